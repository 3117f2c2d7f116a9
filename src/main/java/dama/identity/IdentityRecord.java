package dama.identity;

import dama.player.Storable;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A row of {@code identity}. What changes it is done in here, where the weaver sees it. */
@Entity
@Table(name = "identity")
@IdClass(IdentityId.class)
class IdentityRecord {

  @Id
  @Column(name = "issuer")
  String issuer;

  @Id
  @Column(name = "subject")
  String subject;

  @Column(name = "player_id")
  long playerId;

  @Column(name = "name")
  String name;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  static IdentityRecord of(Member member, long playerId, OffsetDateTime now) {
    IdentityRecord row = new IdentityRecord();
    row.issuer = member.issuer();
    row.subject = Storable.of(member.subject());
    row.playerId = playerId;
    row.name = "";
    row.madeAt = now;
    return row;
  }

  void call(String called) {
    name = called;
  }
}
