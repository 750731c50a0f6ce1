package dev.jobtrail.account;

import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import java.util.UUID;

/** What the rest of the service sees of who calls. */
public final class Identities {

  private Identities() {}

  /**
   * An account, and by what it is here.
   *
   * @param attribute the name under which the key's or session's id is found
   */
  public static SecurityIdentity of(UUID accountId, String attribute, UUID by) {
    return QuarkusSecurityIdentity.builder()
        .setPrincipal(new QuarkusPrincipal(accountId.toString()))
        .addAttribute(attribute, by)
        .build();
  }
}
