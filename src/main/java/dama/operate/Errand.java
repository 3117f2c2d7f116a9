package dama.operate;

import dama.server.Configuration;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;

/**
 * A file beside that of the embedded database, in which a command asks the server for a backup, and
 * another one with its answer.
 *
 * @param asked where the command writes the path of the backup; gone when the server has read it
 * @param answered where the server says what became of it
 */
record Errand(Path asked, Path answered) {
  /** What is asked for. */
  enum Kind {
    BACKUP,
    RESTORE
  }

  /**
   * @param file of the backup
   */
  record Wish(Kind kind, Path file) {}

  /**
   * @param text for whoever asked
   */
  record Answer(boolean done, String text) {}

  private static final long MILLIS_BETWEEN = 200;

  /** What one database has; empty if it is in no file of an embedded one. */
  static Optional<Errand> beside(Configuration configuration) {
    return configuration
        .embeddedFile()
        .map(file -> new Errand(beside(file, ".backup"), beside(file, ".backup-answer")));
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  /**
   * Asks the server, and waits for its answer.
   *
   * @param patience how long the server may take to notice
   * @return what it answers; empty if there is no server that does
   */
  Optional<Answer> ask(Wish wish, Duration patience) throws IOException, InterruptedException {
    Files.deleteIfExists(answered);
    write(asked, wish.kind() + "\t" + wish.file().toAbsolutePath().normalize());
    long end = System.nanoTime() + patience.toNanos();
    while (Files.exists(asked)) {
      if (System.nanoTime() > end && Files.deleteIfExists(asked)) {
        return Optional.empty();
      }
      Thread.sleep(MILLIS_BETWEEN);
    }
    while (!Files.exists(answered)) {
      Thread.sleep(MILLIS_BETWEEN);
    }
    String[] answer = parts(answered);
    Files.deleteIfExists(answered);
    return Optional.of(new Answer(Boolean.parseBoolean(answer[0]), answer[1]));
  }

  /** What somebody asks for, once. */
  Optional<Wish> take() throws IOException {
    if (!Files.exists(asked)) {
      return Optional.empty();
    }
    String[] wish = parts(asked);
    Files.delete(asked);
    return Optional.of(new Wish(Kind.valueOf(wish[0]), Path.of(wish[1])));
  }

  void answer(Answer answer) throws IOException {
    write(answered, answer.done() + "\t" + answer.text());
  }

  private static String[] parts(Path file) throws IOException {
    String[] parts = Files.readString(file, StandardCharsets.UTF_8).strip().split("\t", 2);
    if (parts.length != 2) {
      throw new IOException("unreadable: " + file);
    }
    return parts;
  }

  /** Whole or not at all. */
  private static void write(Path file, String text) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text + "\n", StandardCharsets.UTF_8);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
