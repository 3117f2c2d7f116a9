package dama.harness;

import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.Provider;
import java.security.Security;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactory;
import javax.crypto.SecretKeyFactorySpi;
import javax.crypto.spec.PBEKeySpec;

/**
 * Stands before the Java that hashes passwords and counts how often it is asked for how many
 * rounds: the work itself, and not how long it takes on a busy machine.
 */
public final class HashWork implements AutoCloseable {
  private static final String NAME = "DamaHashWork";
  private static final String ALGORITHM = "PBKDF2WithHmacSHA512";
  private static final String REAL = "SunJCE";
  private static final List<Integer> ROUNDS = new CopyOnWriteArrayList<>();

  private HashWork() {}

  public static HashWork count() {
    ROUNDS.clear();
    Security.insertProviderAt(new Counting(), 1);
    return new HashWork();
  }

  /** The rounds of all hashes that were made since this was asked last. */
  public int take() {
    int sum = ROUNDS.stream().mapToInt(Integer::intValue).sum();
    ROUNDS.clear();
    return sum;
  }

  @Override
  public void close() {
    Security.removeProvider(NAME);
  }

  private static final class Counting extends Provider {
    private static final long serialVersionUID = 1L;

    Counting() {
      super(NAME, "1", "counts rounds of PBKDF2");
      put("SecretKeyFactory." + ALGORITHM, Factory.class.getName());
    }
  }

  /** Made by Java's own provider mechanism, by its name. */
  public static final class Factory extends SecretKeyFactorySpi {
    private final SecretKeyFactory real;

    public Factory() throws ReflectiveOperationException {
      try {
        real = SecretKeyFactory.getInstance(ALGORITHM, REAL);
      } catch (GeneralSecurityException e) {
        throw new ReflectiveOperationException(e);
      }
    }

    @Override
    protected SecretKey engineGenerateSecret(KeySpec spec) throws InvalidKeySpecException {
      ROUNDS.add(((PBEKeySpec) spec).getIterationCount());
      return real.generateSecret(spec);
    }

    @Override
    protected KeySpec engineGetKeySpec(SecretKey key, Class<?> spec)
        throws InvalidKeySpecException {
      return real.getKeySpec(key, spec);
    }

    @Override
    protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
      return real.translateKey(key);
    }
  }
}
