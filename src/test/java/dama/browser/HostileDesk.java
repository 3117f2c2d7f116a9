package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A moderator or an owner who reads what was written, and writes no better. */
record HostileDesk(HostileWords words, Guest who) {

  void resolve() {
    Page desk = words.read(who, "moderation");
    Locator card = HostileWords.having(desk.locator("form.card"), words.at("report"));
    assertThat(card.locator("h2")).hasText(words.name());
    assertThat(card.locator(".said").first()).hasText(words.in("line"));
    assertThat(card.locator(".quiet")).hasText(words.in("report"));
    card.locator("[name=outcome]").selectOption("ACTED");
    card.locator("[name=words]").fill(words.in("outcome"));
    card.locator("[value=resolve]").click();
    assertThat(desk.locator(".done")).isVisible();
  }

  void hide(Guest rude) {
    Page desk = words.read(who, "moderation/lines?text=" + HostileWords.encoded(words.in("line")));
    assertThat(desk.locator("[name=text]")).hasValue(words.in("line"));
    Locator row = desk.locator(".lines tbody tr");
    assertThat(row).hasCount(1);
    assertThat(row.locator(".said")).hasText(words.in("line"));
    row.locator(".line-time a").click();
    assertThat(desk.locator("tr.current .said")).hasText(words.in("line"));
    assertThat(desk.locator("#board .piece").first()).isVisible();
    words.assertText(desk);
    desk.locator("tr.current [name=line]").check();
    desk.locator(".line-act button").click();
    desk.locator("[name=reason]").selectOption("INSULT");
    desk.locator("[name=words]").fill(words.in("hidden"));
    desk.locator("[value=hide]").click();
    desk.waitForURL(Pattern.compile("done=linesHidden"));
    assertThat(rude.page().locator("[data-notice=news]")).isVisible();
    words.assertText(rude.page());
    Locator deed = words.read(rude, "standing").locator("#sanctions .deed").first();
    assertThat(deed.locator(".words").first()).hasText(words.in("hidden"));
    assertThat(deed.locator("blockquote")).hasText(words.in("line"));
  }

  private Page person(Guest rude) {
    String id = rude.page().locator("body").getAttribute("data-me");
    return words.read(who, "moderation/person/" + id);
  }

  private void act(Guest rude, String what, String room) {
    Page desk = person(rude);
    assertTrue(desk.title().contains(words.name()), desk.title());
    Locator form =
        desk.locator("details")
            .filter(new Locator.FilterOptions().setHas(desk.locator("[value=" + what + "]")));
    form.locator("summary").click();
    form.locator("[name=term]").selectOption("HOUR");
    if (!room.isEmpty()) {
      form.locator("[name=rooms]").selectOption(room);
    }
    form.locator("[name=reason]").selectOption("INSULT");
    form.locator("[name=words]").fill(words.in(what));
    form.locator("[value=" + what + "]").click();
    desk.waitForURL(Pattern.compile("done="));
    words.assertText(desk);
    assertThat(HostileWords.having(desk.locator(".said.quiet"), words.at(what)))
        .hasText(words.in(what));
  }

  void mute(Guest rude, String game) {
    act(rude, "mute", "GAME");
    rude.watch(game);
    assertThat(rude.page().locator("#chat-muted")).containsText(words.in("mute"));
    words.assertText(rude.page());
  }

  void note(Guest rude) {
    Page desk = person(rude);
    desk.locator("textarea[name=text]").fill(words.in("note"));
    desk.locator("[value=note]").click();
    desk.waitForURL(Pattern.compile("done=noted"));
    assertThat(HostileWords.having(desk.locator(".said"), words.at("note")))
        .hasText(words.in("note"));
    words.assertText(desk);
    String hostile = HostileWords.encoded(words.in("query"));
    desk = words.read(who, "moderation/people?name=" + hostile);
    assertThat(desk.locator("[name=name]")).hasValue(words.in("query"));
    desk =
        words.read(
            who,
            "moderation/audit?by="
                + hostile
                + "&subject="
                + hostile
                + "&number="
                + hostile
                + "&what="
                + hostile);
    for (String field : List.of("by", "subject", "number", "what")) {
      assertThat(desk.locator(".audit-filter [name=" + field + "]")).hasValue(words.in("query"));
    }
    desk = words.read(who, "moderation/audit?what=player.mute");
    assertThat(desk.locator(".audit tbody tr").first()).isVisible();
  }

