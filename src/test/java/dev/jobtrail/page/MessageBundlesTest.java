package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.console.AccountMessages;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the translations of the message bundles with their English texts. */
class MessageBundlesTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path TRANSLATIONS = Path.of("src/main/resources/messages");
  private static final int MOST = 300;
  private static final Pattern EXPRESSION = Pattern.compile("\\{[^{}]*}");

  @ParameterizedTest
  @MethodSource("bundles")
  void translatesEachTextIntoEachLanguageOnce(Class<?> bundle) throws IOException {
    for (var language : List.of("de", "fr", "es")) {
      var file = TRANSLATIONS.resolve(name(bundle) + "_" + language + ".properties");
      var keys = Files.readAllLines(file).stream().map(it -> it.split("=", 2)[0]).toList();
      assertThat(keys)
          .as(file.toString())
          .containsExactlyInAnyOrderElementsOf(
              Stream.of(bundle.getMethods()).map(Method::getName).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void hasAWordForEachConstantOfAnEnum(Class<?> bundle) throws IOException {
    forEachText(
        bundle,
        (method, text) ->
            assertThat(text.contains("{#else}") ? List.of() : constants(method))
                .as("%s: %s", method.getName(), text)
                .allMatch(it -> text.contains("{#is " + it + "}")));
  }

  /** Without quotes, Qute takes what a text is compared with for a parameter. */
  @ParameterizedTest
  @MethodSource("bundles")
  void comparesTextsWithTexts(Class<?> bundle) throws IOException {
    forEachText(
        bundle,
        (method, text) -> {
          if (constants(method).isEmpty()) {
            assertThat(text).as(method.getName()).doesNotContainPattern("\\{#is [^'\\d]");
          }
        });
  }

  /** Checks the English texts and their translations. */
  private static void forEachText(Class<?> bundle, BiConsumer<Method, String> check)
      throws IOException {
    for (var method : bundle.getMethods()) {
      check.accept(method, method.getAnnotation(Message.class).value());
    }
    for (var language : List.of("de", "fr", "es")) {
      var translations = translations(bundle, language);
      for (var method : bundle.getMethods()) {
        check.accept(method, translations.get(method.getName()));
      }
    }
  }

  private static List<Object> constants(Method method) {
    return Arrays.stream(method.getParameterTypes())
        .filter(Class::isEnum)
        .flatMap(it -> Arrays.<Object>stream(it.getEnumConstants()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void keepsTheParametersAndPartsOfEachText(Class<?> bundle) throws IOException {
    for (var language : List.of("de", "fr", "es")) {
      var translations = translations(bundle, language);
      for (var method : bundle.getMethods()) {
        var english = method.getAnnotation(Message.class).value();
        var translation = translations.get(method.getName());
        assertThat(translation).as("%s in %s", method.getName(), language).isNotBlank();
        assertThat(parameters(method, translation))
            .as("%s in %s", method.getName(), language)
            .isEqualTo(parameters(method, english));
        assertThat(translation.split("\\|", -1))
            .as("%s in %s", method.getName(), language)
            .hasSameSizeAs(english.split("\\|", -1));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void hasNoMoreTextsThanQuarkusGeneratesAValidClassFor(Class<?> bundle) {
    assertThat(bundle.getMethods()).hasSizeLessThan(MOST);
  }

  /** The assistant for a resume names buttons and pages in the language that it answers in. */
  @Test
  void repliesNameControlsAsThePagesDo() throws IOException {
    var english = new HashSet<String>();
    var own = new HashMap<String, Set<String>>();
    for (var bundle : bundles().toList()) {
      for (var method : bundle.getMethods()) {
        english.add(method.getAnnotation(Message.class).value());
      }
      for (var language : List.of("de", "fr", "es")) {
        own.computeIfAbsent(language, _ -> new HashSet<>())
            .addAll(translations(bundle, language).values());
      }
    }
    var quoted = Pattern.compile("[„«]\\u00a0?([^„«“»]+?)\\u00a0?[“»]");
    var replies = Files.readAllLines(Path.of("src/main/resources/ai/advice/replies.txt"));
    assertThat(replies).contains("[jobs]");
    for (var line : replies) {
      var texts = own.get(line.split(" ", 2)[0]);
      if (texts != null) {
        assertThat(quoted.matcher(line).results().map(it -> it.group(1)).toList())
            .as(line)
            .noneMatch(it -> english.contains(it) && !texts.contains(it));
      }
    }
  }

  /** Who speaks to a computer says what is visible (WCAG 2.2, 2.5.3 label in name). */
  @Test
  void labelsForScreenReadersContainTheVisibleText() throws IOException {
    var labelled =
        Pattern.compile(
            "aria-label=\"\\{(\\w+):(\\w+)(?:\\([^\"]*\\))?}\"[^>]*>\\s*\\{(\\w+):(\\w+)}");
    var found = 0;
    for (var language : List.of("en", "de", "fr", "es")) {
      var texts = new HashMap<String, String>();
      for (var bundle : bundles().toList()) {
        var own = language.equals("en") ? english(bundle) : translations(bundle, language);
        own.forEach((key, text) -> texts.put(name(bundle) + ":" + key, words(text)));
      }
      try (var templates = Files.walk(Path.of("src/main/resources/templates"))) {
        for (var template : templates.filter(it -> it.toString().endsWith(".html")).toList()) {
          var pairs = labelled.matcher(Files.readString(template));
          while (pairs.find()) {
            found++;
            assertThat(texts.get(pairs.group(1) + ":" + pairs.group(2)))
                .as("%s in %s", template, language)
                .contains(texts.get(pairs.group(3) + ":" + pairs.group(4)));
          }
        }
      }
    }
    assertThat(found).isGreaterThan(40);
  }

  private static Map<String, String> english(Class<?> bundle) {
    var texts = new HashMap<String, String>();
    for (var method : bundle.getMethods()) {
      texts.put(method.getName(), method.getAnnotation(Message.class).value());
    }
    return texts;
  }

  private static String words(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }

  /** A section of the export without a name would be shown as its key. */
  @Test
  void namesEachSectionOfTheExport() throws Exception {
    var text =
        AccountMessages.class
            .getMethod("importedSection", String.class)
            .getAnnotation(Message.class)
            .value();
    var export = Files.readString(Path.of("src/test/resources/account/export.json"));
    var sections = new ObjectMapper().readTree(export).fieldNames();
    assertThat(sections)
        .toIterable()
        .hasSizeGreaterThan(20)
        .allSatisfy(
            it -> {
              if (!it.equals("ofTheFuture")) {
                assertThat(text).contains("{#is '" + it + "'}");
              }
            });
  }

  static Stream<Class<?>> bundles() throws IOException {
    try (var files = Files.walk(SOURCES)) {
      return files
          .filter(it -> it.toString().endsWith("Messages.java"))
          .map(it -> SOURCES.relativize(it).toString().replace(".java", "").replace('/', '.'))
          .<Class<?>>map(MessageBundlesTest::type)
          .filter(it -> it.isAnnotationPresent(MessageBundle.class))
          .toList()
          .stream();
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String name(Class<?> bundle) {
    return bundle.getAnnotation(MessageBundle.class).value();
  }

  private static Map<String, String> translations(Class<?> bundle, String language)
      throws IOException {
    var translations = new LinkedHashMap<String, String>();
    for (var line :
        Files.readAllLines(TRANSLATIONS.resolve(name(bundle) + "_" + language + ".properties"))) {
      var parts = line.split("=", 2);
      translations.put(parts[0], parts[1]);
    }
    return translations;
  }

  /** The parameters of a method that a text uses. */
  private static List<String> parameters(Method method, String text) {
    var expressions = EXPRESSION.matcher(text).results().map(it -> it.group()).toList();
    return Arrays.stream(method.getParameters())
        .map(Parameter::getName)
        .filter(
            name ->
                expressions.stream()
                    .anyMatch(it -> Pattern.compile("\\b" + name + "\\b").matcher(it).find()))
        .toList();
  }
}
