package dama.harness;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.transaction.Transactional;
import org.jspecify.annotations.Nullable;

/** What a server does for {@code @Transactional}, as far as the stores need it. */
@Interceptor
@Transactional
@Priority(Interceptor.Priority.PLATFORM_BEFORE)
class LocalTransactions {
  @Inject private LocalEntityManagers entityManagers;

  @AroundInvoke
  @Nullable Object within(InvocationContext call) throws Exception {
    if (entityManagers.isOpen()) {
      return call.proceed();
    }
    return entityManagers.inTransaction(call::proceed);
  }
}
