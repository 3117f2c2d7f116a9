package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.page.Address.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {

  @ParameterizedTest
  @CsvSource({
    "/, LOBBY, ''",
    "/game/l48glzs79f, GAME, l48glzs79f",
    "/game/l48glzs79f.pdn, PDN, l48glzs79f",
    "/card/l48glzs79f.png, CARD, l48glzs79f",
    "/card/kind/turkish.svg, KIND_CARD, turkish",
    "/invite/YZy_toJs6V28-NtR, INVITE, YZy_toJs6V28-NtR",
    "/rules, KINDS, ''",
    "/rules/turkish, RULES, turkish",
    "/try/turkish, TRIAL, turkish",
    "/try/turkish/moves, TRIAL_MOVES, turkish",
    "/chat-log, CHAT_LOG, ''",
    "/moderation/lines, LINES, ''",
    "/moderation/lines/42, LINE, 42",
    "/moderation/export, EXPORT, ''",
    "/games.pdn, MY_GAMES, ''",
    "/import, IMPORT, ''",
  })
  void everyAddressHasOnePage(String path, Target target, String id) {
    assertEquals(List.of(new Address(target, id)), behind(path));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/game/",
        "/game/a/b",
        "/game/..",
        "/game/A",
        "/card/a.gif",
        "/card/kind/.png",
        "/index.xhtml",
        "/chat-log/",
        "/rules/",
        "//"
      })
  void whatIsNoAddressLeadsNowhere(String path) {
    assertEquals(List.of(), behind(path));
  }

  @Test
  void anAddressOfUnboundedLengthIsNone() {
    assertEquals(List.of(), behind("/game/" + "a".repeat(41)));
  }

  private static List<Address> behind(String path) {
    return Arrays.stream(Target.values()).flatMap(each -> each.match(path).stream()).toList();
  }

  /**
   * One of the servers leads whoever asks for a folder to its name with a slash, past our filters.
   */
  @Test
  void noAddressIsTheNameOfAFolder() throws IOException {
    try (Stream<Path> below = Files.walk(Path.of("webapp"))) {
      List<String> folders =
          below
              .filter(Files::isDirectory)
              .map(folder -> "/" + Path.of("webapp").relativize(folder))
              .filter(path -> !path.equals("/"))
              .filter(path -> !behind(path).isEmpty())
              .toList();
      assertEquals(List.of(), folders);
    }
  }
}
