package dama.page;

import dama.account.OneTimeLinks;
import dama.moderation.ActAnswer;
import dama.moderation.Acts;
import dama.moderation.NoteStore;
import dama.moderation.Reason;
import dama.moderation.Sanction;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.privacy.LegalHold;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;

/** What moderators do on the page of a person. */
@ApplicationScoped
public class PersonForm implements FormAct {

  @Inject private Acts acts;
  @Inject private NoteStore notes;
  @Inject private PlayerStore players;
  @Inject private LegalHold hold;
  @Inject private OneTimeLinks links;

  @Override
  public Address.Target target() {
    return Address.Target.PERSON;
  }

  @Override
  public Outcome take(Form form) {
    Player by = form.player();
    long id = Typing.id(form.id()).orElse(0);
    if (by == null || Storage.call(() -> players.byId(id)).isEmpty()) {
      return new Outcome.Again("actNoSuchPerson", "");
    }
    return switch (form.text("do")) {
      case "note" -> note(form, by, id);
      case "recovery" -> recovery(by, id);
      case "hold" -> {
        hold.holdPerson(by.id(), id);
        yield seen(id, "held");
      }
      case "release" -> {
        hold.releasePerson(by.id(), id);
        yield seen(id, "holdReleased");
      }
      default -> act(form, by, id);
    };
  }

  private Outcome recovery(Player by, long id) {
    return links
        .recovery(by.id(), id)
        .<Outcome>map(link -> new Outcome.Shown(PersonPage.RECOVERY, link))
        .orElse(new Outcome.Again("recoveryNotYours", ""));
  }

  private Outcome note(Form form, Player by, long id) {
    boolean said = Storage.call(() -> notes.add(by, id, form.text("text"), Now.instant()));
    return said ? seen(id, "noted") : new Outcome.Again("noteEmpty", "text");
  }

  private static Outcome seen(long id, String done) {
    return new Outcome.Seen(Typing.done("/moderation/person/" + id, done));
  }

  private Outcome act(Form form, Player by, long id) {
    Optional<Reason> reason = Typing.listed(Reason.class, form.text("reason"));
    if (reason.isEmpty()) {
      return new Outcome.Again("reasonMissing", "reason");
    }
    String words = form.text("words");
    String back = "/moderation/person/" + id;
    return switch (form.text("do")) {
      case "mute", "ban" -> sanction(form, by, id, reason.get());
      case "rename" -> {
        String name = form.text("name");
        ActAnswer answer = acts.rename(by, id, name.isEmpty() ? null : name, reason.get(), words);
        yield ActOutcome.of(answer, back, "renamed");
      }
      case "hide" -> hide(form, by, id, reason.get());
      case "lift" -> {
        long sanction = Typing.id(form.text("sanction")).orElse(0);
        yield ActOutcome.of(acts.lift(by, sanction, reason.get()), back, "lifted");
      }
      default -> new Outcome.Again("actNothingToChange", "");
    };
  }

  private Outcome sanction(Form form, Player by, long id, Reason reason) {
    Optional<Told.Term> term = Typing.listed(Told.Term.class, form.text("term"));
    if (term.isEmpty()) {
      return new Outcome.Again("termMissing", "term");
    }
    String back = "/moderation/person/" + id;
    String words = form.text("words");
    if (form.text("do").equals("ban")) {
      return ActOutcome.of(acts.ban(by, id, term.get().lasting(), reason, words), back, "banned");
    }
    Sanction.Rooms rooms =
        Typing.listed(Sanction.Rooms.class, form.text("rooms")).orElse(Sanction.Rooms.ALL);
    return ActOutcome.of(
        acts.mute(by, id, rooms, term.get().lasting(), reason, words), back, "muted");
  }

  private Outcome hide(Form form, Player by, long id, Reason reason) {
    Optional<Instant> from = Typing.time(form.text("from"));
    Optional<Instant> to = Typing.time(form.text("to"));
    if (from.isEmpty() || to.isEmpty() || !from.get().isBefore(to.get())) {
      return new Outcome.Again("rangeUnclear", "from");
    }
    ActAnswer answer = acts.hideRange(by, id, from.get(), to.get(), reason, form.text("words"));
    return ActOutcome.of(answer, "/moderation/person/" + id, "linesHidden");
  }
}
