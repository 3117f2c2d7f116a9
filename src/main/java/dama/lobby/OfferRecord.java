package dama.lobby;

import dama.game.Terms;
import dama.game.TimeControl;
import dama.player.Player;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A row of {@code offer}. */
@Entity
@Table(name = "offer")
class OfferRecord {

  @Id
  @Column(name = "id")
  String id;

  @Enumerated(EnumType.STRING)
  @Column(name = "kind")
  OfferKind kind;

  @Column(name = "maker_id")
  long makerId;

  @Column(name = "to_id")
  @Nullable Long toId;

  @Column(name = "variant")
  String variant;

  @Enumerated(EnumType.STRING)
  @Column(name = "side")
  SideWish side;

  @Column(name = "time_control")
  String timeControl;

  @Column(name = "rated")
  boolean rated;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  Stream<Long> people() {
    return Stream.of(makerId, toId == null ? makerId : toId);
  }

  private Terms terms() {
    return new Terms(TimeControl.read(timeControl).orElse(TimeControl.NONE), rated);
  }

  Offer toOffer(Map<Long, Player> players) {
    return new Offer(
        id,
        kind,
        Objects.requireNonNull(players.get(makerId)),
        toId == null ? null : players.get(toId),
        variant,
        side,
        terms(),
        madeAt.toInstant());
  }
}
