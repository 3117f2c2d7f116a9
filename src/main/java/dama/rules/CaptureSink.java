package dama.rules;

/** Where a search leaves the captures that it finds. */
interface CaptureSink {
  /** What was left so far weighs less than what comes now. */
  void forget();

  /** Takes the capture that the search stands at the end of; it goes on from there. */
  void add(CaptureSearch found);
}
