package dev.jobtrail.testing;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * An authenticator with one P-256 key, and the browser in front of it. What it sends can be bent,
 * so that tests can send what no browser would.
 */
public final class SoftwareAuthenticator {

  private static final int USER_PRESENT = 1;
  private static final int USER_VERIFIED = 1 << 2;
  private static final int ATTESTED_CREDENTIAL = 1 << 6;
  private static final int COORDINATE_BYTES = 32;

  private final byte[] credentialId = new byte[32];
  private final KeyPair keys = newKeys();
  private final String origin;
  private String relyingParty;
  private boolean verifiesUser = true;
  private long counter;

  /**
   * An authenticator with a new key.
   *
   * @param origin what the browser takes for the page's origin
   */
  public SoftwareAuthenticator(String origin) {
    this.origin = origin;
    new SecureRandom().nextBytes(credentialId);
    this.relyingParty = "localhost";
  }

  /** Works for another host. */
  public SoftwareAuthenticator forRelyingParty(String host) {
    relyingParty = host;
    return this;
  }

  /** Asks for neither PIN nor finger. */
  public SoftwareAuthenticator withoutUserVerification() {
    verifiesUser = false;
    return this;
  }

  /** The next signature tells this counter plus one. */
  public SoftwareAuthenticator withCounter(long value) {
    counter = value;
    return this;
  }

  /** The body of a registration. */
  public Map<String, Object> register(String name, String challenge) {
    var data = new ByteArrayOutputStream();
    data.writeBytes(authenticatorData(ATTESTED_CREDENTIAL));
    data.writeBytes(new byte[16]);
    data.writeBytes(ByteBuffer.allocate(2).putShort((short) credentialId.length).array());
    data.writeBytes(credentialId);
    data.writeBytes(coseKey());
    var attestation = new ByteArrayOutputStream();
    attestation.write(0xa3); // a map of three
    attestation.writeBytes(text("fmt"));
    attestation.writeBytes(text("none"));
    attestation.writeBytes(text("attStmt"));
    attestation.write(0xa0);
    attestation.writeBytes(text("authData"));
    attestation.write(0x58); // bytes, their length in the next byte
    attestation.write(data.size());
    attestation.writeBytes(data.toByteArray());
    return Map.of(
        "name",
        name,
        "clientDataJSON",
        encoded(clientData("webauthn.create", challenge)),
        "attestationObject",
        encoded(attestation.toByteArray()),
        "transports",
        List.of("internal"));
  }

  /** The body of a sign-in. */
  public Map<String, Object> signIn(String userHandle, String challenge) {
    counter++;
    var data = authenticatorData(0);
    var client = clientData("webauthn.get", challenge);
    return Map.of(
        "id", encoded(credentialId),
        "clientDataJSON", encoded(client),
        "authenticatorData", encoded(data),
        "signature", encoded(signature(data, client)),
        "userHandle", userHandle);
  }

  private byte[] authenticatorData(int flags) {
    var all = flags | USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0);
    return ByteBuffer.allocate(37)
        .put(sha256(relyingParty.getBytes(UTF_8)))
        .put((byte) all)
        .putInt((int) counter)
        .array();
  }

  private byte[] clientData(String type, String challenge) {
    return """
        {"type":"%s","challenge":"%s","origin":"%s","crossOrigin":false}"""
        .formatted(type, challenge, origin)
        .getBytes(UTF_8);
  }

  /** RFC 9053: EC2, ES256, P-256. */
  private byte[] coseKey() {
    var point = ((ECPublicKey) keys.getPublic()).getW();
    var key = new ByteArrayOutputStream();
    key.writeBytes(new byte[] {(byte) 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, COORDINATE_BYTES});
    key.writeBytes(coordinate(point.getAffineX()));
    key.writeBytes(new byte[] {0x22, 0x58, COORDINATE_BYTES});
    key.writeBytes(coordinate(point.getAffineY()));
    return key.toByteArray();
  }

  private static byte[] coordinate(BigInteger number) {
    var bytes = number.toByteArray();
    var padded = new byte[COORDINATE_BYTES];
    int length = Math.min(bytes.length, COORDINATE_BYTES);
    System.arraycopy(bytes, bytes.length - length, padded, COORDINATE_BYTES - length, length);
    return padded;
  }

  /** CBOR: a text of less than 24 bytes. */
  private static byte[] text(String text) {
    return ByteBuffer.allocate(text.length() + 1)
        .put((byte) (0x60 + text.length()))
        .put(text.getBytes(US_ASCII))
        .array();
  }

  private byte[] signature(byte[] authenticatorData, byte[] clientData) {
    try {
      var signature = Signature.getInstance("SHA256withECDSA");
      signature.initSign(keys.getPrivate());
      signature.update(authenticatorData);
      signature.update(sha256(clientData));
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private static KeyPair newKeys() {
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
