package dama.page;

import dama.player.Player;
import dama.player.Role;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An address that people see and keep, and what stands behind it.
 *
 * @param target the view, or the servlet
 * @param id the part of the address that names a game or an offer, else empty
 */
record Address(Target target, String id) {

  /** The attribute of a request that carries {@link #id} to what stands behind the address. */
  static final String ID = "dama.page.id";

  /** Whom an address is for. */
  enum Who {
    ANYBODY,
    ACCOUNT,
    MODERATOR,
    OWNER;

    boolean admits(Optional<Player> visitor) {
      return switch (this) {
        case ANYBODY -> true;
        case ACCOUNT -> visitor.filter(Player::account).isPresent();
        case MODERATOR -> visitor.filter(one -> one.role().includes(Role.MODERATOR)).isPresent();
        case OWNER -> visitor.filter(one -> one.role().includes(Role.OWNER)).isPresent();
      };
    }
  }

  /**
   * Every address there is. Behind it stands a view, a servlet by its name, or nothing but what
   * takes its forms.
   */
  enum Target {
    LOBBY("/", Who.ANYBODY, "/index.xhtml"),
    GAME("/game/([a-z0-9]{1,40})", Who.ANYBODY, "/game.xhtml"),
    PDN("/game/([a-z0-9]{1,40})\\.pdn", Who.ANYBODY, "pdn"),
    CARD("/card/([a-z0-9]{1,40})\\.(?:png|svg)", Who.ANYBODY, "card"),
    KIND_CARD("/card/kind/([a-z]{1,40})\\.(?:png|svg)", Who.ANYBODY, "card"),
    INVITE("/invite/([A-Za-z0-9_-]{1,64})", Who.ANYBODY, "/invite.xhtml"),
    KINDS("/rules", Who.ANYBODY, "/kinds.xhtml"),
    RULES("/rules/([a-z]{1,40})", Who.ANYBODY, "/rules.xhtml"),
    TRIAL("/try/([a-z]{1,40})", Who.ANYBODY, "/try.xhtml"),
    TRIAL_MOVES("/try/([a-z]{1,40})/moves", Who.ANYBODY, "trial"),
    PROFILE("/@/([^/]{1,60})", Who.ANYBODY, "/profile.xhtml"),
    HISTORY("/games", Who.ANYBODY, "/games.xhtml"),
    HISTORY_FILE("/games/selected\\.pdn", Who.ANYBODY, "selected-games"),
    BEST("/best", Who.ANYBODY, "/best.xhtml"),
    MY_GAMES("/games\\.pdn", Who.ANYBODY, "my-games"),
    IMPORT("/import", Who.ANYBODY, "/import.xhtml"),
    OFFLINE("/offline", Who.ANYBODY, "/offline.xhtml"),
    STANDING("/standing", Who.ANYBODY, "/standing.xhtml"),
    SIGN_IN_OIDC("/sign-in/oidc", Who.ANYBODY, "oidc"),
    SIGN_IN_OIDC_BACK("/sign-in/oidc/back", Who.ANYBODY, "oidc-back"),
    SIGN_IN_LINK("/sign-in/link", Who.ANYBODY, "link"),
    EMBED_LOBBY("/embed/lobby", Who.ANYBODY, "/index.xhtml"),
    EMBED_GAME("/embed/game/([a-z0-9]{1,40})", Who.ANYBODY, "/game.xhtml"),
    QUEUE("/moderation", Who.MODERATOR, "/console/queue.xhtml"),
    PEOPLE("/moderation/people", Who.MODERATOR, "/console/people.xhtml"),
    PERSON("/moderation/person/([0-9]{1,18})", Who.MODERATOR, "/console/person.xhtml"),
    HIDE("/moderation/hide", Who.MODERATOR, "/console/hide.xhtml"),
    APPEALS("/moderation/appeals", Who.MODERATOR, "/console/appeals.xhtml"),
    FILTERS("/moderation/filters", Who.MODERATOR, "/console/filters.xhtml"),
    FILTER("/moderation/filters/change", Who.OWNER, "/console/filters.xhtml"),
    AUDIT("/moderation/audit", Who.MODERATOR, "/console/audit.xhtml"),
    AUDIT_EXPORT("/moderation/audit/export", Who.OWNER, "audit-export"),
    ACCOUNT_DATA("/account/data", Who.ANYBODY, "/data.xhtml"),
    ACCOUNT_ERASE("/account/erase", Who.ANYBODY, "/erase.xhtml"),
    ACCOUNT_ERASED("/account/erased", Who.ANYBODY, "/erased.xhtml"),

