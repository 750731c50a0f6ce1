package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds docs/security.md against the tests that it names. */
class SecurityDocTest {

  private static final Pattern REFERENCE = Pattern.compile("`(\\w+(?:Test|IT))(?:#(\\w+))?`");

  @Test
  void namesTestsThatThereAre() throws IOException {
    var references = references();

    assertThat(references).hasSizeGreaterThan(100);
    assertThat(references).filteredOn(it -> !exists(it)).extracting(MatchResult::group).isEmpty();
  }

  private static List<MatchResult> references() throws IOException {
    return REFERENCE.matcher(Files.readString(Path.of("docs/security.md"))).results().toList();
  }

  private static boolean exists(MatchResult reference) {
    var method = reference.group(2);
    try (Stream<Path> sources = Files.walk(Path.of("src/test/java"))) {
      return sources
          .filter(it -> it.endsWith(reference.group(1) + ".java"))
          .anyMatch(
              it ->
                  method == null || text(it).matches("(?s).*(void|ArchRule) " + method + "\\b.*"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path source) {
    try {
      return Files.readString(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
