package dama.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/** A row of {@code player_name}: a name that somebody wears, or wore. */
@Entity
@Table(name = "player_name")
class NameRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "player_name_seq")
  @SequenceGenerator(name = "player_name_seq", sequenceName = "player_name_seq", allocationSize = 1)
  @Column(name = "id")
  long id;

  @Column(name = "player_id")
  long playerId;

  @Column(name = "name")
  String name;

  @Column(name = "folded")
  @Nullable String folded;

  @Column(name = "letters")
  @Nullable String letters;

  @Column(name = "looks")
  @Nullable String looks;

  @Column(name = "kept_letters")
  @Nullable String keptLetters;

  @Column(name = "kept_looks")
  @Nullable String keptLooks;

  @Column(name = "kept_until")
  @Nullable OffsetDateTime keptUntil;

  @Column(name = "barred_by")
  @Nullable Long barredBy;

  @Column(name = "taken_at")
  OffsetDateTime takenAt;

  @Column(name = "released_at")
  @Nullable OffsetDateTime releasedAt;

  static NameRecord worn(long playerId, Name name, OffsetDateTime now) {
    NameRecord row = new NameRecord();
    row.playerId = playerId;
    row.name = name.spelling();
    row.folded = Folded.of(name.spelling());
    row.letters = name.letters();
    row.looks = name.looks();
    row.takenAt = now;
    return row;
  }

  void keep(OffsetDateTime until) {
    keptLetters = letters;
    keptLooks = looks;
    keptUntil = until;
  }

  /** Keeps a name that was taken from somebody from everybody, themselves included. */
  void bar(long sanctionId) {
    Name taken = Name.of(name);
    keptLetters = taken.letters();
    keptLooks = taken.looks();
    barredBy = sanctionId;
  }

  void free() {
    barredBy = null;
  }

  WornName toWorn() {
    Instant released = releasedAt == null ? null : releasedAt.toInstant();
    return new WornName(name, takenAt.toInstant(), released);
  }
}
