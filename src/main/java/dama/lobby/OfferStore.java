package dama.lobby;

import dama.archive.StoredGame;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The open offers. */
@ApplicationScoped
@Transactional
public class OfferStore {

  public Offer create(
      OfferKind kind,
      Player maker,
      @Nullable Player to,
      String variant,
      SideWish side,
      Instant now) {
    throw new UnsupportedOperationException("" + kind + maker + to + variant + side + now);
  }

  /** All of them, oldest first. */
  public List<Offer> open() {
    throw new UnsupportedOperationException();
  }

  public Optional<Offer> find(String id) {
    throw new UnsupportedOperationException(id);
  }

  /** Whether it was this call that removed it. */
  public boolean remove(String id) {
    throw new UnsupportedOperationException(id);
  }

  /**
   * Makes a game of an offer, in one transaction, and takes away the other seeks of both, who are
   * not looking for a game any more. Nothing if the offer was taken or removed meanwhile.
   */
  public Optional<StoredGame> take(Offer offer, Player white, Player black, Instant now) {
    throw new UnsupportedOperationException("" + offer + white + black + now);
  }
}
