package dama.page;

import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A JSON object a row, each on a line of its own, with every text to the letter. */
final class JsonLinesWriter implements RowWriter {

  /** Looked up once: every static method of Json searches for its provider anew. */
  private static final JsonProvider JSON = JsonProvider.provider();

  private final Appendable out;
  private final List<String> columns;

  JsonLinesWriter(Appendable out, List<String> columns) {
    this.out = out;
    this.columns = List.copyOf(columns);
  }

  @Override
  public void row(List<? extends @Nullable Object> cells) throws IOException {
    JsonObjectBuilder object = JSON.createObjectBuilder();
    for (int i = 0; i < columns.size(); i++) {
      object.add(columns.get(i), value(cells.get(i)));
    }
    out.append(object.build().toString()).append('\n');
  }

  private static JsonValue value(@Nullable Object value) {
    if (value == null) {
      return JsonValue.NULL;
    }
    if (value instanceof Boolean truth) {
      return truth ? JsonValue.TRUE : JsonValue.FALSE;
    }
    return value instanceof Number number
        ? JSON.createValue(number.longValue())
        : JSON.createValue(value.toString());
  }
}
