package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;

/** Unlinks providers from accounts. */
@ApplicationScoped
class LinkedProviders {

  private final Providers providers;
  private final AccountSettings settings;
  private final Clock clock;
  private final Event<ProviderUnlinked> unlinked;

  LinkedProviders(
      Providers providers,
      AccountSettings settings,
      Clock clock,
      Event<ProviderUnlinked> unlinked) {
    this.providers = providers;
    this.settings = settings;
    this.clock = clock;
    this.unlinked = unlinked;
  }

  /**
   * Unlinks a provider and ends the sessions that it has opened, but for one. It is not linked
   * again by itself when somebody signs in by it.
   *
   * @throws ApiException NOT_FOUND, or LAST_SIGN_IN_METHOD where nothing would be left to sign in
   *     by
   */
  @Transactional
  void unlink(UUID accountId, String provider, UUID keptSession) {
    // of two concurrent requests, the second sees the change of the first
    Account account = Account.findById(accountId, LockModeType.PESSIMISTIC_WRITE);
    var linked = LinkedProvider.all(accountId);
    var gone = linked.stream().filter(it -> it.provider.equals(provider)).toList();
    if (gone.isEmpty()) {
      throw ApiException.notFound();
    }
    var enabled = providers.enabled();
    var isProviderLeft =
        linked.stream()
            .anyMatch(it -> !it.provider.equals(provider) && enabled.containsKey(it.provider));
    if (!isProviderLeft && !canUsePassword(account)) {
      throw new ApiException(
          ErrorCode.LAST_SIGN_IN_METHOD,
          "This is the only way to sign in to the account. Set a password or link another provider"
              + " first.");
    }
    gone.forEach(this::remove);
    Session.endOthersBy(provider, accountId, keptSession);
    var displayName = enabled.getOrDefault(provider, provider);
    unlinked.fire(new ProviderUnlinked(account.id, account.email, account.name, displayName));
  }

  private boolean canUsePassword(Account account) {
    return settings.passwordSignIn() && account.passwordHash() != null;
  }

  private void remove(LinkedProvider linked) {
    linked.delete();
    if (!UnlinkedProvider.exists(linked.accountId, linked.issuer)) {
      new UnlinkedProvider(linked.accountId, linked.issuer, clock).persist();
    }
  }
}