  void files() {
    String whose = "&person=" + HostileWords.encoded(words.name());
    String csv = get("moderation/export?format=csv" + whose);
    assertTrue(csv.contains("'" + words.at("line")), csv);
    HostileWords.assertNoFormula(csv);
    Set<String> said = new HashSet<>();
    get("moderation/export?format=jsonl" + whose)
        .lines()
        .forEach(line -> said.add(HostileWords.json(line).getString("text")));
    assertTrue(said.contains(words.in("line")), said.toString());
    assertTrue(said.containsAll(HostileWords.FORMULAS), said.toString());
  }

  private String get(String path) {
    APIResponse file = who.page().request().get(who.at(path));
    assertEquals(200, file.status());
    return file.text();
  }

  void govern() {
    who.complaints().await("422|cannot be parsed, or is out of range");
    Page page = words.read(who, "owner");
    page.locator("#roles [name=name]").fill(words.shortIn("role"));
    page.locator("#roles .fields [type=submit]").click();
    assertThat(page.locator("#roles [name=name]")).hasValue(words.shortIn("role"));
    words.assertText(page);
    Locator days = page.locator("#set-chat-days");
    days.evaluate("field => { field.type = 'text'; field.form.noValidate = true; }");
    days.fill(words.in("days"));
    page.locator(".owner-settings [type=submit]").click();
    assertThat(page.locator("#set-chat-days")).hasAttribute("aria-invalid", "true");
    words.assertText(page);
    HostileWords.assertNoFormula(get("moderation/audit/export?format=csv"));
    get("moderation/audit/export?format=jsonl").lines().forEach(HostileWords::json);
    filter();
  }

  private void filter() {
    Page page = words.read(who, "moderation/filters");
    page.locator("[name=pattern]").fill("(" + words.shortIn("regex"));
    page.locator("[name=regex]").check();
    page.locator("[value=save]").click();
    assertThat(page.locator("[role=alert]").first()).isVisible();
    assertThat(page.locator("[name=pattern]")).hasValue("(" + words.shortIn("regex"));
    words.assertText(page);
    page = words.read(who, "moderation/filters");
    page.locator("[name=pattern]").fill(words.shortIn("filter"));
    page.locator("[value=save]").click();
    Locator added = HostileWords.having(page.locator(".found li"), words.at("filter"));
    assertThat(added.locator("a")).hasText(words.shortIn("filter"));
    added.locator("a").click();
    assertThat(page.locator("[name=pattern]")).hasValue(words.shortIn("filter"));
    words.assertText(page);
    added.locator("[value=remove]").click();
    assertThat(added).hasCount(0);
  }

  void ban(Guest rude) {
    rude.complaints().await("403");
    act(rude, "ban", "");
    assertThat(rude.page().locator("main")).containsText(words.in("ban"));
    words.assertText(rude.page());
  }

  /** What somebody else's act was appealed against with. */
  void decide() {
    Page desk = words.read(who, "moderation/appeals");
    Locator card = HostileWords.having(desk.locator("form.card"), words.at("appeal"));
    assertThat(HostileWords.having(card.locator(".said"), words.at("appeal")))
        .hasText(words.in("appeal"));
    card.locator("[name=answer]").fill(words.in("answer"));
    card.locator("[value=refuse]").click();
    assertThat(desk.locator(".done")).isVisible();
    Locator decided = HostileWords.having(desk.locator(".said"), words.at("answer"));
    assertThat(decided).hasText(words.in("answer"));
    words.assertText(desk);
  }
}
