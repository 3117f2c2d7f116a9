package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Http;
import dama.harness.RecordedGame;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.notation.PdnReader;
import dama.notation.PdnScore;
import dama.rules.Variants;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

class MyGamesIT extends Deployed {
  private HttpResponse<String> games(Visitor visitor) throws IOException {
    return Http.get(base().resolve("games.pdn"), "Cookie", visitor.cookie());
  }

  @Test
  void everyPlayerGetsTheirOwnGamesAsPdn() throws IOException {
    RecordedGame recorded = RecordedGame.own("russian");
    try (Table table = Table.meet(base(), recorded.variant())) {
      for (int ply = 1; ply <= 6; ply++) {
        table.play(ply, recorded.moves().get(ply - 1));
      }
      for (Visitor player : List.of(table.whiteVisitor(), table.blackVisitor())) {
        HttpResponse<String> answer = games(player);
        assertEquals(200, answer.statusCode());
        List<PdnScore> games = PdnReader.read(answer.body());
        assertEquals(1, games.size(), answer.body());
        assertEquals(6, games.get(0).play(Variants.RUSSIAN).moves().size());
        String site = games.get(0).tags().getOrDefault("Site", "");
        assertTrue(site.endsWith("/game/" + table.game()), site);
      }
    }
  }

  @Test
  void whoHasPlayedNothingGetsAnEmptyFile() throws IOException {
    HttpResponse<String> answer = games(Visitor.fresh());
    assertEquals(200, answer.statusCode());
    assertEquals("", answer.body());
  }
}
