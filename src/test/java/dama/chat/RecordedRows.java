package dama.chat;

import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Passes everything on to the rows, and keeps what was asked in SQL, to have it explained. */
final class RecordedRows {

  /** SQL with the values of its places. */
  record Asked(String sql, List<@Nullable Object> values) {}

  private final List<Asked> asked = new ArrayList<>();

  EntityManager around(EntityManager rows) {
    return proxy(
        EntityManager.class,
        (self, method, arguments) -> {
          Object result = pass(rows, method, arguments);
          if (method.getName().equals("createNativeQuery") && arguments != null) {
            Asked next = new Asked(String.valueOf(arguments[0]), new ArrayList<>());
            asked.add(next);
            return query((Query) result, next);
          }
          return result;
        });
  }

  private static Query query(@Nullable Object query, Asked asked) {
    return proxy(
        Query.class,
        (self, method, arguments) -> {
          if (method.getName().equals("setParameter") && arguments != null) {
            asked.values().add(arguments[1]);
          }
          Object result = pass(query, method, arguments);
          return result == query ? self : result;
        });
  }

  private static @Nullable Object pass(
      @Nullable Object to, Method method, Object @Nullable [] arguments) throws Throwable {
    try {
      return method.invoke(to, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  /** What was asked since the last time. */
  List<Asked> take() {
    List<Asked> taken = List.copyOf(asked);
    asked.clear();
    return taken;
  }
}
