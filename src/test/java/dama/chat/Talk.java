package dama.chat;

import static java.util.stream.Collectors.joining;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Talk as it could have been on a busy site in two years, the same for the same seed: the lobby has
 * two lines of five, games the rest, some twenty each while they last; evenings are busier than
 * nights, and now and then everybody talks at once.
 */
final class Talk {
  private static final Instant BEGIN = Instant.parse("2024-01-01T00:00:00Z");
  private static final Duration LASTING = Duration.ofDays(730);
  private static final int GAMES_AT_ONCE = 200;
  private static final LineFlag[] FLAGS = LineFlag.values();

  /** Parts that a search can look for, each once in so many lines. */
  static final String COMMON = "zlatarna";

  static final String RARE = "quetzalcoatl";

  private final SplittableRandom random;
  private final TalkPeople people;
  private final String prefix;
  private final int lines;
  private final int games;
  private final int[] playing = new int[GAMES_AT_ONCE];
  private final int[] said = new int[GAMES_AT_ONCE];
  private final long firstId;
  private final long step;
  private int nextGame = GAMES_AT_ONCE;
  private int done;
  private double now;
  private int burst;

  /**
   * @param prefix of the ids of games, four characters
   * @param step from the id of a line to that of the next
   */
  Talk(long seed, TalkPeople people, String prefix, int games, int lines, long firstId, long step) {
    this.random = new SplittableRandom(seed);
    this.people = people;
    this.prefix = prefix;
    this.games = games;
    this.lines = lines;
    this.firstId = firstId;
    this.step = step;
    for (int i = 0; i < GAMES_AT_ONCE; i++) {
      playing[i] = i % games;
    }
  }

  String game(int number) {
    String digits = Integer.toString(number, 36);
    return prefix + "0".repeat(6 - digits.length()) + digits;
  }

  /** The two who play a game. */
  int player(int game, int side) {
    SplittableRandom own = new SplittableRandom(game * 7L + 1);
    int white = people.anyOf(own);
    int black = people.anyOf(own);
    return side == 0 ? white : white == black ? (black + 1) % people.count() : black;
  }

  /** The next line, or null after the last. */
  @Nullable TalkRow next() {
    if (done == lines) {
      return null;
    }
    goOn();
    return random.nextInt(5) < 2 ? line(ChatStore.LOBBY, 0, people.anyOf(random)) : inGame();
  }

  private void goOn() {
    double mean = (double) LASTING.toMillis() / lines;
    int hour = (int) (now / 3_600_000 % 24);
    double busy = hour < 7 ? 0.3 : hour < 17 ? 1 : 1.8;
    burst = burst > 0 ? burst - 1 : random.nextInt(20_000) == 0 ? 300 : 0;
    double gap = -Math.log(1 - random.nextDouble()) * mean / busy;
    now += burst > 0 ? Math.min(gap, 150) : gap * 0.93;
  }

  private TalkRow inGame() {
    int table = random.nextInt(GAMES_AT_ONCE);
    int game = playing[table];
    int spoken = ++said[table];
    if (random.nextInt(20) == 0) {
      playing[table] = nextGame++ % games;
      said[table] = 0;
    }
    int who = random.nextInt(8) == 0 ? people.anyOf(random) : player(game, random.nextInt(2));
    return line(game(game), spoken * 3, who);
  }

  private TalkRow line(String room, int ply, int who) {
    int which = (int) ((long) done * people.names(who) / lines);
    int fate = random.nextInt(1000);
    return new TalkRow(
        firstId + step * done++,
        BEGIN.plusMillis((long) now),
        room,
        ply,
        people.id(who),
        people.name(who, which),
        text(people.language(who)),
        fate < 5 ? "HIDDEN" : fate < 7 ? "HELD" : "SHOWN",
        flags(),
        people.account(who),
        people.addressHash(who));
  }

  private String flags() {
    int one = random.nextInt(200);
    if (one < FLAGS.length) {
      return FLAGS[one].name();
    }
    boolean both = one == FLAGS.length;
    return both ? Stream.of(FLAGS[0].name(), FLAGS[1].name()).sorted().collect(joining(" ")) : "";
  }

  private String text(TalkWords language) {
    StringBuilder text = new StringBuilder(language.word(random));
    int words = random.nextInt(random.nextInt(5) == 0 ? 25 : 9);
    for (int i = 0; i < words; i++) {
      text.append(' ').append(language.word(random));
    }
    int end = random.nextInt(2_000_000);
    if (end < 200_000) {
      text.append(end % 2 == 0 ? " 😀" : " 👍🏽");
    } else if (end < 200_200) {
      text.append(' ').append(COMMON);
    } else if (end < 200_202) {
      text.append(' ').append(RARE).append(" 🦖");
    }
    return random.nextInt(50) == 0 ? text.toString().toUpperCase(Locale.ROOT) : text.toString();
  }
}
