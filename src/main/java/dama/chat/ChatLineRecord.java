package dama.chat;

import dama.player.Folded;
import dama.player.Player;
import dama.player.Storable;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A row of {@code chat_line}. What changes it is done in here, where the weaver sees it. */
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

  @Enumerated(EnumType.STRING)
  @Column(name = "status")
  LineStatus status;

  /** In the order of their names, with a space between. */
  @Column(name = "flags")
  String flags;

  @Column(name = "author_account")
  boolean authorAccount;

  @Column(name = "address_hash")
  @Nullable String addressHash;

  @Column(name = "on_hold")
  boolean onHold;

  @Column(name = "name_held")
  @Nullable String nameHeld;

  static ChatLineRecord of(Draft draft, LineGate.Verdict verdict, Instant now) {
    ChatLineRecord row = new ChatLineRecord();
    row.saidAt = now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    row.room = draft.room();
    row.gameId = Rooms.gameOf(draft.room()).orElse(null);
    row.ply = draft.ply();
    row.by(draft.author());
    row.text = Storable.of(draft.text());
    row.textFolded = Folded.of(row.text);
    row.key = Storable.of(draft.key());
    row.addressHash = draft.addressHash();
    row.judge(verdict);
    return row;
  }

  private void by(Player author) {
    authorId = author.id();
    authorName = author.name();
    authorFolded = Folded.of(author.name());
    authorAccount = author.account();
  }

  private void judge(LineGate.Verdict verdict) {
    if (verdict instanceof LineGate.Verdict.Hold hold) {
      status = LineStatus.HELD;
      flags = joined(hold.flags());
    } else if (verdict instanceof LineGate.Verdict.Show show) {
      status = LineStatus.SHOWN;
      flags = joined(show.flags());
    } else {
      throw new IllegalArgumentException("a line that is refused is not stored");
    }
  }

  private static String joined(Set<LineFlag> flags) {
    return flags.stream().map(Enum::name).sorted().collect(Collectors.joining(" "));
  }

  void become(LineStatus changed) {
    status = changed;
  }

  ChatLine toLine() {
    return new ChatLine(
        id,
        saidAt.toInstant(),
        room,
        authorId,
        authorName,
        authorAccount,
        addressHash,
        text,
        ply,
        key,
        status,
        flags.isEmpty() ? Set.of() : Set.of(flags.split(" ", -1)),
        onHold,
        nameHeld);
  }
}
