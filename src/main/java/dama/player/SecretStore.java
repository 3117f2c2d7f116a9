package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;

/** Random keys of this site, made when they are first needed and the same on all its servers. */
@ApplicationScoped
@Transactional
public class SecretStore {

  private static final int BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  @PersistenceContext EntityManager rows;
  @Inject NameStore names;

  /** The key of a name, which is told to nobody outside this process. */
  public byte[] secret(String name) {
    List<?> known = find(name);
    if (known.isEmpty()) {
      names.lock();
      // Another server may have been first.
      known = find(name);
    }
    return Base64.getDecoder().decode(known.isEmpty() ? make(name) : known.get(0).toString());
  }

  private List<?> find(String name) {
    return rows.createNativeQuery("select text from setting where name = ?")
        .setParameter(1, name)
        .getResultList();
  }

  private String make(String name) {
    byte[] secret = new byte[BYTES];
    RANDOM.nextBytes(secret);
    String text = Base64.getEncoder().encodeToString(secret);
    rows.createNativeQuery("insert into setting (name, text) values (?, ?)")
        .setParameter(1, name)
        .setParameter(2, text)
        .executeUpdate();
    return text;
  }
}
