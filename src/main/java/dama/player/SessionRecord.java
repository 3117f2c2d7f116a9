package dama.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

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

  @Column(name = "seen_at")
  @Nullable OffsetDateTime seenAt;

  @Column(name = "address_hash")
  @Nullable String addressHash;

  @Column(name = "agent")
  @Nullable String agent;

  static SessionRecord of(String tokenHash, long playerId, Device device, OffsetDateTime now) {
    SessionRecord row = new SessionRecord();
    row.tokenHash = tokenHash;
    row.playerId = playerId;
    row.madeAt = now;
    row.see(device, now);
    return row;
  }

  /** What is not known of a device leaves what was known. */
  final void see(Device device, OffsetDateTime now) {
    seenAt = now;
    addressHash = device.addressHash().isEmpty() ? addressHash : device.addressHash();
    agent = device.agent().isEmpty() ? agent : device.agent();
  }

  /** When it was last of use. */
  OffsetDateTime usedAt() {
    return seenAt == null ? madeAt : seenAt;
  }
}
