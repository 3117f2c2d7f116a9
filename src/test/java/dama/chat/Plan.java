package dama.chat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code explain (analyze, buffers)} said of one statement, in one line. */
final class Plan {
  private static final Pattern STEP =
      Pattern.compile(
          "^(?:CTE \\w+ )?(?:-> +)?(.+?) \\(actual time=.* rows=([\\d.]+) loops=\\d+\\)");

  /** They are in every plan, and cost nothing. */
  private static final Pattern PLAIN = Pattern.compile("Limit|Result|HashAggregate|CTE Scan .*");

  private static final Pattern BUFFERS = Pattern.compile("Buffers: (shared .*)");

  private final List<String> steps = new ArrayList<>();
  private String buffers = "";
  private String time = "";

  Plan(List<String> lines) {
    for (String line : lines) {
      read(line.strip());
    }
  }

  private void read(String line) {
    Matcher step = STEP.matcher(line);
    Matcher pages = BUFFERS.matcher(line);
    if (step.find()) {
      if (PLAIN.matcher(step.group(1)).matches()) {
        return;
      }
      steps.add(
          step.group(1).replaceAll(" on chat_line l?(_\\d+)?$", "") + " (" + step.group(2) + ")");
    } else if (pages.find() && buffers.isEmpty()) {
      buffers = pages.group(1) + "; ";
    } else if (line.startsWith("Execution Time: ")) {
      time = line.substring("Execution Time: ".length());
    }
  }

  /** From the outside in; a step like the one before is counted. */
  private String way() {
    StringBuilder way = new StringBuilder();
    for (int i = 0; i < steps.size(); ) {
      int begin = i;
      while (i < steps.size() && steps.get(i).equals(steps.get(begin))) {
        i++;
      }
      way.append(begin == 0 ? "" : " > ").append(steps.get(begin));
      way.append(i - begin == 1 ? "" : " x " + (i - begin));
    }
    return way.toString();
  }

  @Override
  public String toString() {
    return way() + "; " + buffers + time;
  }
}
