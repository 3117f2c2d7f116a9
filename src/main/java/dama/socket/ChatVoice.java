package dama.socket;

import dama.chat.Chat;
import dama.chat.ChatLine;
import dama.chat.ChatListener;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.List;

/** Tells the pages of a room what is said there. */
@ApplicationScoped
public class ChatVoice implements ChatListener {
  @Inject private Connections connections;
  @Inject private Chat chat;

  @Override
  public void said(ChatLine line) {
    Collection<Connection> room = connections.in(line.room());
    tell(room, line, true);
    tell(room, line, false);
  }

  /** The key is its author's business alone. */
  private static void tell(Collection<Connection> room, ChatLine line, boolean toAuthor) {
    Connections.tell(
        room,
        one -> (one.player().id() == line.authorId()) == toAuthor,
        new Outgoing.Said(Messages.line(line, toAuthor ? line.key() : null)));
  }

  /**
   * Sends the last lines to a page that is in the room already: a line can come twice, never not.
   * By the keys of its own lines a page that lost its connection knows which were stored.
   */
  void enter(Connection connection) {
    long reader = connection.player().id();
    List<Outgoing.Line> lines =
        chat.recent(connection.room()).stream()
            .map(line -> Messages.line(line, line.authorId() == reader ? line.key() : null))
            .toList();
    connection.send(new Outgoing.Chat(lines));
  }
}
