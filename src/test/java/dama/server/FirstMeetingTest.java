package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class FirstMeetingTest {

  private int knocks;
  private int awayFor;
  private final FirstMeeting meeting = new FirstMeeting(this::open, 3, Duration.ofMillis(1));

  @Test
  void aDatabaseThatComesLateIsWaitedFor() throws SQLException {
    awayFor = 3;
    meeting.open().close();
    assertEquals(4, knocks);
  }

  @Test
  void oneThatDoesNotComeIsNotWaitedForAgain() {
    awayFor = 100;
    assertThrows(SQLException.class, meeting::open);
    assertEquals(4, knocks);
    assertThrows(SQLException.class, meeting::open);
    assertEquals(5, knocks);
  }

  @Test
  void nobodyWaitsForOneThatWasThereBefore() throws SQLException {
    meeting.open().close();
    awayFor = 100;
    assertThrows(SQLException.class, meeting::open);
    assertEquals(2, knocks);
  }

  private Connection open() throws SQLException {
    knocks++;
    if (knocks <= awayFor) {
      throw new SQLException("away");
    }
    return DriverManager.getConnection("jdbc:h2:mem:");
  }
}
