package dama.lobby;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.rules.Variant;
import dama.rules.Variants;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The open offers. */
@ApplicationScoped
@Transactional
public class OfferStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject GameStore games;

  /** Keeps an offer, under an id of its own. */
  public Offer create(Offer offer) {
    Player to = offer.to();
    OfferRecord row = new OfferRecord();
    row.id = OfferIds.next();
    row.kind = offer.kind();
    row.makerId = offer.maker().id();
    row.toId = to == null ? null : to.id();
    row.variant = offer.variant();
    row.side = offer.side();
    row.timeControl = offer.terms().time().toString();
    row.rated = offer.terms().rated();
    row.madeAt = offer.madeAt().truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    rows.persist(row);
    return new Offer(
        row.id,
        offer.kind(),
        offer.maker(),
        to,
        offer.variant(),
        offer.side(),
        offer.terms(),
        row.madeAt.toInstant());
  }

  /** All of them, oldest first. */
  public List<Offer> open() {
    return offers(
        rows.createQuery("select o from OfferRecord o order by o.madeAt, o.id", OfferRecord.class)
            .getResultList());
  }

  public Optional<Offer> find(String id) {
    if (!OfferIds.isOne(id)) {
      return Optional.empty();
    }
    return offers(Optional.ofNullable(rows.find(OfferRecord.class, id)).stream().toList()).stream()
        .findFirst();
  }

  /** Whether it was this call that removed it. */
  public boolean remove(String id) {
    return OfferIds.isOne(id)
        && rows.createQuery("delete from OfferRecord o where o.id = ?1")
                .setParameter(1, id)
                .executeUpdate()
            == 1;
  }

  /**
   * Makes a game of an offer, in one transaction, and takes away the other seeks of both, who are
   * not looking for a game any more. Of all who take it at once, on whatever server, one has it.
   *
   * @return empty if it was taken or removed meanwhile
   */
  public Optional<StoredGame> take(Offer offer, Player white, Player black, Instant now) {
    Variant variant =
        Variants.byId(offer.variant())
            .orElseThrow(() -> new IllegalStateException("offer of " + offer.variant()));
    List<OfferRecord> over = lock(offer, List.of(white.id(), black.id()));
    if (over.stream().noneMatch(row -> row.id.equals(offer.id()))) {
      return Optional.empty();
    }
    over.forEach(rows::remove);
    return Optional.of(games.create(variant, offer.terms(), white, black, offer.id(), now));
  }

  /**
   * In the order of their ids, so that two who take each other's seeks do not wait for each other.
   */
  private List<OfferRecord> lock(Offer offer, List<Long> players) {
    return rows.createQuery(
            "select o from OfferRecord o where o.id = :id"
                + " or (o.kind = :kind and o.makerId in :players) order by o.id",
            OfferRecord.class)
        .setParameter("id", offer.id())
        .setParameter("kind", OfferKind.SEEK)
        .setParameter("players", players)
        .setLockMode(LockModeType.PESSIMISTIC_WRITE)
        .getResultList();
  }

  /** The game that an offer was made into, for whoever comes to it late. */
  public Optional<StoredGame> gameOf(String id) {
    return OfferIds.isOne(id) ? games.byOffer(id).flatMap(games::load) : Optional.empty();
  }

  private List<Offer> offers(List<OfferRecord> found) {
    Map<Long, Player> people =
        players.byIds(found.stream().flatMap(OfferRecord::people).collect(Collectors.toSet()));
    return found.stream().map(row -> row.toOffer(people)).toList();
  }
}
