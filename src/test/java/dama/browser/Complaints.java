package dama.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** All that a browser had to complain of: errors and warnings, requests that failed, the policy. */
final class Complaints {
  private static final String POLICY_WATCH =
      "addEventListener('securitypolicyviolation',"
          + " e => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))";

  private final List<String> heard = new ArrayList<>();
  private final List<Pattern> awaited = new ArrayList<>();

  static Complaints of(BrowserContext context) {
    Complaints complaints = new Complaints();
    context.addInitScript(POLICY_WATCH);
    context.onConsoleMessage(complaints::console);
    context.onWebError(error -> complaints.heard.add("error: " + error.error()));
    context.onRequestFailed(complaints::failed);
    context.onResponse(complaints::answered);
    return complaints;
  }

  /** These belong to what the test does: a page that is refused, a network that is cut. */
  void await(String pattern) {
    awaited.add(Pattern.compile(pattern));
  }

  List<String> unexpected() {
    return heard.stream()
        .filter(one -> awaited.stream().noneMatch(pattern -> pattern.matcher(one).find()))
        .toList();
  }

  private void console(ConsoleMessage message) {
    if (message.type().equals("error") || message.type().equals("warning")) {
      heard.add("console " + message.type() + ": " + message.text() + " " + message.location());
    }
  }

  private void failed(Request request) {
    // A page that is left, and a download that takes over, abort what they were waiting for.
    if (!"net::ERR_ABORTED".equals(request.failure())) {
      heard.add("failed: " + request.url() + " " + request.failure());
    }
  }

  private void answered(Response response) {
    if (response.status() >= 400) {
      heard.add("status " + response.status() + ": " + response.url());
    }
  }
}
