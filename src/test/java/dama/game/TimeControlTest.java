package dama.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How time controls are written, and which are sane. */
class TimeControlTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-",
        "60+0",
        "180+2",
        "0+1",
        "15+0",
        "10800+180",
        "180d2",
        "1d1",
        "10800d180",
        "1/86400",
        "1/259200",
        "1/1209600"
      })
  void whatIsSaneIsReadAndWrittenTheSame(String text) {
    assertEquals(text, TimeControl.read(text).orElseThrow().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "3+2 ",
        "180",
        "+2",
        "180+",
        "180-2",
        "-180+2",
        "180+2.5",
        "1e3+0",
        "٣٠٠+٠",
        // Over before anybody could play it.
        "0+0",
        "14+0",
        "0d30",
        // Longer than anybody sits.
        "10801+0",
        "180+181",
        "99999999+0",
        // No whole days, none, or more than 14.
        "1/86401",
        "1/0",
        "1/1296000",
        "2/86400"
      })
  void whatIsNotIsNone(String text) {
    assertTrue(TimeControl.read(text).isEmpty(), text);
  }

  @Test
  void threeMinutesAndTwoSecondsMore() {
    TimeControl time = TimeControl.read("180+2").orElseThrow();
    assertEquals(TimeControl.increment(Duration.ofMinutes(3), Duration.ofSeconds(2)), time);
    assertTrue(time.isRealTime());
  }

  @Test
  void daysAreForEachPlyAndNoRealTime() {
    TimeControl time = TimeControl.read("1/259200").orElseThrow();
    assertEquals(TimeControl.days(3), time);
    assertTrue(time.isByDays() && !time.isRealTime());
  }

  @ParameterizedTest
  @CsvSource({
    "60+0, BULLET",
    "60+2, BULLET",
    "179+0, BULLET",
    "180+0, BLITZ",
    "180+2, BLITZ",
    "300+0, BLITZ",
    "480+0, RAPID",
    "300+5, RAPID",
    "900+10, RAPID",
    "1500+0, CLASSICAL",
    "1800+0, CLASSICAL",
    "1/86400, CORRESPONDENCE",
    "-, UNLIMITED"
  })
  void theSpeedIsWhatAGameOfFortyMovesTakes(String text, Speed speed) {
    assertEquals(speed, Speed.of(TimeControl.read(text).orElseThrow()));
  }
}
