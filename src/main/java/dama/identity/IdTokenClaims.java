package dama.identity;

import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.BadJWTException;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import dama.server.Now;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What must stand in a token, the numbers being those of the list of section 3.1.3.7. */
final class IdTokenClaims extends DefaultJWTClaimsVerifier<SecurityContext> {

  private static final Duration SKEW = Duration.ofMinutes(1);

  /** The attempt that it was made for is over by then. */
  private static final Duration OLDEST = Attempt.LONGEST.plus(SKEW);

  private final String client;

  /** Issuer (2), audience (3), expiry (9) and nonce (11) are looked at by Nimbus. */
  IdTokenClaims(String issuer, String client, String nonce) {
    super(
        client,
        new JWTClaimsSet.Builder().issuer(issuer).claim("nonce", nonce).build(),
        Set.of("sub", "iat", "exp"));
    this.client = client;
    setMaxClockSkew((int) SKEW.toSeconds());
  }

  @Override
  public void verify(JWTClaimsSet claims, @Nullable SecurityContext context)
      throws BadJWTException {
    super.verify(claims, context);
    checkParty(claims);
    checkIssued(claims.getIssueTime().toInstant().toEpochMilli());
    String subject = claims.getSubject();
    if (subject.isBlank() || subject.length() > Member.LONGEST) {
      throw new BadJWTException("the subject is empty or too long");
    }
  }

  /** (4) and (5): one of several it is for must be said to be who it was given to. */
  private void checkParty(JWTClaimsSet claims) throws BadJWTException {
    Object party = claims.getClaim("azp");
    if (party == null ? claims.getAudience().size() > 1 : !client.equals(party)) {
      throw new BadJWTException("it was given to another party");
    }
  }

  /** (10) */
  private static void checkIssued(long issued) throws BadJWTException {
    long now = Now.instant().toEpochMilli();
    if (issued > now + SKEW.toMillis() || issued < now - OLDEST.toMillis()) {
      throw new BadJWTException("it was issued too long ago, or in time to come");
    }
  }
}
