package dama.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.chat.ChatLine;
import dama.harness.Heard;
import dama.harness.Race;
import dama.harness.Rows;
import dama.harness.TestDatabase.Row;
import dama.player.NameFault;
import dama.player.Naming;
import dama.player.Player;
import dama.server.StorageAwayException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

abstract class ActsCases {
  private static final Duration HOUR = Duration.ofHours(1);

  private final Acts acts;
  private final Sanctions sanctions;
  private final SanctionStore store;
  private final Heard heard;
  private final Cast cast;

  ActsCases(Rows rows) {
    acts = rows.store(Acts.class);
    sanctions = rows.store(Sanctions.class);
    store = rows.store(SanctionStore.class);
    heard = rows.store(Heard.class);
    cast = new Cast(rows);
  }

  private static Sanction done(ActAnswer answer) {
    return assertInstanceOf(ActAnswer.Done.class, answer).sanctions().get(0);
  }

  private static void refused(ActRefusal reason, ActAnswer answer) {
    assertEquals(new ActAnswer.Refused(reason), answer);
  }

  private Sanction mute(Player by, Player person) {
    return done(acts.mute(by, person.id(), Sanction.Rooms.LOBBY, HOUR, Reason.INSULT, "be kind"));
  }

  @Test
  void aMuteHoldsAtOnceInItsRoomsAndNoLonger() {
    Instant now = Instant.now();
    assertTrue(sanctions.mute(cast.ben.id(), "lobby", now).isEmpty());
    Sanction mute = mute(cast.mod, cast.ben);
    assertEquals(mute.id(), sanctions.mute(cast.ben.id(), "lobby", now).orElseThrow().id());
    assertTrue(sanctions.mute(cast.ben.id(), cast.room, now).isEmpty());
    assertTrue(sanctions.ban(cast.ben.id(), now).isEmpty());
    Instant later = now.plus(HOUR).plusSeconds(5);
    assertTrue(sanctions.mute(cast.ben.id(), "lobby", later).isEmpty());
    assertEquals(mute.madeAt().plus(HOUR), mute.until());
    assertEquals(List.of("imposed MUTE on " + cast.ben.id()), heard.about(cast.ben.id()));
    assertEquals(List.of(mute), store.untold(cast.ben.id()));
  }

  @Test
  void theLongestBanIsTheOneThatIsTold() {
    done(acts.ban(cast.mod, cast.ben.id(), null, Reason.THREAT, "for ever"));
    done(acts.ban(cast.mod, cast.ben.id(), HOUR, Reason.THREAT, "an hour"));
    assertEquals("for ever", sanctions.ban(cast.ben.id(), Instant.now()).orElseThrow().words());
  }

  @Test
  void aSanctionIsLiftedEarlyOnce() {
    Sanction mute = mute(cast.mod, cast.ben);
    Sanction lifted = done(acts.lift(cast.other, mute.id(), Reason.OTHER));
    assertNotNull(lifted.liftedAt());
    assertTrue(sanctions.mute(cast.ben.id(), "lobby", Instant.now()).isEmpty());
    refused(ActRefusal.LIFTED_ALREADY, acts.lift(cast.mod, mute.id(), Reason.OTHER));
    refused(ActRefusal.NO_SUCH_SANCTION, acts.lift(cast.mod, -1, Reason.OTHER));
  }

