package dama.server;

import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The server's log, each line with the {@link Trail} of whatever is at work. */
public final class Log {
  private final Logger logger;

  private Log(Logger logger) {
    this.logger = logger;
  }

  /** Under the name of a class. */
  public static Log of(Class<?> speaker) {
    return new Log(Logger.getLogger(speaker.getName()));
  }

  public void fine(String text) {
    log(Level.FINE, text, null);
  }

  public void info(String text) {
    log(Level.INFO, text, null);
  }

  public void warning(String text) {
    log(Level.WARNING, text, null);
  }

  public void severe(String text) {
    log(Level.SEVERE, text, null);
  }

  public void log(Level level, String text, @Nullable Throwable cause) {
    log(level, cause, () -> text);
  }

  public void log(Level level, @Nullable Throwable cause, Supplier<String> text) {
    if (logger.isLoggable(level)) {
      // By name: else each line would seem to come from here.
      logger.logp(level, logger.getName(), null, text.get() + Trail.words(), cause);
    }
  }
}
