package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.smallrye.config.validator.BeanValidationConfigValidator;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Min;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bounds of the settings, which the start of the service checks. */
class SettingBoundsTest {

  private static final Path CLASSES = Path.of("target/classes");

  /** Types with values that are too small for any setting. */
  private static final Map<Class<?>, Class<? extends Annotation>> BOUNDS =
      Map.of(
          Duration.class, AtLeast.class,
          int.class, Min.class,
          long.class, Min.class,
          OptionalInt.class, Min.class,
          double.class, DecimalMin.class);

  private static final Validator VALIDATOR =
      Validation.buildDefaultValidatorFactory().getValidator();

  @Test
  void areGivenForAllNumbersAndDurations() {
    assertThat(mappings().flatMap(SettingBoundsTest::settings).filter(it -> !isBounded(it)))
        .isEmpty();
  }

  @Test
  void containAllDefaults() {
    assertThatCode(() -> read(Map.of())).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jobtrail.accounts.session-lifetime   | 0s      | must be at least 1m
          jobtrail.accounts.session-lifetime   | -1d     | must be at least 1m
          jobtrail.ai.temperature              | 5       | must be less than or equal to 2
          jobtrail.apply.proxy.allow-from      | foo.bar | must be an IP address or a range such as 10.0.0.0/8
          jobtrail.apply.webdriver-url         | grid    | must be an http or https URL such as https://host.example.com
          jobtrail.approvals.link-secret       | short   | must have a length from 32
          jobtrail.boards.lever.pause          | -1s     | must be at least 0s
          jobtrail.fetch.max-bytes             | 0       | must be at least 1K
          jobtrail.management.port             | 70000   | must be less than or equal to 65535
          jobtrail.plans.free.seats            | -1      | must be greater than or equal to 0
          jobtrail.responses.pending           | 0       | must be at least 1K
          jobtrail.traces.sample-ratio         | 1.1     | must be less than or equal to 1
          jobtrail.traces.sample-ratio         | NaN     | must be
          jobtrail.webhooks.poll-every         | 0s      | must be at least 100ms
          jobtrail.work.threads                | -1      | must be greater than or equal to 0
          """)
  void refuseOtherValuesByTheirNames(String name, String value, String message) {
    assertThatThrownBy(() -> read(Map.of(name, value)))
        .hasMessageContaining(name)
        .hasMessageContaining(message);
  }

  @Test
  void includeTheBoundItself() {
    var settings =
        Map.of(
            "jobtrail.ai.temperature", "2",
            "jobtrail.fetch.max-bytes", "1K",
            "jobtrail.fetch.pause", "0s",
            "jobtrail.work.threads", "0",
            "jobtrail.work.poll-every", "100ms");

    assertThatCode(() -> read(settings)).doesNotThrowAnyException();
  }

  private static SmallRyeConfig read(Map<String, String> settings) {
    var builder =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withDefaultValues(settings)
            .withValidator((BeanValidationConfigValidator) () -> VALIDATOR);
    mappings().forEach(builder::withMapping);
    return builder.build();
  }

  private static Stream<Class<?>> mappings() {
    try (var files = Files.walk(CLASSES.resolve("dev/jobtrail"))) {
      return files
          .filter(it -> it.toString().endsWith("Settings.class"))
          .<Class<?>>map(SettingBoundsTest::type)
          .filter(it -> it.isAnnotationPresent(ConfigMapping.class))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> type(Path file) {
    var name = CLASSES.relativize(file).toString().replace(".class", "").replace('/', '.');
    try {
      return Class.forName(name, false, SettingBoundsTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Stream<Method> settings(Class<?> mapping) {
    return Stream.concat(
        Arrays.stream(mapping.getDeclaredMethods()),
        Arrays.stream(mapping.getDeclaredClasses())
            .filter(Class::isInterface)
            .flatMap(SettingBoundsTest::settings));
  }

  private static boolean isBounded(Method setting) {
    return isBounded(setting, setting.getReturnType())
        && (setting.getReturnType() != Optional.class || isBounded(argument(setting)));
  }

  private static boolean isBounded(AnnotatedElement setting, Class<?> type) {
    return !BOUNDS.containsKey(type) || setting.isAnnotationPresent(BOUNDS.get(type));
  }

  private static boolean isBounded(AnnotatedType argument) {
    return !(argument.getType() instanceof Class<?> type) || isBounded(argument, type);
  }

  private static AnnotatedType argument(Method setting) {
    var type = (AnnotatedParameterizedType) setting.getAnnotatedReturnType();
    return List.of(type.getAnnotatedActualTypeArguments()).getFirst();
  }
}
