package dama.moderation;

import dama.player.Player;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A row of {@code report}. */
@Entity
@Table(name = "report")
class ReportRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "report_seq")
  @SequenceGenerator(name = "report_seq", sequenceName = "report_seq", allocationSize = 1)
  @Column(name = "id")
  long id;

  @Enumerated(EnumType.STRING)
  @Column(name = "kind")
  Report.Kind kind;

  @Column(name = "reporter_id")
  @Nullable Long reporterId;

  @Column(name = "about_id")
  long aboutId;

  @Column(name = "line_id")
  @Nullable Long lineId;

  @Column(name = "game_id")
  @Nullable String gameId;

  @Column(name = "name")
  @Nullable String name;

  @Enumerated(EnumType.STRING)
  @Column(name = "reason")
  Reason reason;

  @Column(name = "gravity")
  int gravity;

  @Column(name = "words")
  String words;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "claimed_by")
  @Nullable Long claimedBy;

  @Column(name = "claimed_at")
  @Nullable OffsetDateTime claimedAt;

  @Enumerated(EnumType.STRING)
  @Column(name = "outcome")
  Report.@Nullable Outcome outcome;

  @Column(name = "outcome_words")
  @Nullable String outcomeWords;

  @Column(name = "resolved_by")
  @Nullable Long resolvedBy;

  @Column(name = "resolved_at")
  @Nullable OffsetDateTime resolvedAt;

  @Column(name = "heard_at")
  @Nullable OffsetDateTime heardAt;

  static ReportRecord of(
      Report.Kind kind,
      @Nullable Long reporterId,
      long aboutId,
      @Nullable Long lineId,
      @Nullable String gameId,
      @Nullable String name,
      Reason reason,
      String words,
      OffsetDateTime now) {
    ReportRecord row = new ReportRecord();
    row.kind = kind;
    row.reporterId = reporterId;
    row.aboutId = aboutId;
    row.lineId = lineId;
    row.gameId = gameId;
    row.name = name;
    row.reason = reason;
    row.gravity = reason.gravity();
    row.words = words;
    row.madeAt = now;
    return row;
  }

  void claim(@Nullable Long by, @Nullable OffsetDateTime at) {
    claimedBy = by;
    claimedAt = at;
  }

  void resolve(long by, Report.Outcome wanted, String answer, OffsetDateTime at) {
    outcome = wanted;
    outcomeWords = answer;
    resolvedBy = by;
    resolvedAt = at;
  }

  void hear(OffsetDateTime at) {
    heardAt = at;
  }

  /** For the audit. */
  String state() {
    return new State()
        .with("about", aboutId)
        .with("claimedBy", claimedBy)
        .with("outcome", outcome)
        .toString();
  }

  /** Whether another reports the very same. */
  boolean isSame(ReportRecord other) {
    return kind == other.kind
        && Objects.equals(reporterId, other.reporterId)
        && aboutId == other.aboutId
        && Objects.equals(lineId, other.lineId)
        && Objects.equals(gameId, other.gameId)
        && Objects.equals(name, other.name);
  }

  Stream<Long> people() {
    return Stream.of(reporterId, aboutId, claimedBy, resolvedBy).filter(Objects::nonNull);
  }

  Report toReport(Map<Long, Player> people) {
    return new Report(
        id,
        kind,
        reporterId == null ? null : People.in(people, reporterId),
        People.in(people, aboutId),
        lineId,
        gameId,
        name,
        reason,
        words,
        madeAt.toInstant(),
        claimedBy == null ? null : People.in(people, claimedBy),
        instant(claimedAt),
        outcome,
        outcomeWords == null ? "" : outcomeWords,
        resolvedBy == null ? null : People.in(people, resolvedBy),
        instant(resolvedAt));
  }

  private static @Nullable Instant instant(@Nullable OffsetDateTime time) {
    return time == null ? null : time.toInstant();
  }
}
