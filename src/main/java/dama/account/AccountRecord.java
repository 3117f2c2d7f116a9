package dama.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/** A row of {@code account}. */
@Entity
@Table(name = "account")
class AccountRecord {

  @Id
  @Column(name = "player_id")
  long playerId;

  @Column(name = "password_hash")
  @Nullable String passwordHash;

  @Column(name = "email")
  @Nullable String email;

  @Column(name = "email_folded")
  @Nullable String emailFolded;

  @Column(name = "email_confirmed_at")
  @Nullable OffsetDateTime emailConfirmedAt;

  @Column(name = "language")
  String language;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "password_at")
  @Nullable OffsetDateTime passwordAt;

  static AccountRecord of(
      long playerId, @Nullable String passwordHash, String language, OffsetDateTime now) {
    AccountRecord row = new AccountRecord();
    row.playerId = playerId;
    row.passwordHash = passwordHash;
    row.language = language;
    row.madeAt = now;
    row.passwordAt = passwordHash == null ? null : now;
    return row;
  }

  void setPassword(String hash, OffsetDateTime now) {
    passwordHash = hash;
    passwordAt = now;
  }

  /** The same password, with more work. */
  void rehash(String hash) {
    passwordHash = hash;
  }

  void speak(String tag) {
    language = tag;
  }

  void setEmail(@Nullable String address, @Nullable String folded) {
    email = address;
    emailFolded = folded;
    emailConfirmedAt = null;
  }

  void confirmEmail(OffsetDateTime now) {
    emailConfirmedAt = now;
  }

  Account toAccount() {
    return new Account(
        playerId,
        passwordHash != null,
        email == null ? "" : email,
        emailConfirmedAt != null,
        language,
        madeAt.toInstant());
  }
}