  @Test
  void linesAreHiddenAndShownAgain() {
    ChatLine one = cast.says(cast.ben, "one");
    ChatLine two = cast.says(cast.ben, "two");
    ChatLine adas = cast.says(cast.ada, "three");
    List<Long> all = List.of(one.id(), two.id(), adas.id());
    ActAnswer hidden = acts.hide(cast.mod, all, Reason.INSULT, "no");
    assertEquals(2, assertInstanceOf(ActAnswer.Done.class, hidden).sanctions().size());
    assertEquals("HIDDEN", cast.status(one));
    refused(ActRefusal.NOTHING_TO_CHANGE, acts.hide(cast.mod, all, Reason.INSULT, ""));
    acts.restore(cast.other, List.of(one.id()));
    assertEquals("SHOWN", cast.status(one));
    assertEquals("HIDDEN", cast.status(two));
    assertEquals(null, store.of(cast.ben.id()).get(0).liftedAt());
    acts.restore(cast.other, List.of(two.id()));
    assertNotNull(store.of(cast.ben.id()).get(0).liftedAt(), "nothing is hidden by it any more");
    refused(ActRefusal.NO_SUCH_LINE, acts.hide(cast.mod, List.of(-1L), Reason.INSULT, ""));
    assertTrue(heard.contains("hidden " + one.id() + " of " + cast.ben.id()));
    assertTrue(heard.contains("restored " + one.id() + " of " + cast.ben.id()));
  }

  @Test
  void allOfAPersonsLinesInATimeAreHidden() {
    Instant start = Instant.parse("2026-03-01T10:00:00Z");
    ChatLine before = cast.says(cast.ben, "before", start.minusMillis(1));
    ChatLine first = cast.says(cast.ben, "first", start);
    ChatLine last = cast.says(cast.ben, "last", start.plusMillis(999));
    ChatLine after = cast.says(cast.ben, "after", start.plusMillis(1000));
    ChatLine adas = cast.says(cast.ada, "amidst", start.plusMillis(5));
    Sanction hide =
        done(acts.hideRange(cast.mod, cast.ben.id(), start, start.plusSeconds(1), Reason.SPAM, ""));
    assertEquals(List.of(first.id(), last.id()), hide.lines());
    for (ChatLine untouched : List.of(before, after, adas)) {
      assertEquals("SHOWN", cast.status(untouched));
    }
    done(acts.lift(cast.mod, hide.id(), Reason.OTHER));
    assertEquals("SHOWN", cast.status(first));
    assertEquals("SHOWN", cast.status(last));
  }

  @Test
  void liftingShowsNoLineThatAnotherSanctionHides() {
    ChatLine one = cast.says(cast.ben, "one");
    ChatLine two = cast.says(cast.ben, "two");
    Sanction first = done(acts.hide(cast.mod, List.of(one.id(), two.id()), Reason.INSULT, ""));
    acts.restore(cast.mod, List.of(one.id()));
    done(acts.hide(cast.other, List.of(one.id()), Reason.THREAT, ""));
    done(acts.lift(cast.mod, first.id(), Reason.OTHER));
    assertEquals("HIDDEN", cast.status(one));
    assertEquals("SHOWN", cast.status(two));
  }

  @Test
  void aNameIsTakenAndGivenBack() {
    String bad = cast.ben.name();
    Sanction rename = done(acts.rename(cast.mod, cast.ben.id(), null, Reason.BAD_NAME, ""));
    assertNotEquals(bad, cast.again(cast.ben).name());
    done(acts.lift(cast.mod, rename.id(), Reason.OTHER));
    assertEquals(bad, cast.again(cast.ben).name());
    ActAnswer taken = acts.rename(cast.mod, cast.ben.id(), cast.ada.name(), Reason.BAD_NAME, "");
    assertEquals(ActRefusal.NAME_UNFIT, assertInstanceOf(ActAnswer.Refused.class, taken).reason());
  }

  @Test
  void aNameThatWasTakenIsNobodysWhileThatStands() {
    String bad = cast.named(cast.ben, "Ruffian");
    Sanction rename = done(acts.rename(cast.mod, cast.ben.id(), null, Reason.BAD_NAME, ""));
    for (Player wisher : List.of(cast.ben, cast.ada, cast.other)) {
      for (String alike : List.of(bad, bad.toUpperCase(Locale.ROOT))) {
        assertEquals(new Naming.Unfit(NameFault.TAKEN), cast.rename(wisher, alike));
      }
    }
    ActAnswer again = acts.rename(cast.mod, cast.ada.id(), bad, Reason.BAD_NAME, "");
    assertEquals(ActRefusal.NAME_UNFIT, assertInstanceOf(ActAnswer.Refused.class, again).reason());
    cast.named(cast.ben, "Gentleman");
    done(acts.lift(cast.mod, rename.id(), Reason.OTHER));
    assertEquals(bad, cast.again(cast.ben).name());
    cast.named(cast.ben, "Gentleman");
    assertInstanceOf(Naming.Named.class, cast.rename(cast.ada, bad));
  }

