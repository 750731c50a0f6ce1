package dev.jobtrail.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.jobtrail.platform.OperatorException;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.SmallRyeConfigBuilder;
import org.junit.jupiter.api.Test;

class CommandsTest {

  @Test
  void tellWhatAnOperatorCanDo() {
    var failure = new OperatorException("The disk is full.");

    assertThat(Commands.operatorMessage(failure)).hasValue("The disk is full.");
    assertThat(Commands.operatorMessage(new IllegalStateException(new Exception(failure))))
        .hasValue("The disk is full.");
    assertThat(Commands.operatorMessage(new IllegalStateException("defect"))).isEmpty();
  }

  @Test
  void nameASettingThatIsRefused() {
    var settings =
        new SmallRyeConfigBuilder().withMapping(Mapping.class).withDefaultValue("some.number", "x");

    assertThat(Commands.operatorMessage(new IllegalStateException(catchThrowable(settings::build))))
        .hasValueSatisfying(it -> assertThat(it).contains("some.number"));
  }

  @ConfigMapping(prefix = "some")
  interface Mapping {
    int number();
  }
}
