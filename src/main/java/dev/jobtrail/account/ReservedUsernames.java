package dev.jobtrail.account;

import java.util.Set;

/** Names that have another meaning in the service's URLs. */
final class ReservedUsernames {

  private static final Set<String> NAMES =
      Set.of(
          "about",
          "account",
          "accounts",
          "admin",
          "administrator",
          "agent",
          "alerts",
          "api",
          "api-keys",
          "app",
          "applications",
          "apply",
          "approvals",
          "approve",
          "assets",
          "attempts",
          "auth",
          "billing",
          "clients",
          "discovery",
          "docs",
          "download",
          "duplicate",
          "export",
          "facts",
          "help",
          "import",
          "jobtrail",
          "lock",
          "password",
          "pdf",
          "r",
          "resumes",
          "root",
          "security",
          "settings",
          "sign-in",
          "sign-out",
          "sign-up",
          "spec",
          "static",
          "statistics",
          "support",
          "system",
          "updates",
          "versions",
          "www");

  private ReservedUsernames() {}

  static boolean contains(String username) {
    return NAMES.contains(username);
  }
}
