package dama.page;

import dama.archive.FinishedGame;
import dama.archive.StoredGame;
import dama.game.Ending;
import dama.game.Outcome;
import dama.game.Result;
import dama.game.TimeControl;
import dama.rules.Side;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finished games as lists show them. */
@RequestScoped
public class GameRows {

  private static final double SECONDS_A_MINUTE = 60;

  @Inject private Words words;
  @Inject private Dates dates;

  /**
   * A game.
   *
   * @param points as they are written where it was played: White's first
   * @param winner the side that won, by the code that pages know it by; empty if none did
   * @param outcome who won and why, in words
   * @param terms its time and whether it was rated, in words
   * @param day in UTC
   * @param at the same, exactly, in ISO-8601
   */
  public record Row(
      String id,
      String kind,
      String white,
      String black,
      String points,
      String winner,
      String outcome,
      String terms,
      String day,
      String at,
      int plies) {}

  List<Row> of(List<FinishedGame> games) {
    return games.stream().map(this::row).toList();
  }

  private Row row(FinishedGame game) {
    return new Row(
        game.id(),
        words.of("variant." + game.variant()),
        game.white().name(),
        game.black().name(),
        points(game.result()),
        winner(game.result()),
        outcome(game),
        terms(game),
        dates.day(game.endedAt()),
        game.endedAt().toString(),
        game.plies());
  }

  /** As on every other page, whatever PDN of the kind has. */
  static String points(Result result) {
    return switch (result) {
      case WHITE_WINS -> "1–0";
      case BLACK_WINS -> "0–1";
      case DRAW -> "½–½";
      case NONE -> "–";
    };
  }

  private static String winner(Result result) {
    return Stream.of(Side.values())
        .filter(side -> result == Result.winFor(side))
        .findFirst()
        .map(Codes::camel)
        .orElse("");
  }

  /** Who won a game and why, in words. */
  String outcome(StoredGame game, Outcome outcome) {
    return outcome(
        new FinishedGame(
            game.id(),
            game.game().variant().id(),
            game.white(),
            game.black(),
            game.game().terms().time(),
            game.game().terms().rated(),
            game.game().plies().size(),
            outcome.result(),
            outcome.ending(),
            game.touchedAt()));
  }

  private String outcome(FinishedGame game) {
    String result = "result." + Codes.camel(game.result());
    String ending = result + "." + Codes.camel(game.ending());
    String sentence = words.of(left(game) ? ending + "Left" : ending);
    return sentence.startsWith("result.") ? words.of(result) : sentence;
  }

  /** Where it is the goal to be unable to move, who was to move has won: Black after an odd ply. */
  private static boolean left(FinishedGame game) {
    if (game.ending() != Ending.NO_MOVES && game.ending() != Ending.NO_PIECES) {
      return false;
    }
    Side first = Kind.named(game.variant()).map(Kind::firstToMove).orElse(Side.WHITE);
    Side turn = game.plies() % 2 == 0 ? first : first.opponent();
    return game.result() == Result.winFor(turn);
  }

  private String terms(FinishedGame game) {
    String time = time(game.time());
    return game.rated() ? time + " · " + words.of("history.rated") : time;
  }

  String time(TimeControl time) {
    long bonus = time.bonus().toSeconds();
    return switch (time.kind()) {
      case NONE -> words.of("history.noClock");
      case INCREMENT -> Words.isolated(minutes(time) + "+" + bonus);
      case DELAY -> words.with("time.delay", Map.of("minutes", minutes(time), "n", bonus));
      case DAYS -> words.with("history.days", Map.of("n", Long.toString(time.initial().toDays())));
    };
  }

  private String minutes(TimeControl time) {
    return words.number(time.initial().toSeconds() / SECONDS_A_MINUTE);
  }
}
