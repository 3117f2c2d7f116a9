package dama.identity;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** A row of {@code used_nonce}: a ticket that has let somebody in. */
@Entity
@Table(name = "used_nonce")
class UsedNonceRecord {

  @Id
  @Column(name = "nonce_hash")
  String hash;

  @Column(name = "expires_at")
  OffsetDateTime expiresAt;

  static UsedNonceRecord of(Ticket ticket) {
    UsedNonceRecord row = new UsedNonceRecord();
    row.hash = ticket.hash();
    row.expiresAt = ticket.expiresAt().truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    return row;
  }
}
