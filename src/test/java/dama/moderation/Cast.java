package dama.moderation;

import dama.archive.GameStore;
import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.chat.Draft;
import dama.chat.LineGate;
import dama.harness.Rows;
import dama.harness.TestDatabase;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.Tokens;
import dama.rules.Variants;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** People of a test, and what they say. Every test has a cast of its own. */
final class Cast {
  private final Rows rows;
  final Player ada;
  final Player ben;
  final Player mod;
  final Player other;
  final Player owner;
  final String room;

  Cast(Rows rows) {
    this.rows = rows;
    this.ada = player();
    this.ben = player();
    this.mod = staff(Role.MODERATOR);
    this.other = staff(Role.MODERATOR);
    this.owner = staff(Role.OWNER);
    this.room = rows.store(GameStore.class).create(Variants.RUSSIAN, ada, ben, Instant.now()).id();
  }

  final Player player() {
    return rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
  }

  final Player staff(Role role) {
    Player made = player();
    database()
        .update("update player set role = ?, account = true where id = ?", role.name(), made.id());
    return again(made);
  }

  final Player again(Player player) {
    return rows.store(PlayerStore.class).byId(player.id()).orElseThrow();
  }

  final Naming rename(Player player, String name) {
    return rows.store(PlayerStore.class).rename(player.id(), name);
  }

  /** Names somebody so that nobody else is, and says how. */
  final String named(Player player, String begins) {
    String unique = begins + " " + player.id();
    return ((Naming.Named) rename(player, unique)).player().name();
  }

  ChatLine says(Player author, String text, Instant at) {
    Draft draft = new Draft(room, author, text, 0, UUID.randomUUID().toString(), null);
    return rows.store(ChatStore.class).append(draft, new LineGate.Verdict.Show(Set.of()), at);
  }

  ChatLine says(Player author, String text) {
    return says(author, text, Instant.now());
  }

  String status(ChatLine line) {
    return rows.store(ChatStore.class).byId(line.id()).orElseThrow().status().name();
  }

  /** What the audit holds of what somebody did. */
  List<TestDatabase.Row> audit(Player by) {
    return database().rows("select * from audit where by_id = ? order by id", by.id());
  }

  final TestDatabase database() {
    return rows.database();
  }

  /** Meanwhile whoever adds to the audit takes an id that is there already. */
  void whileTheAuditFails(Runnable work) {
    database().update("update audit_head set last_id = last_id - 1");
    try {
      work.run();
    } finally {
      database().update("update audit_head set last_id = last_id + 1");
    }
  }
}
