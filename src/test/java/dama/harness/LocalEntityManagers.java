package dama.harness;

import jakarta.enterprise.inject.spi.InjectionPoint;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;
import org.jboss.weld.injection.spi.JpaInjectionServices;
import org.jboss.weld.injection.spi.ResourceReference;
import org.jboss.weld.injection.spi.ResourceReferenceFactory;
import org.jboss.weld.injection.spi.helpers.SimpleResourceReference;
import org.jspecify.annotations.Nullable;

/**
 * What a server puts into {@code @PersistenceContext}: the rows of the transaction of this thread.
 */
final class LocalEntityManagers implements JpaInjectionServices {
  private static final ThreadLocal<@Nullable EntityManager> OPEN = new ThreadLocal<>();

  private final EntityManagerFactory factory;

  LocalEntityManagers(EntityManagerFactory factory) {
    this.factory = factory;
  }

  boolean isOpen() {
    return OPEN.get() != null;
  }

  @Nullable Object inTransaction(Callable<@Nullable Object> work) throws Exception {
    EntityManager outer = OPEN.get();
    EntityManager rows = factory.createEntityManager();
    OPEN.set(rows);
    try {
      rows.getTransaction().begin();
      Object result = work.call();
      rows.getTransaction().commit();
      return result;
    } finally {
      if (rows.getTransaction().isActive()) {
        rows.getTransaction().rollback();
      }
      rows.close();
      OPEN.set(outer);
    }
  }

  @Override
  public ResourceReferenceFactory<EntityManager> registerPersistenceContextInjectionPoint(
      InjectionPoint injectionPoint) {
    Object proxy =
        Proxy.newProxyInstance(
            LocalEntityManagers.class.getClassLoader(),
            new Class<?>[] {EntityManager.class},
            (self, method, arguments) -> pass(method, arguments));
    ResourceReference<EntityManager> reference =
        new SimpleResourceReference<>((EntityManager) proxy);
    return () -> reference;
  }

  private @Nullable Object pass(Method method, Object @Nullable [] arguments) throws Throwable {
    EntityManager rows = OPEN.get();
    if (rows == null) {
      throw new IllegalStateException("no transaction");
    }
    try {
      return method.invoke(rows, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  @Override
  public ResourceReferenceFactory<EntityManagerFactory> registerPersistenceUnitInjectionPoint(
      InjectionPoint injectionPoint) {
    ResourceReference<EntityManagerFactory> reference = new SimpleResourceReference<>(factory);
    return () -> reference;
  }

  @Override
  public void cleanup() {
    // The factory is closed by whoever made it.
  }
}
