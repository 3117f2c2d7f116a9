package dama.chat;

import dama.chat.ChatQuery.Flagged;
import dama.player.Folded;
import dama.player.Storable;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * What a query asks of a row {@code l} of {@code chat_line}, as SQL with its values. What comes of
 * an enum is written out, since an index of the rare rows serves only who names them.
 */
final class LineConditions {

  private final StringJoiner sql = new StringJoiner(" and ");
  private final List<Object> values = new ArrayList<>();

  /** Everything but the text. */
  static LineConditions of(ChatQuery query) {
    LineConditions all = new LineConditions();
    all.where(query.where());
    all.people(query.who().ids());
    all.equal("l.author_account = ?", query.who().account());
    all.equal("l.address_hash = ?", storable(query.who().addressHash()));
    all.status(query.what().status());
    all.flagged(query.what().flagged());
    all.equal("l.said_at >= ?", time(query.when().from()));
    all.equal("l.said_at < ?", time(query.when().to()));
    return all;
  }

  LineConditions and(String condition, Object... more) {
    sql.add(condition);
    Collections.addAll(values, more);
    return this;
  }

  LineConditions within(IdRange range) {
    return and("l.id > ? and l.id < ?", range.low(), range.high());
  }

  LineConditions saying(String text) {
    return and("l.text_folded like ? escape '!'", "%" + Folded.literal(text) + "%");
  }

  String sql() {
    return sql.toString();
  }

  List<Object> values() {
    return List.copyOf(values);
  }

  private void where(ChatQuery.Where where) {
    equal("l.room = ?", storable(where.room()));
    if (where.game() != null) {
      and(where.game() ? "l.game_id is not null" : "l.room = 'lobby'");
    }
  }

  private void people(@Nullable Set<Long> ids) {
    if (ids == null) {
      return;
    }
    if (ids.isEmpty()) {
      and("1 = 0");
    } else if (ids.size() == 1) {
      and("l.author_id = ?", ids.iterator().next());
    } else {
      String places = String.join(",", Collections.nCopies(ids.size(), "?"));
      and("l.author_id in (" + places + ")", ids.toArray());
    }
  }

  private void status(@Nullable LineStatus status) {
    if (status != null) {
      and("l.status = '" + status + "'");
    }
  }

  private void flagged(@Nullable Flagged flagged) {
    if (flagged != null) {
      and("l.flags <> ''");
      if (flagged.flag() != null) {
        and("' ' || l.flags || ' ' like '% " + flagged.flag() + " %'");
      }
    }
  }

  private void equal(String condition, @Nullable Object value) {
    if (value != null) {
      and(condition, value);
    }
  }

  private static @Nullable String storable(@Nullable String text) {
    return text == null ? null : Storable.of(text);
  }

  private static @Nullable OffsetDateTime time(@Nullable Instant instant) {
    return instant == null ? null : instant.atOffset(ZoneOffset.UTC);
  }
}
