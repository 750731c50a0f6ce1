package dev.jobtrail.account.provider;

import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Secrets;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * What one browser keeps while it is away at a provider, and all that follows from it: only this
 * browser can come back with the state, and only with it the code can be redeemed.
 *
 * @param value random; kept in the browser's cookie, and here as a hash only
 */
public record SignInSecret(String value) {

  /** A new one. */
  public static SignInSecret random() {
    return new SignInSecret(Secrets.random());
  }

  /** What is stored. */
  public String hash() {
    return Secrets.hash(value);
  }

  /** Whether the state that came back is this browser's; takes as long for any other. */
  public boolean hasState(String state) {
    return MessageDigest.isEqual(
        state().getBytes(StandardCharsets.UTF_8), state.getBytes(StandardCharsets.UTF_8));
  }

  /** OAuth's state. */
  public String state() {
    return derived("state");
  }

  /** OpenID Connect's nonce. */
  String nonce() {
    return derived("nonce");
  }

  /** The code_verifier of PKCE (RFC 7636). */
  String verifier() {
    return derived("verifier");
  }

  /** The code_challenge of PKCE by the method S256. */
  String challenge() {
    return Secrets.text(Hashes.sha256(verifier()));
  }

  /** The secret cannot be found from it, nor from one derived value another. */
  private String derived(String purpose) {
    return Secrets.hash(purpose + " " + value);
  }

  @Override
  public String toString() {
    return "a sign-in's secret";
  }
}
