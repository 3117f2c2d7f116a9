package dama;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import dama.server.Now;
import jakarta.inject.Named;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.websocket.server.ServerEndpoint;
import java.time.Clock;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Holds the house as README.md draws it. */
class HouseTest {
  private static final int CLASSES_AT_LEAST = 200;

  private static final String[] CORE = {"dama.rules", "dama.notation", "dama.game"};

  private static final String[] PLAIN = {
    "dama.rules",
    "dama.notation",
    "dama.game",
    "java.lang..",
    "java.util..",
    "java.time..",
    "org.jspecify.annotations"
  };

  private static final JavaClasses HOUSE =
      new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages("dama");

  /** A package and those it may lean on, each name without {@code dama}. */
  record Arrow(String from, List<String> to) {
    static Arrow from(String from, String... to) {
      return new Arrow(from, List.of(to));
    }
  }

  static final List<Arrow> ARROWS =
      List.of(
          Arrow.from("rules"),
          Arrow.from("notation", "rules"),
          Arrow.from("game", "rules", "notation"),
          Arrow.from("card", "rules"),
          Arrow.from("tools", "rules", "notation", "game"),
          Arrow.from("server"),
          Arrow.from("operate", "rules", "notation", "game", "server"),
          Arrow.from("node", "server"),
          Arrow.from("audit", "server"),
          Arrow.from("setting", "audit", "server"),
          Arrow.from("player", "server"),
          Arrow.from("identity", "account", "audit", "player", "server"),
          Arrow.from("account", "audit", "player", "setting", "server"),
          Arrow.from("rating", "game"),
          Arrow.from("archive", "rules", "notation", "game", "rating", "player", "server"),
          running("lobby"),
          running("live"),
          running("chat"),
          running("moderation"),
          running("privacy"),
          running("notice"),
          edge("socket"),
          edge("page", "card"));

  private static Arrow running(String name) {
    return Arrow.from(
        name,
        "rules",
        "notation",
        "game",
        "audit",
        "setting",
        "player",
        "account",
        "identity",
        "archive",
        "rating",
        "lobby",
        "live",
        "chat",
        "moderation",
        "privacy",
        "notice",
        "node",
        "server");
  }

  private static Arrow edge(String name, String... besides) {
    return new Arrow(name, Stream.concat(running(name).to().stream(), Stream.of(besides)).toList());
  }

