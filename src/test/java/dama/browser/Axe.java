package dama.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What axe-core, which looks for barriers of WCAG 2.2 AA and some more, finds on a page. */
final class Axe {
  private static final String SOURCE = source();

  /** Colours on their way to others are neither: what moves and ends has to have ended. */
  private static final String SETTLED =
      """
      () => Promise.allSettled(document.getAnimations()
        .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished)).then(() => {})
      """;

  private static final String RUN =
      """
      () => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
          `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`)))
      """;

  private Axe() {}

  static void assertFindsNothing(Page page) {
    page.evaluate(SOURCE);
    page.evaluate(SETTLED);
    Object found = page.evaluate(RUN);
    assertEquals(List.of(), found, page.url());
  }

  private static String source() {
    try (InputStream axe = Axe.class.getResourceAsStream("/axe.min.js")) {
      if (axe == null) {
        throw new IllegalStateException("axe.min.js is not among the classes");
      }
      return new String(axe.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
