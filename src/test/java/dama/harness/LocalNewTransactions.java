package dama.harness;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.transaction.Transactional;
import org.jspecify.annotations.Nullable;

/** The same for what must not be a part of another transaction. */
@Interceptor
@Transactional(Transactional.TxType.REQUIRES_NEW)
@Priority(Interceptor.Priority.PLATFORM_BEFORE)
class LocalNewTransactions {
  @Inject private LocalEntityManagers entityManagers;

  @AroundInvoke
  @Nullable Object within(InvocationContext call) throws Exception {
    if (entityManagers.isOpen()) {
      throw new IllegalStateException("one in another is not made here");
    }
    return entityManagers.inTransaction(call::proceed);
  }
}
