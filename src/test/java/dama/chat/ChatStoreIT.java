package dama.chat;

import dama.harness.Rows;

/** On PostgreSQL. */
class ChatStoreIT extends ChatStoreCases {
  ChatStoreIT() {
    super(Rows.onPostgres());
  }
}
