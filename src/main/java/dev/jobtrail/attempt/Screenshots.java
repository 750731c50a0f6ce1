package dev.jobtrail.attempt;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.hibernate.Session;

/** Stores the last screenshot of each run and signs short-lived links to it. */
@ApplicationScoped
class Screenshots {

  private static final Duration LIFETIME = Duration.ofMinutes(5);

  /**
   * A viewer is asked for again after each new screenshot, so a few missed ones are allowed for.
   */
  private static final Duration VIEWED = Duration.ofSeconds(10);

  private static final String KEEP =
      """
      insert into attempt_screenshot (attempt_id, png, taken_at)
      select id, cast(:png as bytea), cast(:at as timestamptz) from attempt where id = :attempt
      on conflict (attempt_id) do update set png = excluded.png, taken_at = excluded.taken_at
      """;

  /** Not at each look: several viewers would write one after the other. */
  private static final String VIEW =
      """
      update attempt_screenshot set viewed_at = cast(:at as timestamptz)
      where attempt_id = :attempt
        and (viewed_at is null or viewed_at < cast(:at as timestamptz) - interval '2 seconds')
      """;

  private final EntityManager entityManager;
  private final PublicAddress address;
  private final Clock clock;
  private volatile byte[] secret;

  Screenshots(EntityManager entityManager, PublicAddress address, Clock clock) {
    this.entityManager = entityManager;
    this.address = address;
    this.clock = clock;
  }

  /** Keeps one in place of the one before; none for a run that was deleted meanwhile. */
  @Transactional
  void keep(UUID attemptId, byte[] png) {
    entityManager
        .createNativeQuery(KEEP)
        .setParameter("attempt", attemptId)
        .setParameter("png", png)
        .setParameter("at", clock.instant())
        .executeUpdate();
  }

  /** Whether somebody looks at a run's screenshots, on any replica. */
  @Transactional
  boolean isViewed(UUID attemptId) {
    return entityManager
        .createNativeQuery(
            "select 1 from attempt_screenshot where attempt_id = :attempt and viewed_at > :since")
        .setParameter("attempt", attemptId)
        .setParameter("since", clock.instant().minus(VIEWED))
        .getResultStream()
        .findFirst()
        .isPresent();
  }

  /** A signed link that is valid for five minutes; null without a screenshot. */
  @Transactional
  String link(UUID attemptId) {
    var taken =
        entityManager
            .unwrap(Session.class)
            .createNativeQuery(
                "select taken_at from attempt_screenshot where attempt_id = :attempt",
                Instant.class)
            .setParameter("attempt", attemptId)
            .getResultStream()
            .findFirst();
    if (taken.isEmpty()) {
      return null;
    }
    var expires = clock.instant().plus(LIFETIME).truncatedTo(ChronoUnit.SECONDS).getEpochSecond();
    return "%s/attempts/%s/screenshot?expires=%d&signature=%s"
        .formatted(address.base(), attemptId, expires, signature(attemptId, expires));
  }

  /**
   * The screenshot that a link leads to, as PNG. While a form is filled in, a look at it asks for
   * newer ones.
   *
   * @param expires seconds since 1970
   * @throws ApiException NOT_FOUND for an invalid or expired link
   */
  @Transactional
  byte[] read(UUID attemptId, long expires, String signature) {
    var expected = signature(attemptId, expires).getBytes(StandardCharsets.US_ASCII);
    var isOurs = MessageDigest.isEqual(expected, signature.getBytes(StandardCharsets.UTF_8));
    if (!isOurs || clock.instant().getEpochSecond() > expires) {
      throw ApiException.notFound();
    }
    entityManager
        .createNativeQuery(VIEW)
        .setParameter("attempt", attemptId)
        .setParameter("at", clock.instant())
        .executeUpdate();
    return entityManager
        .unwrap(Session.class)
        .createNativeQuery(
            "select png from attempt_screenshot where attempt_id = :attempt", byte[].class)
        .setParameter("attempt", attemptId)
        .getResultStream()
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }

  private String signature(UUID attemptId, long expires) {
    return Secrets.text(Hashes.hmac(secret(), attemptId + " " + expires));
  }

  /** The migration has made it, once for all replicas. */
  private byte[] secret() {
    if (secret == null) {
      var text =
          (String)
              entityManager
                  .createNativeQuery("select secret from attempt_link_secret")
                  .getSingleResult();
      secret = text.getBytes(StandardCharsets.UTF_8);
    }
    return secret;
  }
}
