package dama.privacy;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.chat.ChatLine;
import dama.chat.LineStatus;
import dama.player.LeavingStore;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Takes everything about a person out of the rows, in steps that are each whole: a server that
 * stops between two of them finishes when it is back, by {@link #due}.
 */
@ApplicationScoped
@Transactional
public class ErasureStore {

  /** Nothing keeps these. */
  private static final List<String> AT_ONCE =
      List.of(
          "delete from account where player_id = ?1",
          "delete from identity where player_id = ?1",
          "delete from one_time_link where player_id = ?1",
          "delete from block where player_id = ?1 or blocked_id = ?1",
          "delete from friend where player_id = ?1 or friend_id = ?1",
          "delete from quiet_room where player_id = ?1",
          "delete from rating where player_id = ?1",
          "delete from rating_change where player_id = ?1",
          "delete from push_subscription where player_id = ?1",
          "delete from offer where maker_id = ?1 or to_id = ?1",
          "delete from appeal where decided_at is null"
              + " and sanction_id in (select id from sanction where player_id = ?1)",
          "update report set words = '', outcome_words = null where reporter_id = ?1");

  /** Of people whom no moderator holds. */
  private static final List<String> UNLESS_HELD =
      List.of(
          "delete from note where about_id = ?1",
          "update sanction set words = '' where player_id = ?1 and words <> ''",
          "update appeal set words = '', answer = null"
              + " where sanction_id in (select id from sanction where player_id = ?1)",
          "update report set words = '', outcome_words = null, name = null"
              + " where about_id = ?1 and not "
              + Kept.REPORT);

  /** What is kept of them besides their lines. */
  private static final String LEFT =
      "select count(*) from player p where p.id = ?1 and (p.on_hold or exists (select 1 from"
          + " report r where r.about_id = p.id and (r.words <> '' or r.name is not null)))";

  @PersistenceContext EntityManager rows;
  @Inject LeavingStore leaving;
  @Inject AuditStore audit;

  /**
   * The first step, after which they are nobody.
   *
   * @return the player under their pseudonym; empty if they are the last owner, and nothing changed
   */
  Optional<Player> leave(long playerId, Instant now) {
    if (isLastOwner(playerId)) {
      return Optional.empty();
    }
    Player pseudonym =
        leaving.leave(playerId, now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC));
    AT_ONCE.forEach(sql -> run(sql, playerId));
    audit.append(new Act(playerId, "account.erase", "player", Long.toString(playerId), "", "", ""));
    return Optional.of(pseudonym);
  }

  /** Nobody else becomes one, or ceases to be one, until this transaction ends. */
  boolean isLastOwner(long playerId) {
    List<?> owners =
        rows.createNativeQuery("select id from player where role = 'OWNER' order by id for update")
            .getResultList();
    return owners.size() == 1 && ((Number) owners.get(0)).longValue() == playerId;
  }

  /**
   * A step of many: blanks some lines that nothing keeps. Their rows stay, so that it can be seen
   * that something was said there, and what others said to it is understood.
   *
   * @return how many; fewer than {@code most} if these were the last
   */
  int blankLines(Player pseudonym, int most) {
    return rows.createNativeQuery(
            "update chat_line set author_name = ?2, author_folded = ?3, name_held = null,"
                + " text = '', text_folded = '', address_hash = null, flags = '',"
                + " status = 'HIDDEN', author_account = false,"
                + " line_key = cast(id as varchar(64))"
                + " where id in (select l.id from chat_line l where l.author_id = ?1"
                + " and l.text <> '' and not "
                + Kept.LINE
                + " limit "
                + most
                + ")")
        .setParameter(1, pseudonym.id())
        .setParameter(2, pseudonym.name())
        .setParameter(3, pseudonym.name().toLowerCase(Locale.ROOT))
        .executeUpdate();
  }

  /**
   * The last step: what was written about them, if nobody holds them; and notes whether anything is
   * left to erase another time. Lines that are kept are shown to moderators alone, who see besides
   * what their author was called.
   *
   * @return how many lines are kept
   */
  int finish(Player pseudonym) {
    long id = pseudonym.id();
    rows.createNativeQuery(
            "update chat_line set status = 'HIDDEN', name_held = author_name, author_name = ?2,"
                + " author_folded = ?3 where author_id = ?1 and text <> '' and name_held is null")
        .setParameter(1, id)
        .setParameter(2, pseudonym.name())
        .setParameter(3, pseudonym.name().toLowerCase(Locale.ROOT))
        .executeUpdate();
    if (count("select count(*) from player where id = ?1 and on_hold", id) == 0) {
      UNLESS_HELD.forEach(sql -> run(sql, id));
    }
    int lines = count("select count(*) from chat_line where author_id = ?1 and text <> ''", id);
    if (lines == 0 && count(LEFT, id) == 0) {
      run("update player set erase_due = false where id = ?1", id);
    }
    return lines;
  }

  /** Lines of theirs as everybody sees them now, the latest first. */
  public List<ChatLine> latest(Player pseudonym, int most) {
    List<?> found =
        rows.createNativeQuery(
                "select id, said_at, room, ply from chat_line where author_id = ?1"
                    + " order by id desc limit "
                    + most)
            .setParameter(1, pseudonym.id())
            .getResultList();
    return found.stream().map(row -> blank((Object[]) row, pseudonym)).toList();
  }

  private static ChatLine blank(Object[] row, Player pseudonym) {
    long id = ((Number) row[0]).longValue();
    return new ChatLine(
        id,
        Objects.requireNonNull(Moments.instant(row[1])),
        row[2].toString(),
        pseudonym.id(),
        pseudonym.name(),
        false,
        null,
        "",
        ((Number) row[3]).intValue(),
        Long.toString(id),
        LineStatus.HIDDEN,
        Set.of(),
        false,
        null);
  }

  /** Who is gone but for something that was kept then, or was cut off in the middle. */
  List<Player> due() {
    List<?> found =
        rows.createNativeQuery("select id, name from player where erase_due order by id")
            .getResultList();
    return found.stream()
        .map(Object[].class::cast)
        .map(row -> new Player(((Number) row[0]).longValue(), row[1].toString(), false))
        .toList();
  }

  private void run(String sql, long playerId) {
    about(sql, playerId).executeUpdate();
  }

  private int count(String sql, long playerId) {
    return ((Number) about(sql, playerId).getSingleResult()).intValue();
  }

  private Query about(String sql, long playerId) {
    return rows.createNativeQuery(sql).setParameter(1, playerId);
  }
}
