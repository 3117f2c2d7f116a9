package dama.privacy;

import java.util.List;

/**
 * What is kept about a person, a table or two at a time. None tells who else is in it but by the
 * names that the person sees anyway: who reported them, or wrote a note, has a right to stay
 * unnamed.
 */
public enum DataPart {
  PLAYER(
      List.of("id", "name", "account", "role", "since", "seen"),
      "select id, name, account, role, made_at, seen_at from player where id = ?1"),
  NAMES(
      List.of("name", "taken", "released"),
      "select name, taken_at, released_at from player_name where player_id = ?1 order by id"),
  ACCOUNT(
      List.of("email", "emailConfirmed", "language", "since", "hasPassword", "passwordSet"),
      "select email, email_confirmed_at, language, made_at,"
          + " case when password_hash is null then false else true end, password_at"
          + " from account where player_id = ?1"),
  IDENTITIES(
      List.of("issuer", "subject", "name", "since"),
      "select issuer, subject, name, made_at from identity where player_id = ?1 order by made_at"),
  SESSIONS(
      List.of("since", "seen", "browser", "addressHash"),
      "select made_at, seen_at, agent, address_hash from player_session where player_id = ?1"
          + " order by made_at"),
  LINKS(
      List.of("purpose", "detail", "made", "expires", "used"),
      "select purpose, detail, made_at, expires_at, used_at from one_time_link"
          + " where player_id = ?1 order by made_at"),
  BLOCKED(
      List.of("name", "since"),
      "select p.name, b.made_at from block b join player p on p.id = b.blocked_id"
          + " where b.player_id = ?1 order by b.made_at"),
  FRIENDS(
      List.of("name", "since"),
      "select p.name, f.made_at from friend f join player p on p.id = f.friend_id"
          + " where f.player_id = ?1 order by f.made_at"),
  QUIET_ROOMS(List.of("room"), "select room from quiet_room where player_id = ?1 order by room"),
  OFFERS(
      List.of("id", "kind", "to", "variant", "side", "time", "rated", "made"),
      "select o.id, o.kind, p.name, o.variant, o.side, o.time_control, o.rated, o.made_at from offer o"
          + " left join player p on p.id = o.to_id where o.maker_id = ?1 order by o.made_at"),
  RATINGS(
      List.of("variant", "speed", "rating", "deviation", "volatility", "games", "rated"),
      "select variant, speed, rating, deviation, volatility, games, rated_at from rating"
          + " where player_id = ?1 order by variant, speed"),
  RATING_CHANGES(
      List.of(
          "game", "variant", "speed", "before", "deviationBefore", "after", "deviationAfter", "at"),
      "select game_id, variant, speed, rating_before, deviation_before, rating_after,"
          + " deviation_after, rated_at from rating_change where player_id = ?1 order by rated_at"),
  ACTS_IN_GAMES(
      List.of("game", "act", "ply", "amount", "move", "at"),
      "select h.game_id, h.kind, h.ply, h.amount, h.notation, h.at from happening h"
          + " join game g on g.id = h.game_id where g.white_id = ?1 and h.by_side = 'WHITE'"
          + " or g.black_id = ?1 and h.by_side = 'BLACK' order by h.at, h.number"),
  NOTICES(
      List.of("browser", "language", "since"),
      "select endpoint, language, made_at from push_subscription where player_id = ?1"
          + " order by made_at"),
  REPORTS_BY_YOU(
      List.of(
          "kind", "about", "name", "line", "game", "reason", "words", "made", "outcome", "answer"),
      "select r.kind, p.name, r.name, r.line_id, r.game_id, r.reason, r.words, r.made_at, r.outcome,"
          + " r.outcome_words from report r join player p on p.id = r.about_id"
          + " where r.reporter_id = ?1 order by r.id"),
  REPORTS_ABOUT_YOU(
      List.of("kind", "name", "line", "game", "reason", "made", "outcome"),
      "select kind, name, line_id, game_id, reason, made_at, outcome from report"
          + " where about_id = ?1 order by id"),
  SANCTIONS(
      List.of("kind", "rooms", "reason", "words", "made", "until", "lifted"),
      "select kind, rooms, reason, words, made_at, until_at, lifted_at from sanction"
          + " where player_id = ?1 order by id"),
  APPEALS(
      List.of("sanctionMade", "words", "made", "decided", "granted", "answer"),
      "select s.made_at, a.words, a.made_at, a.decided_at, a.granted, a.answer"
          + " from appeal a join sanction s on s.id = a.sanction_id where s.player_id = ?1"
          + " order by s.id"),
  NOTES_ABOUT_YOU(
      List.of("made", "text"), "select made_at, text from note where about_id = ?1 order by id"),
  ACTS_AS_MODERATOR(
      List.of("made", "act", "subjectKind", "subject", "reason"),
      "select made_at, act, subject_kind, subject_id, reason from audit where by_id = ?1"
          + " order by id");

  private final List<String> columns;
  private final String sql;

  DataPart(List<String> columns, String sql) {
    this.columns = columns;
    this.sql = sql;
  }

  List<String> columns() {
    return columns;
  }

  String sql() {
    return sql;
  }
}
