package dama.page;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A table as RFC 4180 has it: commas, CRLF, quotes doubled. In front stands a byte order mark, by
 * which spreadsheets know UTF-8.
 *
 * <p>A spreadsheet takes a cell that begins with one of {@code = + - @}, a tab or a line end for a
 * formula, and what people wrote would be computed on a moderator's machine. Such a cell is written
 * with an apostrophe before it, as OWASP advises; what was said to the letter is in JSON Lines.
 */
final class CsvWriter implements RowWriter {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /**
   * Full-width forms are taken for formulas too, and what is not seen before the sign does not hide
   * it.
   */
  private static final Pattern FORMULA =
      Pattern.compile(
          "[\\p{Z}\\p{Cf}\\p{Cc}]*[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20].*|[\t\r\n].*", Pattern.DOTALL);

  /**
   * Where numbers have a decimal comma, spreadsheets part cells at semicolons, within quotes too
   * that do not begin what they take for a cell. A wink is no formula.
   */
  private static final Pattern LATER_FORMULA =
      Pattern.compile(
          "([;\t])(?=[\\p{Z}\\p{Cf}\\p{Cc}\"]*(?:[=@\uFF1D\uFF0B\uFF0D\uFF20]|[+\\-][^)]))");

  private static final Pattern SPECIAL = Pattern.compile("[\",\r\n]|^\\s|\\s$");

  private final Appendable out;

  CsvWriter(Appendable out, List<String> columns) throws IOException {
    this.out = out;
    out.append(BYTE_ORDER_MARK);
    row(columns);
  }

  @Override
  public void row(List<? extends @Nullable Object> cells) throws IOException {
    out.append(cells.stream().map(CsvWriter::cell).collect(Collectors.joining(","))).append("\r\n");
  }

  private static String cell(@Nullable Object value) {
    if (!(value instanceof String text)) {
      return value == null ? "" : value.toString();
    }
    String later = LATER_FORMULA.matcher(text).replaceAll("$1'");
    String harmless = FORMULA.matcher(text).matches() ? "'" + later : later;
    return SPECIAL.matcher(harmless).find() ? '"' + harmless.replace("\"", "\"\"") + '"' : harmless;
  }
}
