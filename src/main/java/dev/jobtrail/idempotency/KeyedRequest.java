package dev.jobtrail.idempotency;

import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Idempotent;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * A request with an Idempotency-Key.
 *
 * <p>Everything stored derives from the key, which is not stored: id and fingerprint are HMACs, and
 * the response is encrypted.
 */
final class KeyedRequest {

  private final UUID accountId;
  private final Idempotent operation;
  private final int status;
  private final byte[] root;
  private byte[] fingerprint;

  /**
   * A request whose body is not known yet.
   *
   * @param onlyClient the client that the caller's API key is limited to, so that it gets no
   *     answers to others; null for none
   * @param target path and query
   * @param operation the mark of the operation that it calls
   * @param status the operation's status of success
   */
  KeyedRequest(
      UUID accountId,
      UUID onlyClient,
      IdempotencyKey key,
      String target,
      Idempotent operation,
      int status) {
    this.accountId = accountId;
    this.operation = operation;
    this.status = status;
    this.root =
        Hashes.hmacOfParts(
            key.text().getBytes(StandardCharsets.US_ASCII),
            onlyClient == null ? accountId.toString() : accountId + "/" + onlyClient,
            "POST",
            target);
  }

  void bodyIs(String json) {
    fingerprint = Hashes.hmac(derived("fingerprint"), json);
  }

  UUID accountId() {
    return accountId;
  }

  /** Whether the operation manages its transactions. */
  boolean isInOwnTransaction() {
    return operation.inOwnTransaction();
  }

  int status() {
    return status;
  }

  /** Names the request among those of the account, and by an advisory lock among all. */
  byte[] id() {
    return derived("id");
  }

  /** Tells the body from others. */
  byte[] fingerprint() {
    return fingerprint;
  }

  /** A key of 256 bits for the answer. */
  byte[] secret() {
    return derived("secret");
  }

  private byte[] derived(String purpose) {
    return Hashes.hmac(root, purpose);
  }
}
