package dama.audit;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A row of {@code audit}. */
@Entity
@Table(name = "audit")
class AuditRecord {

  @Id
  @Column(name = "id")
  long id;

  @Column(name = "made_at")
  OffsetDateTime madeAt;

  @Column(name = "by_id")
  @Nullable Long byId;

  @Column(name = "act")
  String act;

  @Column(name = "subject_kind")
  String subjectKind;

  @Column(name = "subject_id")
  String subjectId;

  @Column(name = "before_state")
  String before;

  @Column(name = "after_state")
  String after;

  @Column(name = "reason")
  String reason;

  @Column(name = "previous_hash")
  String previousHash;

  @Column(name = "hash")
  String hash;

  static AuditRecord after(long lastId, String lastHash, Act act, OffsetDateTime now) {
    AuditRecord row = new AuditRecord();
    row.id = lastId + 1;
    row.madeAt = now;
    row.byId = act.by();
    row.act = act.what();
    row.subjectKind = act.subjectKind();
    row.subjectId = act.subjectId();
    row.before = act.before();
    row.after = act.after();
    row.reason = act.reason();
    row.previousHash = lastHash;
    row.hash = row.hashOfAll();
    return row;
  }

  /** SHA-256 of every column but itself, each with its length before it, so that none runs over. */
  final String hashOfAll() {
    String all =
        List.of(
                previousHash,
                Long.toString(id),
                madeAt.toInstant().toString(),
                String.valueOf(byId),
                act,
                subjectKind,
                subjectId,
                before,
                after,
                reason)
            .stream()
            .map(part -> part.length() + ":" + part)
            .collect(Collectors.joining("\n"));
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(all.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  Entry toEntry() {
    return new Entry(
        id,
        madeAt.toInstant(),
        byId,
        act,
        subjectKind,
        subjectId,
        before,
        after,
        reason,
        previousHash,
        hash,
        hash.equals(hashOfAll()));
  }
}
