package dev.jobtrail.account.provider;

import java.net.URI;

/** An OAuth or OpenID Connect provider. */
public interface Provider {

  /** What people read on the button. */
  String displayName();

  /**
   * Where a browser is sent to sign in.
   *
   * @param redirectUri where the provider sends it back to
   * @throws SignInRefusal where the provider cannot be asked where that is
   */
  URI authorizationUri(SignInSecret secret, String redirectUri);

  /**
   * Who has signed in there. Calls the provider, and so takes its time.
   *
   * @param redirectUri as it was when the browser was sent
   * @throws SignInRefusal where the provider does not say so, or not credibly
   */
  ProviderIdentity identify(Callback callback, SignInSecret secret, String redirectUri);

  /**
   * The parameters of the callback request.
   *
   * @param code the authorization code, valid once
   * @param issuer who sent it back (RFC 9207), or null
   */
  record Callback(String code, String issuer) {}
}
