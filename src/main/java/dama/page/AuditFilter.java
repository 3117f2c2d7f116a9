package dama.page;

import dama.audit.AuditQuery;
import dama.player.PlayerStore;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * What somebody looks for in the audit, as the form sends it; the empty text where it does not
 * matter.
 *
 * @param by the beginning of any name they ever had, or their number
 * @param subject a kind, as {@code player}
 * @param number of such a one; looked for only together with its kind
 */
public record AuditFilter(
    String by, String what, String subject, String number, String from, String to, String below) {

  static AuditFilter of(HttpServletRequest request) {
    return new AuditFilter(
        given(request, "by"),
        given(request, "what"),
        given(request, "subject"),
        given(request, "number"),
        given(request, "from"),
        given(request, "to"),
        given(request, "below"));
  }

  AuditQuery query(PlayerStore players) {
    return new AuditQuery(
        by.isEmpty() ? null : people(players),
        orNull(what),
        orNull(subject),
        orNull(number),
        UtcTime.read(from, 0).orElse(null),
        UtcTime.read(to, 1).orElse(null),
        Typing.id(below).orElse(0));
  }

  /** The first field that is not to be understood; empty if there is none. */
  String fault() {
    if (!from.isEmpty() && UtcTime.read(from, 0).isEmpty()) {
      return "from";
    }
    return !to.isEmpty() && UtcTime.read(to, 1).isEmpty() ? "to" : "";
  }

  private Set<Long> people(PlayerStore players) {
    Set<Long> ids = new LinkedHashSet<>(players.everNamed(by));
    Typing.id(by).ifPresent(ids::add);
    return ids;
  }

  /** The part of an address that asks for the same. */
  String address(long below, @Nullable String format) {
    StringJoiner address = new StringJoiner("&", "?", "").setEmptyValue("");
    add(address, "by", by);
    add(address, "what", what);
    add(address, "subject", subject);
    add(address, "number", number);
    add(address, "from", from);
    add(address, "to", to);
    add(address, "below", below == 0 ? "" : Long.toString(below));
    add(address, "format", format == null ? "" : format);
    return address.toString();
  }

  private static void add(StringJoiner address, String name, String value) {
    if (!value.isEmpty()) {
      address.add(name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8));
    }
  }

  private static String given(HttpServletRequest request, String name) {
    return Optional.ofNullable(request.getParameter(name)).orElse("").strip();
  }

  /** What PostgreSQL could not even compare is in no row. */
  private static @Nullable String orNull(String value) {
    return value.isEmpty() ? null : value.replace('\0', '?');
  }
}
