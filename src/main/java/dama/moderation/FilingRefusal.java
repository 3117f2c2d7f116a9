package dama.moderation;

/** Why a report is not taken. */
public enum FilingRefusal {
  /** Gone, or never there for the reporter to see. */
  NOTHING_THERE,
  ABOUT_YOURSELF,
  REPORT_TOO_LONG,
  TOO_MANY_REPORTS
}
