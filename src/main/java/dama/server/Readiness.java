package dama.server;

import java.util.Optional;

/** A part of this node without which nobody should be sent to it. */
public interface Readiness {

  /** What is wrong, in a word; empty if nothing is. */
  Optional<String> illness();
}
