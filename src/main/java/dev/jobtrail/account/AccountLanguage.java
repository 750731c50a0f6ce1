package dev.jobtrail.account;

import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.text.Language;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The language of texts that are sent to the owner of an account: the chosen one, or else that of
 * the request that causes the text, or else English.
 */
public final class AccountLanguage {

  private AccountLanguage() {}

  /**
   * The language for the owner of an account.
   *
   * @param accountId null for a stranger
   */
  public static Language of(UUID accountId) {
    return known(accountId).orElse(Language.ENGLISH);
  }

  /** The languages for the owners of several accounts; without those that do not exist. */
  public static Map<UUID, Language> ofAll(Set<UUID> accountIds) {
    return Account.byIds(accountIds).stream()
        .collect(
            Collectors.toMap(it -> it.id, it -> known(Optional.of(it)).orElse(Language.ENGLISH)));
  }

  /**
   * The same as {@link #of(UUID)}; empty where neither the account nor the request has named one.
   */
  public static Optional<Language> known(UUID accountId) {
    return known(Optional.ofNullable(accountId).flatMap(Account::byId));
  }

  /** The language for the owner of the account with an address, if there is one. */
  public static Language ofAddress(String email) {
    return known(Account.byEmail(email)).orElse(Language.ENGLISH);
  }

  private static Optional<Language> known(Optional<Account> account) {
    return account.map(it -> it.language).map(Language::of).or(RequestLanguage::known);
  }
}
