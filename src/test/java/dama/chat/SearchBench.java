package dama.chat;

import java.nio.file.Path;

/** How long moderators wait for a page of a long chat log; see docs/benchmarks.md. */
final class SearchBench {

  private SearchBench() {}

  public static void main(String[] arguments) throws Exception {
    int lines = Integer.parseInt(arguments[1]);
    try (TalkDatabase talk = TalkDatabase.in(Path.of(arguments[0]), lines)) {
      System.out.println(talk.database().url());
    }
  }
}
