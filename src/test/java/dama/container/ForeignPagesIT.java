package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.Http;
import dama.rights.AddressRight;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a page of another site can make a browser send is taken from nobody, an owner least. */
class ForeignPagesIT extends Deployed {
  private static final Cast CAST = new Cast(database());
  private static final Person OWNER = CAST.owner();
  private static final AtomicInteger ASKED = new AtomicInteger();

  static Stream<String> addresses() {
    return AddressRight.all()
        .filter(row -> row.method().equals("POST"))
        .map(row -> row.path().replaceAll("\\{\\w+}", "1"))
        .distinct();
  }

  /** From a browser and an address of its own, so that no limit hides anything. */
  private static Stream<String> own() {
    String address = "2001:db8:1:" + Integer.toHexString(ASKED.incrementAndGet()) + "::1";
    return Stream.of("Cookie", CAST.session(OWNER).cookie(), "X-Forwarded-For", address);
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void noFormOfAnotherSiteIsTaken(String path) throws IOException {
    URI address = base().resolve(path.substring(1));
    String own = "http://" + base().getAuthority();
    for (List<String> said :
        List.of(
            List.of("Sec-Fetch-Site", "cross-site"),
            List.of("Sec-Fetch-Site", "same-site", "Origin", own),
            List.of("Sec-Fetch-Site", "cross-site", "Origin", own),
            List.of("Sec-Fetch-Site", ""),
            List.of("Sec-Fetch-Site", "same-origin, cross-site"),
            List.of("Origin", "http://stranger.example"),
            List.of("Origin", "null"),
            List.of("Origin", own + ".stranger.example"),
            List.of("Origin", "http://localhost"),
            List.of("Origin", "http://localhost@stranger.example"),
            List.of("Origin", own + "\\@stranger.example"),
            List.of("Origin", "not an origin"),
            List.of("Referer", base().toString()),
            List.of("X-Requested-With", "XMLHttpRequest"))) {
      String[] headers = Stream.concat(said.stream(), own()).toArray(String[]::new);
      HttpResponse<String> answer = Http.post(address, headers);
      assertEquals(403, answer.statusCode(), said.toString());
      assertEquals(List.of(), answer.headers().allValues("Set-Cookie"), said.toString());
    }
  }
}
