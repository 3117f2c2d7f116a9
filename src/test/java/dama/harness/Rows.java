package dama.harness;

import dama.account.SessionStore;
import dama.archive.GameStore;
import dama.audit.AuditStore;
import dama.chat.ChatStore;
import dama.chat.LineSearchStore;
import dama.chat.QuietStore;
import dama.identity.IdentityStore;
import dama.live.Commits;
import dama.lobby.OfferStore;
import dama.moderation.Acts;
import dama.notice.SubscriptionStore;
import dama.player.PlayerStore;
import dama.privacy.DataStore;
import dama.privacy.DayStore;
import dama.privacy.ErasureStore;
import dama.privacy.HoldStore;
import dama.privacy.RetentionStore;
import dama.rating.RatingStore;
import dama.server.Configuration;
import dama.server.DamaDataSource;
import dama.server.Schema;
import dama.setting.SettingStore;
import dama.setting.Settings;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.spi.AfterBeanDiscovery;
import jakarta.enterprise.inject.spi.Extension;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Persistence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.jboss.weld.environment.se.Weld;
import org.jboss.weld.environment.se.WeldContainer;
import org.jboss.weld.injection.spi.JpaInjectionServices;

/** The stores on a real database, with beans and transactions as on a server, and no server. */
public final class Rows implements AutoCloseable {
  private final TestDatabase database;
  private final EntityManagerFactory factory;
  private final WeldContainer beans;
  private final Connection anchor;
  private final KeptConnections connections;

  private Rows(
      TestDatabase database,
      KeptConnections connections,
      EntityManagerFactory factory,
      WeldContainer beans)
      throws SQLException {
    this.database = database;
    // H2 closes a database that nobody is connected to.
    this.anchor = database.connect();
    this.connections = connections;
    this.factory = factory;
    this.beans = beans;
  }

  private static final class OnH2 {
    static final Rows ROWS = in(TestDatabase.h2(temporary()));
  }

  private static final class OnPostgres {
    static final Postgres SERVER = Postgres.start();
    static final Rows ROWS = in(SERVER.create("stores"));
  }

  /** One for all tests of this process: none may count on being alone. */
  public static Rows onH2() {
    return OnH2.ROWS;
  }

  /** One for all tests of this process: none may count on being alone. */
  public static Rows onPostgres() {
    return OnPostgres.ROWS;
  }

  /** For one who counts on being alone, and fills it. */
  public static Rows aloneOnH2() {
    return in(TestDatabase.h2(temporary()));
  }

  /** For one who counts on being alone, and fills it. */
  public static Rows aloneOnPostgres(String name) {
    return in(OnPostgres.SERVER.create(name));
  }

  /** As a site should run it: the tables belong to a role that is no administrator. */
  public static Rows ownedOnPostgres(String name) {
    return in(OnPostgres.SERVER.createOwned(name));
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("dama-rows");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes the tables, and all that reads and writes them. */
  public static Rows in(TestDatabase database) {
    Schema.migrate(configuration(database));
    return over(database);
  }

  private static Configuration configuration(TestDatabase database) {
    return Configuration.ofDatabase(database.url(), database.user(), database.password());
  }

  /** What reads and writes the tables that are there. */
  public static Rows over(TestDatabase database) {
    KeptConnections connections = new KeptConnections(new DamaDataSource(configuration(database)));
    EntityManagerFactory factory = entities(connections.source());
    try {
      return new Rows(database, connections, factory, container(new LocalEntityManagers(factory)));
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** Entity managers that begin and commit by themselves, as no server's do. */
  public static EntityManagerFactory entities(TestDatabase database) {
    return entities(new KeptConnections(new DamaDataSource(configuration(database))).source());
  }

  private static EntityManagerFactory entities(DataSource source) {
    return Persistence.createEntityManagerFactory(
        "dama",
        Map.of(
            "jakarta.persistence.transactionType", "RESOURCE_LOCAL",
            "jakarta.persistence.nonJtaDataSource", source,
            "eclipselink.target-server", "None"));
  }

  private static WeldContainer container(LocalEntityManagers entityManagers) {
    return new Weld()
        .disableDiscovery()
        .addPackages(
            false,
            GameStore.class,
            PlayerStore.class,
            AuditStore.class,
            SessionStore.class,
            Acts.class,
            SettingStore.class,
            RatingStore.class)
        .addBeanClasses(DataStore.class, ErasureStore.class, HoldStore.class)
        .addBeanClasses(RetentionStore.class, DayStore.class)
        .addBeanClasses(ChatStore.class, LineSearchStore.class, OfferStore.class, QuietStore.class)
        .addBeanClasses(LocalTransactions.class, LocalNewTransactions.class, Heard.class)
        .addBeanClasses(Commits.class)
        .addBeanClasses(IdentityStore.class, Settings.class, SubscriptionStore.class)
        .addExtension(new Given(entityManagers))
        .addServices((JpaInjectionServices) entityManagers)
        .initialize();
  }

  /** How a container is given a bean that was made outside. */
  static final class Given implements Extension {
    private final LocalEntityManagers entityManagers;

    Given(LocalEntityManagers entityManagers) {
      this.entityManagers = entityManagers;
    }

    void add(@Observes AfterBeanDiscovery event) {
      event
          .<LocalEntityManagers>addBean()
          .types(LocalEntityManagers.class)
          .scope(Singleton.class)
          .createWith(context -> entityManagers);
    }
  }

  public <T> T store(Class<T> type) {
    return beans.select(type).get();
  }

  public TestDatabase database() {
    return database;
  }

  @Override
  public void close() throws SQLException {
    anchor.close();
    beans.close();
    factory.close();
    connections.close();
  }
}
