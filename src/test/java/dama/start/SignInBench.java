package dama.start;

import dama.account.Passwords;
import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.Http;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Staff;
import dama.harness.TestDatabase;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Whether the time of an answer tells whose name was typed: sign-ins that fail, over HTTP, of every
 * kind in turn, so that whatever else a machine does slows all of them alike. Started by hand, with
 * a folder and how often each kind is asked at most; prints what docs/benchmarks.md shows.
 */
public final class SignInBench {

  /** Guesses at one name that wait for nothing, as far as all strangers at it are counted. */
  private static final int EACH = 40;

  private static final int NAMES = 8;
  private static final int WARM_UP = 24;
  private static final int REFUSED = 422;

  private final URI base;
  private final int rounds;
  private int address;

  private SignInBench(URI base, int rounds) {
    this.base = base;
    this.rounds = rounds;
  }

  public static void main(String[] arguments) throws IOException {
    int rounds = Math.min(EACH * NAMES, Integer.parseInt(arguments[1]));
    for (ServerKind kind : ServerKind.values()) {
      ServerPlan bare =
          ServerPlan.of("bench-" + kind.name().toLowerCase(Locale.ROOT), "/", Map.of());
      TestDatabase database = TestDatabase.h2(bare.directory()).shared();
      Map<String, String> environment = new HashMap<>(database.environment());
      environment.put("DAMA_TRUSTED_PROXIES", "127.0.0.0/8, ::1");
      ServerPlan plan = new ServerPlan(bare.directory(), bare.port(), bare.context(), environment);
      try (ServerProcess server = ServerProcess.start(kind, plan)) {
        say("%s", kind);
        new SignInBench(server.base(), rounds).measure(people(database));
      }
    }
  }

  /** Names of one kind, and how long each answer took. */
  private record Asked(String whose, List<String> names, List<Double> millis) {
    Asked(String whose, List<String> names) {
      this(whose, names, new ArrayList<>());
    }
  }

  /** Nobody's first. */
  private static List<Asked> people(TestDatabase database) {
    Cast cast = new Cast(database);
    String today = new Passwords().hash(Staff.PASSWORD);
    return List.of(
        new Asked("nobody's", some(at -> "Nobody" + (char) ('a' + at))),
        new Asked("an account's", names(cast, database, today)),
        new Asked(
            "an account's, hashed by fewer rounds", names(cast, database, Staff.PASSWORD_HASH)),
        new Asked("a member's of another site", some(at -> cast.account().name())),
        new Asked("a visitor's", some(at -> cast.visitor().name())));
  }

  private static List<String> some(IntFunction<String> name) {
    return IntStream.range(0, NAMES).mapToObj(name).toList();
  }

  private static List<String> names(Cast cast, TestDatabase database, String hash) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < NAMES; i++) {
      Person person = cast.account();
      database.update(
          "update account set password_hash = ? where player_id = ?", hash, person.id());
      names.add(person.name());
    }
    return names;
  }

  private void measure(List<Asked> people) throws IOException {
    for (int i = 0; i < WARM_UP; i++) {
      millis("Warmup" + (char) ('a' + i % NAMES));
    }
    List<Asked> order = new ArrayList<>(people);
    Random chance = new Random(7);
    for (int i = 0; i < rounds; i++) {
      Collections.shuffle(order, chance);
      for (Asked one : order) {
        one.millis().add(millis(one.names().get(i % NAMES)));
      }
    }
    double nobodys = median(people.get(0).millis());
    for (Asked one : people) {
      double median = median(one.millis());
      say(
          "| %s | %d | %.1f ms | %.1f ms | %.3f |",
          one.whose(), one.millis().size(), median, quartiles(one.millis()), median / nobodys);
    }
  }

  /** From an address of its own, so that nobody is told to wait. */
  private double millis(String name) throws IOException {
    address++;
    String from = "2001:db8:" + Integer.toHexString(address) + "::1";
    long began = System.nanoTime();
    HttpResponse<String> answer =
        Http.submit(
            base.resolve("sign-in"),
            "name=" + name + "&password=not+the+password+of+anybody",
            "X-Forwarded-For",
            from,
            "Accept-Language",
            "en");
    double millis = (System.nanoTime() - began) / 1e6;
    if (answer.statusCode() != REFUSED
        || !answer.body().contains("name or the password is wrong")) {
      throw new IllegalStateException(answer.statusCode() + " " + answer.body());
    }
    return millis;
  }

  private static double median(List<Double> all) {
    return at(all, 0.5);
  }

  /** How far apart the middle half is. */
  private static double quartiles(List<Double> all) {
    return at(all, 0.75) - at(all, 0.25);
  }

  private static double at(List<Double> all, double part) {
    double[] sorted = all.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return sorted[(int) (part * sorted.length)];
  }

  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
