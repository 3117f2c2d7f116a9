package dama.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/** A row of {@code player_name}, to read and change; {@link NameStore} inserts by hand. */
@Entity
@Table(name = "player_name")
class NameRecord {

  @Id
  @Column(name = "id")
  long id;

  @Column(name = "player_id")
  long playerId;

  @Column(name = "letters")
  @Nullable String letters;

  @Column(name = "looks")
  @Nullable String looks;

  @Column(name = "released_at")
  @Nullable OffsetDateTime releasedAt;
}
