package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExportFormatTest {

  private static String row(ExportFormat format, @Nullable Object... cells) {
    StringBuilder out = new StringBuilder();
    try {
      RowWriter writer = format.writer(out, List.of("a", "b", "c").subList(0, cells.length));
      out.setLength(0);
      writer.row(Arrays.asList(cells));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\tx",
        "\rx",
        "\nx",
        "=cmd|'/c calc'!A1",
        "＝1",
        "＋1",
        "－1",
        "＠x",
        " =1",
        "\u200B=1",
        "\u2066=1",
        "\u00A0@x"
      })
  void whatASpreadsheetWouldComputeHasAnApostropheBeforeIt(String text) {
    String cell = row(ExportFormat.CSV, text).strip();
    assertEquals('\'', cell.charAt(cell.startsWith("\"") ? 1 : 0));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      value = {
        "plain|plain",
        "a,b|\"a,b\"",
        "say \"no\"|\"say \"\"no\"\"\"",
        "আপনার চাল|আপনার চাল",
        "1=1|1=1",
        "a-b|a-b",
        "a;=1+1|a;'=1+1",
        "a; -1|a;' -1",
        "a;b-c|a;b-c",
        "bye ;-)|bye ;-)"
      },
      delimiter = '|')
  void cellsAreQuotedWhereTheyMust(String text, String cell) {
    assertEquals(cell + "\r\n", row(ExportFormat.CSV, text));
  }

  @Test
  void aFormulaWithACommaIsBothMarkedAndQuoted() {
    assertEquals("\"'=A1,\"\"x\"\"\"\r\n", row(ExportFormat.CSV, "=A1,\"x\""));
  }

  @Test
  void numbersAndNothingAreThemselvesInBothFormats() {
    assertEquals("-7,,true\r\n", row(ExportFormat.CSV, -7L, null, true));
    assertEquals("{\"a\":-7,\"b\":null,\"c\":true}\n", row(ExportFormat.JSONL, -7L, null, true));
  }

  @Test
  void jsonLinesKeepEveryTextToTheLetterOnOneLine() {
    assertEquals(
        "{\"a\":\"=1\",\"b\":\"x\\n\\\"y\\\"\",\"c\":\"\u0645\u0631\u062D\u0628\u0627\"}\n",
        row(ExportFormat.JSONL, "=1", "x\n\"y\"", "\u0645\u0631\u062D\u0628\u0627"));
  }

  @Test
  void csvBeginsWithAByteOrderMarkAndItsColumns() throws IOException {
    StringBuilder out = new StringBuilder();
    ExportFormat.CSV.writer(out, List.of("id", "text"));
    assertEquals("\uFEFFid,text\r\n", out.toString());
  }
}
