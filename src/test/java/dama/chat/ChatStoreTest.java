package dama.chat;

import dama.harness.Rows;

/** On H2. */
class ChatStoreTest extends ChatStoreCases {
  ChatStoreTest() {
    super(Rows.onH2());
  }
}
