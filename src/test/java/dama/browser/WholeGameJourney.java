package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import dama.game.Ending;
import dama.game.Game;
import dama.notation.PdnGame;
import dama.notation.PdnReader;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WholeGameJourney extends Journey {
  private static final long INTERNATIONAL_LOT = 11_456;
  private static final long RUSSIAN_LOT = 9_695;

  @Test
  void anInternationalGameIsPlayedToItsEndAndLookedThrough() {
    ScriptedGame script = ScriptedGame.drawnBy(INTERNATIONAL_LOT, Variants.INTERNATIONAL);
    assertIsRich(script);
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table table = seat(white, black, Variants.INTERNATIONAL);
    playOut(script, table, black.table());
    assertThat(table.find("#result-title")).hasText("You won");
    assertThat(black.table().find("#result-title")).hasText("You lost");
    assertThat(table.find("#result-why")).hasText("White wins: Black has no piece left.");
    assertThat(black.table().find("#result-why")).hasText("White wins: Black has no piece left.");
    stepThrough(script, table);
    assertDownloads(script, table);
    Guest fresh = guest(Device.PHONE);
    Table later = fresh.watch(table.game());
    later.board().assertShows(script.last().position());
    later.assertPlies(script.plies());
    assertThat(later.find("#result-title")).hasText("The game is over");
    stepThrough(script, later);
  }

  @Test
  void aRussianGameIsPlayedToItsEndAndAManIsCrownedInPassing() {
    ScriptedGame script = ScriptedGame.drawnBy(RUSSIAN_LOT, Variants.RUSSIAN);
    assertIsRich(script);
    assertTrue(IntStream.rangeClosed(1, script.plies()).anyMatch(script::crownsInPassing));
    Guest white = guest(Device.PHONE);
    Guest black = guest();
    Table table = seat(white, black, Variants.RUSSIAN);
    playOut(script, table, black.table());
    assertThat(table.find("#result-title")).hasText("You lost");
    assertThat(black.table().find("#result-title")).hasText("You won");
    assertThat(table.find("#result-why")).hasText("Black wins: White has no piece left.");
    stepThrough(script, black.table());
    assertDownloads(script, black.table());
  }

  private static void assertIsRich(ScriptedGame script) {
    assertTrue(script.moves().stream().anyMatch(move -> move.captured().size() > 1));
    assertTrue(script.moves().stream().anyMatch(Move::crowns));
    assertTrue(IntStream.rangeClosed(1, script.plies()).anyMatch(script::isAmbiguous));
    var outcome = script.last().outcome();
    assertEquals(Ending.NO_PIECES, outcome == null ? null : outcome.ending());
  }

  private static void playOut(ScriptedGame script, Table white, Table black) {
    for (int ply = 1; ply <= script.plies(); ply++) {
      Game before = script.states().get(ply - 1);
      Table mover = before.turn() == Side.WHITE ? white : black;
      assertThat(mover.find("#status")).hasText("Your move");
      boolean must = script.move(ply).isCapture();
      int movable = (int) before.legalMoves().stream().map(Move::from).distinct().count();
      assertThat(mover.board().marks(must ? "must" : "may")).hasCount(movable);
      choose(script, ply, mover);
      white.board().assertShows(script.states().get(ply).position());
      black.board().assertShows(script.states().get(ply).position());
    }
    white.assertPlies(script.plies());
    black.assertPlies(script.plies());
  }

  private static void choose(ScriptedGame script, int ply, Table mover) {
    Move move = script.move(ply);
    Device device = mover.guest().device();
    mover.board().touch(move.from(), device);
    mover.board().touch(move.to(), device);
    if (script.isAmbiguous(ply)) {
      assertThat(mover.hint())
          .hasText("There is more than one way to get there. Choose the next square.");
      mover.board().choose(move, device);
    }
  }

  private static void stepThrough(ScriptedGame script, Table table) {
    table.find("#step-first").click();
    table.board().assertShows(script.states().get(0).position());
    for (int ply = 1; ply <= 12; ply++) {
      table.find("#step-forward").click();
      table.board().assertShows(script.states().get(ply).position());
    }
    table.find("#step-back").click();
    table.board().assertShows(script.states().get(11).position());
    table.plies().nth(19).click();
    table.board().assertShows(script.states().get(20).position());
    table.find("#step-last").click();
    table.board().assertShows(script.last().position());
  }

  private static void assertDownloads(ScriptedGame script, Table table) {
    Download download =
        table.guest().page().waitForDownload(() -> table.find("a[download]").click());
    try {
      String pdn = Files.readString(download.path());
      assertTrue(download.suggestedFilename().endsWith(".pdn"), download.suggestedFilename());
      PdnGame game = PdnReader.read(pdn).get(0).play(script.last().variant());
      assertEquals(script.moves(), game.moves());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
