package dama.lobby;

/** Why nothing comes of what somebody asked of the lobby. */
public enum LobbyRefusal {
  UNKNOWN_VARIANT,
  UNKNOWN_SIDE,
  UNKNOWN_TIME,
  RATED_NEEDS_A_CLOCK,
  /** Ratings are of accounts: whoever plays for them signs in. */
  RATED_NEEDS_ACCOUNTS,
  NO_SUCH_PLAYER,
  TOO_MANY_OFFERS,
  /** Whom the challenge is made to has as many as anybody wants to read. */
  TOO_MANY_CHALLENGES,
  /** Taken, withdrawn or lapsed meanwhile. */
  OFFER_GONE,
  OWN_OFFER,
  NOT_YOUR_OFFER,
  NO_SUCH_GAME,
  NOT_A_PLAYER,
  GAME_NOT_OVER,
  NO_REMATCH_ASKED,
  /** The other has declined: it is theirs to ask now. */
  REMATCH_DECLINED
}
