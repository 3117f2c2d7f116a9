package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Where what is known of somebody is shown: {@code #{profiles.of(name)}}. */
@Named
@RequestScoped
public class Profiles {

  @Inject private HttpServletRequest request;

  public String of(String name) {
    return request.getContextPath() + "/@/" + encoded(name);
  }

  /** Where all their finished games are listed. */
  public String games(String name) {
    return request.getContextPath() + "/games?player=" + encoded(name);
  }

  /** Where they are challenged. */
  public String challenge(String name) {
    return request.getContextPath() + "/?challenge=" + encoded(name);
  }

  /** As a part of a path and of a query alike: a space is no plus in a path. */
  private static String encoded(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
