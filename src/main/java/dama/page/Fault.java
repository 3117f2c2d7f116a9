package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * What a page says above its form: what was wrong with it, or, after {@code ?done=CODE}, what was
 * done. And what was typed, so that nothing need be typed twice.
 */
@Named("form")
@RequestScoped
public class Fault {

  /** The attribute of a request whose form was refused. */
  static final String REFUSED = "dama.page.fault";

  @Inject private HttpServletRequest request;
  @Inject private Words words;

  /** The sentence that says what is wrong; empty if nothing is. */
  public String getFault() {
    return refused().map(this::sentence).orElse("");
  }

  /** Whether this field is the one at fault. */
  public boolean at(String field) {
    return refused().filter(again -> again.field().equals(field)).isPresent();
  }

  /** The sentence that says what was done; empty if nothing was. */
  public String getDone() {
    String code = Optional.ofNullable(request.getParameter("done")).orElse("");
    String key = "done." + code;
    String sentence = words.of(key);
    return code.isEmpty() || sentence.equals(key) ? "" : sentence;
  }

  /** What was typed into a field that is no secret. */
  public String typed(String field) {
    return Optional.ofNullable(request.getParameter(field)).orElse("");
  }

  private Optional<FormAct.Outcome.Again> refused() {
    return Optional.ofNullable((FormAct.Outcome.Again) request.getAttribute(REFUSED));
  }

  private String sentence(FormAct.Outcome.Again again) {
    return words.with("fault." + again.fault(), again.values());
  }
}
