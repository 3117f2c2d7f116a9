package dama.page;

import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Hands a form to what takes it, and answers it. */
@ApplicationScoped
public class FormActs {

  private static final int UNPROCESSABLE = 422;

  @Inject @Any private Instance<FormAct> all;
  @Inject private Visitor visitor;

  boolean take(Address.Target target) {
    return all.stream().anyMatch(act -> act.target() == target);
  }

  /** Whether the page of the address is still to be shown. */
  boolean answer(Address address, HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    FormAct act =
        all.stream().filter(one -> one.target() == address.target()).findFirst().orElseThrow();
    FormAct.Form form =
        new FormAct.Form(address.id(), visitor.player().orElse(null), request, response);
    FormAct.Outcome outcome;
    try {
      outcome = act.take(form);
    } catch (StorageAwayException e) {
      outcome = new FormAct.Outcome.Again("tryAgain", "");
    }
    if (outcome instanceof FormAct.Outcome.Seen seen) {
      response.setStatus(HttpServletResponse.SC_SEE_OTHER);
      response.setHeader("Location", request.getContextPath() + seen.address());
      return false;
    }
    if (outcome instanceof FormAct.Outcome.Again again) {
      request.setAttribute(Fault.REFUSED, again);
      response.setStatus(UNPROCESSABLE);
      return true;
    }
    if (outcome instanceof FormAct.Outcome.Shown shown) {
      request.setAttribute(shown.attribute(), shown.value());
      response.setHeader("Cache-Control", "no-store");
      return true;
    }
    return false;
  }
}
