package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfigurationTest {

  private static String refusal(Map<String, String> properties, Map<String, String> environment) {
    String message =
        assertThrows(ConfigurationException.class, () -> Configuration.of(properties, environment))
            .getMessage();
    assertEquals(1, String.valueOf(message).lines().count());
    return String.valueOf(message);
  }

  @Test
  void nothingConfiguredIsAnEmbeddedDatabase() {
    assertEquals(
        Configuration.ofDatabase("jdbc:h2:file:./data/dama", "", ""),
        Configuration.of(Map.of("user.dir", "/srv"), Map.of("PATH", "/bin")));
  }

  @Test
  void theEnvironmentIsReadAndPropertiesComeFirst() {
    Map<String, String> environment =
        Map.of(
            "DAMA_DB_URL", " jdbc:postgresql://db/dama ",
            "DAMA_DB_USER", "dama",
            "DAMA_DB_PASSWORD", "secret");
    assertEquals(
        Configuration.ofDatabase("jdbc:postgresql://db/dama", "dama", "secret"),
        Configuration.of(Map.of(), environment));
    assertEquals(
        "other", Configuration.of(Map.of("dama.db.password", "other"), environment).dbPassword());
  }

  @Test
  void anEmptyValueIsTheDefault() {
    assertEquals(
        "jdbc:h2:file:./data/dama", Configuration.of(Map.of(), Map.of("DAMA_DB_URL", "")).dbUrl());
  }

  @Test
  void anUnknownNameIsRefusedByName() {
    assertTrue(refusal(Map.of(), Map.of("DAMA_DB_URI", "x")).contains("DAMA_DB_URI"));
    assertTrue(refusal(Map.of("dama.db.urll", "x"), Map.of()).contains("dama.db.urll"));
  }

  @Test
  void aMalformedValueIsRefusedWithoutShowingIt() {
    String message = refusal(Map.of(), Map.of("DAMA_DB_URL", "postgres://u:secret@db/dama"));
    assertTrue(message.contains("DAMA_DB_URL"));
    assertFalse(message.contains("secret"));
  }

  @Test
  void aUserOfNoDatabaseIsRefused() {
    assertTrue(refusal(Map.of(), Map.of("DAMA_DB_PASSWORD", "x")).contains("DAMA_DB_USER"));
  }

  @Test
  void onWildFlyTheDatabaseIsWhereWildFlyKeepsData() {
    assertEquals(
        "jdbc:h2:file:/opt/wildfly/standalone/data/dama",
        Configuration.of(Map.of("jboss.server.data.dir", "/opt/wildfly/standalone/data"), Map.of())
            .dbUrl());
  }

  @Test
  void whatIsNoAddressIsNoTrustedProxyAndReadsNoMetrics() {
    assertEquals(
        List.of("10.0.0.0/8", "::1"),
        Configuration.of(Map.of(), Map.of("DAMA_TRUSTED_PROXIES", " 10.0.0.0/8, ::1,"))
            .trustedProxies());
    for (String wrong : List.of("proxy.example", "10.0.0.0/33", "10.1", "1.2.3.4/", "::1/129")) {
      for (String name : List.of("DAMA_TRUSTED_PROXIES", "DAMA_METRICS_FROM")) {
        assertTrue(refusal(Map.of(), Map.of(name, wrong)).contains(name));
      }
    }
  }
}
