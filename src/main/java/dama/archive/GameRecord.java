package dama.archive;

import dama.game.Ending;
import dama.game.Game;
import dama.game.Outcome;
import dama.game.Result;
import dama.notation.Fen;
import dama.player.Player;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A row of {@code game}: enough of it for a list of games without a look at the plies. */
@Entity
@Table(name = "game")
class GameRecord {

  @Id
  @Column(name = "id")
  String id;

  @Column(name = "variant")
  String variant;

  @Column(name = "white_id")
  long whiteId;

  @Column(name = "black_id")
  long blackId;

  @Column(name = "start_fen")
  String startFen;

  @Column(name = "fen")
  String fen;

  @Column(name = "ply_count")
  int plyCount;

  @Enumerated(EnumType.STRING)
  @Column(name = "draw_offered_by")
  @Nullable Side drawOfferedBy;

  @Enumerated(EnumType.STRING)
  @Column(name = "result")
  @Nullable Result result;

  @Enumerated(EnumType.STRING)
  @Column(name = "ending")
  @Nullable Ending ending;

  @Column(name = "offer_id")
  @Nullable String offerId;

  @Column(name = "started_at")
  OffsetDateTime startedAt;

  @Column(name = "changed_at")
  OffsetDateTime changedAt;

  @Column(name = "ended_at")
  @Nullable OffsetDateTime endedAt;

  /**
   * @param plies all of the game; those that were played after this row was read are left out
   */
  StoredGame toStored(List<PlyRecord> plies, Map<Long, Player> players) {
    return new StoredGame(
        id,
        Objects.requireNonNull(players.get(whiteId)),
        Objects.requireNonNull(players.get(blackId)),
        toGame(plies),
        startedAt.toInstant(),
        endedAt == null ? null : endedAt.toInstant());
  }

  GameSummary toSummary(Map<Long, Player> players) {
    return new GameSummary(
        id,
        variant,
        Objects.requireNonNull(players.get(whiteId)),
        Objects.requireNonNull(players.get(blackId)),
        plyCount,
        startedAt.toInstant(),
        result);
  }

  private Game toGame(List<PlyRecord> plies) {
    Variant kind =
        Variants.byId(variant)
            .orElseThrow(() -> new IllegalStateException("game " + id + " is of no known kind"));
    Outcome outcome = result == null || ending == null ? null : new Outcome(result, ending);
    return Game.restore(
        kind,
        Fen.read(startFen, kind),
        plies.stream().limit(plyCount).map(PlyRecord::toPlayed).toList(),
        drawOfferedBy,
        outcome);
  }
}
