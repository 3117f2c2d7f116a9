package dama.page;

import dama.moderation.Sanction;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;

/** What a banned visitor sees instead of the page they asked for. */
@Named
@RequestScoped
public class BannedPage {

  @Inject private Bans bans;

  /** The ban that holds the longest; none once it is over. */
  public List<Sanction> getBans() {
    return bans.ban().stream().toList();
  }
}
