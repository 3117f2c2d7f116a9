package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletContextEvent;
import jakarta.websocket.server.ServerContainer;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PatienceTest {
  private final List<String> told = new ArrayList<>();

  @Test
  void theServerKnowsTheTimeBeforeItOpensAConnection() {
    ServerContainer sockets =
        proxy(ServerContainer.class, (method, argument) -> told.add(method + " " + argument));
    ServletContext context =
        proxy(
            ServletContext.class,
            (method, argument) ->
                ServerContainer.class.getName().equals(argument) ? sockets : null);
    new Patience().contextInitialized(new ServletContextEvent(context));
    assertEquals(List.of("setDefaultMaxSessionIdleTimeout " + Patience.MILLIS), told);
  }

  private static <T> T proxy(Class<T> type, BiFunction<String, Object, @Nullable Object> call) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, args) -> {
              Object answer = call.apply(method.getName(), args[0]);
              return method.getReturnType() == void.class ? null : answer;
            }));
  }
}
