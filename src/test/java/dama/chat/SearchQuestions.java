package dama.chat;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a moderator may ask of a long log, each with twenty values from all over it. */
final class SearchQuestions {
  private static final int VALUES = 20;
  private static final int PAGE = 50;

  /** What is asked in one way. */
  record Question(String name, List<Asking> askings) {}

  /** A page of what a query finds. */
  record Asking(ChatQuery query, Paging paging) {}

  private final SplittableRandom random = new SplittableRandom(3);
  private final Connection connection;
  private final long lines;
  private final List<Question> all = new ArrayList<>();

  SearchQuestions(Connection connection) {
    this.connection = connection;
    this.lines = Long.parseLong(value("select max(id) from chat_line"));
    oneFilter();
    several();
    texts();
    textsAndMore();
  }

  List<Question> all() {
    return List.copyOf(all);
  }

  List<Long> ids() {
    return IntStream.range(0, VALUES).mapToObj(i -> anyId()).toList();
  }

  /** What nobody said. */
  ChatQuery absent(int number) {
    return ChatQuery.ALL.saying("nobodysaid" + number);
  }

  private void oneFilter() {
    add("no filter", i -> ChatQuery.ALL);
    all.add(
        new Question(
            "no filter, in the midst of the log",
            ids().stream()
                .map(id -> new Asking(ChatQuery.ALL, Paging.newest(PAGE).after(id)))
                .toList()));
    add("one who says much", i -> ChatQuery.ALL.by(Set.of(1L + i)));
    add("anyone", i -> ChatQuery.ALL.by(Set.of(anyone())));
    add("50 people who had a name", i -> ChatQuery.ALL.by(fifty()));
    add("the lobby", i -> ChatQuery.ALL.in("lobby"));
    add("a game", i -> ChatQuery.ALL.in(anyRoom()));
    add("all games", i -> with(new ChatQuery.Where(null, true)));
    add("people with an account", i -> with(new ChatQuery.Who(null, true, null)));
    add("visitors", i -> with(new ChatQuery.Who(null, false, null)));
    add("hidden lines", i -> with(LineStatus.HIDDEN, null));
    add("held lines", i -> with(LineStatus.HELD, null));
    add("any flag", i -> with(null, new ChatQuery.Flagged(null)));
    add("one flag", i -> with(null, new ChatQuery.Flagged(LineFlag.values()[i % 5])));
    add("an address", i -> with(new ChatQuery.Who(null, null, anyAddress())));
    add("an hour", i -> within(ChatQuery.ALL, 3_600));
    add("a month", i -> within(ChatQuery.ALL, 30 * 86_400));
  }

  private void several() {
    add("one who says much, in an hour", i -> within(ChatQuery.ALL.by(Set.of(1L + i)), 3_600));
    add("one who says much, in a month", i -> within(ChatQuery.ALL.by(Set.of(1L + i)), 2_592_000));
    add("anyone, in a month", i -> within(ChatQuery.ALL.by(Set.of(anyone())), 2_592_000));
    add("hidden lines of one who says much", i -> hidden(1L + i));
  }

  private void texts() {
    for (TalkWords language : TalkWords.values()) {
      add("a shared word, " + language, i -> ChatQuery.ALL.saying(shared(language)));
      add("a made word, " + language, i -> ChatQuery.ALL.saying(language.made(random, 3)));
    }
    add("two letters of a shared word", i -> ChatQuery.ALL.saying(twoLetters(i)));
    add(
        "two letters seldom together",
        i -> ChatQuery.ALL.saying("q" + "bcdfghjklmnprstvwxz".charAt(i % 19)));
    add("a frequent letter", i -> ChatQuery.ALL.saying("abdegiklmnorstuvabde".substring(i, i + 1)));
    add("a letter in one line of 1,000,000", i -> ChatQuery.ALL.saying("q"));
    add("a letter nobody writes", i -> ChatQuery.ALL.saying("ŵ"));
    add("a frequent emoji", i -> ChatQuery.ALL.saying("😀"));
    add("an emoji in one line of 1,000,000", i -> ChatQuery.ALL.saying("🦖"));
    add("a word in one line of 10,000", i -> ChatQuery.ALL.saying(Talk.COMMON));
    add("a word in one line of 1,000,000", i -> ChatQuery.ALL.saying(Talk.RARE));
    add("what nobody said", this::absent);
  }

