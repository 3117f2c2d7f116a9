package dama.privacy;

import java.time.Duration;

/** Visitors who came, did nothing, and did not come back. */
final class Idle {

  static final Duration TIME = Duration.ofDays(30);

  /** Without a chosen name, and in no row of any table that leads to people. */
  static final String VISITORS =
      "select p.id from player p where p.seen_at < ?1 and not p.account and p.role = 'PLAYER'"
          + " and p.erased_at is null"
          + without("player_name", "player_id = p.id and x.released_at is not null")
          + without("game", "white_id = p.id")
          + without("game", "black_id = p.id")
          + without("chat_line", "author_id = p.id")
          + without("offer", "maker_id = p.id")
          + without("offer", "to_id = p.id")
          + without("account", "player_id = p.id")
          + without("identity", "player_id = p.id")
          + without("one_time_link", "player_id = p.id")
          + without("one_time_link", "made_by = p.id")
          + without("block", "player_id = p.id")
          + without("block", "blocked_id = p.id")
          + without("friend", "player_id = p.id")
          + without("friend", "friend_id = p.id")
          + without("quiet_room", "player_id = p.id")
          + without("game_side", "player_id = p.id")
          + without("game_side", "opponent_id = p.id")
          + without("rating", "player_id = p.id")
          + without("rating_change", "player_id = p.id")
          + without("push_subscription", "player_id = p.id")
          + without("report", "reporter_id = p.id")
          + without("report", "about_id = p.id")
          + without("report", "claimed_by = p.id")
          + without("report", "resolved_by = p.id")
          + without("sanction", "player_id = p.id")
          + without("sanction", "by_id = p.id")
          + without("sanction", "lifted_by = p.id")
          + without("appeal", "decided_by = p.id")
          + without("note", "about_id = p.id")
          + without("note", "by_id = p.id")
          + without("word_filter", "made_by = p.id")
          + without("retention_run", "by_id = p.id")
          + " order by p.seen_at, p.id";

  private Idle() {}

  private static String without(String table, String row) {
    return " and not exists (select 1 from " + table + " x where x." + row + ")";
  }
}
