package dev.jobtrail.approval;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The tokens of links that an operator hands on. They can be shown again and again though only
 * hashes of tokens are stored, because they are made from a secret and the request's id.
 */
@ApplicationScoped
class HandedLinks {

  private static final String ALGORITHM = "HmacSHA256";

  private final ApprovalSettings settings;
  private final EntityManager entityManager;
  private volatile String generated;

  HandedLinks(ApprovalSettings settings, EntityManager entityManager) {
    this.settings = settings;
    this.entityManager = entityManager;
  }

  /** The token of a request: 43 characters that are safe in a URL. */
  String token(UUID approvalId) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret().getBytes(StandardCharsets.UTF_8), ALGORITHM));
      var digest = mac.doFinal(approvalId.toString().getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
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
