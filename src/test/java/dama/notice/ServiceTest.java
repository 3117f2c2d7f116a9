package dama.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.notice.Carrier.Answer;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A browser says where what is for it goes; it does not go to where only the server can reach. */
class ServiceTest {
  private static final Service PUBLIC = new Service(List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://172.16.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://240.0.0.1/",
        "https://[::1]/",
        "https://[::]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[2002:a00:1::]/",
        "https://2130706433/",
        "https://localhost/"
      })
  void nothingIsSentToAnAddressThatIsNoneOfTheInternet(String endpoint) {
    assertFalse(PUBLIC.isReachable(URI.create(endpoint)), endpoint);
  }

  @Test
  void anAddressOfTheInternetIsSentTo() {
    assertTrue(PUBLIC.isReachable(URI.create("https://93.184.215.14/send")));
    assertTrue(PUBLIC.isReachable(URI.create("https://[2606:2800:21f:cb07::1]/send")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://fcm.googleapis.com/fcm/send/1",
        "https://updates.push.services.mozilla.com/wpush/v2/1",
        "https://web.push.apple.com:443/1",
        "https://wns2-par02p.notify.windows.com/w/?token=1"
      })
  void theServicesOfTheMakersOfBrowsersAreSentTo(String endpoint) {
    assertEquals(endpoint, PUBLIC.read(endpoint).orElseThrow().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://fcm.googleapis.com/",
        "https://fcm.googleapis.com:22/",
        "https://a@fcm.googleapis.com/",
        "https://fcm.googleapis.com@evil.example/",
        "https://evilfcm.googleapis.com/",
        "https://fcm.googleapis.com.evil.example/",
        "https://push.example.org/",
        "https:/push",
        "//fcm.googleapis.com/",
        "ftp://fcm.googleapis.com/",
        "https://fcm.googleapis.com/#a",
        "javascript:alert(1)",
        "not an address",
        ""
      })
  void nothingElseIsTaken(String endpoint) {
    assertTrue(PUBLIC.read(endpoint).isEmpty(), endpoint);
  }

  @Test
  void whatTheOwnerVouchesForIsTakenAsItIsWrittenAndNothingBesideIt() {
    Service own = new Service(List.of("http://127.0.0.1:8099"));
    URI endpoint = own.read("http://127.0.0.1:8099/send/1").orElseThrow();
    assertTrue(own.isReachable(endpoint));
    assertTrue(own.read("http://127.0.0.1:8098/send/1").isEmpty());
    assertFalse(own.isReachable(URI.create("https://127.0.0.1/send/1")));
  }

  @ParameterizedTest
  @CsvSource({
    "200,TAKEN", "201,TAKEN", "202,TAKEN", "301,REFUSED", "307,REFUSED", "400,REFUSED",
    "401,REFUSED", "403,REFUSED", "404,GONE", "410,GONE", "413,REFUSED", "429,LATER",
    "500,LATER", "503,LATER"
  })
  void aStatusMeansWhatTheDocumentsSay(int status, Answer meaning) {
    assertEquals(meaning, Carrier.judge(status));
  }
}
