package dama.page;

import jakarta.json.Json;
import jakarta.json.JsonObjectBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * All the words of a language. A key that a language does not have yet is there in English, so that
 * a page is never without its words.
 *
 * @param entries by key, in the order of keys
 * @param json the same for scripts
 */
record Bundle(Map<String, String> entries, Packed json) {

  static Bundle of(Language language) {
    Map<String, String> entries = new TreeMap<>();
    read(Language.EN, entries);
    read(language, entries);
    JsonObjectBuilder json = Json.createObjectBuilder();
    entries.forEach((key, sentence) -> addTo(json, key, sentence));
    byte[] text = json.build().toString().getBytes(StandardCharsets.UTF_8);
    return new Bundle(entries, Packed.of("application/json;charset=UTF-8", text));
  }

  /** The rules of the game are long, and the console has much to say: pages alone tell them. */
  private static void addTo(JsonObjectBuilder json, String key, String sentence) {
    if (!key.startsWith("rules.") && !key.startsWith("console.")) {
      json.add(key, sentence);
    }
  }

  private static void read(Language language, Map<String, String> entries) {
    String file = "/dama/words/" + language.getTag() + ".properties";
    try (InputStream in = Bundle.class.getResourceAsStream(file)) {
      if (in == null) {
        return;
      }
      Properties read = new Properties();
      read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      read.stringPropertyNames().forEach(key -> entries.put(key, read.getProperty(key)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(file, unreadable);
    }
  }
}
