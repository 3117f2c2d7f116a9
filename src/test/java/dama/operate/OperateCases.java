package dama.operate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.TestDatabase;
import dama.server.Configuration;
import dama.server.Schema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From one database into another, of the same kind or not, and back. */
abstract class OperateCases {
  private static final String AT = "timestamp with time zone '2026-10-01 12:00:00.123+00'";
  private static final String NASTY = "a\tb\\c\\N\nd\re 'f' \"g\" ⚑ক😀";

  @TempDir Path folder;

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private int files;

  /** With nothing in it, not even tables. */
  abstract TestDatabase empty();

  private static Configuration configuration(TestDatabase database) {
    return Configuration.ofDatabase(database.url(), database.user(), database.password());
  }

  private int run(TestDatabase database, String... command) {
    said.reset();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    return new Operate(out, out).command(() -> configuration(database), command);
  }

  private String said() {
    return said.toString(StandardCharsets.UTF_8);
  }

  private Path newFile() {
    return folder.resolve("backup-" + ++files + ".zip");
  }

  private Path backup(TestDatabase database) {
    Path file = newFile();
    assertEquals(0, run(database, "backup", file.toString()), this::said);
    return file;
  }

  private static Map<String, String> content(Path backup) throws IOException {
    Map<String, String> content = new TreeMap<>();
    try (ZipFile zip = new ZipFile(backup.toFile())) {
      for (var entry : zip.stream().toList()) {
        byte[] bytes = zip.getInputStream(entry).readAllBytes();
        content.put(entry.getName(), new String(bytes, StandardCharsets.UTF_8));
      }
    }
    return content;
  }

  /** A site with something in most tables: two people, a game, chat, moderation. */
  private TestDatabase site() {
    TestDatabase site = empty();
    Schema.migrate(configuration(site));
    fill(site);
    return site;
  }

  private static void fill(TestDatabase site) {
    site.update(
        "insert into player (id, name, account, made_at, seen_at) values"
            + (" (1, 'Änne', true, " + AT + ", " + AT + "),")
            + (" (2, 'Бора', false, " + AT + ", " + AT + ")"));
    site.update(
        "insert into player_name (id, player_id, name, folded, letters, looks, taken_at)"
            + (" values (1, 1, 'Änne', 'änne', 'anne', 'anne', " + AT + ")"));
    site.update(
        "insert into game (id, variant, white_id, black_id, start_fen, fen, ply_count,"
            + " started_at, changed_at) values ('abcdefghij', 'international', 1, 2,"
            + " 'W:W31,48:B22,13', 'B:W48:B13', 1, "
            + (AT + ", " + AT + ")"));
    site.update("update game set ply_count = 1, fen = 'B:W27,48:B13,22' where id = 'abcdefghij'");
    site.update(
        "insert into ply (game_id, number, path, notation, played_at, spent_millis)"
            + (" values ('abcdefghij', 1, '31,27', '31-27', " + AT + ", 1234)"));
    site.update(
        "insert into chat_line (id, said_at, room, game_id, ply, author_id, author_name,"
            + " author_folded, text, text_folded, line_key)"
            + (" values (70, " + AT + ", 'abcdefghij', 'abcdefghij', 1, 1, 'Änne', 'änne', ?,")
            + " 'x', 'k')",
        NASTY);
    site.update(
        "insert into rating (player_id, variant, rating, deviation, volatility, games, speed,"
            + " rated_at, established_until) values (1, 'russian', 1512.3456789012345, 0.1, 5.0E-7, 3, 'BLITZ', "
            + AT
            + ", "
            + AT
            + ")");
    site.update("alter sequence chat_line_seq restart with 71");
  }

  @Test
  void everythingComesBackInADatabaseOfEitherKind() throws IOException {
    TestDatabase site = site();
    Path first = backup(site);

    for (TestDatabase target : new TestDatabase[] {empty(), h2("other")}) {
      assertEquals(0, run(target, "restore", first.toString()), this::said);

      assertEquals(content(first), content(backup(target)));
      assertEquals(
          NASTY, target.rows("select text from chat_line where id = 70").get(0).text("text"));
    }
    assertTrue(String.valueOf(content(first).get("sequences.tsv")).contains("chat_line_seq\t71\n"));
  }

  private TestDatabase h2(String name) {
    return TestDatabase.h2(folder.resolve(name));
  }

  @Test
  void theEmbeddedDatabaseIsMovedByOneCommand() throws IOException {
    TestDatabase embedded = h2("embedded");
    Schema.migrate(configuration(embedded));
    fill(embedded);
    Path before = backup(embedded);
    TestDatabase target = empty();
    String file = folder.resolve("embedded").resolve("data").resolve("dama").toString();

    assertEquals(0, run(target, "move", file), this::said);

    assertEquals(content(before), content(backup(target)));
  }

