package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;

/** What stands around a page: all that Dama has, or the little that fits into another site's. */
@Named
@RequestScoped
public class Frame {

  @Inject private HttpServletRequest request;

  public String getTemplate() {
    return isEmbedded() ? "/WEB-INF/embed.xhtml" : "/WEB-INF/frame.xhtml";
  }

  public boolean isEmbedded() {
    return request.getAttribute(Embedding.MAY_BE) != null;
  }
}
