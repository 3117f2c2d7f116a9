package dama.page;

import dama.player.Player;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Gives somebody all that is kept about them, as a file. */
@ApplicationScoped
public class DataForm implements FormAct {

  @Inject private DataFile file;

  @Override
  public Address.Target target() {
    return Address.Target.ACCOUNT_DATA;
  }

  @Override
  public Outcome take(Form form) {
    Player player = form.player();
    if (player == null) {
      return new Outcome.Again("nobodyKnown", "");
    }
    HttpServletResponse response = form.response();
    response.setContentType("application/json;charset=UTF-8");
    response.setHeader("Content-Disposition", "attachment; filename=\"dama-data.json\"");
    response.setHeader("Cache-Control", "no-store");
    try {
      file.write(player, form.request(), response.getOutputStream());
    } catch (StorageAwayException e) {
      if (response.isCommitted()) {
        // Half a file is out: breaking off tells the browser that it is not whole.
        throw e;
      }
      response.reset();
      SecurityHeadersFilter.tell(form.request(), response);
      throw e;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Outcome.Answered();
  }
}
