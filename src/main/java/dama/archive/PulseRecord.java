package dama.archive;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** The one row of {@code pulse}: when any server was last at work. */
@Entity
@Table(name = "pulse")
class PulseRecord {
  static final int ONLY = 1;

  @Id
  @Column(name = "id")
  int id;

  @Column(name = "beat_at")
  OffsetDateTime beatAt;

  /** Here and not where it is called: what is written past the class is not noticed as a change. */
  void beat(Instant now) {
    beatAt = now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
  }
}
