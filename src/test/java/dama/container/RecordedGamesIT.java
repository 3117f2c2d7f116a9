package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.RecordedGame;
import dama.harness.Table;
import dama.harness.TestDatabase.Row;
import dama.socket.Outgoing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecordedGamesIT extends Deployed {

  @Test
  void aWholeGameOfEachKindIsPlayedAndStoredMoveByMove() {
    for (RecordedGame recorded : RecordedGame.all()) {
      try (Table table = Table.meet(base(), recorded.variant())) {
        List<Outgoing.Played> told = playOut(table, recorded);
        assertPliesStored(table, told);
        assertEndStored(table, told, recorded);
      }
    }
  }

  private static List<Outgoing.Played> playOut(Table table, RecordedGame recorded) {
    List<Outgoing.Played> told = new ArrayList<>();
    for (List<Integer> path : recorded.moves()) {
      told.add(table.play(told.size() + 1, path).ply());
    }
    assertEquals(
        IntStream.rangeClosed(1, recorded.moves().size()).boxed().toList(),
        told.stream().map(Outgoing.Played::number).toList(),
        recorded.toString());
    return told;
  }

  private static void assertPliesStored(Table table, List<Outgoing.Played> told) {
    List<Row> rows =
        database()
            .rows(
                "select number, notation from ply where game_id = ? order by number", table.game());
    assertEquals(
        told.stream().map(ply -> ply.number() + " " + ply.notation()).toList(),
        rows.stream().map(row -> row.text("number") + " " + row.text("notation")).toList());
  }

  /** The game ended by itself with its last move, as it did when it was recorded. */
  private static void assertEndStored(
      Table table, List<Outgoing.Played> told, RecordedGame recorded) {
    Outgoing.Ended ended = table.white().await(Outgoing.Ended.class);
    assertEquals(ended, table.black().await(Outgoing.Ended.class));
    Row row =
        database()
            .rows("select fen, ply_count, result from game where id = ?", table.game())
            .get(0);
    assertEquals(told.get(told.size() - 1).fen(), row.text("fen"), recorded.toString());
    assertEquals(told.size(), row.number("ply_count"));
    assertEquals(ended.result(), camel(row.text("result")));
  }

  private static String camel(String constant) {
    return switch (constant) {
      case "WHITE_WINS" -> "whiteWins";
      case "BLACK_WINS" -> "blackWins";
      default -> "draw";
    };
  }
}
