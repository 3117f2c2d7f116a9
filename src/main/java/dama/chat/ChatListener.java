package dama.chat;

/** Hears a line after it was stored. */
public interface ChatListener {
  void said(ChatLine line);
}
