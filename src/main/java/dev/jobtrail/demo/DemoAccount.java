package dev.jobtrail.demo;

import dev.jobtrail.account.SigningUp;
import dev.jobtrail.apikey.IssuingKeys;
import dev.jobtrail.platform.PublicAddress;
import io.quarkus.vertx.http.HttpServerStart;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.ObservesAsync;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Makes the demo account once and tells, at each start, how to use it. */
@ApplicationScoped
class DemoAccount {

  private static final Logger LOG = Logger.getLogger(DemoAccount.class);

  private final boolean wanted;
  private final Optional<String> givenKey;
  private final Path dataDirectory;
  private final SigningUp signingUp;
  private final IssuingKeys keys;
  private final PublicAddress address;

  DemoAccount(
      @ConfigProperty(name = "jobtrail.demo", defaultValue = "false") boolean wanted,
      @ConfigProperty(name = "jobtrail.demo-api-key") Optional<String> givenKey,
      @ConfigProperty(name = "jobtrail.data-dir", defaultValue = ".jobtrail") Path dataDirectory,
      SigningUp signingUp,
      IssuingKeys keys,
      PublicAddress address) {
    this.wanted = wanted;
    this.givenKey = givenKey;
    this.dataDirectory = dataDirectory;
    this.signingUp = signingUp;
    this.keys = keys;
    this.address = address;
  }

  void prepare(@ObservesAsync HttpServerStart event) {
    if (wanted) {
      UUID account = signingUp.ensureAccount("demo", "demo@example.com", "Demo", null);
      var key = givenKey.orElseGet(this::keptKey);
      keys.ensureKey(account, "demo", key);
      LOG.info(welcome(address.base(), key));
    }
  }

  /** The key of the starts before, or a new one. */
  private String keptKey() {
    var file = dataDirectory.resolve("demo-api-key");
    try {
      return Files.exists(file) ? Files.readString(file).strip() : keep(file);
    } catch (IOException e) {
      throw new UncheckedIOException("The demo account's key cannot be kept in " + file, e);
    }
  }

  private static String keep(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    var readableByOwner = PosixFilePermissions.fromString("rw-------");
    Files.createFile(file, PosixFilePermissions.asFileAttribute(readableByOwner));
    var key = IssuingKeys.newKey();
    Files.writeString(file, key + "\n");
    return key;
  }

  private static String welcome(String base, String key) {
    return """
        Jobtrail is ready.

          base address  %1$s
          API key       %2$s

        Try it (paste into a shell):

          export BASE=%1$s KEY=%2$s
          curl -s -H "x-api-key: $KEY" $BASE/account
          curl -s -H "x-api-key: $KEY" -H 'content-type: application/json' $BASE/resumes \\
            -d '{"name": "My resume", "data": {"basics": {"name": "Ada Lovelace", "label": "Engineer"}}}'
          curl -s -H "x-api-key: $KEY" $BASE/resumes

        Documentation: %1$s/app/docs
        In a browser: %1$s/app, with an account that you make there
        """
        .formatted(base, key);
  }
}
