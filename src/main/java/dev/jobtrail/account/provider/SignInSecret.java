package dev.jobtrail.account.provider;

import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.Nonce;
import dev.jobtrail.platform.Secrets;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * The secret of one sign-in attempt, from which state, nonce and PKCE verifier are derived.
 *
 * @param value random; kept in the browser's cookie, and here as a hash only
 */
public record SignInSecret(String value) {

  /** A new one. */
  public static SignInSecret random() {
    return new SignInSecret(Secrets.random());
  }

  /** The stored hash. */
  public String hash() {
    return Secrets.hash(value);
  }

  /** Whether the state that came back is this browser's; takes as long for any other. */
  public boolean hasState(String state) {
    return MessageDigest.isEqual(
        derived("state").getBytes(StandardCharsets.UTF_8), state.getBytes(StandardCharsets.UTF_8));
  }

  /** OAuth's state. */
  State state() {
    return new State(derived("state"));
  }

  /** OpenID Connect's nonce. */
  Nonce nonce() {
    return new Nonce(derived("nonce"));
  }

  /** The code_verifier of PKCE. */
  CodeVerifier verifier() {
    return new CodeVerifier(derived("verifier"));
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
