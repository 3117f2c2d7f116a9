package dama.moderation;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

/** A row of {@code sanction_line}: a line that a sanction hid. */
@Entity
@IdClass(SanctionLineId.class)
@Table(name = "sanction_line")
class SanctionLineRecord {

  @Id
  @Column(name = "sanction_id")
  long sanctionId;

  @Id
  @Column(name = "line_id")
  long lineId;

  static SanctionLineRecord of(long sanctionId, long lineId) {
    SanctionLineRecord row = new SanctionLineRecord();
    row.sanctionId = sanctionId;
    row.lineId = lineId;
    return row;
  }
}
