package dama.page;

import dama.identity.IdentityStore;
import dama.identity.Member;
import dama.identity.Newcomer;
import dama.identity.SignInFault;
import dama.identity.Ticket;
import dama.player.Player;
import dama.player.Tokens;
import dama.server.Configuration;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URI;
import java.util.Optional;

/** Lets in whom another place vouches for. */
@ApplicationScoped
public class Members {

  @Inject private IdentityStore identities;
  @Inject private SignIn signIn;
  @Inject private Devices devices;

  /** What is in the way; nothing if the browser is the member's now. */
  Optional<SignInFault> letIn(
      Member member, Ticket ticket, HttpServletRequest request, HttpServletResponse response) {
    Newcomer newcomer =
        new Newcomer(
            Cookies.token(request).map(Tokens::hash).orElse(null),
            devices.of(request),
            LanguageFilter.of(request).getTag());
    Optional<Player> player = Storage.call(() -> identities.arrive(member, ticket, newcomer));
    player.ifPresent(one -> signIn.as(one, SignInLog.Way.ELSEWHERE, request, response));
    return player.isPresent() ? Optional.empty() : Optional.of(SignInFault.USED);
  }

  /** The account that a member has, if they have been here. */
  Optional<Player> known(Member member) {
    return Storage.call(() -> identities.known(member));
  }

  /** An address of ours as others see it: as the owner says, else as it was asked for. */
  static URI seenFromOutside(HttpServletRequest request, String path) {
    String address = Configuration.current().address();
    String base =
        address.isEmpty()
            ? (Sender.isSecure(request) ? "https://" : "http://")
                + request.getHeader("Host")
                + request.getContextPath()
            : address.replaceFirst("/+$", "");
    return URI.create(base + path);
  }
}
