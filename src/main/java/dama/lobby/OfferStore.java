package dama.lobby;

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
}
