package dama.page;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Scripts, styles and images: {@code /static/VERSION/css/base.css}. */
public class AssetServlet extends HttpServlet {

  @Inject private Assets assets;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String path = request.getPathInfo();
    String[] parts = path == null ? new String[0] : path.split("/", 3);
    Packed file = parts.length == 3 ? assets.find(parts[2]) : null;
    if (file == null) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    } else {
      // A page that was opened before an update asks for the old version and gets the new one.
      file.send(request, response, parts[1].equals(file.version()));
    }
  }
}
