package dama.archive;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

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
}
