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
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
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

  @Version
  @Column(name = "version")
  int version;

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

  @Embedded TableRecord table = new TableRecord();

  @Column(name = "offer_id")
  @Nullable String offerId;

  @Column(name = "started_at")
  OffsetDateTime startedAt;

  @Column(name = "changed_at")
  OffsetDateTime changedAt;

  @Column(name = "ended_at")
  @Nullable OffsetDateTime endedAt;

  StoredGame toStored(Game game, Map<Long, Player> players) {
    return new StoredGame(
        id,
        Objects.requireNonNull(players.get(whiteId)),
        Objects.requireNonNull(players.get(blackId)),
        game,
        version,
        table.rematchBy,
        table.nextId,
        startedAt.toInstant(),
        endedAt == null ? null : endedAt.toInstant());
  }

  /** The game as it is now. */
  void take(Game game, Instant now) {
    Outcome outcome = game.outcome();
    fen = Fen.write(game.position());
    plyCount = game.plies().size();
    drawOfferedBy = game.drawOfferedBy();
    result = outcome == null || outcome.result() == Result.NONE ? null : outcome.result();
    ending = outcome == null ? null : outcome.ending();
    changedAt = now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    endedAt = outcome == null ? null : changedAt;
    table.take(game);
  }

  GameSummary toSummary(Map<Long, Player> players) {
    return new GameSummary(
        id,
        variant,
        Objects.requireNonNull(players.get(whiteId)),
        Objects.requireNonNull(players.get(blackId)),
        plyCount,
        startedAt.toInstant(),
        result == null && ending != null ? Result.NONE : result);
  }

  FinishedGame toFinished(Map<Long, Player> players) {
    return new FinishedGame(
        id,
        variant,
        Objects.requireNonNull(players.get(whiteId)),
        Objects.requireNonNull(players.get(blackId)),
        table.terms().time(),
        table.rated,
        plyCount,
        Objects.requireNonNull(result),
        Objects.requireNonNull(ending),
        Objects.requireNonNull(endedAt).toInstant());
  }

  /**
   * @param plies all of the game; those that were played after this row was read are left out
   */
  Game toGame(List<PlyRecord> plies) {
    Variant kind =
        Variants.byId(variant)
            .orElseThrow(() -> new IllegalStateException("game " + id + " is of no known kind"));
    Outcome outcome =
        ending == null ? null : new Outcome(result == null ? Result.NONE : result, ending);
    return Game.restore(
        kind,
        table.terms(),
        Fen.read(startFen, kind),
        plies.stream().limit(plyCount).map(PlyRecord::toPlayed).toList(),
        table.clock(),
        table.dealings(drawOfferedBy),
        outcome);
  }
}
