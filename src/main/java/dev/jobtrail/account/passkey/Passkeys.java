package dev.jobtrail.account.passkey;

import com.webauthn4j.data.AuthenticationData;
import dev.jobtrail.account.AccountReclaimed;
import dev.jobtrail.account.AccountView;
import dev.jobtrail.account.SecondFactorChange;
import dev.jobtrail.account.SecondFactorNotices;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.nio.ByteBuffer;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/** Registers passkeys and signs in by them. */
@ApplicationScoped
public class Passkeys {

  private static final Logger LOG = Logger.getLogger(Passkeys.class);

  /** How sessions that a passkey has opened are marked; no provider can have this name. */
  public static final String METHOD = "passkey";

  /** One for each device of a person, with room to spare. */
  static final int MOST = 20;

  private static final String SERVICE = "Jobtrail";
  private static final String TYPE = "public-key";
  private static final String REQUIRED = "required";
  private static final int UUID_BYTES = 16;

  private final RelyingParty relyingParty;
  private final Challenges challenges;
  private final SecondFactorNotices notices;
  private final EntityManager entityManager;
  private final Clock clock;

  Passkeys(
      RelyingParty relyingParty,
      Challenges challenges,
      SecondFactorNotices notices,
      EntityManager entityManager,
      Clock clock) {
    this.relyingParty = relyingParty;
    this.challenges = challenges;
    this.notices = notices;
    this.entityManager = entityManager;
    this.clock = clock;
  }

  /** The account's passkeys, oldest first. */
  @Transactional
  public List<PasskeyView> all(UUID accountId) {
    return Passkey.all(accountId).stream().map(PasskeyView::of).toList();
  }

  /** The options for creating a passkey in a signed-in browser, valid for five minutes. */
  @Transactional
  RegistrationOptions registrationOptions(AccountView account, UUID session) {
    var accountId = UUID.fromString(account.id());
    return new RegistrationOptions(
        new RegistrationOptions.Party(relyingParty.id(), SERVICE),
        new RegistrationOptions.User(
            Secrets.text(userHandle(accountId)), account.email(), account.name()),
        challenges.issue(holder(session)),
        RelyingParty.ALGORITHMS.stream()
            .map(it -> new RegistrationOptions.Parameters(TYPE, it))
            .toList(),
        Challenges.LIFETIME.toMillis(),
        Passkey.all(accountId).stream().map(Passkeys::reference).toList(),
        new RegistrationOptions.Selection(REQUIRED, true, REQUIRED),
        "none");
  }

  /**
   * Adds a passkey that the signed-in browser has made.
   *
   * @throws ApiException BAD_REQUEST where it does not verify or there are too many, ALREADY_EXISTS
   *     where it is registered
   */
  PasskeyView register(UUID accountId, UUID session, NewPasskey passkey) {
    try {
      var registration =
          relyingParty.parseRegistration(
              decoded(passkey.attestationObject()), decoded(passkey.clientDataJSON()));
      if (!challenges.use(RelyingParty.challenge(registration), holder(session))) {
        throw new ApiException(
            ErrorCode.BAD_REQUEST, "This took too long or was done already. Try again.");
      }
      var credential = relyingParty.verify(registration, passkey.transports());
      return add(accountId, passkey.name().strip(), credential);
    } catch (PasskeyRejection e) {
      throw new ApiException(ErrorCode.BAD_REQUEST, "The passkey cannot be verified. Try again.")
          .causedBy(e);
    }
  }

