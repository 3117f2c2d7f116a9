package dama.privacy;

/** Which lines neither their author's erasure nor their age takes away. */
final class Kept {

  /**
   * Of {@code chat_line l}: a moderator holds it; or its author, and it was reported; or it was
   * reported, and no moderator has looked yet, so that none could hold it.
   */
  static final String LINE =
      "(l.on_hold or exists (select 1 from report r where r.line_id = l.id and (r.outcome is null"
          + " or exists (select 1 from player p where p.id = l.author_id and p.on_hold))))";

  /** Of {@code report}, about somebody: it is open, or they or the line it is about are held. */
  static final String REPORT =
      "(outcome is null"
          + " or exists (select 1 from player p where p.id = report.about_id and p.on_hold)"
          + " or exists (select 1 from chat_line l where l.id = report.line_id and l.on_hold))";

  private Kept() {}
}