  @Test
  void takingANameTwiceGivesEachBackByItself() {
    String first = cast.named(cast.ben, "Villain");
    Sanction one = done(acts.rename(cast.mod, cast.ben.id(), null, Reason.BAD_NAME, ""));
    String second = cast.named(cast.ben, "Scoundrel");
    done(acts.rename(cast.mod, cast.ben.id(), null, Reason.BAD_NAME, ""));
    done(acts.lift(cast.mod, one.id(), Reason.OTHER));
    assertEquals(first, cast.again(cast.ben).name());
    assertEquals(new Naming.Unfit(NameFault.TAKEN), cast.rename(cast.ben, second));
    ActAnswer same = acts.rename(cast.mod, cast.ben.id(), first, Reason.BAD_NAME, "");
    assertEquals(ActRefusal.NAME_UNFIT, assertInstanceOf(ActAnswer.Refused.class, same).reason());
  }

  @Test
  void nobodyActsUponThemselvesOrUponThoseAbove() {
    refused(ActRefusal.YOURSELF, acts.ban(cast.mod, cast.mod.id(), HOUR, Reason.OTHER, ""));
    refused(
        ActRefusal.NOT_YOURS_TO_JUDGE, acts.ban(cast.mod, cast.other.id(), HOUR, Reason.OTHER, ""));
    refused(
        ActRefusal.NOT_YOURS_TO_JUDGE, acts.ban(cast.mod, cast.owner.id(), HOUR, Reason.OTHER, ""));
    refused(ActRefusal.NO_MODERATOR, acts.ban(cast.ada, cast.ben.id(), HOUR, Reason.OTHER, ""));
    refused(ActRefusal.NO_SUCH_PERSON, acts.ban(cast.mod, -1, HOUR, Reason.OTHER, ""));
    done(acts.ban(cast.owner, cast.other.id(), HOUR, Reason.OTHER, ""));
    ChatLine owners = cast.says(cast.owner, "mine");
    refused(
        ActRefusal.NOT_YOURS_TO_JUDGE, acts.hide(cast.mod, List.of(owners.id()), Reason.OTHER, ""));
  }

  @Test
  void whoWasAModeratorWhenThePageOpenedButIsNoneNowMayNot() {
    cast.database().update("update player set role = 'PLAYER' where id = ?", cast.mod.id());
    refused(ActRefusal.NO_MODERATOR, acts.ban(cast.mod, cast.ben.id(), HOUR, Reason.OTHER, ""));
  }

  @Test
  void anotherModeratorDecidesOnAnAppealOnce() {
    ChatLine line = cast.says(cast.ben, "innocent");
    Sanction hide = done(acts.hide(cast.mod, List.of(line.id()), Reason.INSULT, ""));
    refused(ActRefusal.NO_APPEAL, acts.decide(cast.other, hide.id(), true, ""));
    assertEquals(
        SanctionStore.Appealing.NOT_YOURS,
        store.appeal(cast.ada.id(), hide.id(), "please", Instant.now()));
    assertEquals(
        SanctionStore.Appealing.MADE,
        store.appeal(cast.ben.id(), hide.id(), "please", Instant.now()));
    assertEquals(
        SanctionStore.Appealing.MADE_BEFORE,
        store.appeal(cast.ben.id(), hide.id(), "please!", Instant.now()));
    refused(ActRefusal.IMPOSED_BY_YOU, acts.decide(cast.mod, hide.id(), false, ""));
    Sanction decided = done(acts.decide(cast.other, hide.id(), true, "you are right"));
    assertNotNull(decided.liftedAt());
    assertEquals("SHOWN", cast.status(line));
    refused(ActRefusal.DECIDED_ALREADY, acts.decide(cast.owner, hide.id(), false, ""));
    assertTrue(heard.about(cast.ben.id()).contains("decided for " + cast.ben.id()));
  }

