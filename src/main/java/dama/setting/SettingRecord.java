package dama.setting;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A row of {@code setting}. */
@Entity
@Table(name = "setting")
class SettingRecord {

  @Id
  @Column(name = "name")
  String name;

  @Column(name = "text")
  String text;

  static SettingRecord of(String name, String text) {
    SettingRecord row = new SettingRecord();
    row.name = name;
    row.text = text;
    return row;
  }

  void set(String value) {
    text = value;
  }
}
