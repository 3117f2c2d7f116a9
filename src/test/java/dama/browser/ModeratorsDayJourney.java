package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import dama.harness.Staff;
import dama.harness.TestDatabase;
import dama.player.Role;
import dama.player.Tokens;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModeratorsDayJourney extends Journey {

  private Guest visitor(String language) {
    Guest guest = guest(Stage.current().base(), Device.DESKTOP, language);
    guest.lobby();
    return guest;
  }

  private Guest staff(Role role, String language) {
    Staff hired = Staff.hire(Stage.current().base(), Stage.current().database(), role);
    Guest guest = guest(Stage.current().base(), Device.DESKTOP, language);
    Cookie token = new Cookie(Tokens.COOKIE, hired.token());
    guest.context().addCookies(List.of(token.setUrl(Stage.current().base().toString())));
    return guest;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ar"})
  void aModeratorsWholeDay(String language) {
    Guest rude = visitor(language);
    Guest victim = visitor(language);
    Guest first = staff(Role.MODERATOR, language);
    Guest second = staff(Role.MODERATOR, language);
    String said = "Nobody likes you (" + language + ")";
    rude.chat().say(said);
    report(victim, said);
    Page desk = first.open("moderation").page();
    assertThat(desk.locator("html")).hasAttribute("dir", language.equals("ar") ? "rtl" : "ltr");
    claim(first, second, said);
    readInContext(desk, said);
    hide(desk, said, rude, victim);
    resolve(first, victim, said);
    mute(first, rude, said);
    appeal(rude);
    decide(first, second, rude, said);
    audit(first, staff(Role.OWNER, language), said);
  }

  private static void report(Guest victim, String said) {
    Page page = victim.page();
    page.locator("#chat-lines .line").filter(having(said)).locator("button.more").click();
    page.locator(".more-menu [data-act=reportLine]").click();
    Locator dialog = page.locator("#reason-dialog");
    dialog.locator("[name=reason]").selectOption("insult");
    dialog.locator("[name=words]").fill("It hurts");
    dialog.locator("button[type=submit]").click();
    assertThat(page.locator("#notices .notice").first()).isVisible();
  }

  private static Locator.FilterOptions having(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  /** Those that are told as programs have them. */
  private static Locator unworded(Locator all, String how) {
    return all.filter(new Locator.FilterOptions().setHasText(Pattern.compile(how)));
  }

  private static Locator card(Page desk, String said) {
    return desk.locator("form.card").filter(having(said));
  }

  private static void claim(Guest first, Guest second, String said) {
    Locator card = card(first.page(), said);
    assertThat(card.locator(".quiet")).hasText("It hurts");
    card.locator("[value=claim]").click();
    assertThat(first.page().locator(".done")).isVisible();
    assertThat(card(first.page(), said).locator(".card-head .tag.good")).isVisible();
    Locator others = card(second.open("moderation").page(), said);
    assertThat(others.locator(".card-head .tag").last()).containsText(first.name());
    assertThat(others.locator("[value=claim]")).hasCount(0);
    assertThat(others.locator("[value=resolve]")).hasCount(0);
  }

  private static void readInContext(Page desk, String said) {
    card(desk, said).locator("a[href*='/moderation/lines/']").click();
    assertThat(desk).hasURL(Pattern.compile("/moderation/lines/\\d+$"));
    assertThat(desk.locator("tr.current .said")).hasText(said);
    desk.goBack();
  }

  private static void hide(Page desk, String said, Guest... readers) {
    card(desk, said).locator("a[href*='/moderation/hide']").click();
    desk.locator("[name=reason]").selectOption("INSULT");
    desk.locator("[name=words]").fill("Please be kind");
    desk.locator("[value=hide]").click();
    desk.waitForURL(Pattern.compile("done=linesHidden"));
    assertThat(readers[1].page().locator("#chat-lines .line").filter(having(said))).hasCount(0);
    assertThat(readers[1].page().locator("#chat-lines .removed").last()).isVisible();
  }

  private static void resolve(Guest moderator, Guest victim, String said) {
    Page desk = moderator.open("moderation").page();
    Locator card = card(desk, said);
    card.locator("[name=outcome]").selectOption("ACTED");
    card.locator("[name=words]").fill("Thank you");
    card.locator("[value=resolve]").click();
    assertThat(desk.locator(".done")).isVisible();
    assertThat(card(desk, said)).hasCount(0);
    Page standing = victim.open("standing").page();
    assertThat(standing.locator("#reports .deed").first()).containsText("Thank you");
  }

  private static void mute(Guest moderator, Guest rude, String said) {
    Page desk = moderator.open("moderation/people?name=" + rude.name()).page();
    desk.locator(".found a").first().click();
    assertThat(desk.locator(".quoted.line-HIDDEN .said")).hasText(said);
    Locator form =
        desk.locator("details")
            .filter(new Locator.FilterOptions().setHas(desk.locator("[value=mute]")));
    form.locator("summary").click();
    form.locator("[name=term]").selectOption("HOUR");
    form.locator("[name=rooms]").selectOption("LOBBY");
    form.locator("[name=reason]").selectOption("INSULT");
    form.locator("[name=words]").fill("An hour of rest");
    form.locator("[value=mute]").click();
    desk.waitForURL(Pattern.compile("done=muted"));
    assertThat(desk.locator(".card-head .tag.grave")).isVisible();
  }

  private static void appeal(Guest rude) {
    Page standing = rude.open("standing").page();
    Locator mute = standing.locator("#sanctions .deed").first();
    assertThat(mute).containsText("An hour of rest");
    assertThat(mute.locator("time").first())
        .hasAttribute("title", Pattern.compile("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC$"));
    mute.locator("[name=words]").fill("It was a joke");
    mute.locator("button[type=submit]").click();
    assertThat(standing.locator("#sanctions blockquote").filter(having("It was a joke")))
        .isVisible();
  }

  private static void decide(Guest first, Guest second, Guest rude, String said) {
    first.complaints().await("422");
    Page desk = first.open("moderation/appeals").page();
    Locator card = card(desk, "It was a joke").filter(having("An hour of rest")).last();
    card.locator("[value=grant]").click();
    assertThat(desk.locator(".console-page > .fault")).isVisible();
    Page other = second.open("moderation/appeals").page();
    Locator theirs = card(other, "It was a joke").last();
    theirs.locator("[name=answer]").fill("Granted, this once");
    theirs.locator("[value=grant]").click();
    assertThat(other.locator(".done")).isVisible();
    assertThat(rude.open("standing").page().locator("#sanctions")).containsText("this once");
    rude.lobby();
    rude.chat().say("Sorry for: " + said);
    assertThat(rude.chat().lines().last()).hasText("Sorry for: " + said);
    assertThat(rude.chat().unsent()).hasCount(0);
  }

  private static void audit(Guest moderator, Guest owner, String said) {
    Page log = owner.open("moderation/audit?check=now").page();
    assertThat(log.locator("#chain")).isVisible();
    assertThat(log.locator("#chain.broken")).hasCount(0);
    for (String act : List.of("line.hide", "player.mute", "appeal.decide", "report.resolve")) {
      owner.open("moderation/audit?what=" + act);
      Locator row = log.locator(".audit tbody tr").first();
      assertThat(row.locator(".change dd").first()).isVisible();
      assertThat(row.locator(".subject a").first())
          .hasAttribute("href", Pattern.compile("/moderation/(person|lines)/\\d+"));
    }
    owner.open("moderation/audit?by=" + moderator.name());
    assertThat(unworded(log.locator(".audit .deed"), "^\\s*[a-z]+\\.[a-z.]+")).hasCount(0);
    assertThat(unworded(log.locator(".audit .change dt"), "^console\\.|\"")).hasCount(0);
    assertThat(unworded(log.locator(".audit .change dd"), "[{}\"]|[A-Z]{2,}_")).hasCount(0);
    String file = owner.at("moderation/audit/export?format=csv");
    APIResponse audit = log.request().get(file);
    assertEquals(200, audit.status());
    assertTrue(audit.text().contains("player.mute"));
    assertFalse(audit.text().contains(said));
    assertEquals(403, moderator.page().request().get(file).status());
    String lines = moderator.at("moderation/export?format=jsonl&status=HIDDEN");
    assertTrue(moderator.page().request().get(lines).text().contains(said));
  }

  @Test
  void aRowThatIsAlteredPastTheApplicationShowsOnThePage() {
    Guest moderator = staff(Role.MODERATOR, "en");
    Page page = moderator.open("moderation/people").page();
    moderator.open("moderation/person/" + somebody());
    TestDatabase database = Stage.current().database();
    long id =
        Long.parseLong(
            database
                .rows("select max(id) as id from audit where act = 'person.read'")
                .get(0)
                .text("id"));
    String was =
        database.rows("select subject_id from audit where id = ?", id).get(0).text("subject_id");
    try {
      alter(database, id, "1" + was);
      moderator.open("moderation/audit?check=now");
      assertThat(page.locator("#chain.broken")).containsText("Row \u2068" + id + "\u2069 does not");
      page.locator("#chain a").first().click();
      assertThat(page.locator("#row-" + id)).hasClass(Pattern.compile("broken"));
    } finally {
      alter(database, id, was);
    }
    moderator.open("moderation/audit?check=now");
    assertThat(page.locator("#chain")).isVisible();
    assertThat(page.locator("#chain.broken")).hasCount(0);
    String past = "update audit set reason = 'OTHER' where id = " + id;
    assertThrows(AssertionError.class, () -> database.update(past));
  }

  private static String somebody() {
    return Stage.current().database().rows("select max(id) as id from player").get(0).text("id");
  }

  /**
   * As an administrator of the database can, around a trigger and a reference that stay for who
   * comes after.
   */
  private static void alter(TestDatabase database, long id, String subject) {
    database.update("create table audit_copy as select * from audit");
    database.update("update audit_copy set subject_id = ? where id = ?", subject, id);
    database.update("set referential_integrity false");
    database.update("truncate table audit");
    database.update("set referential_integrity true");
    database.update("insert into audit select * from audit_copy order by id");
    database.update("drop table audit_copy");
  }
}
