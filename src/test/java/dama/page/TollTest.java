package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TollTest {

  private static int of(String path, String method) {
    Optional<Address> address =
        Arrays.stream(Address.Target.values()).flatMap(one -> one.match(path).stream()).findFirst();
    return Toll.of(path, address, method);
  }

  @Test
  void whatIsHeldInMemoryIsFree() {
    assertEquals(0, of("/static/abc/css/base.css", "GET"));
    assertEquals(0, of("/words/en.json", "GET"));
    assertEquals(0, of("/manifest/en.json", "GET"));
    assertEquals(0, of("/health/live", "GET"));
    assertTrue(of("/health/ready", "GET") > 0);
    assertTrue(of("/nothing", "GET") > 0);
  }

  @Test
  void toShowAPageIsCheapAndToTakeAFormIsDearer() {
    assertEquals(1, of("/", "GET"));
    assertEquals(1, of("/", "HEAD"));
    assertTrue(of("/", "POST") > of("/", "GET"));
    assertTrue(of("/games.pdn", "GET") > of("/", "POST"));
    assertTrue(of("/games.pdn", "HEAD") > of("/", "POST"));
  }

  @Test
  void whatIsDearIsAnAddress() {
    List<String> unknown =
        Toll.DEAR.keySet().stream()
            .map(key -> key.split(" ", 2)[0])
            .filter(
                name ->
                    Arrays.stream(Address.Target.values())
                        .noneMatch(target -> target.name().equals(name)))
            .toList();
    assertEquals(List.of(), unknown);
  }
}
