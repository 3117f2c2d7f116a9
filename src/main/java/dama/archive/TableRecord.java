package dama.archive;

import dama.game.Clock;
import dama.game.Dealings;
import dama.game.Game;
import dama.game.Terms;
import dama.game.TimeControl;
import dama.rules.Side;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** What a row of {@code game} has besides the board: time, and what the two ask of each other. */
@Embeddable
class TableRecord {

  @Column(name = "time_control")
  String timeControl = TimeControl.NONE.toString();

  @Column(name = "rated")
  boolean rated;

  @Column(name = "white_millis")
  long whiteMillis;

  @Column(name = "black_millis")
  long blackMillis;

  @Column(name = "white_lag")
  long whiteLag;

  @Column(name = "black_lag")
  long blackLag;

  @Column(name = "clock_since")
  @Nullable OffsetDateTime clockSince;

  @Column(name = "deadline_at")
  @Nullable OffsetDateTime deadlineAt;

  @Column(name = "white_draw_at")
  int whiteDrawAt;

  @Column(name = "black_draw_at")
  int blackDrawAt;

  @Column(name = "white_declined")
  int whiteDeclined;

  @Column(name = "black_declined")
  int blackDeclined;

  @Column(name = "white_declined_at")
  int whiteDeclinedAt;

  @Column(name = "black_declined_at")
  int blackDeclinedAt;

  @Enumerated(EnumType.STRING)
  @Column(name = "takeback_by")
  @Nullable Side takebackBy;

  @Column(name = "takeback_ply")
  int takebackPly;

  @Column(name = "premove")
  @Nullable String premove;

  @Enumerated(EnumType.STRING)
  @Column(name = "rematch_by")
  @Nullable Side rematchBy;

  @Column(name = "next_id")
  @Nullable String nextId;

  /** Everything of a game but what follows it. */
  void take(Game game) {
    timeControl = game.terms().time().toString();
    rated = game.terms().rated();
    take(game.clock());
    deadlineAt = time(game.deadline());
    take(game.dealings());
  }

  private void take(Clock clock) {
    whiteMillis = clock.white();
    blackMillis = clock.black();
    whiteLag = clock.whiteLag();
    blackLag = clock.blackLag();
    clockSince = time(clock.since());
  }

  private void take(Dealings dealings) {
    whiteDrawAt = dealings.white().drawAt();
    blackDrawAt = dealings.black().drawAt();
    whiteDeclined = dealings.white().declined();
    blackDeclined = dealings.black().declined();
    whiteDeclinedAt = dealings.white().declinedAt();
    blackDeclinedAt = dealings.black().declinedAt();
    takebackBy = dealings.takebackBy();
    takebackPly = dealings.takebackPly();
    premove = dealings.premove() == null ? null : Paths.write(dealings.premove());
  }

  void askRematch(@Nullable Side by) {
    rematchBy = by;
  }

  void leadTo(String next) {
    nextId = next;
  }

  Terms terms() {
    TimeControl time =
        TimeControl.read(timeControl)
            .orElseThrow(() -> new IllegalStateException("time control " + timeControl));
    return new Terms(time, rated);
  }

  Clock clock() {
    Instant since = clockSince == null ? null : clockSince.toInstant();
    return new Clock(whiteMillis, blackMillis, since, whiteLag, blackLag);
  }

  Dealings dealings(@Nullable Side drawOfferedBy) {
    return new Dealings(
        drawOfferedBy,
        new Dealings.Asked(whiteDrawAt, whiteDeclined, whiteDeclinedAt),
        new Dealings.Asked(blackDrawAt, blackDeclined, blackDeclinedAt),
        takebackBy,
        takebackPly,
        premove == null ? null : Paths.read(premove));
  }

  private static @Nullable OffsetDateTime time(@Nullable Instant instant) {
    return instant == null ? null : instant.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
  }
}