  @Test
  void ofTwoWhoDecideAtOnceOneDoes() throws Exception {
    Sanction mute = mute(cast.mod, cast.ben);
    store.appeal(cast.ben.id(), mute.id(), "please", Instant.now());
    List<Player> two = List.of(cast.other, cast.owner);
    List<ActAnswer> answers = Race.of(2, i -> () -> acts.decide(two.get(i), mute.id(), i == 0, ""));
    assertEquals(1, answers.stream().filter(ActAnswer.Done.class::isInstance).count());
    assertTrue(answers.contains(new ActAnswer.Refused(ActRefusal.DECIDED_ALREADY)));
  }

  @Test
  void ofTwoWhoHideTheSameLineAtOnceOneDoes() throws Exception {
    ChatLine line = cast.says(cast.ben, "once");
    List<Player> two = List.of(cast.mod, cast.other);
    List<ActAnswer> answers =
        Race.of(2, i -> () -> acts.hide(two.get(i), List.of(line.id()), Reason.INSULT, ""));
    assertEquals(1, answers.stream().filter(ActAnswer.Done.class::isInstance).count());
    assertEquals(1, store.of(cast.ben.id()).size());
  }

  @Test
  void anActWhoseAuditCannotBeStoredIsNotStored() {
    ChatLine line = cast.says(cast.ben, "still here");
    Reason reason = Reason.INSULT;
    mute(cast.mod, cast.ada);
    cast.whileTheAuditFails(
        () -> {
          assertFails(() -> acts.hide(cast.mod, List.of(line.id()), reason, ""));
          assertFails(() -> mute(cast.mod, cast.ben));
          assertFails(() -> acts.rename(cast.mod, cast.ben.id(), null, reason, ""));
        });
    assertEquals("SHOWN", cast.status(line));
    assertEquals(List.of(), store.of(cast.ben.id()));
    assertEquals(cast.ben.name(), cast.again(cast.ben).name());
    assertEquals(List.of(), heard.about(cast.ben.id()));
  }

  private static void assertFails(Runnable act) {
    assertThrows(StorageAwayException.class, act::run);
  }

  @Test
  void theAuditHoldsIdsAndStatesBeforeAndAfter() {
    ChatLine line = cast.says(cast.ben, "secret words");
    Sanction hide = done(acts.hide(cast.mod, List.of(line.id()), Reason.HATE, "gentle words"));
    mute(cast.mod, cast.ben);
    acts.rename(cast.mod, cast.ben.id(), "Aghatoni", Reason.BAD_NAME, "");
    acts.lift(cast.mod, hide.id(), Reason.OTHER);
    List<Row> rows = cast.audit(cast.mod);
    assertEquals(
        List.of("line.hide", "player.mute", "player.rename", "line.restore", "sanction.lift"),
        rows.stream().map(row -> row.text("act")).toList());
    assertEquals("line", rows.get(0).text("subject_kind"));
    assertEquals(Long.toString(line.id()), rows.get(0).text("subject_id"));
    assertEquals("{\"SHOWN\":[" + line.id() + "]}", rows.get(0).text("before_state"));
    assertTrue(rows.get(0).text("after_state").contains("\"HIDDEN\":[" + line.id() + "]"));
    assertEquals("HATE", rows.get(0).text("reason"));
    for (String words : List.of("secret", "gentle", "Aghatoni", cast.ben.name())) {
      assertFalse(rows.toString().contains(words), words);
    }
  }
}
