package dama.page;

import dama.identity.SignInFault;
import dama.player.Player;
import dama.server.SecurityLog;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Who came in by which way, who did not, and who left: for the operator, without names. */
@ApplicationScoped
public class SignInLog {

  @Inject private Devices devices;

  /** By which way. */
  enum Way {
    PASSWORD,
    NEW_ACCOUNT,
    NEW_PASSWORD,
    RECOVERY_LINK,
    ELSEWHERE,
    /** Whoever is in was asked for their password again. */
    OWN_PASSWORD
  }

  /** Which sessions somebody ended. */
  enum Left {
    HERE,
    EVERYWHERE,
    /** All but that of the browser that asked. */
    OTHERS,
    /** One out of the list. */
    ONE
  }

  void came(Way way, Player player, HttpServletRequest request) {
    tell(SecurityLog.Event.SIGN_IN, word(way), player.id(), request);
  }

  void left(Left which, Player player, HttpServletRequest request) {
    tell(SecurityLog.Event.SIGN_OUT, word(which), player.id(), request);
  }

  /**
   * @param playerId of the account that was tried; null if there is none
   */
  void failed(Way way, @Nullable Long playerId, HttpServletRequest request) {
    tell(SecurityLog.Event.SIGN_IN_FAILED, word(way), playerId, request);
  }

  /** By the site's own identity. */
  void failed(SignInFault fault, HttpServletRequest request) {
    tell(SecurityLog.Event.SIGN_IN_FAILED, word(fault), null, request);
  }

  private void tell(
      SecurityLog.Event event, String what, @Nullable Long playerId, HttpServletRequest request) {
    SecurityLog.tell(event, what, "player", playerId, "from", devices.from(request));
  }

  private static String word(Enum<?> one) {
    return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
