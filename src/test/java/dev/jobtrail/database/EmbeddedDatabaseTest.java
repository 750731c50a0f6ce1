package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.runtime.LaunchMode;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;

class EmbeddedDatabaseTest {

  private static final String URL = "quarkus.datasource.jdbc.url";
  private static final String ELSEWHERE = "jdbc:postgresql://db.example.org/jobtrail";

  @Test
  void isWantedWhenAskedFor() {
    assertThat(isWanted(Map.of("jobtrail.database", "embedded"), LaunchMode.NORMAL)).isTrue();
  }

  @Test
  void isWantedInDevelopmentAndDemoModeWithoutAnotherDatabase() {
    assertThat(isWanted(Map.of(), LaunchMode.DEVELOPMENT)).isTrue();
    assertThat(isWanted(Map.of("jobtrail.demo", "true"), LaunchMode.NORMAL)).isTrue();
  }

  @Test
  void givesWayToAConfiguredDatabase() {
    assertThat(isWanted(Map.of(URL, ELSEWHERE), LaunchMode.NORMAL)).isFalse();
    assertThat(isWanted(Map.of(URL, ELSEWHERE), LaunchMode.DEVELOPMENT)).isFalse();
    assertThat(isWanted(Map.of(URL, ELSEWHERE, "jobtrail.demo", "true"), LaunchMode.NORMAL))
        .isFalse();
  }

  @Test
  void refusesToRunWithoutAnyDatabase() {
    assertThatThrownBy(() -> isWanted(Map.of("jobtrail.database", ""), LaunchMode.NORMAL))
        .isInstanceOf(EmbeddedDatabaseException.class)
        .hasMessageContaining("QUARKUS_DATASOURCE_JDBC_URL")
        .hasMessageContaining("JOBTRAIL_DATABASE=embedded");
  }

  @Test
  void refusesAChoiceItDoesNotKnow() {
    assertThatThrownBy(() -> isWanted(Map.of("jobtrail.database", "h2"), LaunchMode.NORMAL))
        .isInstanceOf(EmbeddedDatabaseException.class)
        .hasMessageContaining("\"h2\"");
  }

  @Test
  void refusesAnAddressThatIsNoneWithoutTellingItsPassword() {
    var settings = Map.of(URL, "postgres://jana:secret@db.example.com/jobtrail");

    assertThatThrownBy(() -> isWanted(settings, LaunchMode.NORMAL))
        .isInstanceOf(EmbeddedDatabaseException.class)
        .hasMessageContaining("jdbc:postgresql:")
        .hasMessageNotContaining("secret");
  }

  @Test
  void refusesTwoDatabasesAtOnce() {
    assertThatThrownBy(
            () ->
                isWanted(
                    Map.of("jobtrail.database", "embedded", URL, ELSEWHERE), LaunchMode.NORMAL))
        .isInstanceOf(EmbeddedDatabaseException.class)
        .hasMessageContaining("Unset one");
  }

  private static boolean isWanted(Map<String, String> settings, LaunchMode mode) {
    Config config =
        new SmallRyeConfigBuilder()
            .withSources(new PropertiesConfigSource(settings, "test", 100))
            .build();
    return EmbeddedDatabase.isWanted(config, mode);
  }
}
