package dama.identity;

/** Why somebody who is known elsewhere could not be let in. */
public enum SignInFault {
  /** The provider does not answer, or not sensibly. */
  PROVIDER_AWAY,
  /** The provider let them not in, or they changed their mind there. */
  PROVIDER_REFUSED,
  /** No attempt of this browser is under way, or it took too long. */
  ATTEMPT_OVER,
  /** What came back was not made for us, or not by the provider. */
  NOT_BELIEVED,
  /** The link is not one that the forum signed. */
  LINK_NOT_SIGNED,
  /** The link was good once, for minutes. */
  LINK_EXPIRED,
  /** The link, or the answer, has let somebody in already. */
  USED
}
