package dama.moderation;

import dama.player.Player;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A row of {@code note}. */
@Entity
@Table(name = "note")
class NoteRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "note_seq")
  @SequenceGenerator(name = "note_seq", sequenceName = "note_seq", allocationSize = 1)
  @Column(name = "id")
  long id;

  @Column(name = "about_id")
  long aboutId;

  @Column(name = "by_id")
  long byId;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "text")
  String text;

  static NoteRecord of(long aboutId, long byId, String text, OffsetDateTime now) {
    NoteRecord row = new NoteRecord();
    row.aboutId = aboutId;
    row.byId = byId;
    row.text = text;
    row.madeAt = now;
    return row;
  }

  Note toNote(Player by) {
    return new Note(id, by, madeAt.toInstant(), text);
  }
}
