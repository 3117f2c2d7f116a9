package dama.identity;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The key of an identity, in the form that JPA demands: a public class, an empty constructor. */
public final class IdentityId {

  String issuer = "";
  String subject = "";

  public IdentityId() {}

  IdentityId(String issuer, String subject) {
    this.issuer = issuer;
    this.subject = subject;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IdentityId id && issuer.equals(id.issuer) && subject.equals(id.subject);
  }

  @Override
  public int hashCode() {
    return Objects.hash(issuer, subject);
  }
}
