package dama.operate;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row as a line: the text format of PostgreSQL's COPY, which its own tools read, too. Tabs
 * between the values, {@code \N} for none; a tab, a line's end and a backslash within a value are
 * written with a backslash before. Times are UTC.
 */
final class TableText {
  private static final String NONE = "\\N";

  private TableText() {}

  /** The current row. */
  static String line(ResultSet row, List<Column> columns) throws SQLException {
    List<String> values = new ArrayList<>(columns.size());
    for (int i = 0; i < columns.size(); i++) {
      String text = text(row, i + 1, columns.get(i).type());
      values.add(text == null ? NONE : escaped(text));
    }
    return String.join("\t", values);
  }

  private static @Nullable String text(ResultSet row, int index, int type) throws SQLException {
    Object value =
        switch (type) {
          case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE ->
              row.getObject(index, OffsetDateTime.class);
          case Types.DATE -> row.getObject(index, LocalDate.class);
          default -> row.getObject(index);
        };
    if (value instanceof OffsetDateTime time) {
      return time.toInstant().toString();
    }
    return value == null ? null : value.toString();
  }

  /** Gives the statement the values of a line. */
  static void set(PreparedStatement statement, String line, List<Column> columns)
      throws SQLException {
    String[] values = line.split("\t", -1);
    if (values.length != columns.size()) {
      throw new NotABackupException("a line has " + values.length + " values: " + columns);
    }
    for (int i = 0; i < values.length; i++) {
      int type = columns.get(i).type();
      if (values[i].equals(NONE)) {
        statement.setNull(i + 1, type);
      } else {
        statement.setObject(i + 1, value(unescaped(values[i]), type));
      }
    }
  }

  private static Object value(String text, int type) {
    return switch (type) {
      case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE ->
          Instant.parse(text).atOffset(ZoneOffset.UTC);
      case Types.DATE -> LocalDate.parse(text);
      case Types.BIGINT -> Long.valueOf(text);
      case Types.INTEGER, Types.SMALLINT -> Integer.valueOf(text);
      case Types.DOUBLE -> Double.valueOf(text);
      case Types.BOOLEAN, Types.BIT -> Boolean.valueOf(text);
      case Types.CHAR, Types.VARCHAR -> text;
      default -> throw new IllegalStateException("a column of type " + type);
    };
  }

  static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  static String unescaped(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char at = text.charAt(i);
      if (at == '\\' && i + 1 < text.length()) {
        at = meant(text.charAt(++i));
      }
      plain.append(at);
    }
    return plain.toString();
  }

  private static char meant(char escaped) {
    return switch (escaped) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      default -> escaped;
    };
  }
}
