package dama.page;

import dama.moderation.Sanction;
import dama.moderation.Sanctions;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether whoever asks is banned, and what is open to them nevertheless. */
@RequestScoped
public class Bans {

  /** Why, what to say against it, and what everybody may do about what is kept of them. */
  private static final Pattern OPEN =
      Pattern.compile("/standing|/sign-out|/account/(data|erased?)");

  @Inject private Visitor visitor;
  @Inject private Sanctions sanctions;

  /** Whether a ban closes the address at this path to whoever asks for it. */
  boolean close(String path) {
    return !OPEN.matcher(path).matches() && ban().isPresent();
  }

  /** While the database is away nobody is kept out: there is nothing to play with either. */
  Optional<Sanction> ban() {
    try {
      return visitor.player().flatMap(one -> sanctions.ban(one.id(), Instant.now()));
    } catch (StorageAwayException e) {
      return Optional.empty();
    }
  }
}
