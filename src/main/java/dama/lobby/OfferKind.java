package dama.lobby;

/** To whom an offer is made. */
public enum OfferKind {
  /** To anyone. */
  SEEK,
  /** To one visitor. */
  CHALLENGE,
  /** To whoever opens its link first. */
  INVITATION
}