  @ParameterizedTest
  @FieldSource("ARROWS")
  void arrowsPointDown(Arrow arrow) {
    String[] allowed =
        Stream.concat(Stream.of(arrow.from()), arrow.to().stream())
            .map(name -> "dama." + name)
            .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage("dama." + arrow.from())
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(allowed).or(DescribedPredicate.not(resideInAPackage("dama.."))))
        .check(HOUSE);
  }

  @Test
  void everyPackageIsInThePicture() {
    TreeSet<String> drawn =
        ARROWS.stream()
            .map(arrow -> "dama." + arrow.from())
            .collect(Collectors.toCollection(TreeSet::new));
    TreeSet<String> built =
        HOUSE.stream()
            .map(JavaClass::getPackageName)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(drawn, built);
  }

  @Test
  void thereAreNoCycles() {
    slices().matching("dama.(*)..").should().beFreeOfCycles().check(HOUSE);
  }

  @Test
  void theCoreIsPlainJava() {
    onlyLeanOn(PLAIN, "dama.rules", "dama.game");
  }

  /** Files of games are longer than memory, and in encodings of their own. */
  @Test
  void notationReadsStreamsOfBytesBesides() {
    onlyLeanOn(
        Stream.concat(Stream.of(PLAIN), Stream.of("java.io", "java.nio.charset"))
            .toArray(String[]::new),
        "dama.notation");
    noClasses()
        .that()
        .resideInAPackage("dama.notation")
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\..*(File|Console|Object).*")
        .check(HOUSE);
  }

  private static void onlyLeanOn(String[] allowed, String... packages) {
    classes()
        .that()
        .resideInAnyPackage(packages)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(allowed)
        .check(HOUSE);
  }

  @Test
  void theCoreReadsNoClock() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Clock.class)
        .orShould()
        .callMethodWhere(
            DescribedPredicate.describe(
                "reads a clock",
                call ->
                    List.of("now", "currentTimeMillis", "nanoTime").contains(call.getName())
                        && !call.getTargetOwner().getPackageName().startsWith("dama")))
        .check(HOUSE);
  }

  /** Of several nodes each has a clock of its own. */
  @Test
  void whatTimeItIsIsAskedInOnePlace() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(Now.class.getName())
        .and()
        .doNotHaveFullyQualifiedName("dama.node.NodeRows")
        .should()
        .callMethodWhere(
            DescribedPredicate.describe(
                "reads a clock of this machine's",
                call ->
                    List.of("now", "currentTimeMillis").contains(call.getName())
                        && call.getTargetOwner().getPackageName().startsWith("java.")))
        .check(HOUSE);
  }

  @Test
  void onlyTheServerPackageReadsPropertiesAndEnvironment() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dama.server")
        .should()
        .callMethodWhere(
            DescribedPredicate.describe(
                "reads a property or the environment",
                call ->
                    List.of("getProperty", "getenv").contains(call.getName())
                        && call.getTargetOwner().isEquivalentTo(System.class)))
        .check(HOUSE);
  }

  @Test
  void recordsAreRowsThatStayInTheirPackage() {
    classes()
        .that()
        .areAnnotatedWith(Entity.class)
        .should()
        .haveSimpleNameEndingWith("Record")
        .check(HOUSE);
    classes()
        .that()
        .haveSimpleNameEndingWith("Record")
        .and()
        .areNotAnnotatedWith(Embeddable.class)
        .should()
        .beAnnotatedWith(Entity.class)
        .andShould()
        .bePackagePrivate()
        .andShould()
        .resideInAnyPackage(
            "dama.archive",
            "dama.rating",
            "dama.audit",
            "dama.setting",
            "dama.player",
            "dama.account",
            "dama.identity",
            "dama.chat",
            "dama.lobby",
            "dama.moderation",
            "dama.privacy",
            "dama.notice")
        .check(HOUSE);
  }

  @Test
  void onlyStoresTouchRowsAndTransactions() {
    noClasses()
        .that()
        .haveSimpleNameNotEndingWith("Store")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName(EntityManager.class.getName())
        .orShould()
        .beAnnotatedWith(Transactional.class)
        .check(HOUSE);
    methods()
        .that()
        .areAnnotatedWith(Transactional.class)
        .should()
        .beDeclaredInClassesThat()
        .haveSimpleNameEndingWith("Store")
        .check(HOUSE);
  }

  @Test
  void endpointsAreSocketsAndPagesAreBeans() {
    classes()
        .that()
        .areAnnotatedWith(ServerEndpoint.class)
        .should()
        .haveSimpleNameEndingWith("Endpoint")
        .check(HOUSE);
    classes()
        .that()
        .haveSimpleNameEndingWith("Endpoint")
        .should()
        .resideInAPackage("dama.socket")
        .check(HOUSE);
    classes()
        .that()
        .haveSimpleNameEndingWith("Page")
        .should()
        .resideInAPackage("dama.page")
        .andShould()
        .beAnnotatedWith(Named.class)
        .check(HOUSE);
  }

  @Test
  void noNameSaysNothing() {
    for (String empty : List.of("Impl", "Manager", "Util", "Utils", "Helper")) {
      noClasses().should().haveSimpleNameEndingWith(empty).check(HOUSE);
    }
  }

  @Test
  void everyPackageIsNullMarked() {
    List<String> unmarked =
        HOUSE.stream()
            .map(JavaClass::getPackage)
            .distinct()
            .filter(each -> !each.isAnnotatedWith(NullMarked.class))
            .map(JavaPackage::getName)
            .toList();
    assertEquals(List.of(), unmarked);
  }

  /** All the rules above hold of an empty house. */
  @Test
  void theHouseIsSeenWhole() {
    assertTrue(HOUSE.size() >= CLASSES_AT_LEAST, "Classes seen: " + HOUSE.size());
  }
}
