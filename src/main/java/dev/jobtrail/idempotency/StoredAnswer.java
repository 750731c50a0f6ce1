package dev.jobtrail.idempotency;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A stored response for replay.
 *
 * @param location the Location header, empty where there is none
 * @param body empty where there is none
 */
record StoredAnswer(int status, String location, byte[] body) {

  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  /** The answer compressed and encrypted. */
  byte[] sealed(byte[] secret) {
    var nonce = new byte[NONCE_BYTES];
    new SecureRandom().nextBytes(nonce);
    var encrypted = crypt(Cipher.ENCRYPT_MODE, secret, nonce, compressed());
    var all = Arrays.copyOf(nonce, nonce.length + encrypted.length);
    System.arraycopy(encrypted, 0, all, nonce.length, encrypted.length);
    return all;
  }

  /** The answer that was sealed with the same secret. */
  static StoredAnswer open(byte[] sealed, byte[] secret) {
    var nonce = Arrays.copyOf(sealed, NONCE_BYTES);
    var encrypted = Arrays.copyOfRange(sealed, NONCE_BYTES, sealed.length);
    return decompressed(crypt(Cipher.DECRYPT_MODE, secret, nonce, encrypted));
  }

  private static byte[] crypt(int mode, byte[] secret, byte[] nonce, byte[] content) {
    try {
      var cipher = Cipher.getInstance(CIPHER);
      cipher.init(mode, new SecretKeySpec(secret, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(content);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("A stored answer cannot be encrypted or decrypted", e);
    }
  }

  private byte[] compressed() {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(new GZIPOutputStream(bytes))) {
      out.writeInt(status);
      out.writeUTF(location);
      out.write(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static StoredAnswer decompressed(byte[] bytes) {
    try (var in = new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(bytes)))) {
      return new StoredAnswer(in.readInt(), in.readUTF(), in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
