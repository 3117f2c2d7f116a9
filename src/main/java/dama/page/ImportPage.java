package dama.page;

import dama.notation.PdnFault;
import dama.rules.Variant;
import dama.rules.Variants;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Games from a text in PDN, shown to whoever pasted it and stored nowhere. */
@Named
@RequestScoped
public class ImportPage {

  /** The most that is read, in UTF-16 units: a tournament of a hundred games. */
  private static final int LONGEST = 100_000;

  @Inject private HttpServletRequest request;
  @Inject private Words words;

  private String text = "";
  private String variant = "";
  private Pasted pasted = Pasted.NOTHING;
  private final List<String> complaints = new ArrayList<>();

  /** Reads what was sent, if anything was. */
  public void open() {
    boolean unread = request.getAttribute(Unread.MARK) != null;
    if (!unread && !request.getMethod().equals("POST")) {
      return;
    }
    text = unread ? "" : parameter("pdn");
    variant = unread ? "" : parameter("variant");
    if (unread || text.length() > LONGEST) {
      complaints.add(words.with("import.tooLong", Map.of("n", LONGEST / 1_000)));
      return;
    }
    pasted = Pasted.read(text, chosen());
    pasted.faulty().forEach(this::complain);
    if (pasted.games().isEmpty() && complaints.isEmpty()) {
      complaints.add(words.of("import.none"));
    }
    if (pasted.more()) {
      complaints.add(words.with("import.more", Map.of("n", Pasted.MOST)));
    }
  }

  /** What was pasted, to be put right. */
  public String getText() {
    return text;
  }

  public String getVariant() {
    return variant;
  }

  /** The kinds of draughts that the words know by name. */
  public List<String> getVariants() {
    return Variants.all().stream()
        .map(Variant::id)
        .filter(id -> !words.of("variant." + id).equals("variant." + id))
        .toList();
  }

  /** What is wrong, a sentence each. */
  public List<String> getComplaints() {
    return List.copyOf(complaints);
  }

  public boolean isShown() {
    return !pasted.games().isEmpty();
  }

  /** The games for the browser's board. */
  public String getGames() {
    JsonArrayBuilder games = Json.createArrayBuilder();
    pasted.games().forEach(game -> games.add(ImportedGame.json(game)));
    return games.build().toString();
  }

  private @Nullable Variant chosen() {
    return Variants.byId(variant).orElse(null);
  }

  private String parameter(String name) {
    String value = request.getParameter(name);
    return value == null ? "" : value;
  }

  private void complain(Pasted.Replayed game) {
    game.fault().ifPresent(fault -> complaints.add(sentence(game.score().number(), fault)));
  }

  /** {@code ILLEGAL_MOVE} is {@code illegalMove} in the words. */
  private static String camel(String constant) {
    return Pattern.compile("_(.)")
        .matcher(constant.toLowerCase(Locale.ROOT))
        .replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
  }

  private String sentence(int game, PdnFault fault) {
    return words.with(
        "import.fault." + camel(fault.reason().name()),
        Map.of("game", game, "line", fault.line(), "part", fault.part()));
  }
}
