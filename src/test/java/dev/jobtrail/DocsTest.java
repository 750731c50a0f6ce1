package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that what the documentation refers to exists: links, files and classes. */
class DocsTest {

  private static final Path GLOSSARY = Path.of("docs/glossary.md");
  private static final int README_BYTES = 9 * 1024;

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern GLOSSARY_ROW = Pattern.compile("(?m)^\\| (?!Term \\|)(.+) \\|$");
  private static final Pattern SOURCE_PATH =
      Pattern.compile("`((?:src|docs|\\.ci|\\.github)/[^`<*\\s]+)`");
  private static final Pattern CLASS =
      Pattern.compile("`((?:[a-z]+\\.)+[A-Z][A-Za-z]+)(?:#\\w+)?`");

  @ParameterizedTest
  @MethodSource("documents")
  void linksLeadSomewhere(Path document) {
    assertThat(found(LINK, document))
        .filteredOn(it -> !it.contains("://") && !exists(document, it))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void namesFilesAndClassesThatExist(Path document) {
    assertThat(found(SOURCE_PATH, document)).filteredOn(it -> !Files.exists(Path.of(it))).isEmpty();
    assertThat(found(CLASS, document)).filteredOn(it -> !Files.exists(source(it))).isEmpty();
  }

  @Test
  void glossaryNamesAClassForEveryTerm() {
    assertThat(found(GLOSSARY_ROW, GLOSSARY))
        .isNotEmpty()
        .filteredOn(it -> !CLASS.matcher(it).find())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SSRF",
        "throttle",
        "deduplication",
        "tokenizer",
        "optimistic concurrency",
        "idempotent",
        "crawl",
        "backoff",
        "advisory lock"
      })
  void glossaryHasTheTermsThatDevelopersSearchFor(String term) {
    assertThat(found(GLOSSARY_ROW, GLOSSARY)).anyMatch(it -> it.split("\\|")[0].contains(term));
  }

  @Test
  void readmeStaysShort() throws IOException {
    assertThat(Files.size(Path.of("README.md"))).isLessThanOrEqualTo(README_BYTES);
  }

  static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
                  .map(Path::of),
              docs.filter(it -> it.toString().endsWith(".md")).sorted())
          .toList();
    }
  }

  private static List<String> found(Pattern pattern, Path document) {
    return pattern.matcher(text(document)).results().map((MatchResult it) -> it.group(1)).toList();
  }

  private static boolean exists(Path document, String link) {
    var parts = link.split("#", 2);
    var target = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]);
    return Files.exists(target) && (parts.length == 1 || hasHeading(target, parts[1]));
  }

  private static boolean hasHeading(Path document, String anchor) {
    return found(HEADING, document).stream().anyMatch(it -> anchor(it).equals(anchor));
  }

  /** The anchor that code hosts give a heading. */
  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private static Path source(String className) {
    return Path.of("src/main/java/dev/jobtrail", className.replace('.', '/') + ".java");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
