package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.page.Address.Target;
import java.util.Arrays;
import java.util.List;
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
    "/invite/YZy_toJs6V28-NtR, INVITE, YZy_toJs6V28-NtR",
    "/rules, KINDS, ''",
    "/rules/turkish, RULES, turkish",
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
}