  private void textsAndMore() {
    add("a rare word, in a month", i -> within(ChatQuery.ALL.saying(Talk.COMMON), 2_592_000));
    add("a made word of one who says much", i -> ChatQuery.ALL.by(Set.of(1L + i)).saying("tion"));
    add(
        "a rare word of one who says much",
        i -> ChatQuery.ALL.by(Set.of(1L + i)).saying(Talk.COMMON));
    add("a letter of one who says much", i -> ChatQuery.ALL.by(Set.of(1L + i)).saying("a"));
    add("a letter nobody writes, by them", i -> ChatQuery.ALL.by(Set.of(1L + i)).saying("ŵ"));
    add("a letter nobody writes, in a month", i -> within(ChatQuery.ALL.saying("ŵ"), 2_592_000));
    add("a rare word in the lobby", i -> ChatQuery.ALL.in("lobby").saying(Talk.COMMON));
    add("a rare word that was hidden", i -> with(LineStatus.HIDDEN, null).saying(Talk.COMMON));
  }

  private void add(String name, IntFunction<ChatQuery> query) {
    all.add(
        new Question(
            name,
            IntStream.range(0, VALUES)
                .mapToObj(i -> new Asking(query.apply(i), Paging.newest(PAGE)))
                .toList()));
  }

  private static ChatQuery with(ChatQuery.Who who) {
    return new ChatQuery(who, ChatQuery.ALL.where(), ChatQuery.ALL.what(), ChatQuery.ALL.when());
  }

  private static ChatQuery with(ChatQuery.Where where) {
    return new ChatQuery(ChatQuery.ALL.who(), where, ChatQuery.ALL.what(), ChatQuery.ALL.when());
  }

  private static ChatQuery with(@Nullable LineStatus status, ChatQuery.@Nullable Flagged flagged) {
    return new ChatQuery(
        ChatQuery.ALL.who(),
        ChatQuery.ALL.where(),
        new ChatQuery.What(null, status, flagged),
        ChatQuery.ALL.when());
  }

  private static ChatQuery hidden(long person) {
    return with(LineStatus.HIDDEN, null).by(Set.of(person));
  }

  private ChatQuery within(ChatQuery query, long seconds) {
    Instant from =
        Instant.parse(
            value(
                String.format(
                    "select to_char(said_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')"
                        + " from chat_line where id = %d",
                    anyId())));
    return query.between(from, from.plusSeconds(seconds));
  }

  private Set<Long> fifty() {
    return IntStream.range(0, 50).mapToObj(i -> anyone()).collect(Collectors.toSet());
  }

  private long anyId() {
    return random.nextLong(1, lines + 1);
  }

  private long anyone() {
    return Long.parseLong(value("select author_id from chat_line where id = " + anyId()));
  }

  private String anyAddress() {
    return value("select address_hash from chat_line where id = " + anyId());
  }

  private String anyRoom() {
    return value(
        "select room from chat_line where room <> 'lobby' and id > "
            + anyId() / 2
            + " order by id limit 1");
  }

  private String shared(TalkWords language) {
    String word = language.word(random);
    return word.length() < 3 ? shared(language) : word;
  }

  private String twoLetters(int i) {
    String word = shared(TalkWords.values()[i % TalkWords.values().length]);
    int begin = random.nextInt(word.length() - 1);
    return word.substring(begin, begin + 2);
  }

  private String value(String sql) {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getString(1);
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }
}
