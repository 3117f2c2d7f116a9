package dama.chat;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/** A row of {@code chat_line}. */
@Entity
@Table(name = "chat_line")
class ChatLineRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "chat_line_seq")
  @SequenceGenerator(name = "chat_line_seq", sequenceName = "chat_line_seq", allocationSize = 1)
  @Column(name = "id")
  long id;

  @Column(name = "said_at")
  OffsetDateTime saidAt;

  @Column(name = "room")
  String room;

  @Column(name = "game_id")
  @Nullable String gameId;

  @Column(name = "ply")
  int ply;

  @Column(name = "author_id")
  long authorId;

  @Column(name = "author_name")
  String authorName;

  @Column(name = "author_folded")
  String authorFolded;

  @Column(name = "text")
  String text;

  @Column(name = "text_folded")
  String textFolded;

  @Column(name = "line_key")
  String key;

  ChatLine toLine() {
    return new ChatLine(id, saidAt.toInstant(), room, authorId, authorName, text, ply, key);
  }
}
