package dama.socket;

import dama.chat.Chat;
import dama.chat.ChatAnswer;
import dama.chat.Draft;
import dama.game.GameCommand;
import dama.live.Answer;
import dama.live.LiveGames;
import dama.lobby.Lobby;
import dama.lobby.LobbyAnswer;
import dama.lobby.Rematches;
import dama.lobby.Wish;
import dama.server.StorageAwayException;
import io.prometheus.metrics.core.datapoints.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Carries out what a browser asks, or says why not. */
@ApplicationScoped
public class Commands {
  @Inject private LiveGames games;
  @Inject private Lobby lobby;
  @Inject private Chat chat;
  @Inject private Identities identities;
  @Inject private Manners manners;
  @Inject private Stewards stewards;
  @Inject private SeatVoice seats;
  @Inject private Rematches rematches;

  void handle(Connection from, Incoming message, Instant now) {
    Timer timer = SocketMeasures.COMMANDS.labelValues(about(message)).startTimer();
    try {
      dispatch(from, message, now);
    } catch (StorageAwayException e) {
      String key = message instanceof Incoming.Say say ? say.key() : null;
      from.refuse("tryAgain", about(message), key, 0);
    } finally {
      timer.observeDuration();
    }
  }

  private void dispatch(Connection from, Incoming message, Instant now) {
    GameCommand command = command(from, message);
    if (message instanceof Incoming.Ping) {
      from.send(new Outgoing.Pong());
    } else if (message instanceof Incoming.Leave) {
      from.leave();
    } else if (message instanceof Incoming.Say say) {
      say(from, say, now);
    } else if (message instanceof Incoming.OfManners about) {
      manners.handle(from, about, now);
    } else if (message instanceof Incoming.OfModerators act) {
      stewards.handle(from, act);
    } else if (message instanceof Incoming.Rename rename) {
      identities.rename(from, rename);
    } else if (command != null) {
      play(from, message, command, now);
    } else {
      meet(from, message, now);
    }
  }

  private @Nullable GameCommand command(Connection from, Incoming message) {
    return message instanceof Incoming.ClaimAbsence claim
        ? seats.claim(from, claim.win())
        : Plays.command(message, from.lag());
  }

  private void play(Connection from, Incoming message, GameCommand command, Instant now) {
    Answer answer = games.submit(from.room(), from.player(), command, now);
    if (answer instanceof Answer.Repeated repeated) {
      from.send(Messages.moved(repeated.game(), repeated.ply(), from.player(), now));
    } else if (answer instanceof Answer.Refused refused) {
      from.refuse(Messages.camel(refused.reason()), about(message), null, refused.number());
    } else if (answer instanceof Answer.NotAPlayer) {
      from.refuse("notAPlayer", about(message), null, 0);
    } else if (answer instanceof Answer.NoSuchGame) {
      from.refuse("noSuchGame", about(message), null, 0);
    }
  }

  private void say(Connection from, Incoming.Say say, Instant now) {
    if (from.room().equals(Connection.NO_ROOM) || say.key().isEmpty() || say.key().length() > 64) {
      from.refuse("unreadable", about(say), say.key(), 0);
      return;
    }
    OptionalInt plies = plies(from.room());
    if (plies.isEmpty()) {
      from.refuse("noSuchGame", about(say), say.key(), 0);
      return;
    }
    ChatAnswer answer =
        chat.say(
            new Draft(
                from.talk(),
                from.player(),
                say.text(),
                plies.getAsInt(),
                say.key(),
                from.addressHash()),
            now);
    if (answer instanceof ChatAnswer.Refused refused) {
      from.refuse(refused, say.key());
    }
  }

  /** Empty where there is no such room: a page can speak before it hears that it was sent away. */
  private OptionalInt plies(String room) {
    int[] plies = {0};
    boolean found =
        room.equals(Chat.LOBBY) || games.visit(room, game -> plies[0] = game.game().plies().size());
    return found ? OptionalInt.of(plies[0]) : OptionalInt.empty();
  }

  private void meet(Connection from, Incoming message, Instant now) {
    LobbyAnswer answer = ask(from, message, now);
    if (answer instanceof LobbyAnswer.Refused refused) {
      from.refuse(Messages.camel(refused.reason()), about(message), null, 0);
    } else if (answer instanceof LobbyAnswer.Repeated repeated
        && message instanceof Incoming.Accept accept) {
      from.send(Messages.started(repeated.game(), from.player(), accept.offer()));
    } else if (answer instanceof LobbyAnswer.Repeated repeated) {
      from.send(Messages.started(repeated.game(), from.player(), ""));
    }
  }

  private LobbyAnswer ask(Connection from, Incoming message, Instant now) {
    if (message instanceof Incoming.Seek seek) {
      return lobby.seek(
          from.player(), wish(seek.variant(), seek.side(), seek.time(), seek.mode()), now);
    } else if (message instanceof Incoming.Challenge to) {
      return lobby.challenge(
          from.player(), to.name(), wish(to.variant(), to.side(), to.time(), to.mode()), now);
    } else if (message instanceof Incoming.Invite invite) {
      return lobby.invite(
          from.player(), wish(invite.variant(), invite.side(), invite.time(), invite.mode()), now);
    } else if (message instanceof Incoming.Accept accept) {
      return lobby.accept(from.player(), accept.offer(), now);
    } else if (message instanceof Incoming.Decline decline) {
      return lobby.decline(from.player(), decline.offer());
    }
    if (message instanceof Incoming.Rematch) {
      return rematches.ask(from.player(), from.room(), now);
    } else if (message instanceof Incoming.DeclineRematch) {
      return rematches.decline(from.player(), from.room(), now);
    }
    return lobby.withdraw(from.player(), ((Incoming.Withdraw) message).offer());
  }

  private static Wish wish(String variant, String side, String time, String mode) {
    return new Wish(variant, side, time, mode.equals("rated"));
  }

  private static String about(Incoming message) {
    return Codec.typeOf(message.getClass());
  }
}
