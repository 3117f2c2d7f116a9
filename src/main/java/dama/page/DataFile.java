package dama.page;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.player.Player;
import dama.privacy.DataPart;
import dama.privacy.DataStore;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonGenerator;
import jakarta.servlet.http.HttpServletRequest;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that is kept about a person, as one JSON object that people can read, too. It is read and
 * written a few rows at a time, however much it is.
 */
@ApplicationScoped
public class DataFile {

  private static final int GAMES_AT_A_TIME = 50;
  private static final int LINES_AT_A_TIME = 500;

  @Inject private DataStore data;
  @Inject private GameStore games;
  @Inject private PdnText pdn;

  void write(Player player, HttpServletRequest request, OutputStream to) {
    try (JsonGenerator out =
        JsonProvider.provider()
            .createGeneratorFactory(Map.of(JsonGenerator.PRETTY_PRINTING, true))
            .createGenerator(to, StandardCharsets.UTF_8)) {
      out.writeStartObject().write("site", "Dama").write("made", Now.instant().toString());
      for (DataPart part : DataPart.values()) {
        out.writeStartArray(nameOf(part));
        Storage.call(() -> data.rows(part, player.id())).forEach(row -> object(out, row));
        out.writeEnd();
      }
      lines(out, player.id());
      games(out, player.id(), request);
      out.writeEnd();
    }
  }

  private void lines(JsonGenerator out, long playerId) {
    out.writeStartArray("chatLines");
    long last = 0;
    List<Map<String, @Nullable Object>> some;
    do {
      long after = last;
      some = Storage.call(() -> data.lines(playerId, after, LINES_AT_A_TIME));
      for (Map<String, @Nullable Object> line : some) {
        object(out, line);
        last = line.get("id") instanceof Number id ? id.longValue() : last;
      }
    } while (some.size() == LINES_AT_A_TIME);
    out.writeEnd();
  }

  private void games(JsonGenerator out, long playerId, HttpServletRequest request) {
    out.writeStartArray("games");
    List<StoredGame> some = Storage.call(() -> games.of(playerId, null, GAMES_AT_A_TIME));
    while (!some.isEmpty()) {
      for (StoredGame game : some) {
        out.writeStartObject()
            .write("id", game.id())
            .write("started", game.startedAt().toString())
            .write("pdn", pdn.of(List.of(game), request))
            .writeEnd();
      }
      StoredGame last = some.get(some.size() - 1);
      some = Storage.call(() -> games.of(playerId, last, GAMES_AT_A_TIME));
    }
    out.writeEnd();
  }

  private static void object(JsonGenerator out, Map<String, @Nullable Object> row) {
    out.writeStartObject();
    row.forEach((name, value) -> value(out, name, value));
    out.writeEnd();
  }

  private static void value(JsonGenerator out, String name, @Nullable Object value) {
    if (value == null) {
      out.writeNull(name);
    } else if (value instanceof Boolean truth) {
      out.write(name, truth);
    } else if (value instanceof Double fraction) {
      out.write(name, fraction.doubleValue());
    } else if (value instanceof Number number) {
      out.write(name, number.longValue());
    } else {
      out.write(name, value.toString());
    }
  }

  /** {@code REPORTS_BY_YOU} is {@code reportsByYou}. */
  private static String nameOf(DataPart part) {
    StringBuilder name = new StringBuilder();
    for (String word : part.name().toLowerCase(Locale.ROOT).split("_", -1)) {
      boolean first = name.isEmpty();
      name.append(first ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return name.toString();
  }
}
