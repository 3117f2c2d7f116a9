package dama.privacy;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/** A row of {@code retention_run} as it begins; what it counts is counted by the steps. */
@Entity
@Table(name = "retention_run")
class RetentionRunRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "retention_run_seq")
  @SequenceGenerator(
      name = "retention_run_seq",
      sequenceName = "retention_run_seq",
      allocationSize = 1)
  @Column(name = "id")
  long id;

  @Column(name = "by_id")
  @Nullable Long byId;

  @Column(name = "started_at")
  OffsetDateTime startedAt;

  @Column(name = "lines_before")
  @Nullable OffsetDateTime linesBefore;

  @Column(name = "addresses_before")
  @Nullable OffsetDateTime addressesBefore;

  @Column(name = "lines")
  long lines;

  @Column(name = "addresses")
  long addresses;

  @Column(name = "erasures")
  long erasures;

  @Column(name = "sessions")
  long sessions;

  @Column(name = "visitors")
  long visitors;

  @Column(name = "expired")
  long expired;

  static RetentionRunRecord begun(
      @Nullable Long by,
      OffsetDateTime now,
      @Nullable OffsetDateTime linesBefore,
      @Nullable OffsetDateTime addressesBefore) {
    RetentionRunRecord row = new RetentionRunRecord();
    row.byId = by;
    row.startedAt = now;
    row.linesBefore = linesBefore;
    row.addressesBefore = addressesBefore;
    return row;
  }
}