  @Transactional
  PasskeyView add(UUID accountId, String name, VerifiedCredential credential) {
    lockAccount(accountId);
    if (Passkey.isKnown(credential.id())) {
      throw ApiException.alreadyExists("This passkey is registered already.", null);
    }
    if (Passkey.countOf(accountId) >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "An account can have %d passkeys. Delete one first.", MOST);
    }
    var passkey = new Passkey(accountId, name, credential, clock);
    passkey.persistAndFlush();
    notices.send(accountId, SecondFactorChange.PASSKEY_ADDED);
    return PasskeyView.of(passkey);
  }

  /**
   * Renames a passkey.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  PasskeyView rename(UUID accountId, UUID id, String name) {
    var passkey = Passkey.one(accountId, id).orElseThrow(ApiException::notFound);
    passkey.name = name.strip();
    return PasskeyView.of(passkey);
  }

  /**
   * Deletes a passkey, which can no longer be used to sign in.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void remove(UUID accountId, UUID id) {
    if (!Passkey.remove(accountId, id)) {
      throw ApiException.notFound();
    }
    notices.send(accountId, SecondFactorChange.PASSKEY_DELETED);
  }

  /**
   * The options for signing in, valid for five minutes.
   *
   * @param browser a secret that only the browser has
   */
  SignInOptions signInOptions(String browser) {
    return new SignInOptions(
        challenges.issue(holder(browser)),
        relyingParty.id(),
        Challenges.LIFETIME.toMillis(),
        List.of(),
        REQUIRED);
  }

  /**
   * The account that a passkey signs in to.
   *
   * @param browser the secret of the browser that got the challenge; null where it has none
   * @throws ApiException UNAUTHORIZED, the same for every reason
   */
  UUID signIn(String browser, PasskeyAssertion assertion) {
    try {
      var signed =
          relyingParty.parseSignIn(
              decoded(assertion.id()),
              decoded(assertion.authenticatorData()),
              decoded(assertion.clientDataJSON()),
              decoded(assertion.signature()));
      if (browser == null || !challenges.use(RelyingParty.challenge(signed), holder(browser))) {
        throw refusal();
      }
      return use(accountOf(decoded(assertion.userHandle())), signed);
    } catch (PasskeyRejection e) {
      LOG.debugf("A passkey was refused: %s", e.getCause());
      throw refusal();
    }
  }

  @Transactional
  UUID use(UUID accountId, AuthenticationData signed) throws PasskeyRejection {
    var passkey =
        Passkey.ofAccount(accountId, signed.getCredentialId()).orElseThrow(Passkeys::refusal);
    relyingParty.verify(signed, passkey);
    var authenticator = signed.getAuthenticatorData();
    passkey.use(authenticator.getSignCount(), authenticator.isFlagBS(), clock);
    return accountId;
  }

  /** They may have been registered by someone other than the owner of the address. */
  void removeAll(@Observes AccountReclaimed reclaimed) {
    Passkey.removeAll(reclaimed.accountId());
  }

  /** Registrations of one account wait for each other, so that none passes the bound. */
  private void lockAccount(UUID accountId) {
    entityManager
        .createNativeQuery("select id from account where id = :account for no key update")
        .setParameter("account", accountId)
        .getResultList();
  }

  private static CredentialReference reference(Passkey passkey) {
    var transports =
        Optional.of(passkey.transports).filter(it -> !it.isEmpty()).map(it -> it.split(","));
    return new CredentialReference(
        TYPE, Secrets.text(passkey.credentialId), transports.map(List::of).orElse(List.of()));
  }

  private static String holder(UUID session) {
    return "session " + session;
  }

  private static String holder(String browser) {
    return "browser " + browser;
  }

  private static byte[] userHandle(UUID accountId) {
    return ByteBuffer.allocate(UUID_BYTES)
        .putLong(accountId.getMostSignificantBits())
        .putLong(accountId.getLeastSignificantBits())
        .array();
  }

  private static UUID accountOf(byte[] userHandle) {
    if (userHandle.length != UUID_BYTES) {
      throw refusal();
    }
    var bytes = ByteBuffer.wrap(userHandle);
    return new UUID(bytes.getLong(), bytes.getLong());
  }

  private static byte[] decoded(String base64Url) throws PasskeyRejection {
    try {
      return Base64.getUrlDecoder().decode(base64Url);
    } catch (IllegalArgumentException e) {
      throw new PasskeyRejection(e);
    }
  }

  private static ApiException refusal() {
    return new ApiException(ErrorCode.UNAUTHORIZED, "This passkey was not accepted.");
  }
}