  @Test
  void whereSomebodyHasPlayedNothingIsPut() throws IOException {
    Path file = backup(site());
    TestDatabase other = site();
    Map<String, String> before = content(backup(other));

    assertEquals(1, run(other, "restore", file.toString()));

    assertEquals("this database is in use: there are rows in its table player\n", said());
    assertEquals(before, content(backup(other)));
  }

  @Test
  void aFileThatIsNotWholeChangesNothing() throws IOException {
    byte[] whole = Files.readAllBytes(backup(site()));
    TestDatabase target = empty();
    Schema.migrate(configuration(target));
    for (byte[] bytes : new byte[][] {Arrays.copyOf(whole, whole.length / 2), new byte[0]}) {
      Path file = newFile();
      Files.write(file, bytes);

      assertEquals(1, run(target, "restore", file.toString()));

      assertTrue(said().contains("is not a whole backup"), this::said);
      assertEquals(0, target.rows("select id from player").size());
      assertEquals(1, target.rows("select id from naming").size());
    }
  }

  @Test
  void aFileIsNeverWrittenOver() throws IOException {
    TestDatabase site = site();
    Path file = backup(site);
    byte[] before = Files.readAllBytes(file);

    assertEquals(1, run(site, "backup", file.toString()));

    assertEquals("There is a file already: " + file + "\n", said());
    assertTrue(Arrays.equals(before, Files.readAllBytes(file)));
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void aBackupOfAnOlderVersionComesUpToDate() throws IOException {
    TestDatabase old = empty();
    Schema.migrate(configuration(old), "3");
    fill(old);
    Path file = backup(old);
    assertTrue(String.valueOf(content(file).get("contents.tsv")).startsWith("dama-backup-1\t3\n"));
    assertFalse(content(file).containsKey("friend.tsv"));
    TestDatabase target = empty();

    assertEquals(0, run(target, "restore", file.toString()), this::said);

    assertEquals(0, target.rows("select * from friend").size());
    assertEquals(1, target.rows("select * from rating").size());
  }

  @Test
  void intoTablesOfANewerVersionItIsNotPut() {
    TestDatabase old = empty();
    Schema.migrate(configuration(old), "3");
    Path file = backup(old);
    TestDatabase target = empty();
    Schema.migrate(configuration(target));

    assertEquals(1, run(target, "restore", file.toString()));

    assertTrue(said().contains("restore an older one into a database that has no tables"));
  }

  @Test
  void gamesThatAreNotWhatTheirPliesMakeAreFound() {
    TestDatabase site = site();
    assertEquals(0, run(site, "check"), this::said);
    assertEquals("1 games with 1 plies; 0 are not as they should be\n", said());

    assertFound(site, "update game set fen = 'B:W26,48:B13,22'", "leads to B:W27,48:B13,22");
    assertFound(site, "update game set fen = 'B:W27,48:B13,22', ply_count = 2", "says 2");
    assertFound(site, "update ply set notation = '31-26'", "1 31-27");
    assertFound(site, "update ply set path = '31,22'", "ply 1 cannot be played: [31, 22]");
    assertFound(site, "update game set variant = 'chess'", "of no known kind");
  }

  private void assertFound(TestDatabase site, String change, String fault) {
    site.update(change);

    assertEquals(1, run(site, "check"));

    assertTrue(said().startsWith("game abcdefghij: "), this::said);
    assertTrue(said().contains(fault), this::said);
    assertTrue(said().endsWith("1 are not as they should be\n"), this::said);
  }

  @Test
  void aCommandThatIsNoneIsToldWhichThereAre() {
    TestDatabase site = empty();
    for (String[] command :
        new String[][] {{}, {"backup"}, {"check", "x"}, {"restore", ""}, {"burn", "x"}}) {
      assertEquals(2, run(site, command));
      assertEquals(Operate.USAGE + "\n", said());
    }
    assertEquals(1, run(site, "restore", folder.resolve("none.zip").toString()));
    assertEquals("There is no " + folder.resolve("none.zip") + "\n", said());
  }

  @Test
  void aDatabaseThatIsNotThereIsNotMade() {
    String[] file = {"backup", newFile().toString()};
    for (TestDatabase none : new TestDatabase[] {h2("nothing"), empty()}) {
      assertEquals(1, run(none, file));

      assertEquals("There is no database of Dama here yet\n", said());
    }
    assertFalse(Files.exists(folder.resolve("nothing")));
    assertFalse(Files.exists(Path.of(file[1])));
  }
}
