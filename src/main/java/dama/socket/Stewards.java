package dama.socket;

import dama.moderation.ActAnswer;
import dama.moderation.Acts;
import dama.moderation.Moderators;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;

/** What moderators do from the very page that they read. */
@ApplicationScoped
public class Stewards {
  @Inject private Acts acts;
  @Inject private Moderators moderators;

  void handle(Connection from, Incoming.OfModerators message) {
    String about = Codec.typeOf(message.getClass());
    // Whoever is none any more is found out by the acts themselves.
    if (!moderators.include(from.player())) {
      from.refuse("noModerator", about, null, 0);
    } else if (message instanceof Incoming.Hide hide) {
      hide(from, hide, about);
    } else if (message instanceof Incoming.Restore restore) {
      answer(from, acts.restore(from.player(), List.of(restore.line())), about);
    }
  }

  private void hide(Connection from, Incoming.Hide hide, String about) {
    Messages.reason(hide.reason())
        .ifPresentOrElse(
            reason ->
                answer(
                    from,
                    acts.hide(from.player(), List.of(hide.line()), reason, hide.words()),
                    about),
            () -> from.refuse("unreadable", about, null, 0));
  }

  /** What was done is heard by every page; why it was not, by this one. */
  private static void answer(Connection from, ActAnswer answer, String about) {
    if (answer instanceof ActAnswer.Refused) {
      from.refuse("notDone", about, null, 0);
    }
  }
}
