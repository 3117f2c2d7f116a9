package dama.lobby;

import dama.archive.StoredGame;
import dama.game.Terms;
import dama.game.TimeControl;
import dama.live.LiveGames;
import dama.player.Blocks;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.rules.Variants;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where people find each other. Every method that reaches rows may throw {@link
 * StorageAwayException}; then nothing was changed, or asking again shows that it was.
 */
@ApplicationScoped
public class Lobby {
  private static final int MOST_OFFERS = 10;
  private static final int MOST_CHALLENGES = 20;

  /** Several tabs of one maker wait for each other here, so that what each counts is so. */
  private final Object[] queues = Stream.generate(Object::new).limit(64).toArray();

  @Inject private OfferStore offers;
  @Inject private PlayerStore players;
  @Inject private Blocks blocks;
  @Inject private LiveGames games;
  @Inject private LobbyListener listener;

  public List<Offer> open() {
    return Storage.call(offers::open);
  }

  public LobbyAnswer seek(Player maker, Wish wish, Instant now) {
    return offer(OfferKind.SEEK, maker, null, wish, now);
  }

  public LobbyAnswer invite(Player maker, Wish wish, Instant now) {
    return offer(OfferKind.INVITATION, maker, null, wish, now);
  }

  public LobbyAnswer challenge(Player maker, String name, Wish wish, Instant now) {
    Optional<Player> to = Storage.call(() -> players.byName(name));
    if (to.isEmpty()) {
      return new LobbyAnswer.Refused(LobbyRefusal.NO_SUCH_PLAYER);
    }
    if (to.get().id() == maker.id()) {
      return new LobbyAnswer.Refused(LobbyRefusal.OWN_OFFER);
    }
    // Whoever is blocked is not told: they hear what they would of somebody with much to answer.
    if (blocks.has(to.get().id(), maker.id())
        || open().stream().filter(one -> isTo(one, to.get())).count() >= MOST_CHALLENGES) {
      return new LobbyAnswer.Refused(LobbyRefusal.TOO_MANY_CHALLENGES);
    }
    return offer(OfferKind.CHALLENGE, maker, to.get(), wish, now);
  }

  private LobbyAnswer offer(
      OfferKind kind, Player maker, @Nullable Player to, Wish wish, Instant now) {
    if (Variants.byId(wish.variant()).isEmpty()) {
      return new LobbyAnswer.Refused(LobbyRefusal.UNKNOWN_VARIANT);
    }
    Optional<SideWish> side = wish.sideWish();
    if (side.isEmpty()) {
      return new LobbyAnswer.Refused(LobbyRefusal.UNKNOWN_SIDE);
    }
    Optional<TimeControl> time = wish.timeControl();
    if (time.isEmpty()) {
      return new LobbyAnswer.Refused(LobbyRefusal.UNKNOWN_TIME);
    }
    Terms terms = new Terms(time.get(), wish.rated());
    if (terms.rated() && terms.time().equals(TimeControl.NONE)) {
      return new LobbyAnswer.Refused(LobbyRefusal.RATED_NEEDS_A_CLOCK);
    }
    if (terms.rated() && (!maker.account() || (to != null && !to.account()))) {
      return new LobbyAnswer.Refused(LobbyRefusal.RATED_NEEDS_ACCOUNTS);
    }
    Offer offer = new Offer("", kind, maker, to, wish.variant(), side.get(), terms, now);
    synchronized (queues[Math.floorMod(maker.id(), queues.length)]) {
      return offerOnce(offer);
    }
  }

  private LobbyAnswer offerOnce(Offer offer) {
    List<Offer> mine = open().stream().filter(one -> isBy(one, offer.maker())).toList();
    if (mine.stream().anyMatch(one -> isSame(one, offer))) {
      return new LobbyAnswer.Done();
    }
    if (mine.size() >= MOST_OFFERS) {
      return new LobbyAnswer.Refused(LobbyRefusal.TOO_MANY_OFFERS);
    }
    Storage.run(() -> offers.create(offer));
    listener.offersChanged();
    if (offer.to() != null) {
      listener.challenged(offer.to(), offer);
    }
    return new LobbyAnswer.Done();
  }

