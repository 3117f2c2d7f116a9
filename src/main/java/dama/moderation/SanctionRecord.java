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
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A row of {@code sanction}. */
@Entity
@Table(name = "sanction")
class SanctionRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "sanction_seq")
  @SequenceGenerator(name = "sanction_seq", sequenceName = "sanction_seq", allocationSize = 1)
  @Column(name = "id")
  long id;

  @Column(name = "player_id")
  long playerId;

  @Enumerated(EnumType.STRING)
  @Column(name = "kind")
  Sanction.Kind kind;

  @Enumerated(EnumType.STRING)
  @Column(name = "rooms")
  Sanction.Rooms rooms;

  @Enumerated(EnumType.STRING)
  @Column(name = "reason")
  Reason reason;

  @Column(name = "words")
  String words;

  @Column(name = "by_id")
  long byId;

  @Column(name = "report_id")
  @Nullable Long reportId;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "until_at")
  @Nullable OffsetDateTime untilAt;

  @Column(name = "lifted_at")
  @Nullable OffsetDateTime liftedAt;

  @Column(name = "lifted_by")
  @Nullable Long liftedBy;

  @Column(name = "told_at")
  @Nullable OffsetDateTime toldAt;

  static SanctionRecord of(Imposed imposed, OffsetDateTime now) {
    SanctionRecord row = new SanctionRecord();
    row.playerId = imposed.playerId();
    row.kind = imposed.kind();
    row.rooms = imposed.rooms();
    row.reason = imposed.reason();
    row.words = Typed.words(imposed.words());
    row.byId = imposed.byId();
    row.reportId = imposed.reportId();
    row.madeAt = now;
    row.untilAt = imposed.lasting() == null ? null : now.plus(imposed.lasting());
    return row;
  }

  void lift(long by, OffsetDateTime now) {
    liftedAt = now;
    liftedBy = by;
  }

  void tell(OffsetDateTime now) {
    toldAt = now;
  }

  Stream<Long> people() {
    return Stream.of(playerId, byId);
  }

  Sanction toSanction(
      Map<Long, Player> people, List<Long> lines, Sanction.@Nullable Appeal appeal) {
    return new Sanction(
        id,
        People.in(people, playerId),
        kind,
        rooms,
        reason,
        words,
        People.in(people, byId),
        reportId,
        madeAt.toInstant(),
        untilAt == null ? null : untilAt.toInstant(),
        liftedAt == null ? null : liftedAt.toInstant(),
        lines,
        appeal);
  }
}
