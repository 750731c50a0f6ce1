package dev.jobtrail.account;

import jakarta.inject.Singleton;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The ways to sign in that this installation offers; providers other than passwords join here. */
@Singleton
class Providers {

  private final AccountSettings settings;

  Providers(AccountSettings settings) {
    this.settings = settings;
  }

  /** Display names by identifier. */
  Map<String, String> enabled() {
    SortedMap<String, String> enabled = new TreeMap<>();
    if (settings.passwordSignIn()) {
      enabled.put("credential", "Password");
    }
    return enabled;
  }
}
