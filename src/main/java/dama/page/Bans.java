package dama.page;

import dama.moderation.Sanction;
import dama.moderation.Sanctions;
import dama.server.Now;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Whether whoever asks is banned, and what is open to them nevertheless. */
@RequestScoped
public class Bans {

  /**
   * Why, what to say against it, and what everybody may do about what is kept of them. Whoever
   * appeals from another browser signs in there first.
   */
  private static final Set<Address.Target> OPEN =
      EnumSet.of(
          Address.Target.STANDING,
          Address.Target.SIGN_IN,
          Address.Target.SIGN_IN_OIDC,
          Address.Target.SIGN_IN_OIDC_BACK,
          Address.Target.SIGN_IN_LINK,
          Address.Target.RECOVER,
          Address.Target.RECOVER_LINK,
          Address.Target.SIGN_OUT,
          Address.Target.ACCOUNT_DATA,
          Address.Target.ACCOUNT_ERASE,
          Address.Target.ACCOUNT_ERASED);

  @Inject private Visitor visitor;
  @Inject private Sanctions sanctions;

  /** Whether a ban closes the address to whoever asks for it. */
  boolean close(Address.Target target) {
    return !OPEN.contains(target) && ban().isPresent();
  }

  /** While the database is away nobody is kept out: there is nothing to play with either. */
  Optional<Sanction> ban() {
    try {
      return visitor.player().flatMap(one -> sanctions.ban(one.id(), Now.instant()));
    } catch (StorageAwayException e) {
      return Optional.empty();
    }
  }
}
