package dama.moderation;

import dama.player.Player;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A row of {@code appeal}: the one that a sanction allows. */
@Entity
@Table(name = "appeal")
class AppealRecord {

  @Id
  @Column(name = "sanction_id")
  long sanctionId;

  @Column(name = "words")
  String words;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "decided_by")
  @Nullable Long decidedBy;

  @Column(name = "decided_at")
  @Nullable OffsetDateTime decidedAt;

  @Column(name = "granted")
  @Nullable Boolean granted;

  @Column(name = "answer")
  @Nullable String answer;

  @Column(name = "told_at")
  @Nullable OffsetDateTime toldAt;

  static AppealRecord of(long sanctionId, String words, OffsetDateTime now) {
    AppealRecord row = new AppealRecord();
    row.sanctionId = sanctionId;
    row.words = words;
    row.madeAt = now;
    return row;
  }

  void decide(long by, boolean granting, String answering, OffsetDateTime now) {
    decidedBy = by;
    granted = granting;
    answer = answering;
    decidedAt = now;
  }

  void tell(OffsetDateTime now) {
    toldAt = now;
  }

  Sanction.Appeal toAppeal(Map<Long, Player> people) {
    return new Sanction.Appeal(
        words,
        madeAt.toInstant(),
        decidedBy == null ? null : People.in(people, decidedBy),
        decidedAt == null ? null : decidedAt.toInstant(),
        granted,
        answer == null ? "" : answer);
  }
}
