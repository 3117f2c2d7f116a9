package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Speed;
import dama.rating.Change;
import dama.rating.Rated;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingGraphTest {

  private static Change change(String at, double after) {
    Rated rated = new Rated("russian", Speed.BLITZ);
    return new Change("g", 1, rated, 1500, 350, after, 200, Instant.parse(at));
  }

  private static final List<Change> CHANGES =
      List.of(
          change("2026-03-01T10:00:00Z", 1560.4),
          change("2026-03-01T12:00:00Z", 1543.6),
          change("2026-03-11T12:00:00Z", 1701));

  @Test
  void aDayIsAPointAtTheRatingOfItsEnd() {
    RatingGraph graph = RatingGraph.of(CHANGES, LocalDate::toString, false);
    assertEquals(2, graph.marks().size());
    assertEquals("2026-03-01 · 1544", graph.marks().get(0).label());
    assertEquals(2, graph.days().get(1).games());
    assertEquals("2026-03-11", graph.days().get(0).day());
  }

  @Test
  void readingEndsAtTheLatestDay() {
    int early = RatingGraph.of(CHANGES, LocalDate::toString, false).marks().get(0).x();
    int late = RatingGraph.of(CHANGES, LocalDate::toString, false).marks().get(1).x();
    assertTrue(early < late);
    RatingGraph turned = RatingGraph.of(CHANGES, LocalDate::toString, true);
    assertEquals(RatingGraph.WIDTH - early, turned.marks().get(0).x());
    assertEquals(RatingGraph.WIDTH - late, turned.marks().get(1).x());
  }

  @Test
  void higherIsBetterAndAllIsWithinTheDrawing() {
    RatingGraph graph = RatingGraph.of(CHANGES, LocalDate::toString, false);
    assertTrue(graph.marks().get(1).y() < graph.marks().get(0).y());
    assertTrue(
        graph.rungs().stream().allMatch(rung -> rung.y() >= 0 && rung.y() <= RatingGraph.HEIGHT));
    assertTrue(graph.rungs().size() >= 2 && graph.rungs().size() <= 7);
  }

  @Test
  void oneDayIsAGraph() {
    RatingGraph graph = RatingGraph.of(CHANGES.subList(0, 1), LocalDate::toString, false);
    assertEquals(1, graph.marks().size());
    assertEquals(graph.marks().get(0).x() + "," + graph.marks().get(0).y(), graph.line());
  }
}
