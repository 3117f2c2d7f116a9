package dama.socket;

import dama.chat.Chat;
import dama.chat.ChatLine;
import dama.chat.ChatListener;
import dama.node.Bell;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Tells the pages of a room what is said there, to each what its visitor may see. */
@ApplicationScoped
public class ChatVoice implements ChatListener {
  private static final int MOST_AT_ONCE = 200;

  @Inject private Connections connections;
  @Inject private Chat chat;
  @Inject private Bell bell;

  @Override
  public void said(ChatLine line) {
    shown(line);
    bell.ring("line", line.room(), line.id());
  }

  /** Shows a line on this node. */
  void shown(ChatLine line) {
    Wording wording = new Wording();
    for (Connection page : connections.talkingIn(line.room())) {
      shown(line, page).forEach(one -> page.send(wording.of(new Outgoing.Said(one))));
    }
  }

  /** Lines of one room are shown otherwise from now on. */
  void changed(String room, List<ChatLine> lines) {
    changedHere(room, lines);
    for (int from = 0; from < lines.size(); from += MOST_AT_ONCE) {
      List<ChatLine> some = lines.subList(from, Math.min(lines.size(), from + MOST_AT_ONCE));
      String ids = some.stream().map(line -> "" + line.id()).collect(Collectors.joining(","));
      bell.ring("lines", room, ids);
    }
  }

  void changedHere(String room, List<ChatLine> lines) {
    Wording wording = new Wording();
    for (Connection page : connections.talkingIn(room)) {
      Changes changes = Changes.of(lines, page);
      if (!changes.shown().isEmpty()) {
        page.send(wording.of(new Outgoing.Restored(changes.shown())));
      }
      if (!changes.gone().isEmpty()) {
        page.send(wording.of(new Outgoing.Hidden(changes.gone())));
      }
    }
  }

  /** What lines with another status mean to one reader. */
  private record Changes(List<Outgoing.Line> shown, List<Long> gone) {
    static Changes of(List<ChatLine> lines, Connection page) {
      Predicate<ChatLine> readable =
          line ->
              line.seenBy(page.player())
                  .filter(seen -> seen.text().equals(line.text()))
                  .isPresent();
      return new Changes(
          lines.stream()
              .filter(readable)
              .flatMap(line -> ChatVoice.shown(line, page).stream())
              .toList(),
          lines.stream().filter(Predicate.not(readable)).map(ChatLine::id).toList());
    }
  }

  /** The key is its author's business alone. */
  private static List<Outgoing.Line> shown(ChatLine line, Connection page) {
    Player reader = page.player();
    boolean own = line.authorId() == reader.id();
    if (!own && (page.isQuiet() || page.blocked().contains(line.authorId()))) {
      return List.of();
    }
    return line.seenBy(reader).stream().map(one -> Messages.line(one, own)).toList();
  }

  /**
   * Sends the last lines to a page that is in the room already: a line can come twice, never not.
   * By the keys of its own lines a page that lost its connection knows which were stored.
   */
  void enter(Connection connection) {
    List<Outgoing.Line> lines =
        chat.recent(connection.talk(), connection.player()).stream()
            .flatMap(line -> shown(line, connection).stream())
            .toList();
    connection.send(new Outgoing.Chat(lines));
  }
}
