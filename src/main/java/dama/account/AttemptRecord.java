package dama.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A row of {@code attempt}: how often something was tried, and since or until when. */
@Entity
@Table(name = "attempt")
class AttemptRecord {

  @Id
  @Column(name = "subject")
  String subject;

  @Column(name = "failures")
  int failures;

  @Column(name = "last_at")
  OffsetDateTime lastAt;

  static AttemptRecord first(String subject, OffsetDateTime now) {
    AttemptRecord row = new AttemptRecord();
    row.subject = subject;
    row.lastAt = now;
    return row;
  }

  void set(int count, OffsetDateTime now) {
    failures = count;
    lastAt = now;
  }
}
