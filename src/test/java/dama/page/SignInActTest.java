package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.account.AccountStore;
import dama.account.Attempts;
import dama.account.KnownBrowsers;
import dama.account.Passwords;
import dama.harness.HashWork;
import dama.harness.Rows;
import dama.harness.Staff;
import dama.page.FormAct.Outcome;
import dama.player.PlayerStore;
import dama.player.Tokens;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Proxy;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Who cannot sign in is not told why, neither by words nor by the work that it took. */
class SignInActTest {
  private static final int ROUNDS = 210_000;

  private final Rows rows = Rows.onH2();
  private final PlayerStore players = rows.store(PlayerStore.class);
  private final AccountStore accounts = rows.store(AccountStore.class);
  private final Passwords passwords = new Passwords();
  private final SignInAct act = act();

  @SuppressWarnings("UnnecessaryAssignment") // as a server would
  private SignInAct act() {
    SignInAct made = new SignInAct();
    made.players = players;
    made.accounts = accounts;
    made.passwords = passwords;
    made.attempts = rows.store(Attempts.class);
    made.known = rows.store(KnownBrowsers.class);
    made.devices =
        new Devices() {
          @Override
          String origin(HttpServletRequest request) {
            return "";
          }
        };
    made.log =
        new SignInLog() {
          @Override
          void failed(Way way, @Nullable Long playerId, HttpServletRequest request) {
            // What a server's log hears of it is SecurityLogIT's.
          }
        };
    return made;
  }

  private Outcome signIn(String name, String password) {
    Map<String, String> typed = Map.of("name", name, "password", password);
    HttpServletRequest request =
        (HttpServletRequest)
            Proxy.newProxyInstance(
                SignInActTest.class.getClassLoader(),
                new Class<?>[] {HttpServletRequest.class},
                (proxy, method, arguments) ->
                    method.getName().equals("getParameter") ? typed.get(arguments[0]) : null);
    HttpServletResponse response =
        (HttpServletResponse)
            Proxy.newProxyInstance(
                SignInActTest.class.getClassLoader(),
                new Class<?>[] {HttpServletResponse.class},
                (proxy, method, arguments) -> null);
    return act.take(new FormAct.Form("", null, request, response));
  }

  private String account(@Nullable String passwordHash) {
    long id = players.arrive(Tokens.hash(Tokens.newToken())).id();
    accounts.create(id, "Signer " + id, passwordHash, "en");
    return players.byId(id).orElseThrow().name();
  }

  private String visitor() {
    return players.arrive(Tokens.hash(Tokens.newToken())).name();
  }

  @Test
  void theSameIsHashedAndSaidWhoeverIsNamed() {
    String known = account(passwords.hash(Staff.PASSWORD));
    String old = account(Staff.PASSWORD_HASH);
    String ofAnotherSite = account(null);
    Outcome same = new Outcome.Again("wrongPassword", "password");
    try (HashWork work = HashWork.count()) {
      for (String name :
          new String[] {known, old, ofAnotherSite, visitor(), "Nobody at all", "", "\u0000"}) {
        assertEquals(same, signIn(name, "not the password of anybody"), name);
        assertEquals(ROUNDS, work.take(), name);
      }
    }
  }
}
