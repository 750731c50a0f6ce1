package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.page.ChosenLanguage;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.text.Language;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The account whose key or session the current request carries. */
@RequestScoped
public class CurrentAccount implements ChosenLanguage {

  private final SecurityIdentity identity;

  CurrentAccount(SecurityIdentity identity) {
    this.identity = identity;
  }

  /** The account's id. */
  public UUID id() {
    return UUID.fromString(identity.getPrincipal().getName());
  }

  /**
   * The account's id, for operations that are open to everyone. A bad key or session is none, and
   * so is a key that is limited to one client.
   */
  public Optional<UUID> ifKnown() {
    try {
      return identity.isAnonymous() || onlyClient().isPresent()
          ? Optional.empty()
          : Optional.of(id());
    } catch (AuthenticationFailedException _) {
      return Optional.empty();
    }
  }

  /**
   * Passes for a browser session only.
   *
   * @return the session's id
   * @throws ApiException SESSION_REQUIRED for a request by key
   */
  public UUID requireSession() {
    UUID session = identity.getAttribute(SessionMechanism.SESSION_ID);
    if (session == null) {
      throw new ApiException(
          ErrorCode.SESSION_REQUIRED,
          "An API key cannot do this. It needs a session: sign in first.");
    }
    return session;
  }

  /** Whether the request may do what the scope permits; only a limited key may not. */
  public boolean has(Scope scope) {
    List<Scope> scopes = identity.getAttribute(Identities.SCOPES);
    return scopes == null || scopes.contains(scope);
  }

  /** The client that the key of the request is limited to; empty for all other requests. */
  public Optional<UUID> onlyClient() {
    return Optional.ofNullable(identity.getAttribute(Identities.CLIENT));
  }

  /**
   * Passes for an account with a verified e-mail address.
   *
   * @throws ApiException EMAIL_NOT_VERIFIED
   */
  public void requireVerifiedEmail() {
    if (!record().isEmailVerified()) {
      throw new ApiException(
          ErrorCode.EMAIL_NOT_VERIFIED, "Verify the account's e-mail address first.");
    }
  }

  /** The account as its owner sees it. */
  public AccountView view() {
    return AccountView.of(record());
  }

  @Override
  public Optional<Language> language() {
    return ifKnown().flatMap(Account::byId).map(it -> it.language).map(Language::of);
  }

  /** The little of it that every page shows. */
  public Owner owner() {
    var account = record();
    return new Owner(account.id, account.username, account.name, account.isEmailVerified());
  }

  /** The account with its row locked until the transaction ends. */
  Account lockedRecord() {
    return Account.forUpdate(id()).orElseThrow(ApiException::unauthorized);
  }

  Account record() {
    return Account.byId(id()).orElseThrow(ApiException::unauthorized);
  }
}
