package dev.jobtrail.attempt.account;

import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.account.StoredSecrets.Purpose;
import dev.jobtrail.account.StoredSecrets.Sealed;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * The applicants' accounts on the sites of employers. A run states in the database what it is about
 * to press before it does: no account is created twice, and no password that may be wrong is tried
 * again without the applicant, because sites lock accounts after a few tries.
 */
@ApplicationScoped
public class SiteAccounts {

  private static final int MOST = 500;

  /** Longer than it takes to create an account, so that who is silent so long has died. */
  private static final Duration CREATING = Duration.ofMinutes(5);

  private static final Set<SiteAccountState> CLAIMED =
      EnumSet.of(SiteAccountState.TRYING, SiteAccountState.CREATING, SiteAccountState.WORKS);

  private final StoredSecrets secrets;
  private final Clock clock;

  SiteAccounts(StoredSecrets secrets, Clock clock) {
    this.secrets = secrets;
    this.clock = clock;
  }

  /** What a run may do at a site that asks for an account. */
  public sealed interface Access {

    /**
     * Sign in, or create the account, with one press of a button.
     *
     * @param isCreation whether the account is to be created
     */
    record Enter(UUID id, Instant version, String email, String password, boolean isCreation)
        implements Access {

      /** Without the password. */
      @Override
      public String toString() {
        return "Enter[" + id + "]";
      }
    }

    /**
     * Ask the applicant.
     *
     * @param why what they read
     * @param email the address of the account; null for none
     * @param canCreate whether an account may be created in its place
     * @param canRetry whether another try with the stored password makes sense
     */
    record Ask(Message why, String email, boolean canCreate, boolean canRetry) implements Access {}
  }

  /** What a run may do now. */
  @Transactional(TxType.REQUIRES_NEW)
  public Access access(Person person, String site, UUID attemptId) {
    return SiteAccount.lock(person, site)
        .map(it -> access(it, attemptId))
        .orElseGet(
            () ->
                new Access.Ask(
                    Message.of(
                        "The form is behind a sign-in at %s. Sign in with your account there, or"
                            + " have one created.",
                        site),
                    null,
                    true,
                    false));
  }

  private Access access(SiteAccount account, UUID attemptId) {
    return switch (account.state()) {
      case GIVEN, WORKS -> enter(account, false);
      case REQUESTED -> enter(account, true);
      case CREATING -> {
        var isOver = account.updatedAt.isBefore(clock.instant().minus(CREATING));
        yield account.isClaimedBy(attemptId) || isOver
            ? enter(account, false)
            : ask(
                account,
                Message.of(
                    "Another run is creating the account at %s. Try again in a minute.",
                    account.site));
      }
      case TRYING ->
          ask(
              account,
              Message.of(
                  "It is not known whether the sign-in at %s worked. Try it again.", account.site));
      case REFUSED ->
          ask(
              account,
              Message.of(
                  "%s did not accept the e-mail address and the password. Enter them again.",
                  account.site));
      case NOT_CREATED ->
          ask(
              account,
              Message.of(
                  "%s did not create the account. Sign in with an account that you have there, or have"
                      + " one created for another e-mail address.",
                  account.site));
      case UNVERIFIED ->
          ask(
              account,
              Message.of(
                  "%s has to confirm your e-mail address first. Follow the link in its e-mail, then"
                      + " try again.",
                  account.site));
    };
  }

  private static Access ask(SiteAccount account, Message why) {
    return new Access.Ask(
        why,
        account.email(),
        account.state() == SiteAccountState.NOT_CREATED
            || account.state() == SiteAccountState.REFUSED && account.canBeReplaced(),
        account.canBeTriedAgain());
  }

  private Access enter(SiteAccount account, boolean isCreation) {
    var password = password(account);
    return password.isPresent()
        ? new Access.Enter(
            account.id, account.updatedAt, account.email(), password.get(), isCreation)
        : new Access.Ask(
            Message.of(
                "The stored password for %s cannot be read, because JOBTRAIL_TWO_STEP_ENCRYPTION_KEY"
                    + " was changed. Enter it again.",
                account.site),
            account.email(),
            false,
            false);
  }

  private Optional<String> password(SiteAccount account) {
    var sealed = account.password();
    var secret = secrets.open(Purpose.SITE_ACCOUNT, account.accountId, sealed);
    secret
        .filter(_ -> !secrets.isCurrent(Purpose.SITE_ACCOUNT, sealed))
        .ifPresent(it -> account.seal(secrets.seal(Purpose.SITE_ACCOUNT, account.accountId, it)));
    return secret.map(it -> new String(it, StandardCharsets.UTF_8));
  }

