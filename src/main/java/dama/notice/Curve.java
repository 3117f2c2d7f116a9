package dama.notice;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;

/** The curve P-256, whose points travel uncompressed: a four and both coordinates. */
final class Curve {
  static final int POINT_BYTES = 65;
  private static final int COORDINATE_BYTES = 32;
  private static final int UNCOMPRESSED = 4;
  private static final String NAME = "secp256r1";

  private Curve() {}

  static KeyPair newPair() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec(NAME));
    return generator.generateKeyPair();
  }

  static ECParameterSpec parameters() throws GeneralSecurityException {
    AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
    parameters.init(new ECGenParameterSpec(NAME));
    return parameters.getParameterSpec(ECParameterSpec.class);
  }

  static ECPublicKey point(byte[] bytes) throws GeneralSecurityException {
    if (bytes.length != POINT_BYTES || bytes[0] != UNCOMPRESSED) {
      throw new IllegalArgumentException("no uncompressed point of P-256");
    }
    int half = 1 + COORDINATE_BYTES;
    ECPoint point =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(bytes, 1, half)),
            new BigInteger(1, Arrays.copyOfRange(bytes, half, POINT_BYTES)));
    ECPublicKeySpec spec = new ECPublicKeySpec(point, parameters());
    return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(spec);
  }

  /** A pair of numbers that is not on the curve would give a secret away. */
  static boolean isPoint(ECPublicKey key) {
    ECPoint point = key.getW();
    ECParameterSpec curve = key.getParams();
    BigInteger prime = ((ECFieldFp) curve.getCurve().getField()).getP();
    BigInteger x = point.getAffineX();
    BigInteger y = point.getAffineY();
    BigInteger right =
        x.modPow(BigInteger.valueOf(3), prime)
            .add(curve.getCurve().getA().multiply(x))
            .add(curve.getCurve().getB())
            .mod(prime);
    return x.compareTo(prime) < 0
        && y.compareTo(prime) < 0
        && y.multiply(y).mod(prime).equals(right);
  }

  static byte[] bytes(ECPublicKey key) {
    byte[] bytes = new byte[POINT_BYTES];
    bytes[0] = UNCOMPRESSED;
    put(key.getW().getAffineX(), bytes, 1);
    put(key.getW().getAffineY(), bytes, 1 + COORDINATE_BYTES);
    return bytes;
  }

  private static void put(BigInteger coordinate, byte[] into, int at) {
    byte[] all = coordinate.toByteArray();
    // A zero may stand in front for the sign, or digits be missing.
    int from = Math.max(0, all.length - COORDINATE_BYTES);
    int length = all.length - from;
    System.arraycopy(all, from, into, at + COORDINATE_BYTES - length, length);
  }
}
