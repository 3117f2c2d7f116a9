package dama.moderation;

import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.chat.LineStatus;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What acts need to know of lines, and change about them. */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class LineStore {

  private static final String SELECT = "select id, author_id, status from chat_line where ";
  private static final int AT_A_TIME = 500;

  @PersistenceContext EntityManager rows;
  @Inject ChatStore chat;

  /** A line without its words. */
  record Line(long id, long authorId, LineStatus status) {
    boolean isHidden() {
      return status == LineStatus.HIDDEN;
    }

    boolean isShown() {
      return status == LineStatus.SHOWN;
    }
  }

  /** Those of these lines that exist, as their rows stand now, in the order of their ids. */
  List<Line> byIds(Collection<Long> ids) {
    List<Line> found = new ArrayList<>();
    for (List<Long> some : parts(ids)) {
      Query query = rows.createNativeQuery(SELECT + "id in (" + places(some) + ") order by id");
      fill(query, some);
      found.addAll(lines(query));
    }
    return List.copyOf(found);
  }

  /** What a person said in a time and what is not hidden. */
  List<Line> shownOf(long authorId, Instant from, Instant to, int most) {
    return lines(
        rows.createNativeQuery(
                SELECT
                    + "author_id = ? and said_at >= ? and said_at < ? and status <> ? order by id")
            .setParameter(1, authorId)
            .setParameter(2, Typed.time(from))
            .setParameter(3, Typed.time(to))
            .setParameter(4, LineStatus.HIDDEN.name())
            .setMaxResults(most));
  }

  /** The lines that a sanction hid and that no later one hides, as they stand now. */
  List<Line> hiddenBy(long sanctionId) {
    return lines(
        rows.createNativeQuery(
                SELECT
                    + "id in (select line_id from sanction_line where sanction_id = ?)"
                    + " and id not in (select l.line_id from sanction_line l join sanction s"
                    + " on s.id = l.sanction_id where s.id > ? and s.lifted_at is null)"
                    + " and status = ? order by id")
            .setParameter(1, sanctionId)
            .setParameter(2, sanctionId)
            .setParameter(3, LineStatus.HIDDEN.name()));
  }

  /** The sanctions that hid some of these lines, and hide none any more. */
  List<Long> emptied(List<Line> shown) {
    rows.flush();
    List<Long> emptied = new ArrayList<>();
    for (List<Long> some : parts(shown.stream().map(Line::id).toList())) {
      Query query =
          rows.createNativeQuery(
              "select distinct s.id from sanction s join sanction_line l on l.sanction_id = s.id"
                  + " where l.line_id in ("
                  + places(some)
                  + ") and s.lifted_at is null and not exists (select 1 from sanction_line o"
                  + " join chat_line c on c.id = o.line_id where o.sanction_id = s.id"
                  + " and c.status = 'HIDDEN')");
      fill(query, some);
      List<?> found = query.getResultList();
      found.forEach(id -> emptied.add(((Number) id).longValue()));
    }
    return emptied.stream().distinct().sorted().toList();
  }

  /** The lines as they are then, in the order of their ids. */
  List<ChatLine> setStatus(List<Line> lines, LineStatus status) {
    List<ChatLine> changed = new ArrayList<>();
    for (List<Long> some : parts(lines.stream().map(Line::id).toList())) {
      changed.addAll(chat.setStatus(some, status));
    }
    return List.copyOf(changed);
  }

  private static List<List<Long>> parts(Collection<Long> ids) {
    List<Long> sorted = ids.stream().distinct().sorted().toList();
    List<List<Long>> parts = new ArrayList<>();
    for (int from = 0; from < sorted.size(); from += AT_A_TIME) {
      parts.add(sorted.subList(from, Math.min(from + AT_A_TIME, sorted.size())));
    }
    return parts;
  }

  private static String places(List<Long> ids) {
    return String.join(", ", ids.stream().map(id -> "?").toList());
  }

  private static void fill(Query query, List<Long> ids) {
    for (int i = 0; i < ids.size(); i++) {
      query.setParameter(i + 1, ids.get(i));
    }
  }

  private static List<Line> lines(Query query) {
    List<?> found = query.getResultList();
    return found.stream().map(Object[].class::cast).map(LineStore::line).toList();
  }

  private static Line line(Object[] row) {
    return new Line(
        ((Number) row[0]).longValue(),
        ((Number) row[1]).longValue(),
        LineStatus.valueOf(row[2].toString()));
  }
}
