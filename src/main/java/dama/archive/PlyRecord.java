package dama.archive;

import dama.game.Played;
import dama.game.Ply;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** A row of {@code ply}. */
@Entity
@Table(name = "ply")
@IdClass(PlyId.class)
class PlyRecord {

  @Id
  @Column(name = "game_id")
  String gameId;

  @Id
  @Column(name = "number")
  int number;

  @Column(name = "path")
  String path;

  @Column(name = "notation")
  String notation;

  @Column(name = "played_at")
  OffsetDateTime playedAt;

  @Column(name = "spent_millis")
  long spentMillis;

  static PlyRecord of(String gameId, Ply ply) {
    PlyRecord row = new PlyRecord();
    row.gameId = gameId;
    row.number = ply.number();
    row.path = Paths.write(ply.move().path());
    row.notation = ply.notation();
    row.playedAt = ply.at().truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    row.spentMillis = ply.spent();
    return row;
  }

  Played toPlayed() {
    return new Played(Paths.read(path), playedAt.toInstant(), spentMillis);
  }
}
