package dama.page;

import dama.rules.Variants;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** How one kind of draughts is played. */
@Named
@RequestScoped
public class RulesPage {

  @Inject private HttpServletRequest request;

  private @Nullable Kind kind;

  /** Says 404 if there is no such kind. */
  public void open() throws IOException {
    kind =
        Variants.byId(String.valueOf(request.getAttribute(Address.ID))).map(Kind::new).orElse(null);
    if (kind == null) {
      FacesContext faces = FacesContext.getCurrentInstance();
      faces.getExternalContext().responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
      faces.responseComplete();
    }
  }

  public @Nullable Kind getKind() {
    return kind;
  }
}
