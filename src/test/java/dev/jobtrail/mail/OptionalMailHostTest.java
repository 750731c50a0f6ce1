package dev.jobtrail.mail;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.mailer.runtime.MailersRuntimeConfig;
import io.quarkus.runtime.LaunchMode;
import io.smallrye.config.ConfigValue;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionalMailHostTest {

  private static final int ORDINAL = 300;

  @Test
  void startsWithTheVariablesThatTheExampleLeavesEmpty() throws IOException {
    try (var lines = Files.lines(Path.of("deploy/compose/example.env"))) {
      var variables =
          lines
              .filter(not(it -> it.startsWith("#")))
              .map(it -> it.split("=", 2))
              .collect(toMap(it -> it[0], it -> it[1]));

      assertThat(variables).containsEntry("QUARKUS_MAILER_HOST", "");
      assertThat(new MailServer(read(variables), null, LaunchMode.NORMAL).isConfigured()).isFalse();
    }
  }

  @Test
  void keepsANameThatIsSet() {
    var config = read(Map.of("QUARKUS_MAILER_HOST", "mail.example.com"));

    assertThat(config.getConfigValue(OptionalMailHost.NAME))
        .returns("mail.example.com", ConfigValue::getValue)
        .returns(ORDINAL, ConfigValue::getSourceOrdinal);
  }

  /** With the check of all settings of the mailer that the start does. */
  private static SmallRyeConfig read(Map<String, String> environment) {
    return new SmallRyeConfigBuilder()
        .addDiscoveredConverters()
        .addDiscoveredInterceptors()
        .withMapping(MailersRuntimeConfig.class)
        .withSources(new EnvConfigSource(environment, ORDINAL))
        .build();
  }
}
