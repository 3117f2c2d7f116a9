package dama.page;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What forms and addresses of the console carry, read; what makes no sense is not there. */
final class Typing {

  private Typing() {}

  static OptionalLong id(String typed) {
    return typed.matches("\\d{1,18}")
        ? OptionalLong.of(Long.parseLong(typed))
        : OptionalLong.empty();
  }

  static Set<Long> ids(String... typed) {
    return Stream.of(typed)
        .map(Typing::id)
        .flatMapToLong(OptionalLong::stream)
        .boxed()
        .collect(Collectors.toUnmodifiableSet());
  }

  static <E extends Enum<E>> Optional<E> listed(Class<E> list, String typed) {
    return Stream.of(list.getEnumConstants()).filter(one -> one.name().equals(typed)).findFirst();
  }

  /** A time as {@code datetime-local} fields send it, in UTC. */
  static Optional<Instant> time(String typed) {
    // Four digits a year: a database need not keep what lies further off.
    if (!typed.matches("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?")) {
      return Optional.empty();
    }
    try {
      return Optional.of(LocalDateTime.parse(typed).toInstant(ZoneOffset.UTC));
    } catch (DateTimeParseException unreadable) {
      return Optional.empty();
    }
  }

  /**
   * Where a form leads back to: one of our own pages for moderators.
   *
   * @param otherwise if what was sent is none
   */
  static String back(String typed, String otherwise) {
    return typed.matches("/moderation(/[a-z0-9/-]*)?(\\?[A-Za-z0-9_=&%.:+-]*)?")
        ? typed
        : otherwise;
  }

  /** An address with the code of what was done; a fragment stays at its end. */
  static String done(String address, String code) {
    return address + (address.contains("?") ? "&" : "?") + "done=" + code;
  }
}
