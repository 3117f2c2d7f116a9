package dama.chat;

/** What the author of a line is told. */
public sealed interface ChatAnswer {

  /** Stored, and told to the room. */
  record Stored(ChatLine line) implements ChatAnswer {}

  record Refused(ChatRefusal reason, int number) implements ChatAnswer {}
}