    PUSH("/push", Who.ANYBODY, "push"),
    PUSH_END("/push/end", Who.ANYBODY, ""),

    OWNER("/owner", Who.OWNER, "/owner.xhtml"),
    OWNER_SETTINGS("/owner/settings", Who.OWNER, "/owner.xhtml"),
    OWNER_ROLES("/owner/roles", Who.OWNER, "/owner.xhtml"),
    OWNER_CLEAR("/owner/clear", Who.OWNER, "/owner.xhtml"),
    OWNER_PUSH("/owner/push", Who.OWNER, "/owner.xhtml"),

    CHAT_LOG("/chat-log", Who.MODERATOR, "chat-log"),
    LINES("/moderation/lines", Who.MODERATOR, "/console/lines.xhtml"),
    LINE("/moderation/lines/([0-9]{1,18})", Who.MODERATOR, "/console/line.xhtml"),
    EXPORT("/moderation/export", Who.MODERATOR, "export"),

    SIGN_IN("/sign-in", Who.ANYBODY, "/sign-in.xhtml"),
    SIGN_OUT("/sign-out", Who.ANYBODY, "/sign-out.xhtml"),
    RECOVER("/recover", Who.ANYBODY, "/recover.xhtml"),
    RECOVER_LINK("/recover/([A-Za-z0-9_-]{43})", Who.ANYBODY, "/recover-link.xhtml"),
    OWNER_LINK("/owner-link/([A-Za-z0-9_-]{43})", Who.ANYBODY, "/owner-link.xhtml"),
    ACCOUNT_NEW("/account/new", Who.ANYBODY, "/account-new.xhtml"),
    EMAIL_LINK("/account/email/([A-Za-z0-9_-]{43})", Who.ANYBODY, "/email-link.xhtml"),
    ACCOUNT("/account", Who.ACCOUNT, "/account.xhtml"),
    ACCOUNT_PASSWORD("/account/password", Who.ACCOUNT, "/account.xhtml"),
    ACCOUNT_EMAIL("/account/email", Who.ACCOUNT, "/account.xhtml"),
    ACCOUNT_SESSIONS("/account/sessions", Who.ACCOUNT, "/account.xhtml");

    private final Pattern pattern;
    private final Who who;
    private final String behind;

    Target(String pattern, Who who, String behind) {
      this.pattern = Pattern.compile(pattern);
      this.who = who;
      this.behind = behind;
    }

    Optional<Address> match(String path) {
      Matcher matcher = pattern.matcher(path);
      if (!matcher.matches()) {
        return Optional.empty();
      }
      return Optional.of(new Address(this, matcher.groupCount() > 0 ? matcher.group(1) : ""));
    }

    Who who() {
      return who;
    }

    String behind() {
      return behind;
    }

    /** Whether everybody is given the same, which others may keep and hand on. */
    boolean isAlikeForAll() {
      return this == CARD || this == KIND_CARD;
    }
  }

  static Optional<Address> of(HttpServletRequest request) {
    return at(pathOf(request));
  }

  static Optional<Address> at(String path) {
    return Arrays.stream(Target.values()).flatMap(each -> each.match(path).stream()).findFirst();
  }

  /** The path below the application, however the server splits it. */
  static String pathOf(HttpServletRequest request) {
    String info = request.getPathInfo();
    String path = request.getServletPath() + (info == null ? "" : info);
    return path.isEmpty() ? "/" : path;
  }
}
