package dama.page;

import java.util.stream.Collectors;

/** Comments of scripts: those that have lines of their own are not for browsers. */
final class Remarks {
  private static final String END = "*/";

  private boolean inside;

  private Remarks() {}

  /** The same number of lines, those that say nothing but a comment empty. */
  static String blank(String script) {
    Remarks remarks = new Remarks();
    return script.lines().map(remarks::blankLine).collect(Collectors.joining("\n", "", "\n"));
  }

  private String blankLine(String line) {
    String said = line.strip();
    boolean begins = !inside && said.startsWith("/**");
    if (inside || begins) {
      int end = said.indexOf(END);
      // What is behind a comment on its line belongs to the script; so then does the comment.
      if (end >= 0 && end < said.length() - END.length()) {
        return keep(line);
      }
      inside = end < 0;
      return "";
    }
    return said.startsWith("//") ? "" : keep(line);
  }

  private String keep(String line) {
    if (inside || line.chars().filter(each -> each == '`').count() % 2 != 0) {
      throw new IllegalStateException("A comment or a text that ends on another line: " + line);
    }
    return line;
  }
}
