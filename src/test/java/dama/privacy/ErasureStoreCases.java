package dama.privacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Rows;
import dama.harness.TestDatabase;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Erasure and the download are each held against every column of every table. */
abstract class ErasureStoreCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30Z");

  private final TestDatabase database;
  private final PlayerStore players;
  private final ErasureStore erasure;
  private final HoldStore holds;
  private final DataStore data;
  private final Player person;
  private final Player stranger;
  private final Everything everything;

  ErasureStoreCases(Rows rows) {
    database = rows.database();
    players = rows.store(PlayerStore.class);
    erasure = rows.store(ErasureStore.class);
    holds = rows.store(HoldStore.class);
    data = rows.store(DataStore.class);
    person = players.arrive(Tokens.hash(Tokens.newToken()));
    stranger = players.arrive(Tokens.hash(Tokens.newToken()));
    everything = new Everything(database, person.id(), stranger.id());
  }

  @BeforeEach
  void somebodyHasLeftSomethingEverywhere() {
    everything.fill();
  }

  private int erase() {
    Player pseudonym = erasure.leave(person.id(), NOW).orElseThrow();
    return complete(pseudonym);
  }

  private int complete(Player pseudonym) {
    int blanked;
    do {
      blanked = erasure.blankLines(pseudonym, 1);
    } while (blanked == 1);
    return erasure.finish(pseudonym);
  }

  private long line() {
    return Long.parseLong(String.valueOf(everything.id("chat_line")));
  }

  private String line(String column) {
    return database
        .rows("select " + column + " as found from chat_line where id = ?", line())
        .get(0)
        .text("found");
  }

  private boolean isDue() {
    return erasure.due().stream().anyMatch(one -> one.id() == person.id());
  }

  @Test
  void everyTableIsEitherSomebodysOrExplained() {
    assertEquals(Set.of(), everything.unexplained());
  }

  @Test
  void theSearchFindsWhatIsThere() {
    assertEquals(everything.filled(), everything.found());
  }

  @Test
  void nothingOfThePersonIsLeftAnywhere() {
    String name = person.name();
    assertEquals(0, erase());
    assertEquals(Set.of(), everything.found());
    assertEquals(0, database.rows("select 1 from player_name where name = ?", name).size());
    assertEquals(
        Set.of(
            "chat_line.author_id",
            "game.white_id",
            "game.black_id",
            "game_side.player_id",
            "game_side.opponent_id",
            "player_name.player_id",
            "report.about_id",
            "report.reporter_id",
            "sanction.player_id"),
        everything.leads().stream()
            .filter(lead -> !Everything.isDoing(lead))
            .collect(Collectors.toSet()));
    assertTrue(!isDue());
  }

  @Test
  void whatIsLeftIsUnderANameThatNobodyCanTake() {
    Player pseudonym = erasure.leave(person.id(), NOW).orElseThrow();
    assertEquals(pseudonym, players.byId(person.id()).orElseThrow());
    assertTrue(pseudonym.name().matches("Anon #([a-z]\\d){3,}"), pseudonym.name());
    String alike = pseudonym.name().replace("#", "");
    assertTrue(players.rename(stranger.id(), pseudonym.name()) instanceof Naming.Unfit);
    assertTrue(players.rename(stranger.id(), alike) instanceof Naming.Unfit);
  }

  @Test
  void aLineThatIsHeldWaitsForItsRelease() {
    holds.holdLines(stranger.id(), List.of(line()));
    assertEquals(1, erase());
    assertTrue(isDue());
    assertTrue(line("text").startsWith(everything.tag()));
    assertTrue(line("name_held").startsWith(everything.tag()));
    assertTrue(line("author_name").startsWith("Anon #"));
    assertEquals("HIDDEN", line("status"));
    holds.releaseLines(stranger.id(), List.of(line()));
    assertEquals(0, complete(players.byId(person.id()).orElseThrow()));
    assertEquals(Set.of(), everything.found());
    assertTrue(!isDue());
  }

  @Test
  void ofSomebodyWhoIsHeldWhatWasReportedWaits() {
    database.update(
        "update report set kind = 'LINE', line_id = ? where about_id = ?", line(), person.id());
    holds.holdPerson(stranger.id(), person.id());
    assertEquals(1, erase());
    assertEquals(
        new TreeSet<>(
            Set.of(
                "appeal.answer",
                "appeal.words",
                "chat_line.address_hash",
                "chat_line.flags",
                "chat_line.line_key",
                "chat_line.name_held",
                "chat_line.text",
                "chat_line.text_folded",
                "note.text",
                "report.name",
                "report.outcome_words",
                "report.words",
                "sanction.words")),
        everything.found());
    holds.releasePerson(stranger.id(), person.id());
    assertEquals(0, complete(players.byId(person.id()).orElseThrow()));
    assertEquals(Set.of(), everything.found());
  }

  @Test
  void whatIsReportedWaitsUntilAModeratorHasLooked() {
    database.update(
        "update report set kind = 'LINE', line_id = ?, outcome = null, resolved_by = null,"
            + " resolved_at = null where about_id = ?",
        line(),
        person.id());
    assertEquals(1, erase());
    assertTrue(line("text").startsWith(everything.tag()));
    assertEquals(
        1,
        database
            .rows("select 1 from report where about_id = ? and words <> ''", person.id())
            .size());
    database.update(
        "update report set outcome = 'NOTHING_WRONG', resolved_by = ?, resolved_at = made_at"
            + " where about_id = ?",
        stranger.id(),
        person.id());
    assertEquals(0, complete(players.byId(person.id()).orElseThrow()));
    assertEquals(Set.of(), everything.found());
  }

  @Test
  void theLastOwnerStays() {
    database.update("update player set role = 'PLAYER' where role = 'OWNER'");
    database.update("update player set role = 'OWNER' where id = ?", person.id());
    assertTrue(erasure.leave(person.id(), NOW).isEmpty());
    database.update("update player set role = 'OWNER' where id = ?", stranger.id());
    assertTrue(erasure.leave(person.id(), NOW).isPresent());
    database.update("update player set role = 'PLAYER' where id = ?", stranger.id());
  }

  @Test
  void theDownloadHasAllButSecretsAndWhoElseIsInIt() {
    String all =
        Stream.concat(
                Stream.of(DataPart.values()).map(part -> data.rows(part, person.id()).toString()),
                Stream.of(data.lines(person.id(), 0, 10).toString()))
            .collect(Collectors.joining("\n"));
    Set<String> missing =
        everything.words().entrySet().stream()
            .filter(word -> !all.contains(word.getValue()))
            .map(word -> word.getKey())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        new TreeSet<>(
            Set.of(
                "account.email_folded by player_id",
                "account.password_hash by player_id",
                "chat_line.author_folded by author_id",
                "chat_line.text_folded by author_id",
                "one_time_link.token_hash by player_id",
                "player_name.folded by player_id",
                "player_name.kept_letters by player_id",
                "player_name.kept_looks by player_id",
                "player_name.letters by player_id",
                "player_name.looks by player_id",
                "player_session.token_hash by player_id",
                "push_subscription.endpoint_hash by player_id",
                "push_subscription.public_key by player_id",
                "push_subscription.secret by player_id",
                "report.outcome_words by about_id",
                "report.words by about_id")),
        missing);
  }

  @Test
  void theDownloadIsOfNobodyElse() {
    for (DataPart part : DataPart.values()) {
      if (part != DataPart.PLAYER) {
        assertTrue(
            !data.rows(part, stranger.id()).toString().contains(everything.tag())
                || part == DataPart.BLOCKED
                || part == DataPart.FRIENDS
                || part == DataPart.OFFERS
                || part == DataPart.REPORTS_BY_YOU,
            part.name());
      }
    }
    assertEquals(0, data.lines(stranger.id(), 0, 10).size());
  }
}
