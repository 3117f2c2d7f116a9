package dama.notice;

/** Says a notice in a language. */
public interface NoticeWords {

  /**
   * @param language a tag
   */
  Told tell(Notice notice, String language);

  /**
   * What a system shows.
   *
   * @param direction of the text: ltr or rtl
   */
  record Told(String title, String text, String direction) {}
}
