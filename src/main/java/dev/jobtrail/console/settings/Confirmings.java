package dev.jobtrail.console.settings;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.account.Providers;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.TreeMap;

/** Tells pages how the owner can reauthenticate. */
@Singleton
class Confirmings {

  private static final String PASSWORD = "credential";

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final Providers providers;

  Confirmings(CurrentAccount current, OwnerConfirmation confirmation, Providers providers) {
    this.current = current;
    this.confirmation = confirmation;
    this.providers = providers;
  }

  /**
   * For a page.
   *
   * @param page its path and query
   */
  Confirming of(String page) {
    var account = current.view();
    var others = providersBesidePassword();
    others.keySet().retainAll(account.providers());
    return new Confirming(confirmation.isRecent(), account.hasPassword(), others, page);
  }

  /** The display names of enabled providers by identifier. */
  Map<String, String> providersBesidePassword() {
    var others = new TreeMap<>(providers.enabled());
    others.remove(PASSWORD);
    return others;
  }
}
