package dama.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A row of {@code player_session}: a browser that is known. */
@Entity
@Table(name = "player_session")
class SessionRecord {

  @Id
  @Column(name = "token_hash")
  String tokenHash;

  @Column(name = "player_id")
  long playerId;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  static SessionRecord of(String tokenHash, long playerId, OffsetDateTime now) {
    SessionRecord row = new SessionRecord();
    row.tokenHash = tokenHash;
    row.playerId = playerId;
    row.madeAt = now;
    return row;
  }
}
