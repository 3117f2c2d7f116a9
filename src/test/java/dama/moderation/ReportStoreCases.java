package dama.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Race;
import dama.harness.Rows;
import dama.harness.TestDatabase.Row;
import dama.player.Player;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

abstract class ReportStoreCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30.123Z");

  private final ReportStore reports;
  private final Cast cast;

  ReportStoreCases(Rows rows) {
    reports = rows.store(ReportStore.class);
    cast = new Cast(rows);
  }

  private long file(Player reporter, Player about, Reason reason, long line) {
    return reports
        .file(
            Report.Kind.LINE,
            reporter.id(),
            about.id(),
            line,
            cast.room,
            null,
            reason,
            "he said it",
            NOW)
        .orElseThrow();
  }

  @Test
  void aReportIsKeptWhole() {
    long id = file(cast.ada, cast.ben, Reason.INSULT, 7);
    Report report = reports.byId(id).orElseThrow();
    assertEquals(
        new Report(
            id,
            Report.Kind.LINE,
            cast.ada,
            cast.ben,
            7L,
            cast.room,
            null,
            Reason.INSULT,
            "he said it",
            NOW,
            null,
            null,
            null,
            "",
            null,
            null),
        report);
    assertEquals(List.of(report), reports.mine(cast.ada.id()));
    assertEquals(List.of(report), reports.about(cast.ben.id()));
  }

  @Test
  void theSameReportIsFiledOnceWhileItIsOpen() throws Exception {
    List<OptionalLong> filed =
        Race.of(
            8,
            runner ->
                () ->
                    reports.file(
                        Report.Kind.NAME,
                        cast.ada.id(),
                        cast.ben.id(),
                        null,
                        null,
                        cast.ben.name(),
                        Reason.BAD_NAME,
                        "",
                        NOW));
    assertEquals(1, filed.stream().filter(OptionalLong::isPresent).count());
    file(cast.mod, cast.ben, Reason.BAD_NAME, 1);
    assertEquals(2, reports.about(cast.ben.id()).size());
  }

  @Test
  void theQueueHasTheGravestFirstAndTheNewestOfThose() {
    Player carl = cast.player();
    Player dora = cast.player();
    file(cast.ada, cast.ben, Reason.THREAT, 1);
    file(cast.ada, carl, Reason.THREAT, 2);
    file(cast.ada, dora, Reason.SPAM, 3);
    file(carl, dora, Reason.OTHER, 4);
    Set<Long> ours = Set.of(cast.ben.id(), carl.id(), dora.id());
    List<ReportGroup> found =
        everything().stream().filter(group -> ours.contains(group.about().id())).toList();
    assertEquals(
        List.of(carl.id(), cast.ben.id(), dora.id()),
        found.stream().map(group -> group.about().id()).toList());
    assertEquals(2, found.get(2).reports().size());
    assertEquals(4L, found.get(2).reports().get(0).lineId());
  }

  /** By pages of two, so that none is lost where they meet. */
  private List<ReportGroup> everything() {
    List<ReportGroup> all = new ArrayList<>();
    ReportQueue page = reports.queue(null, 2);
    all.addAll(page.groups());
    while (page.next() != null) {
      page = reports.queue(page.next(), 2);
      all.addAll(page.groups());
    }
    return all;
  }

  @Test
  void whoClaimsSecondIsToldWhoHasItAndSinceWhen() {
    file(cast.ada, cast.ben, Reason.INSULT, 1);
    assertInstanceOf(Handling.Done.class, reports.claim(cast.mod, cast.ben.id(), NOW));
    Handling second = reports.claim(cast.other, cast.ben.id(), NOW.plusSeconds(60));
    assertEquals(new Handling.HeldBy(cast.mod, NOW), second);
    assertInstanceOf(
        Handling.Done.class, reports.claim(cast.mod, cast.ben.id(), NOW.plusSeconds(90)));
  }

  @Test
  void whatWaitsForAModeratorIsWhatTheyCouldClaim() {
    Instant later = NOW.plusSeconds(60);
    long before = reports.countFor(cast.mod.id(), later);
    long others = reports.countFor(cast.other.id(), later);
    Instant lapsed = NOW.plus(Report.CLAIM).plusMillis(1);
    long whenLapsed = reports.countFor(cast.other.id(), lapsed);
    file(cast.ada, cast.mod, Reason.INSULT, 1);
    file(cast.ada, cast.ben, Reason.INSULT, 2);
    file(cast.mod, cast.ben, Reason.SPAM, 2);
    assertEquals(before + 2, reports.countFor(cast.mod.id(), later));
    assertEquals(others + 3, reports.countFor(cast.other.id(), later));
    reports.claim(cast.mod, cast.ben.id(), NOW);
    file(cast.ada, cast.ben, Reason.SPAM, 3);
    assertEquals(before + 3, reports.countFor(cast.mod.id(), later));
    assertEquals(others + 1, reports.countFor(cast.other.id(), later));
    assertEquals(whenLapsed + 4, reports.countFor(cast.other.id(), lapsed));
  }

  @Test
  void ofManyWhoClaimAtOnceOneHasIt() throws Exception {
    long id = file(cast.ada, cast.ben, Reason.INSULT, 1);
    List<Player> moderators = List.of(cast.mod, cast.other, cast.owner, cast.mod, cast.other);
    List<Handling> answers =
        Race.of(5, runner -> () -> reports.claim(moderators.get(runner), cast.ben.id(), NOW));
    Player holder = present(reports.byId(id).orElseThrow().claimedBy());
    for (int i = 0; i < answers.size(); i++) {
      boolean has = answers.get(i) instanceof Handling.Done;
      assertEquals(moderators.get(i).id() == holder.id(), has, "runner " + i);
    }
  }

  private static Player present(@Nullable Player player) {
    assertNotNull(player);
    return player;
  }

  @Test
  void aClaimLapsesAndIsReleased() {
    file(cast.ada, cast.ben, Reason.INSULT, 1);
    reports.claim(cast.mod, cast.ben.id(), NOW);
    assertInstanceOf(Handling.HeldBy.class, reports.release(cast.other, cast.ben.id(), NOW));
    Instant later = NOW.plus(Report.CLAIM).plusMillis(1);
    assertInstanceOf(Handling.Done.class, reports.claim(cast.other, cast.ben.id(), later));
    assertInstanceOf(Handling.Done.class, reports.release(cast.other, cast.ben.id(), later));
    assertInstanceOf(Handling.Done.class, reports.claim(cast.mod, cast.ben.id(), later));
  }

  @Test
  void aNewReportAboutSomebodyIsWithWhomHasTheOthers() {
    file(cast.ada, cast.ben, Reason.INSULT, 1);
    reports.claim(cast.mod, cast.ben.id(), NOW);
    long second = file(cast.ada, cast.ben, Reason.INSULT, 2);
    assertInstanceOf(
        Handling.HeldBy.class,
        reports.resolve(cast.other, Set.of(second), Report.Outcome.ACTED, "", NOW));
  }

  @Test
  void whatAnotherResolvedMeanwhileIsRefused() {
    long one = file(cast.ada, cast.ben, Reason.INSULT, 1);
    long two = file(cast.ada, cast.ben, Reason.INSULT, 2);
    assertInstanceOf(
        Handling.Done.class,
        reports.resolve(cast.mod, Set.of(one), Report.Outcome.ACTED, "thank you", NOW));
    Handling second =
        reports.resolve(cast.other, Set.of(one, two), Report.Outcome.NOTHING_WRONG, "", NOW);
    assertEquals(new Handling.ResolvedBy(cast.mod, NOW), second);
    assertEquals("thank you", reports.byId(one).orElseThrow().outcomeWords());
    assertEquals(null, reports.byId(two).orElseThrow().outcome());
  }

  @Test
  void ofTwoWhoResolveAtOnceOneDoes() throws Exception {
    long id = file(cast.ada, cast.ben, Reason.INSULT, 1);
    List<Player> two = List.of(cast.mod, cast.other);
    List<Handling> answers =
        Race.of(
            2,
            runner ->
                () ->
                    reports.resolve(
                        two.get(runner), Set.of(id), Report.Outcome.ACTED, "" + runner, NOW));
    assertEquals(1, answers.stream().filter(Handling.Done.class::isInstance).count());
    assertEquals(1, answers.stream().filter(Handling.ResolvedBy.class::isInstance).count());
  }

  @Test
  void nobodyHandlesReportsAboutThemselves() {
    long id = file(cast.ada, cast.mod, Reason.INSULT, 1);
    assertInstanceOf(Handling.Yourself.class, reports.claim(cast.mod, cast.mod.id(), NOW));
    assertInstanceOf(
        Handling.Yourself.class,
        reports.resolve(cast.mod, Set.of(id), Report.Outcome.NOTHING_WRONG, "", NOW));
  }

  @Test
  void whatIsNotThereIsNothing() {
    assertInstanceOf(Handling.Nothing.class, reports.claim(cast.mod, cast.ben.id(), NOW));
    assertInstanceOf(
        Handling.Nothing.class,
        reports.resolve(cast.mod, Set.of(-1L), Report.Outcome.ACTED, "", NOW));
    assertTrue(reports.group(cast.ben.id()).isEmpty());
  }

  @Test
  void theReporterHearsOnceWhatCameOfIt() {
    long id = file(cast.ada, cast.ben, Reason.INSULT, 1);
    assertEquals(List.of(), reports.unheard(cast.ada.id()));
    reports.resolve(cast.mod, Set.of(id), Report.Outcome.ACTED, "done", NOW);
    assertEquals(1, reports.unheard(cast.ada.id()).size());
    reports.heard(List.of(id), NOW.plus(Duration.ofDays(1)));
    assertEquals(List.of(), reports.unheard(cast.ada.id()));
  }

  @Test
  void theAuditHoldsWhatWasDoneAndNobodysWords() {
    long id = file(cast.ada, cast.ben, Reason.INSULT, 1);
    reports.claim(cast.mod, cast.ben.id(), NOW);
    reports.release(cast.mod, cast.ben.id(), NOW);
    reports.resolve(cast.mod, Set.of(id), Report.Outcome.WARNED, "words to the reporter", NOW);
    List<Row> rows = cast.audit(cast.mod);
    assertEquals(
        List.of("report.claim", "report.release", "report.resolve"),
        rows.stream().map(row -> row.text("act")).toList());
    assertTrue(rows.get(2).text("after_state").contains("WARNED"));
    assertFalse(rows.toString().contains("words to the reporter"));
    assertFalse(rows.toString().contains("he said it"));
  }
}
