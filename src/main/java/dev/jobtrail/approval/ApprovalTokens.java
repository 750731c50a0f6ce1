package dev.jobtrail.approval;

import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * Tokens of approval links that an operator shares. They are derived from a secret and the
 * request's id, so that they can be shown again although only hashes are stored.
 */
@ApplicationScoped
class ApprovalTokens {

  private final ApprovalSettings settings;
  private final EntityManager entityManager;
  private volatile String generated;

  ApprovalTokens(ApprovalSettings settings, EntityManager entityManager) {
    this.settings = settings;
    this.entityManager = entityManager;
  }

  /** The token of a request: 43 characters that are safe in a URL. */
  String token(UUID approvalId) {
    var key = secret().getBytes(StandardCharsets.UTF_8);
    return Secrets.text(Hashes.hmac(key, approvalId.toString()));
  }

  private String secret() {
    return settings.linkSecret().orElseGet(this::generated);
  }

  /** The migration has made it, once for all replicas. */
  private String generated() {
    if (generated == null) {
      generated =
          (String)
              entityManager
                  .createNativeQuery("select secret from approval_link_secret")
                  .getSingleResult();
    }
    return generated;
  }
}
