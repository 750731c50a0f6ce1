package dev.jobtrail.account;

import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import java.util.Map;
import java.util.UUID;

/** Security identities of accounts. */
public final class Identities {

  /** The attribute with the scopes of a limited API key; absent where all is permitted. */
  public static final String SCOPES = "scopes";

  /** The attribute with the client that an API key is limited to; absent for all. */
  public static final String CLIENT = "client";

  private Identities() {}

  /**
   * An account, and by what it is here.
   *
   * @param attributes the id of the key or session, and what else is known of it, by name
   */
  public static SecurityIdentity of(UUID accountId, Map<String, Object> attributes) {
    return QuarkusSecurityIdentity.builder()
        .setPrincipal(new QuarkusPrincipal(accountId.toString()))
        .addAttributes(attributes)
        .build();
  }
}
