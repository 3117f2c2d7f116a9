package dama.page;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a table leaves the site; {@code ?format=csv}. */
enum ExportFormat {
  CSV("text/csv"),
  JSONL("application/jsonl");

  private final String type;

  ExportFormat(String type) {
    this.type = type;
  }

  static Optional<ExportFormat> byName(String name) {
    return Arrays.stream(values()).filter(each -> each.extension().equals(name)).findFirst();
  }

  String type() {
    return type + "; charset=UTF-8";
  }

  String extension() {
    return name().toLowerCase(Locale.ROOT);
  }

  RowWriter writer(Appendable out, List<String> columns) throws IOException {
    return this == CSV ? new CsvWriter(out, columns) : new JsonLinesWriter(out, columns);
  }
}
