package dama.archive;

import dama.archive.Rematch.Answer;
import dama.game.Game;
import dama.game.Happening;
import dama.player.Player;
import dama.rules.Side;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Games that come of games: of all who ask at once, on whatever server, one is after the other. */
@ApplicationScoped
@Transactional
public class RematchStore {

  @PersistenceContext EntityManager rows;
  @Inject GameStore games;

  /** Asks for another game with sides swapped; where the other has asked, it begins. */
  public Rematch ask(String gameId, Side by, Instant now) {
    GameRecord row = locked(gameId);
    StoredGame over = load(gameId);
    String next = row.table.nextId;
    if (row.endedAt == null) {
      return new Rematch(Answer.NOT_OVER, over, null, null);
    }
    if (next != null) {
      return new Rematch(Answer.SAID_BEFORE, over, load(next), null);
    }
    if (row.table.rematchBy == by) {
      return new Rematch(Answer.SAID_BEFORE, over, null, null);
    }
    if (row.table.rematchBy == by.opponent()) {
      return agreed(row, over, now);
    }
    return hasDeclined(gameId, by.opponent())
        ? new Rematch(Answer.DECLINED_BEFORE, over, null, null)
        : said(row, Answer.OFFERED, by, by, now);
  }

  /** Says no to another game that the other asks for. */
  public Rematch decline(String gameId, Side by, Instant now) {
    GameRecord row = locked(gameId);
    boolean asked = row.table.rematchBy == by.opponent() && row.table.nextId == null;
    return asked
        ? said(row, Answer.DECLINED, by, null, now)
        : new Rematch(Answer.NOT_ASKED, load(gameId), null, null);
  }

  private Rematch agreed(GameRecord row, StoredGame over, Instant now) {
    Game game = over.game();
    Player second = over.white();
    Player first = over.black();
    StoredGame next = games.create(game.variant(), game.terms(), first, second, null, now);
    row.table.leadTo(next.id());
    rows.flush();
    return new Rematch(Answer.AGREED, load(over.id()), next, null);
  }

  private Rematch said(
      GameRecord row, Answer answer, Side by, @Nullable Side rematchBy, Instant now) {
    Happening.Kind kind =
        answer == Answer.OFFERED ? Happening.Kind.REMATCH_OFFERED : Happening.Kind.REMATCH_DECLINED;
    Happening happening = new Happening(kind, by, row.plyCount, 0, now);
    row.table.askRematch(rematchBy);
    rows.flush();
    rows.persist(HappeningRecord.of(row.id, row.version, happening));
    return new Rematch(answer, load(row.id), null, happening);
  }

  private boolean hasDeclined(String gameId, Side side) {
    return !rows.createQuery(
            "select h.number from HappeningRecord h"
                + " where h.gameId = ?1 and h.kind = ?2 and h.by = ?3",
            Integer.class)
        .setParameter(1, gameId)
        .setParameter(2, Happening.Kind.REMATCH_DECLINED)
        .setParameter(3, side)
        .setMaxResults(1)
        .getResultList()
        .isEmpty();
  }

  private GameRecord locked(String gameId) {
    return rows.find(GameRecord.class, gameId, LockModeType.PESSIMISTIC_WRITE);
  }

  private StoredGame load(String gameId) {
    return games.load(gameId).orElseThrow();
  }
}
