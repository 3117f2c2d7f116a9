package dama.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.SequenceGenerator;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/**
 * A row of {@code player}. What changes it is done in here, where the weaver sees it: EclipseLink
 * stores nothing of what another class writes into a field.
 */
@Entity
@Table(name = "player")
class PlayerRecord {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "player_seq")
  @SequenceGenerator(name = "player_seq", sequenceName = "player_seq", allocationSize = 1)
  long id;

  @Column(name = "name")
  String name;

  @Column(name = "account")
  boolean account;

  @Enumerated(EnumType.STRING)
  @Column(name = "role")
  Role role;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "seen_at")
  OffsetDateTime seenAt;

  static PlayerRecord visitor(String name, OffsetDateTime now) {
    PlayerRecord row = new PlayerRecord();
    row.name = name;
    row.account = false;
    row.role = Role.PLAYER;
    row.madeAt = now;
    row.seenAt = now;
    return row;
  }

  void rename(String wanted) {
    name = wanted;
  }

  void becomeAccount() {
    account = true;
  }

  void take(Role given) {
    role = given;
  }

  void see(OffsetDateTime now) {
    seenAt = now;
  }

  Player toPlayer() {
    return new Player(id, name, account, role);
  }
}
