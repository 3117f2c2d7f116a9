package dama.operate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dama.harness.TestDatabase;
import dama.harness.TestDatabase.Row;
import dama.server.Configuration;
import dama.server.Schema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sites of older versions. Each kept file is the embedded database of a Payara Micro with the last
 * build of that schema, on which four pairs had played and chatted until it was killed, twice.
 */
abstract class KeptCases {

  /** What the first version had already, and none since may change. */
  private static final List<String> TOLD =
      List.of(
          "select id, name, account from player order by id",
          "select token_hash, player_id from player_session order by token_hash",
          "select id, variant, white_id, black_id, start_fen, fen, ply_count, result, ending"
              + " from game order by id",
          "select game_id, number, path, notation from ply order by game_id, number",
          "select id, room, game_id, ply, author_id, author_name, text from chat_line order by id");

  @TempDir Path folder;

  /** The site under this version, wherever its rows are from now on. */
  abstract TestDatabase upgraded(TestDatabase old);

  static Configuration configuration(TestDatabase database) {
    return Configuration.ofDatabase(database.url(), database.user(), database.password());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2.2", "3.5"})
  void whatAnOlderVersionAcknowledgedIsThereUnderThisOne(String schema)
      throws IOException, SQLException {
    unpack(schema, folder.resolve("data"));
    TestDatabase old = TestDatabase.h2(folder);
    List<List<Row>> told = told(old);
    told.forEach(rows -> assertFalse(rows.isEmpty()));

    TestDatabase upgraded = upgraded(old);

    assertEquals(told, told(upgraded));
    ByteArrayOutputStream faults = new ByteArrayOutputStream();
    try (Connection connection = Schema.connect(configuration(upgraded));
        PrintStream out = new PrintStream(faults, true, StandardCharsets.UTF_8)) {
      Check.Summary summary = Check.run(connection, out);
      assertEquals("", faults.toString(StandardCharsets.UTF_8));
      assertEquals(new Check.Summary(told.get(2).size(), told.get(3).size(), 0), summary);
    }
  }

  /** Puts the kept file of that schema where a server has its embedded database. */
  static void unpack(String schema, Path data) throws IOException {
    Files.createDirectories(data);
    String name = "/kept/schema-" + schema + ".zip";
    try (InputStream kept = Objects.requireNonNull(KeptCases.class.getResourceAsStream(name));
        ZipInputStream zip = new ZipInputStream(kept)) {
      String file = Objects.requireNonNull(zip.getNextEntry()).getName();
      Files.copy(zip, data.resolve(file));
    }
  }

  private static List<List<Row>> told(TestDatabase database) {
    List<List<Row>> told = new ArrayList<>();
    TOLD.forEach(query -> told.add(database.rows(query)));
    return told;
  }
}
