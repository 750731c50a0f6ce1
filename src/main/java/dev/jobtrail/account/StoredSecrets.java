package dev.jobtrail.account;

import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jboss.logging.Logger;

/**
 * Encrypts secrets that the service has to read again with AES-256-GCM. A secret is bound to its
 * account: copied to another one it cannot be read.
 */
@ApplicationScoped
public class StoredSecrets {

  private static final Logger LOG = Logger.getLogger(StoredSecrets.class);

  private static final String GENERATED = "generated";
  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final int NAME_LENGTH = 12;

  /**
   * An encrypted secret.
   *
   * @param keyName the key that it is encrypted with
   */
  public record Sealed(String keyName, byte[] bytes) {}

  /** What a secret is for; each use has a separate key. */
  public enum Purpose {
    AUTHENTICATOR_APP("secrets of authenticator apps"),
    WEBHOOK("secrets of webhooks"),
    MAILBOX("passwords of mailboxes"),
    SITE_ACCOUNT("passwords of accounts on sites of employers");

    private final String label;

    Purpose(String label) {
      this.label = label;
    }
  }

  private record Key(String name, byte[] bytes) {}

  private final SecretSettings settings;
  private final EntityManager entityManager;
  private volatile String generated;

  StoredSecrets(SecretSettings settings, EntityManager entityManager) {
    this.settings = settings;
    this.entityManager = entityManager;
  }

  /** Encrypts a secret of an account. */
  public Sealed seal(Purpose purpose, UUID accountId, byte[] secret) {
    var key = configured(purpose).orElseGet(() -> generated(purpose));
    var nonce = new byte[NONCE_BYTES];
    new SecureRandom().nextBytes(nonce);
    try {
      var sealed = cipher(Cipher.ENCRYPT_MODE, key, nonce, accountId).doFinal(secret);
      return new Sealed(
          key.name,
          ByteBuffer.allocate(NONCE_BYTES + sealed.length).put(nonce).put(sealed).array());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has " + CIPHER, e);
    }
  }

  /** Whether a secret is encrypted with the key that is used now. */
  public boolean isCurrent(Purpose purpose, Sealed sealed) {
    return configured(purpose).map(Key::name).orElse(GENERATED).equals(sealed.keyName);
  }

  /** The secret; empty where the key is gone or the bytes are not the account's. */
  public Optional<byte[]> open(Purpose purpose, UUID accountId, Sealed sealed) {
    var key =
        sealed.keyName.equals(GENERATED)
            ? Optional.of(generated(purpose))
            : Stream.of(settings.encryptionKey(), settings.previousEncryptionKey())
                .flatMap(Optional::stream)
                .map(it -> key(it, purpose))
                .filter(it -> it.name.equals(sealed.keyName))
                .findFirst();
    if (key.isEmpty()) {
      LOG.error("jobtrail.two-step.encryption-key is not the key that secrets are encrypted with");
      return Optional.empty();
    }
    var nonce = Arrays.copyOf(sealed.bytes, NONCE_BYTES);
    try {
      return Optional.of(
          cipher(Cipher.DECRYPT_MODE, key.get(), nonce, accountId)
              .doFinal(sealed.bytes, NONCE_BYTES, sealed.bytes.length - NONCE_BYTES));
    } catch (GeneralSecurityException e) {
      LOG.errorf("One of the %s cannot be read: %s", purpose.label, e.getClass());
      return Optional.empty();
    }
  }

  private static Cipher cipher(int mode, Key key, byte[] nonce, UUID accountId)
      throws GeneralSecurityException {
    var cipher = Cipher.getInstance(CIPHER);
    cipher.init(mode, new SecretKeySpec(key.bytes, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(accountId.toString().getBytes(StandardCharsets.US_ASCII));
    return cipher;
  }

  private Optional<Key> configured(Purpose purpose) {
    return settings.encryptionKey().map(it -> key(it, purpose));
  }

  private static Key key(String secret, Purpose purpose) {
    var bytes = derived(secret, purpose);
    return new Key(Secrets.text(Hashes.sha256(bytes)).substring(0, NAME_LENGTH), bytes);
  }

  /** The migration has made it, once for all replicas. */
  private Key generated(Purpose purpose) {
    if (generated == null) {
      generated =
          (String)
              entityManager.createNativeQuery("select secret from two_step_key").getSingleResult();
    }
    return new Key(GENERATED, derived(generated, purpose));
  }

  /** A key for one purpose only, of the length that AES-256 needs. */
  private static byte[] derived(String secret, Purpose purpose) {
    return Hashes.hmac(secret.getBytes(StandardCharsets.UTF_8), purpose.label);
  }
}
