package dev.jobtrail.testing;

import static dev.jobtrail.testing.Waiting.await;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A Keycloak on loopback, with the realm of {@code keycloak/realm.json}, as the provider {@code
 * keycloak} and again as {@code other}. The build unpacks it; its first start prepares it and takes
 * longest.
 */
public class KeycloakResource implements QuarkusTestResourceLifecycleManager {

  /** The password of every user of the realm, and the client's secret. */
  public static final String PASSWORD = "only for tests";

  private static final Path UNPACKED = Path.of("target", "keycloak");
  private static final Duration PATIENCE = Duration.ofMinutes(4);

  private Process process;

  @Override
  public Map<String, String> start() {
    try {
      var issuer = startServer(home());
      var settings = new HashMap<String, String>();
      settings.put("jobtrail.public-url", ScriptlessBrowser.SERVICE);
      // all tests come from one address
      settings.put("jobtrail.limits.provider-sign-in-per-ten-minutes", "0");
      for (var name : List.of("keycloak", "other")) {
        var prefix = "jobtrail.providers." + name + ".";
        settings.put(prefix + "client-id", "jobtrail");
        settings.put(prefix + "client-secret", PASSWORD);
        settings.put(prefix + "issuer", issuer);
      }
      settings.put("jobtrail.providers.keycloak.display-name", "Company account");
      return settings;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void stop() {
    if (process != null) {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
    }
  }

  private static Path home() throws IOException {
    try (Stream<Path> unpacked = Files.list(UNPACKED)) {
      return unpacked
          .filter(it -> Files.exists(it.resolve("bin/kc.sh")))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("build with Maven, which unpacks Keycloak"));
    }
  }

  private String startServer(Path home) throws IOException {
    var imported = Files.createDirectories(home.resolve("data/import"));
    try (var realm = getClass().getResourceAsStream("/keycloak/realm.json")) {
      Files.copy(realm, imported.resolve("realm.json"), StandardCopyOption.REPLACE_EXISTING);
    }
    var port = Ports.free();
    var builder =
        new ProcessBuilder(
                "sh",
                home.resolve("bin/kc.sh").toString(),
                "start-dev",
                "--db=dev-mem",
                "--import-realm",
                "--http-host=127.0.0.1",
                "--http-port=" + port)
            .redirectErrorStream(true)
            .redirectOutput(UNPACKED.resolve("log").toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("JAVA_OPTS_KC_HEAP", "-Xms64m -Xmx512m");
    builder.environment().put("JAVA_OPTS_APPEND", "-XX:TieredStopAtLevel=1");
    process = builder.start();
    var issuer = "http://127.0.0.1:" + port + "/realms/jobseekers";
    await().atMost(PATIENCE).pollInterval(Duration.ofMillis(250)).until(() -> answers(issuer));
    return issuer;
  }

  private boolean answers(String address) {
    if (!process.isAlive()) {
      throw new IllegalStateException("Keycloak ended; see " + UNPACKED.resolve("log"));
    }
    try (var answer = URI.create(address).toURL().openStream()) {
      return answer.read() >= 0;
    } catch (IOException _) {
      return false;
    }
  }
}
