package dev.jobtrail;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.ConfigMappingInterface;
import io.smallrye.config.ConfigMappings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks docs/configuration.md against the settings in the code. With {@code -Ddocs.update=true} it
 * first rewrites the tables of the mapped settings and keeps their descriptions.
 */
class ConfigurationDocTest {

  private static final Path CLASSES = Path.of("target/classes");
  private static final Path DOCUMENT = Path.of("docs/configuration.md");
  private static final String BEGIN = "<!-- mapped settings: begin -->\n";
  private static final String END = "<!-- mapped settings: end -->\n";
  private static final String NOT_SET = "(not set)";

  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^\\| `(jobtrail\\.[^`]+)` \\| ([^|]*\\| [^|]*\\| [^|]*) \\|(?: (.*))? \\|$");
  private static final Pattern SECTION =
      Pattern.compile("(?m)^### `(jobtrail\\.[^`]+)`\n\n((?:[^|#\n].*\n|\n)*)");

  /** Settings that are read by name, or by an expression such as that of a schedule. */
  private static final Pattern READ_BY_NAME =
      Pattern.compile("[=(] ?\"(jobtrail\\.[a-z.-]*[a-z])\"");

  private static final Pattern READ_BY_EXPRESSION =
      Pattern.compile("\\$\\{(jobtrail\\.[a-z.-]*[a-z])[:}]");

  private static final Map<Class<?>, String> TYPES =
      Map.ofEntries(
          Map.entry(boolean.class, "boolean"),
          Map.entry(Boolean.class, "boolean"),
          Map.entry(int.class, "integer"),
          Map.entry(long.class, "integer"),
          Map.entry(OptionalInt.class, "integer"),
          Map.entry(double.class, "number"),
          Map.entry(String.class, "text"),
          Map.entry(URI.class, "URL"),
          Map.entry(Path.class, "path"),
          Map.entry(Duration.class, "duration"),
          Map.entry(MemorySize.class, "size"));

  /** One setting of a {@code @ConfigMapping} interface, in the words of its row. */
  private record Setting(String prefix, String name, String type, String defaultValue) {

    String row() {
      return "| `%s` | `%s` | %s | %s |"
          .formatted(name, environmentVariable(name), type, defaultValue);
    }
  }

  @Test
  void listsEveryMappedSettingWithItsTypeAndDefault() {
    var settings = mappedSettings();
    if (Boolean.getBoolean("docs.update")) {
      update(settings);
    }

    assertThat(rows(mappedPart()).map(it -> "| `%s` | %s |".formatted(it.group(1), it.group(2))))
        .containsExactlyInAnyOrderElementsOf(settings.stream().map(Setting::row).toList());
  }

  @Test
  void explainsEverySetting() {
    assertThat(rows(text(DOCUMENT)).filter(it -> it.group(3) == null || it.group(3).isBlank()))
        .extracting(it -> it.group(1))
        .isEmpty();
  }

  @Test
  void listsEverySettingThatIsReadByName() {
    var documented = rows(text(DOCUMENT).replace(mappedPart(), "")).map(it -> it.group(1));

    assertThat(documented).containsExactlyInAnyOrderElementsOf(settingsReadByName());
  }

  private static List<Setting> mappedSettings() {
    try (Stream<Path> files = Files.walk(CLASSES.resolve("dev/jobtrail"))) {
      return files
          .filter(it -> it.toString().endsWith(".class"))
          .map(ConfigurationDocTest::type)
          .filter(it -> it.isAnnotationPresent(ConfigMapping.class))
          .flatMap(ConfigurationDocTest::settings)
          .distinct() // a list is named with and without an index
          .sorted(Comparator.comparing(Setting::name))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> type(Path file) {
    var name = CLASSES.relativize(file).toString().replace(".class", "").replace('/', '.');
    try {
      return Class.forName(name, false, ConfigurationDocTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Names and defaults are SmallRye's own reading of the interface, so its naming rules apply. */
  private static Stream<Setting> settings(Class<?> mapping) {
    var prefix = mapping.getAnnotation(ConfigMapping.class).prefix();
    return ConfigMappings.getProperties(ConfigMappings.ConfigClass.configClass(mapping))
        .entrySet()
        .stream()
        .filter(it -> isValue(it.getValue()))
        .map(it -> setting(prefix, it.getKey(), it.getValue()));
  }

  private static boolean isValue(ConfigMappingInterface.Property property) {
    return !property.isGroup() && !property.isMap();
  }

  private static Setting setting(
      String prefix, String name, ConfigMappingInterface.Property property) {
    return new Setting(
        prefix,
        withNamedKeys(name),
        type(property.getMethod().getGenericReturnType()),
        property.hasDefaultValue() ? "`" + property.getDefaultValue() + "`" : NOT_SET);
  }

  /**
   * Writes {@code jobtrail.boards.*.enabled} as {@code jobtrail.boards.<board>.enabled}, and a list
   * without {@code [*]}, because its elements can be separated by commas.
   */
  private static String withNamedKeys(String name) {
    return name.replaceAll("(\\w+)s\\.\\*", "$1s.<$1>").replace("[*]", "");
  }

  private static String environmentVariable(String name) {
    return name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_");
  }

  private static String type(Type type) {
    if (type instanceof ParameterizedType generic) {
      var argument = generic.getActualTypeArguments()[0];
      return generic.getRawType() == Optional.class ? type(argument) : "list of " + type(argument);
    }
    var raw = (Class<?>) type;
    return raw.isEnum()
        ? Arrays.stream(raw.getEnumConstants())
            .map(it -> "`" + it.toString().toLowerCase(Locale.ROOT) + "`")
            .collect(joining(" or "))
        : TYPES.get(raw);
  }

  private static Set<String> settingsReadByName() {
    var mappings = mappedSettings();
    var prefixes = mappings.stream().map(Setting::prefix).collect(Collectors.toSet());
    var mapped = mappings.stream().map(Setting::name).collect(Collectors.toSet());
    var names = new TreeSet<String>();
    try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
      files
          .filter(it -> it.toString().matches(".*\\.java|.*application\\.properties"))
          .map(ConfigurationDocTest::text)
          .filter(it -> !it.contains("import io.micrometer")) // whose names are metrics
          .forEach(
              it -> {
                names(READ_BY_NAME, it)
                    .filter(name -> !isBelow(prefixes, name))
                    .forEach(names::add);
                names(READ_BY_EXPRESSION, it)
                    .filter(name -> !mapped.contains(name))
                    .forEach(names::add);
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names;
  }

  private static boolean isBelow(Collection<String> prefixes, String name) {
    return prefixes.stream().anyMatch(it -> name.equals(it) || name.startsWith(it + "."));
  }

  private static Stream<String> names(Pattern pattern, String source) {
    return pattern.matcher(source).results().map(it -> it.group(1));
  }

  private static void update(List<Setting> settings) {
    var old = mappedPart();
    var meanings =
        rows(old).collect(toMap(it -> it.group(1), it -> Optional.ofNullable(it.group(3))));
    var introductions =
        SECTION.matcher(old).results().collect(toMap(it -> it.group(1), it -> it.group(2)));
    var sections =
        settings.stream().collect(groupingBy(Setting::prefix, TreeMap::new, Collectors.toList()));
    var updated =
        sections.entrySet().stream()
            .map(
                it ->
                    "### `%s`\n\n%s| Property | Environment variable | Type | Default | Meaning |\n%s%s\n"
                        .formatted(
                            it.getKey(),
                            introductions.getOrDefault(it.getKey(), ""),
                            "|---|---|---|---|---|\n",
                            table(it.getValue(), meanings)))
            .collect(joining());
    write(text(DOCUMENT).replace(BEGIN + old + END, BEGIN + updated + END));
  }

  private static String table(List<Setting> settings, Map<String, Optional<String>> meanings) {
    return settings.stream()
        .map(
            it ->
                it.row()
                    + meanings
                        .getOrDefault(it.name(), Optional.empty())
                        .map(meaning -> " " + meaning)
                        .orElse("")
                    + " |\n")
        .collect(joining());
  }

  private static Stream<MatchResult> rows(String part) {
    return ROW.matcher(part).results();
  }

  private static String mappedPart() {
    var text = text(DOCUMENT);
    return text.substring(text.indexOf(BEGIN) + BEGIN.length(), text.indexOf(END));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(String text) {
    try {
      Files.writeString(DOCUMENT, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
