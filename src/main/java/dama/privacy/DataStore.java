package dama.privacy;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what is kept about a person. */
@ApplicationScoped
@Transactional
public class DataStore {

  private static final List<String> LINE =
      List.of("id", "said", "room", "ply", "name", "text", "status", "flags", "addressHash", "key");

  @PersistenceContext EntityManager rows;

  /** The rows of a part, each by the names of its columns; texts, numbers, times, or null. */
  public List<Map<String, @Nullable Object>> rows(DataPart part, long playerId) {
    List<?> found = rows.createNativeQuery(part.sql()).setParameter(1, playerId).getResultList();
    return found.stream().map(row -> named(part.columns(), row)).toList();
  }

  /**
   * Some of the lines that somebody said, the oldest first.
   *
   * @param after the id of the line after which they begin; 0 for the first
   */
  public List<Map<String, @Nullable Object>> lines(long playerId, long after, int most) {
    List<?> found =
        rows.createNativeQuery(
                "select id, said_at, room, ply, author_name, text, status, flags, address_hash,"
                    + " line_key from chat_line where author_id = ?1 and id > ?2 order by id limit "
                    + most)
            .setParameter(1, playerId)
            .setParameter(2, after)
            .getResultList();
    return found.stream().map(row -> named(LINE, row)).toList();
  }

  private static Map<String, @Nullable Object> named(List<String> columns, Object row) {
    Object[] values = row instanceof Object[] several ? several : new Object[] {row};
    Map<String, @Nullable Object> named = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      named.put(columns.get(i), Moments.of(values[i]));
    }
    return named;
  }
}