  /**
   * States that a run is about to press the button.
   *
   * @return the same with its new version; empty where the account was changed meanwhile
   */
  @Transactional(TxType.REQUIRES_NEW)
  public Optional<Access.Enter> claim(UUID accountId, Access.Enter access, UUID attemptId) {
    return SiteAccount.lock(accountId, access.id())
        .filter(it -> it.updatedAt.equals(access.version()))
        .map(
            it -> {
              if (it.state() != SiteAccountState.WORKS) {
                it.claim(
                    attemptId,
                    access.isCreation() ? SiteAccountState.CREATING : SiteAccountState.TRYING,
                    clock);
              }
              return new Access.Enter(
                  it.id, it.updatedAt, access.email(), access.password(), access.isCreation());
            });
  }

  /** Records what came of it, unless the account was changed meanwhile. */
  @Transactional(TxType.REQUIRES_NEW)
  public void settle(UUID accountId, Access.Enter access, SiteAccountState state) {
    SiteAccount.lock(accountId, access.id())
        .filter(it -> CLAIMED.contains(it.state()) && it.updatedAt.equals(access.version()))
        .filter(it -> it.state() != state)
        .ifPresent(it -> it.settle(state, clock));
  }

  /**
   * Stores the password of an account that the applicant has.
   *
   * @throws ApiException INVALID_TRANSITION where a generated password would be lost
   */
  @Transactional(TxType.MANDATORY)
  public void give(Person person, String site, String email, String password) {
    var account = replaceable(person, site);
    account.give(email, sealed(person, password), clock);
    account.persist();
  }

  /**
   * Has the account created with a generated password by the next run that comes to the site.
   *
   * @throws ApiException INVALID_TRANSITION where a generated password would be lost
   */
  @Transactional(TxType.MANDATORY)
  public void request(Person person, String site, String email) {
    var account = replaceable(person, site);
    account.request(email, sealed(person, GeneratedPassword.next()), clock);
    account.persist();
  }

  /**
   * Has the next run sign in once more with what is stored.
   *
   * @throws ApiException INVALID_TRANSITION where that makes no sense
   */
  @Transactional(TxType.MANDATORY)
  public void retry(Person person, String site) {
    SiteAccount.lock(person, site)
        .filter(it -> it.canBeTriedAgain() || it.isToBeUsed())
        .orElseThrow(
            () ->
                new ApiException(
                    ErrorCode.INVALID_TRANSITION,
                    "The account at %s cannot be tried again. Enter its password.",
                    site))
        .tryAgain(clock);
  }

  private SiteAccount replaceable(Person person, String site) {
    var known = SiteAccount.lock(person, site);
    if (known.filter(it -> !it.canBeReplaced()).isPresent()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The generated password of the account at %s was not shown yet and would be lost. Show it,"
              + " or delete the account.",
          site);
    }
    return known.orElseGet(() -> created(person, site));
  }

  private SiteAccount created(Person person, String site) {
    if (SiteAccount.count(person) >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "There are %d accounts on sites already. Delete one first.",
          MOST);
    }
    return new SiteAccount(person, site, clock);
  }

  private Sealed sealed(Person person, String password) {
    return secrets.seal(
        Purpose.SITE_ACCOUNT, person.accountId(), password.getBytes(StandardCharsets.UTF_8));
  }

  /** The accounts of an applicant by site. */
  @Transactional
  public List<SiteAccountView> all(Person person) {
    return SiteAccount.all(person).stream().map(SiteAccount::view).toList();
  }

  /**
   * Forgets an account; that on the site stays as it is.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID id) {
    SiteAccount.lock(accountId, id).orElseThrow(ApiException::notFound).delete();
  }

  /**
   * A generated password, which is shown once.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION where it was shown or is the applicant's own
   */
  @Transactional
  public ShownPassword show(UUID accountId, UUID id) {
    var account = SiteAccount.lock(accountId, id).orElseThrow(ApiException::notFound);
    if (!account.isToBeShown()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "Only a generated password is shown, and only once. Reset it on the site if it is lost.");
    }
    var password =
        password(account)
            .orElseThrow(
                () ->
                    new ApiException(
                        ErrorCode.INVALID_TRANSITION,
                        "The password cannot be read, because JOBTRAIL_TWO_STEP_ENCRYPTION_KEY was"
                            + " changed. Reset it on the site."));
    account.show(clock);
    return new ShownPassword(account.site, account.email(), password);
  }

  /** A page of the account's, oldest first. */
  @Transactional
  List<SiteAccountView> after(UUID accountId, UUID after, int limit) {
    return SiteAccount.after(accountId, after, limit).stream().map(SiteAccount::view).toList();
  }
}
