package dama.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/** A row of {@code one_time_link}; of its token the hash alone is kept. */
@Entity
@Table(name = "one_time_link")
class OneTimeLinkRecord {

  @Id
  @Column(name = "token_hash")
  String tokenHash;

  @Enumerated(EnumType.STRING)
  @Column(name = "purpose")
  OneTimeLink.Purpose purpose;

  @Column(name = "player_id")
  @Nullable Long playerId;

  @Column(name = "detail")
  @Nullable String detail;

  @Column(name = "made_by")
  @Nullable Long madeBy;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "expires_at")
  OffsetDateTime expiresAt;

  @Column(name = "used_at")
  @Nullable OffsetDateTime usedAt;

  static OneTimeLinkRecord of(
      String tokenHash, OneTimeLink.Purpose purpose, Duration life, OffsetDateTime now) {
    OneTimeLinkRecord row = new OneTimeLinkRecord();
    row.tokenHash = tokenHash;
    row.purpose = purpose;
    row.madeAt = now;
    row.expiresAt = now.plus(life);
    return row;
  }

  void belong(long player, String of) {
    playerId = player;
    detail = of.isEmpty() ? null : of;
  }

  void madeBy(long moderator) {
    madeBy = moderator;
  }

  void use(OffsetDateTime now) {
    usedAt = now;
  }

  OneTimeLink toLink() {
    return new OneTimeLink(
        purpose,
        playerId == null ? 0 : playerId,
        detail == null ? "" : detail,
        expiresAt.toInstant());
  }
}
