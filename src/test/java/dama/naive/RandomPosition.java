package dama.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Positions of all sorts: sparse and crowded, of men and of kings. The seed makes them again. */
public final class RandomPosition {
  private final Book book;
  private final Random random;

  public RandomPosition(String kind, long seed) {
    this.book = new Book(kind);
    this.random = new Random(seed);
  }

  /** The next position as FEN. */
  public String next() {
    List<int[]> places = new ArrayList<>();
    for (int row = 0; row < book.side(); row++) {
      for (int column = 0; column < book.side(); column++) {
        if (book.isPlayed(row, column)) {
          places.add(new int[] {row, places.size() + 1});
        }
      }
    }
    Collections.shuffle(places, random);
    int white = 1 + random.nextInt(places.size() / 4);
    int black = 1 + random.nextInt(places.size() / 4);
    int kings = random.nextInt(4);
    String turn = random.nextBoolean() ? "W" : "B";
    return turn
        + ":W"
        + list(places.subList(0, white), 0, kings)
        + ":B"
        + list(places.subList(white, white + black), book.side() - 1, kings);
  }

  /** A man cannot stand on the row where it would be crowned: there stands a king. */
  private String list(List<int[]> places, int farRow, int kings) {
    return places.stream()
        .sorted((a, b) -> Integer.compare(a[1], b[1]))
        .map(p -> (p[0] == farRow || random.nextInt(6) < kings ? "K" : "") + p[1])
        .collect(Collectors.joining(","));
  }
}
