package dev.jobtrail.demo;

import dev.jobtrail.account.SignInLinks;
import dev.jobtrail.account.SignUps;
import dev.jobtrail.apikey.ApiKeys;
import dev.jobtrail.platform.PrivateFiles;
import dev.jobtrail.platform.PublicAddress;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.http.HttpServerStart;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.persistence.PersistenceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Creates the demo account once, before the service is ready, and logs its credentials at each
 * start.
 */
@ApplicationScoped
class DemoAccount {

  private static final Logger LOG = Logger.getLogger(DemoAccount.class);

  /** As long as somebody looks at the terminal that the link was printed to. */
  private static final Duration LINK_LIFETIME = Duration.ofHours(1);

  /** Of random characters, for an account that holds nothing of value. */
  private static final int SAFE_KEY_LENGTH = 20;

  private final boolean wanted;
  private final Optional<String> givenKey;
  private final Path keyFile;
  private final SignUps signUps;
  private final SignInLinks signInLinks;
  private final ApiKeys keys;
  private final PublicAddress address;

  DemoAccount(
      @ConfigProperty(name = "jobtrail.demo", defaultValue = "false") boolean wanted,
      @ConfigProperty(name = "jobtrail.demo-api-key") Optional<String> givenKey,
      @ConfigProperty(name = "jobtrail.data-dir", defaultValue = ".jobtrail") Path dataDirectory,
      SignUps signUps,
      SignInLinks signInLinks,
      ApiKeys keys,
      PublicAddress address) {
    this.wanted = wanted;
    this.givenKey = givenKey;
    this.keyFile = dataDirectory.resolve("demo-api-key").toAbsolutePath();
    this.signUps = signUps;
    this.signInLinks = signInLinks;
    this.keys = keys;
    this.address = address;
  }

  /** Whether others could find out a key by trying, which opens the demo account. */
  static boolean isGuessable(String key) {
    return key.length() < SAFE_KEY_LENGTH;
  }

  /** The service listens once all observers of its start are done, so it is not ready before. */
  void prepare(@Observes StartupEvent event) {
    if (wanted) {
      if (givenKey.filter(DemoAccount::isGuessable).isPresent()) {
        LOG.warnf(
            "jobtrail.demo-api-key (JOBTRAIL_DEMO_API_KEY) has less than %d characters: others could"
                + " guess it.",
            SAFE_KEY_LENGTH);
      }
      var key = givenKey.orElseGet(this::keptKey);
      try {
        ensure(key);
      } catch (PersistenceException _) {
        ensure(key); // another replica was faster
      }
    }
  }

  private void ensure(String key) {
    keys.ensureKey(account(), "demo", key);
  }

  private UUID account() {
    return signUps.ensureAccount("demo", "demo@example.com", "Demo", null);
  }

  void welcome(@ObservesAsync HttpServerStart event) {
    if (wanted) {
      LOG.info(welcome(address.base(), shownKey(), signInLinks.create(account(), LINK_LIFETIME)));
    }
  }

  /**
   * What a shell replaces by the key: logs are kept and sent elsewhere, so that a key is written to
   * the terminal of a developer at most, and one that was given never.
   */
  private String shownKey() {
    if (givenKey.isPresent()) {
      return "$JOBTRAIL_DEMO_API_KEY";
    }
    return LaunchMode.current().isDev() ? keptKey() : "$(cat '" + keyFile + "')";
  }

  /** The key of the starts before, or a new one. */
  private String keptKey() {
    try {
      return Files.exists(keyFile) ? Files.readString(keyFile).strip() : keep();
    } catch (IOException e) {
      throw new UncheckedIOException("The demo account's key cannot be kept in " + keyFile, e);
    }
  }

  private String keep() throws IOException {
    Files.createDirectories(keyFile.getParent());
    PrivateFiles.create(keyFile);
    var key = ApiKeys.newKey();
    Files.writeString(keyFile, key + "\n");
    return key;
  }

  private static String welcome(String base, String key, String token) {
    return """
    Jobtrail is ready.

      base address  %1$s
      API key       %2$s
      in a browser  %1$s/app/sign-in-link?token=%3$s
                    signs in to the demo account, once, within an hour

    Try it (paste into a shell):

      export BASE=%1$s KEY=%2$s
      curl -s -H "x-api-key: $KEY" $BASE/account
      curl -s -H "x-api-key: $KEY" -H 'content-type: application/json' $BASE/resumes \\
        -d '{"name": "My resume", "data": {"basics": {"name": "Ada Lovelace", "label": "Engineer"}}}'
      curl -s -H "x-api-key: $KEY" $BASE/resumes

    Documentation: %1$s/app/docs
    Your own account: %1$s/app/sign-up
    """
        .formatted(base, key, token);
  }
}
