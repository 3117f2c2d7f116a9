package dama.archive;

import dama.game.Result;
import dama.rules.Side;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.Objects;

/** A row of {@code game_side}: a finished game as one of the two sees it. */
@Entity
@Table(name = "game_side")
@IdClass(SideId.class)
class SideRecord {

  @Id
  @Column(name = "game_id")
  String gameId;

  @Id
  @Enumerated(EnumType.STRING)
  @Column(name = "side")
  Side side;

  @Column(name = "player_id")
  long playerId;

  @Column(name = "opponent_id")
  long opponentId;

  @Column(name = "variant")
  String variant;

  @Enumerated(EnumType.STRING)
  @Column(name = "score")
  Score score;

  @Column(name = "ended_at")
  OffsetDateTime endedAt;

  static SideRecord of(GameRecord game, Side side, Result result) {
    boolean white = side == Side.WHITE;
    SideRecord row = new SideRecord();
    row.gameId = game.id;
    row.side = side;
    row.playerId = white ? game.whiteId : game.blackId;
    row.opponentId = white ? game.blackId : game.whiteId;
    row.variant = game.variant;
    row.score = Score.of(result, side);
    row.endedAt = Objects.requireNonNull(game.endedAt);
    return row;
  }
}
