package dama.page;

import dama.game.TimeControl;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** The times that are offered, as the page brings them: {@code #{times.label('300+3')}}. */
@Named
@RequestScoped
public class Times {

  @Inject private Words words;
  @Inject private GameRows rows;

  /** As on a label: a real time as its figures, one by days with the form of their number. */
  public String label(String text) {
    TimeControl time = TimeControl.read(text).orElse(TimeControl.NONE);
    if (time.kind() != TimeControl.Kind.DAYS) {
      return rows.time(time);
    }
    long days = time.initial().toDays();
    return words.of("time.days." + form(days)).replace("{n}", Long.toString(days));
  }

  /** Of one day, or of the few that are offered: no language here has a third form for those. */
  private String form(long days) {
    if (days == 1) {
      return "one";
    }
    return words.keys("time.days.few").isEmpty() ? "other" : "few";
  }
}