  private static boolean isSame(Offer one, Offer other) {
    Player to = other.to();
    boolean sameTarget = to == null ? one.to() == null : isTo(one, to);
    return one.kind() == other.kind()
        && one.kind() != OfferKind.INVITATION
        && sameTarget
        && one.variant().equals(other.variant())
        && one.side() == other.side()
        && one.terms().equals(other.terms());
  }

  /** Takes a seek, accepts a challenge or follows an invitation: the offer becomes a game. */
  public LobbyAnswer accept(Player taker, String offerId, Instant now) {
    Optional<Offer> found = Storage.call(() -> offers.find(offerId));
    if (found.isEmpty()) {
      return late(taker, offerId);
    }
    Offer offer = found.get();
    if (isBy(offer, taker)) {
      return new LobbyAnswer.Refused(LobbyRefusal.OWN_OFFER);
    }
    if (offer.to() != null && offer.to().id() != taker.id()) {
      return new LobbyAnswer.Refused(LobbyRefusal.NOT_YOUR_OFFER);
    }
    if (offer.terms().rated() && !taker.account()) {
      return new LobbyAnswer.Refused(LobbyRefusal.RATED_NEEDS_ACCOUNTS);
    }
    if (blocks.between(offer.maker().id(), taker.id())) {
      return new LobbyAnswer.Refused(LobbyRefusal.OFFER_GONE);
    }
    boolean makerIsWhite = offer.side().makerIsWhite();
    Player white = makerIsWhite ? offer.maker() : taker;
    Player black = makerIsWhite ? taker : offer.maker();
    Optional<StoredGame> game = Storage.call(() -> offers.take(offer, white, black, now));
    if (game.isEmpty()) {
      return late(taker, offerId);
    }
    games.begin(game.get());
    listener.agreed(offer, game.get());
    listener.offersChanged();
    return new LobbyAnswer.Done();
  }

  /** An offer leads its two players to their game for ever; for anybody else it is gone. */
  private LobbyAnswer late(Player player, String offerId) {
    return Storage.call(() -> offers.gameOf(offerId))
        .filter(game -> game.sideOf(player.id()).isPresent())
        .<LobbyAnswer>map(LobbyAnswer.Repeated::new)
        .orElseGet(() -> new LobbyAnswer.Refused(LobbyRefusal.OFFER_GONE));
  }

  public LobbyAnswer decline(Player player, String offerId) {
    Optional<Offer> offer = Storage.call(() -> offers.find(offerId));
    if (offer.isPresent() && !isTo(offer.get(), player)) {
      return new LobbyAnswer.Refused(LobbyRefusal.NOT_YOUR_OFFER);
    }
    return offer.map(one -> removed(one, player)).orElseGet(LobbyAnswer.Done::new);
  }

  public LobbyAnswer withdraw(Player maker, String offerId) {
    Optional<Offer> offer = Storage.call(() -> offers.find(offerId));
    if (offer.isPresent() && !isBy(offer.get(), maker)) {
      return new LobbyAnswer.Refused(LobbyRefusal.NOT_YOUR_OFFER);
    }
    return offer.map(one -> removed(one, maker)).orElseGet(LobbyAnswer.Done::new);
  }

  /** Takes an offer away whose maker is gone. */
  void lapse(Offer offer) {
    removed(offer, offer.maker());
  }

  private LobbyAnswer removed(Offer offer, Player by) {
    if (Storage.call(() -> offers.remove(offer.id()))) {
      if (offer.kind() == OfferKind.CHALLENGE) {
        listener.declined(offer, by);
      }
      listener.offersChanged();
    }
    return new LobbyAnswer.Done();
  }

  private static boolean isTo(Offer offer, Player player) {
    Player to = offer.to();
    return to != null && to.id() == player.id();
  }

  private static boolean isBy(Offer offer, Player player) {
    return offer.maker().id() == player.id();
  }
}
