package dama.socket;

import java.util.List;

/** JSON of records, lists, texts, whole numbers and truth values, written straight into a text. */
final class JsonText {
  private static final int USUAL_LENGTH = 1_024;
  private static final int FIRST_PLAIN = 0x20;

  private final StringBuilder text = new StringBuilder(USUAL_LENGTH);

  private JsonText() {}

  /** The record as an object that has its type besides, last. */
  static String ofMessage(Object record) {
    JsonText json = new JsonText();
    json.open(record);
    json.text.append("\"type\":\"").append(Shape.of(record.getClass()).name()).append("\"}");
    return json.text.toString();
  }

  /** All but the end of an object; a comma after each member. */
  private void open(Object record) {
    text.append('{');
    for (Shape.Part part : Shape.of(record.getClass()).parts()) {
      Object value = part.of(record);
      if (value != null) {
        text.append(part.quoted());
        add(value);
        text.append(',');
      }
    }
  }

  private void add(Object value) {
    if (value instanceof String string) {
      quote(string);
    } else if (value instanceof Number || value instanceof Boolean) {
      text.append(value);
    } else if (value instanceof List<?> list) {
      text.append('[');
      for (Object one : list) {
        add(one);
        text.append(',');
      }
      close(']', list.isEmpty());
    } else {
      int before = text.length();
      open(value);
      close('}', text.length() == before + 1);
    }
  }

  /** In the place of the last comma, if there is one. */
  private void close(char end, boolean empty) {
    if (empty) {
      text.append(end);
    } else {
      text.setCharAt(text.length() - 1, end);
    }
  }

  private void quote(String string) {
    text.append('"');
    int written = 0;
    for (int i = 0; i < string.length(); i++) {
      char each = string.charAt(i);
      if (each == '"' || each == '\\' || each < FIRST_PLAIN) {
        text.append(string, written, i);
        escape(each);
        written = i + 1;
      }
    }
    text.append(string, written, string.length()).append('"');
  }

  private void escape(char each) {
    if (each < FIRST_PLAIN) {
      text.append("\\u00").append(Character.forDigit(each >> 4, 16));
      text.append(Character.forDigit(each & 0xf, 16));
    } else {
      text.append('\\').append(each);
    }
  }
}
