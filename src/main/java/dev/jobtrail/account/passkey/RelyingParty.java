package dev.jobtrail.account.passkey;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.AuthenticatorTransport;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.server.ServerProperty;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The service as WebAuthn sees it: verifies what browsers and authenticators send against the
 * public URL. The user must have been verified by the authenticator (PIN or biometrics), so a
 * passkey is two factors. Attestation is not requested: any authenticator is accepted.
 */
@ApplicationScoped
class RelyingParty {

  /** ES256, EdDSA and RS256 in IANA's COSE registry: what authenticators in use offer. */
  static final List<Integer> ALGORITHMS = List.of(-7, -8, -257);

  private final PublicAddress address;
  private final WebAuthnManager webAuthn;
  private final AttestedCredentialDataConverter credentials;

  RelyingParty(PublicAddress address) {
    this.address = address;
    var converter = new ObjectConverter();
    this.webAuthn = WebAuthnManager.createNonStrictWebAuthnManager(converter);
    this.credentials = new AttestedCredentialDataConverter(converter);
  }

  /** The host of the public URL, which passkeys are bound to. */
  String id() {
    return URI.create(address.base()).getHost();
  }

  /** A registration response of a browser, not verified yet. */
  RegistrationData parseRegistration(byte[] attestationObject, byte[] clientData)
      throws PasskeyRejection {
    return parsed(() -> webAuthn.parse(new RegistrationRequest(attestationObject, clientData)));
  }

  /** A sign-in response of a browser, not verified yet. */
  AuthenticationData parseSignIn(
      byte[] credentialId, byte[] authenticatorData, byte[] clientData, byte[] signature)
      throws PasskeyRejection {
    return parsed(
        () ->
            webAuthn.parse(
                new AuthenticationRequest(credentialId, authenticatorData, clientData, signature)));
  }

  /** The challenge that was answered, in Base64url. */
  static String challenge(RegistrationData data) throws PasskeyRejection {
    return challenge(data::getCollectedClientData);
  }

  /** The challenge that was answered, in Base64url. */
  static String challenge(AuthenticationData data) throws PasskeyRejection {
    return challenge(data::getCollectedClientData);
  }

  /**
   * The credential of a registration whose challenge was checked already.
   *
   * @throws PasskeyRejection for another origin or relying party, no user verification, a key of
   *     another kind, a wrong signature
   */
  VerifiedCredential verify(RegistrationData data, List<String> transports)
      throws PasskeyRejection {
    var server = server(data.getCollectedClientData().getChallenge().getValue());
    var algorithms =
        ALGORITHMS.stream()
            .map(COSEAlgorithmIdentifier::create)
            .map(it -> new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, it))
            .toList();
    var verified =
        parsed(
            () ->
                webAuthn.verify(data, new RegistrationParameters(server, algorithms, true, true)));
    var authenticator = verified.getAttestationObject().getAuthenticatorData();
    var credential = authenticator.getAttestedCredentialData();
    return new VerifiedCredential(
        credential.getCredentialId(),
        credentials.convert(credential),
        authenticator.getSignCount(),
        authenticator.isFlagBE(),
        authenticator.isFlagBS(),
        transports);
  }

  /**
   * Passes for a sign-in by this passkey whose challenge was checked already.
   *
   * @throws PasskeyRejection for another origin or relying party, no user verification, a wrong
   *     signature, a counter that is not ahead of the last one
   */
  void verify(AuthenticationData data, Passkey passkey) throws PasskeyRejection {
    var server = server(data.getCollectedClientData().getChallenge().getValue());
    parsed(
        () ->
            webAuthn.verify(
                data, new AuthenticationParameters(server, record(passkey), null, true, true)));
  }

  private CredentialRecordImpl record(Passkey passkey) {
    return new CredentialRecordImpl(
        null,
        true,
        passkey.backupEligible,
        passkey.isBackedUp(),
        passkey.signCount(),
        credentials.convert(passkey.credential),
        null,
        null,
        null,
        Set.<AuthenticatorTransport>of());
  }

  private ServerProperty server(byte[] challenge) {
    return ServerProperty.builder()
        .origin(new Origin(origin()))
        .rpId(id())
        .challenge(() -> challenge)
        .build();
  }

  private static String challenge(Supplier<CollectedClientData> clientData)
      throws PasskeyRejection {
    return parsed(() -> Secrets.text(clientData.get().getChallenge().getValue()));
  }

  /** Scheme, host and port of the public URL, which may have a path. */
  private String origin() {
    var url = URI.create(address.base());
    return url.getScheme() + "://" + url.getRawAuthority();
  }

  /** The library meets bytes of strangers here, and does not promise which exceptions it throws. */
  private static <T> T parsed(Supplier<T> work) throws PasskeyRejection {
    try {
      return work.get();
    } catch (RuntimeException e) {
      throw new PasskeyRejection(e);
    }
  }
}
