package dama.chat;

import dama.game.Game;
import dama.notation.Fen;
import dama.player.Folded;
import dama.rules.Variants;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table that talk fills.
 *
 * @param columns with commas between
 * @param rows gives each of its rows once
 */
record TalkTable(String name, String columns, Rows rows) {

  private static final OffsetDateTime DAY = OffsetDateTime.parse("2024-01-01T00:00:00Z");

  /** Takes rows. */
  interface Sink {
    void row(@Nullable Object... cells) throws SQLException;
  }

  /** Gives rows. */
  interface Rows {
    void into(Sink sink) throws SQLException;
  }

  /** In an order in which none refers to a later one. */
  static List<TalkTable> all(Talk talk, TalkPeople people, int games) {
    return List.of(
        new TalkTable(
            "player", "id, name, account, role, made_at, seen_at", sink -> players(people, sink)),
        new TalkTable(
            "player_name",
            "id, player_id, name, folded, letters, looks, taken_at, released_at",
            sink -> names(people, sink)),
        new TalkTable(
            "game",
            "id, variant, white_id, black_id, start_fen, fen, ply_count, result, ending,"
                + " started_at, changed_at, ended_at",
            sink -> games(talk, people, games, sink)),
        new TalkTable(
            "chat_line",
            "id, said_at, room, game_id, ply, author_id, author_name, author_folded, text,"
                + " text_folded, line_key, status, flags, author_account, address_hash, on_hold",
            sink -> lines(talk, sink)));
  }

  private static void players(TalkPeople people, Sink sink) throws SQLException {
    for (int i = 0; i < people.count(); i++) {
      String name = people.name(i, people.names(i) - 1);
      sink.row(people.id(i), name, people.account(i), "PLAYER", DAY, DAY);
    }
  }

  private static void names(TalkPeople people, Sink sink) throws SQLException {
    long id = people.id(0) * 3;
    for (int i = 0; i < people.count(); i++) {
      for (int which = 0; which < people.names(i); which++) {
        String name = people.name(i, which);
        String worn = which == people.names(i) - 1 ? name : null;
        sink.row(
            id++, people.id(i), name, Folded.of(name), worn, worn, DAY, worn == null ? DAY : null);
      }
    }
  }

  private static void games(Talk talk, TalkPeople people, int games, Sink sink)
      throws SQLException {
    String variant = Variants.RUSSIAN.id();
    String fen = Fen.write(Game.start(Variants.RUSSIAN).start());
    for (int i = 0; i < games; i++) {
      long white = people.id(talk.player(i, 0));
      long black = people.id(talk.player(i, 1));
      sink.row(
          talk.game(i), variant, white, black, fen, fen, 0, "DRAW", "AGREEMENT", DAY, DAY, DAY);
    }
  }

  private static void lines(Talk talk, Sink sink) throws SQLException {
    for (TalkRow row = talk.next(); row != null; row = talk.next()) {
      sink.row(
          row.id(),
          time(row.at()),
          row.room(),
          row.gameId(),
          row.ply(),
          row.authorId(),
          row.authorName(),
          Folded.of(row.authorName()),
          row.text(),
          Folded.of(row.text()),
          "made-" + row.id(),
          row.status(),
          row.flags(),
          row.account(),
          row.addressHash(),
          false);
    }
  }

  private static OffsetDateTime time(Instant at) {
    return at.atOffset(ZoneOffset.UTC);
  }
}
