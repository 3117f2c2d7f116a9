package dama.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A row of {@code player_session}, to read; {@link PlayerStore} inserts by hand. */
@Entity
@Table(name = "player_session")
class SessionRecord {

  @Id
  @Column(name = "token_hash")
  String tokenHash;

  @Column(name = "player_id")
  long playerId;
}
