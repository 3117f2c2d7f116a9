package dama.moderation;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A row of {@code word_filter}. */
@Entity
@Table(name = "word_filter")
class WordFilterRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "word_filter_seq")
  @SequenceGenerator(name = "word_filter_seq", sequenceName = "word_filter_seq", allocationSize = 1)
  @Column(name = "id")
  long id;

  @Column(name = "language")
  String language;

  @Column(name = "pattern")
  String pattern;

  @Column(name = "regex")
  boolean regex;

  @Column(name = "whole_word")
  boolean wholeWord;

  @Column(name = "folded")
  boolean folded;

  @Enumerated(EnumType.STRING)
  @Column(name = "action")
  WordFilter.Action action;

  @Column(name = "live")
  boolean live;

  @Column(name = "made_by")
  long madeBy;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  /** Changed, a filter is its changer's. */
  void become(WordFilter filter, long by, OffsetDateTime now) {
    language = filter.language();
    pattern = Typed.words(filter.pattern(), FilterEngine.LONGEST);
    regex = filter.regex();
    wholeWord = filter.wholeWord();
    folded = filter.folded();
    action = filter.action();
    live = filter.live();
    madeBy = by;
    madeAt = now;
  }

  void switchTo(boolean on) {
    live = on;
  }

  /** For the audit: a pattern is what the owner set, and nobody's words. */
  String state() {
    return new State()
        .with("language", language)
        .with("pattern", pattern)
        .with("regex", regex)
        .with("wholeWord", wholeWord)
        .with("folded", folded)
        .with("action", action)
        .with("live", live)
        .toString();
  }

  WordFilter toFilter() {
    return new WordFilter(id, language, pattern, regex, wholeWord, folded, action, live);
  }
}
