package dama.archive;

import dama.game.Happening;
import dama.rules.Side;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** A row of {@code happening}. */
@Entity
@Table(name = "happening")
@IdClass(PlyId.class)
class HappeningRecord {
  private static final int NUMBERS_OF_A_VERSION = 20;

  @Id
  @Column(name = "game_id")
  String gameId;

  /** In the order in which they happened. */
  @Id
  @Column(name = "number")
  int number;

  @Enumerated(EnumType.STRING)
  @Column(name = "kind")
  Happening.Kind kind;

  @Enumerated(EnumType.STRING)
  @Column(name = "by_side")
  @Nullable Side by;

  @Column(name = "ply")
  int ply;

  @Column(name = "amount")
  long amount;

  @Column(name = "notation")
  @Nullable String notation;

  @Column(name = "at")
  OffsetDateTime at;

  /**
   * @param version the one that the game has then; each kind happens once in it at most
   */
  static HappeningRecord of(String gameId, int version, Happening happening) {
    HappeningRecord row = new HappeningRecord();
    row.gameId = gameId;
    row.number = first(version) + happening.kind().ordinal();
    row.kind = happening.kind();
    row.by = happening.by();
    row.ply = happening.ply();
    row.amount = happening.number();
    row.notation = happening.notation();
    row.at = happening.at().truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    return row;
  }

  /** The least number that something can have which happened in this version. */
  static int first(int version) {
    return NUMBERS_OF_A_VERSION * version;
  }

  Happening toHappening() {
    return new Happening(kind, by, ply, amount, notation, at.toInstant());
  }
}
