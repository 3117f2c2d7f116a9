package dama.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.chat.ChatRefusal;
import dama.chat.Draft;
import dama.chat.LineFlag;
import dama.chat.LineGate.Verdict;
import dama.player.Player;
import dama.player.Role;
import dama.setting.Setting;
import dama.setting.Settings;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GateTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Player ADA = new Player(1, "Ada", false);
  private static final Player BEN = new Player(2, "Ben", false);
  private static final Player MODERATOR = new Player(3, "Mod", true, Role.MODERATOR);
  private static final Verdict PLAIN = new Verdict.Show(Set.of());

  private final Map<Setting, String> set = new EnumMap<>(Setting.class);
  private final Map<String, WordFilter.Action> words = new HashMap<>();
  private boolean newcomer;
  private @Nullable Sanction mute;
  private @Nullable Sanction ban;
  private int keys;
  private final Gate gate = new Gate();

  /** By hand, and not by the container that would want a server around it. */
  @SuppressWarnings("UnnecessaryAssignment")
  @BeforeEach
  void open() {
    gate.moderators = new Moderators();
    gate.sanctions =
        new Sanctions() {
          @Override
          public Optional<Sanction> mute(long playerId, String room, Instant now) {
            return Optional.ofNullable(mute)
                .filter(one -> one.isInForce(now) && one.rooms().include(room));
          }

          @Override
          public Optional<Sanction> ban(long playerId, Instant now) {
            return Optional.ofNullable(ban).filter(one -> one.isInForce(now));
          }
        };
    gate.settings =
        new Settings() {
          @Override
          public String text(Setting setting) {
            return set.getOrDefault(setting, setting.unset());
          }
        };
    gate.filters =
        new LiveFilters() {
          @Override
          Optional<WordFilter.Action> verdict(String text) {
            return Optional.ofNullable(words.get(text));
          }
        };
    gate.newcomers =
        new Newcomers() {
          @Override
          boolean include(long playerId, Instant now) {
            return newcomer;
          }
        };
  }

  private Verdict say(Player author, String room, String text, int second) {
    return gate.judge(
        new Draft(room, author, text, 0, "k" + keys++, null), NOON.plusSeconds(second));
  }

  private Verdict say(String text, int second) {
    return say(ADA, "lobby", text, second);
  }

  private static Verdict refused(ChatRefusal reason, int number, @Nullable Instant until) {
    return new Verdict.Refuse(reason, number, until);
  }

  private static Verdict flagged(LineFlag... flags) {
    return new Verdict.Show(Set.of(flags));
  }

  private static Sanction sanction(
      Sanction.Kind kind, Sanction.Rooms rooms, @Nullable Instant until) {
    return new Sanction(
        9,
        ADA,
        kind,
        rooms,
        Reason.INSULT,
        "",
        MODERATOR,
        null,
        NOON,
        until,
        null,
        List.of(),
        null);
  }

  @Test
  void anOrdinaryLineIsShown() {
    assertEquals(PLAIN, say("good luck", 0));
    assertEquals(PLAIN, say("you too", 0));
  }

  @Test
  void whoIsMutedHearsUntilWhen() {
    Instant until = NOON.plusSeconds(900);
    mute = sanction(Sanction.Kind.MUTE, Sanction.Rooms.LOBBY, until);
    assertEquals(refused(ChatRefusal.MUTED, 0, until), say("hello", 0));
    assertEquals(PLAIN, say(ADA, "abcdefghij", "hello", 1));
    assertEquals(PLAIN, say("hello again", 900));
    mute = sanction(Sanction.Kind.MUTE, Sanction.Rooms.ALL, null);
    assertEquals(refused(ChatRefusal.MUTED_FOR_EVER, 0, null), say("hello", 901));
  }

  @Test
  void aBanOutweighsAMute() {
    mute = sanction(Sanction.Kind.MUTE, Sanction.Rooms.ALL, null);
    ban = sanction(Sanction.Kind.BAN, Sanction.Rooms.ALL, NOON.plusSeconds(5));
    assertEquals(refused(ChatRefusal.BANNED, 0, NOON.plusSeconds(5)), say("hello", 0));
    assertEquals(refused(ChatRefusal.MUTED_FOR_EVER, 0, null), say("hello", 5));
  }

  @Test
  void slowModeHoldsEachRoomAndSaysHowLong() {
    set.put(Setting.SLOW_MODE_SECONDS, "30");
    assertEquals(PLAIN, say("one", 0));
    assertEquals(refused(ChatRefusal.SLOW_MODE, 20, NOON.plusSeconds(30)), say("two", 10));
    assertEquals(PLAIN, say(ADA, "abcdefghij", "elsewhere", 10));
    assertEquals(PLAIN, say(BEN, "lobby", "another", 10));
    assertEquals(PLAIN, say("two", 30));
    assertEquals(refused(ChatRefusal.SLOW_MODE, 30, NOON.plusSeconds(60)), say("three", 30));
  }

  @Test
  void aLineIsNotHeldUpByItself() {
    set.put(Setting.SLOW_MODE_SECONDS, "30");
    Draft draft = new Draft("lobby", ADA, "once", 0, "same", null);
    assertEquals(PLAIN, gate.judge(draft, NOON));
    assertEquals(PLAIN, gate.judge(draft, NOON.plusSeconds(1)));
  }

  @Test
  void whoModeratesAnswersAtOnce() {
    set.put(Setting.SLOW_MODE_SECONDS, "30");
    assertEquals(PLAIN, say(MODERATOR, "lobby", "one", 0));
    assertEquals(PLAIN, say(MODERATOR, "lobby", "two", 0));
  }

  @Test
  void newcomersAreSlowedInAllRoomsTogether() {
    set.put(Setting.NEWCOMER_SLOW_SECONDS, "10");
    assertEquals(PLAIN, say("one", 0));
    assertEquals(PLAIN, say("two", 0));
    newcomer = true;
    assertEquals(
        refused(ChatRefusal.NEWCOMER_SLOW, 9, NOON.plusSeconds(10)),
        say(ADA, "abcdefghij", "three", 1));
    assertEquals(PLAIN, say(ADA, "abcdefghij", "three", 10));
  }

  @Test
  void theGravestFilterDecides() {
    words.put("refuse", WordFilter.Action.REFUSE);
    words.put("hold", WordFilter.Action.HOLD);
    words.put("flag", WordFilter.Action.FLAG);
    assertEquals(refused(ChatRefusal.FILTERED, 0, null), say("refuse", 0));
    assertEquals(new Verdict.Hold(Set.of(LineFlag.FILTER)), say("hold", 0));
    assertEquals(flagged(LineFlag.FILTER), say("flag", 0));
  }

  @Test
  void whatWasRefusedHoldsNothingUp() {
    set.put(Setting.SLOW_MODE_SECONDS, "30");
    words.put("bad", WordFilter.Action.REFUSE);
    assertEquals(refused(ChatRefusal.FILTERED, 0, null), say("bad", 0));
    assertEquals(PLAIN, say("good", 0));
  }

  @Test
  void linksOfNewcomersAreTreatedAsTheOwnerWants() {
    String link = "see https://spam.example/x";
    assertEquals(PLAIN, say(link, 0));
    newcomer = true;
    assertEquals(flagged(LineFlag.LINK), say(link + "1", 1));
    set.put(Setting.NEWCOMER_LINKS, "hold");
    assertEquals(new Verdict.Hold(Set.of(LineFlag.LINK)), say(link + "2", 2));
    set.put(Setting.NEWCOMER_LINKS, "refuse");
    assertEquals(refused(ChatRefusal.NEWCOMER_LINK, 0, null), say(link + "3", 3));
    set.put(Setting.NEWCOMER_LINKS, "show");
    assertEquals(PLAIN, say(link + "4", 4));
    assertEquals(PLAIN, say("no link", 5));
  }

  @Test
  void theSameAgainIsFlaggedHoweverItIsDressedUp() {
    assertEquals(PLAIN, say("come to my room", 0));
    assertEquals(flagged(LineFlag.REPEAT), say("Cóme to my ROOM", 60));
    assertEquals(PLAIN, say(BEN, "lobby", "come to my room", 60));
    assertEquals(PLAIN, say("come to my room", 400));
  }

  @Test
  void aGreetingMayBeSaidToMany() {
    for (int i = 0; i < 3; i++) {
      assertEquals(PLAIN, say("hi", i));
    }
    assertEquals(flagged(LineFlag.REPEAT), say("hi", 3));
  }

  @Test
  void manyLinesInAMinuteAreAFlood() {
    for (int i = 0; i < 11; i++) {
      assertEquals(PLAIN, say("line " + i, 5 * i));
    }
    assertEquals(flagged(LineFlag.FLOOD), say("line 11", 55));
    assertEquals(PLAIN, say("line 12", 200));
  }

  @ParameterizedTest
  @CsvSource({
    "THIS IS VERY LOUD, true",
    "ОВА Е МНОГУ ГЛАСНО, true",
    "BU ÇOK GÜRÜLTÜLÜ, true",
    "This is not loud, false",
    "OK GG WP, false",
    "هذا ليس صراخا على الإطلاق, false",
    "এটা চিৎকার নয়, false",
    "White PLAYS c3-d4, false"
  })
  void capitalsAreSeenInScriptsThatHaveThem(String text, boolean shouted) {
    assertEquals(shouted ? flagged(LineFlag.CAPITALS) : PLAIN, say(text, 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://a.example",
        "HTTP://X",
        "www.a.example",
        "go to spam.com now",
        "spam.com/x",
        "спам.com",
        "ｓｐａｍ．ｃｏｍ",
        "t.me/abc"
      })
  void aLinkIsSeen(String text) {
    newcomer = true;
    assertEquals(flagged(LineFlag.LINK), say(text, 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I moved e4.Then you",
        "wait...come on",
        "3.5 points",
        "Mr.Common",
        "12. c3-d4 d6.c5",
        "well.information is good"
      })
  void whatIsNoLinkIsNotSeenAsOne(String text) {
    newcomer = true;
    assertEquals(PLAIN, say(text, 0));
  }

  @Test
  void theVoicesOfAHundredThousandAreForgottenInTime() {
    for (int i = 10; i < 100_000; i++) {
      Player one = new Player(i, "P", false);
      say(one, "lobby", "hello", i);
    }
    assertEquals(PLAIN, say(ADA, "lobby", "hello", 100_000));
  }
}
