package dama.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Rows;
import dama.harness.TestDatabase.Row;
import dama.identity.IdentityStore;
import dama.identity.Member;
import dama.identity.Newcomer;
import dama.identity.Ticket;
import dama.player.Device;
import dama.player.NameFault;
import dama.player.NameGate;
import dama.player.Naming;
import dama.player.Player;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

abstract class NameFiltersCases {
  private static final Naming FILTERED = new Naming.Unfit(NameFault.FILTERED);

  private final Rows rows;
  private final Cast cast;

  NameFiltersCases(Rows rows) {
    this.rows = rows;
    this.cast = new Cast(rows);
    filter("zagorec", WordFilter.Action.REFUSE, false);
    filter("trnjak", WordFilter.Action.HOLD, true);
    filter("glogov", WordFilter.Action.FLAG, true);
    NameGate gate = rows.store(NameGate.class);
    Await.until(
        "the filters hold",
        Duration.ofSeconds(20),
        () -> gate.refuses("Zagorec") && gate.refuses("Trnjak"));
  }

  /** Once in the database that all tests share. */
  private void filter(String word, WordFilter.Action action, boolean wholeWord) {
    WordFilterStore filters = rows.store(WordFilterStore.class);
    if (filters.all().stream().noneMatch(one -> one.pattern().equals(word))) {
      filters.save(
          cast.owner,
          new WordFilter(0, "", word, false, wholeWord, true, action, true),
          Instant.now());
    }
  }

  private List<Row> reports(Player about) {
    return cast.database().rows("select name, reason from report where about_id = ?", about.id());
  }

  @Test
  void aNameWithAWordThatIsRefusedIsNobodys() {
    for (String name : List.of("Zagorec", "ZAAGOREC", "z-a-g-o-r-e-c", "Zagorec 77", "Zagorecki")) {
      assertEquals(FILTERED, cast.rename(cast.ada, name), name);
    }
    assertEquals(cast.ada.name(), cast.again(cast.ada).name());
  }

  @Test
  void noNameIsWornByHalves() {
    assertEquals(FILTERED, cast.rename(cast.ada, "Trnjak"));
    assertEquals(FILTERED, cast.rename(cast.ada, "Trnjak88"));
    assertEquals("Trnjakov", cast.named(cast.ada, "Trnjakov").substring(0, 8));
  }

  @Test
  void aNameThatIsFlaggedIsGivenAndReportedOnce() {
    String name = cast.named(cast.ada, "Glogov");
    cast.rename(cast.ada, "Nobody " + cast.ada.id());
    cast.rename(cast.ada, name);
    List<Row> reports = reports(cast.ada);
    assertEquals(1, reports.size());
    assertEquals(name, reports.get(0).text("name"));
    assertEquals("BAD_NAME", reports.get(0).text("reason"));
    Report report = rows.store(ReportStore.class).about(cast.ada.id()).get(0);
    assertEquals(null, report.reporter());
    assertTrue(
        rows.store(Acts.class).resolve(cast.mod, Set.of(report.id()), Report.Outcome.ACTED, "")
            instanceof Handling.Done);
  }

  @Test
  void aNameThatIsNotFlaggedIsNotReported() {
    cast.named(cast.ada, "Javor");
    assertEquals(List.of(), reports(cast.ada));
  }

  @Test
  void whoHasTheNameKeepsIt() {
    cast.database().update("update player set name = 'Zagorec' where id = ?", cast.ada.id());
    assertEquals(
        new Naming.Named(cast.again(cast.ada)), cast.rename(cast.again(cast.ada), "Zagorec"));
  }

  @Test
  void aModeratorGivesNoSuchNameEither() {
    assertEquals(
        new ActAnswer.Refused(ActRefusal.NAME_UNFIT, NameFault.FILTERED),
        rows.store(Acts.class)
            .rename(cast.mod, cast.ada.id(), "Zagorec", Reason.BAD_NAME, "an example"));
  }

  @Test
  void whoIsCalledSoElsewhereComesUnderTheNextName() {
    String fit = "Bukva " + cast.ada.id();
    assertEquals(fit, arrive(List.of("Zagorec", fit)).name());
    Player other = arrive(List.of("Zagorec"));
    assertNotEquals("", other.name());
    assertFalse(other.name().startsWith("Zagorec"), other.name());
  }

  private Player arrive(List<String> names) {
    String id = UUID.randomUUID().toString();
    return rows.store(IdentityStore.class)
        .arrive(
            new Member("https://forum.example", id, names),
            new Ticket("test", id, Instant.now().plusSeconds(60)),
            new Newcomer(null, Device.UNKNOWN, "en"))
        .orElseThrow();
  }
}
