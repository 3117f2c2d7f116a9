package dama.moderation;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** How something stood, as JSON for the audit: numbers and listed words, never what people say. */
final class State {

  private final JsonObjectBuilder json = Json.createObjectBuilder();

  State with(String name, @Nullable Long number) {
    if (number == null) {
      json.addNull(name);
    } else {
      json.add(name, number);
    }
    return this;
  }

  State with(String name, @Nullable Enum<?> word) {
    return with(name, word == null ? null : word.name());
  }

  State with(String name, boolean truth) {
    json.add(name, truth);
    return this;
  }

  State with(String name, @Nullable String word) {
    if (word == null) {
      json.addNull(name);
    } else {
      json.add(name, word);
    }
    return this;
  }

  State with(String name, Collection<Long> ids) {
    JsonArrayBuilder array = Json.createArrayBuilder();
    ids.forEach(array::add);
    json.add(name, array);
    return this;
  }

  @Override
  public String toString() {
    return json.build().toString();
  }
}
