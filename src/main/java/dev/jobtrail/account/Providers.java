package dev.jobtrail.account;

import dev.jobtrail.account.provider.SignInProviders;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The ways to sign in that this installation offers. */
@Singleton
public class Providers {

  private final AccountSettings settings;
  private final SignInProviders others;

  Providers(AccountSettings settings, SignInProviders others) {
    this.settings = settings;
    this.others = others;
  }

  /** Display names by identifier. */
  public Map<String, String> enabled() {
    SortedMap<String, String> enabled = new TreeMap<>(others.displayNames());
    if (settings.passwordSignIn()) {
      enabled.put("credential", "Password");
    }
    return enabled;
  }
}
