package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.resume.document.ResumeSchema;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reports which values the import finds in a folder of resumes. Its {@code layouts.json} has the
 * truth of each file: {@code name}, {@code email}, {@code work} and {@code education} as in JSON
 * Resume.
 *
 * <p>Arguments: the folder, and {@code misses} to list each value that is missing or wrong.
 */
final class LayoutBenchmark {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The counts of a field. */
  private static final class Share {
    private int expected;
    private int found;
    private int wrong;
  }

  private final FileReader reader =
      new FileReader(new DocumentRepair(new ResumeSchema()), new ResumePdf());
  private final Map<String, Share> shares = new LinkedHashMap<>();
  private final List<String> misses = new ArrayList<>();

  private LayoutBenchmark() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = System.out;
    LayoutBenchmark benchmark = new LayoutBenchmark();
    Path folder = Path.of(arguments[0]);
    for (var file : JSON.readTree(folder.resolve("layouts.json").toFile()).properties()) {
      benchmark.read(folder.resolve(file.getKey()), file.getValue());
    }
    if (arguments.length > 1) {
      benchmark.misses.forEach(out::println);
    }
    benchmark.shares.forEach(
        (field, share) ->
            out.printf(
                Locale.ROOT,
                "%-22s %3d of %3d found (%5.1f %%), %d wrong%n",
                field,
                share.found,
                share.expected,
                100.0 * share.found / share.expected,
                share.wrong));
  }

  private void read(Path file, JsonNode truth) throws IOException {
    String name = file.getFileName().toString();
    JsonNode document;
    try {
      document = reader.read(Files.readAllBytes(file)).document();
    } catch (ApiException e) {
      misses.add(name + ": refused: " + e.getMessage());
      document = JSON.createObjectNode();
    }
    compare(name, "name", truth, document.path("basics"));
    compare(name, "email", truth, document.path("basics"));
    compareAll(name, truth, document, "work", List.of("name", "position", "startDate", "endDate"));
    compareAll(name, truth, document, "education", List.of("institution", "startDate", "endDate"));
  }

  /** Each true entry is compared with the read one that has most in common with it. */
  private void compareAll(
      String file, JsonNode truth, JsonNode document, String section, List<String> fields) {
    List<JsonNode> left = new ArrayList<>();
    document.path(section).forEach(left::add);
    for (JsonNode entry : truth.path(section)) {
      JsonNode nearest = JSON.createObjectNode();
      long most = 0;
      for (JsonNode candidate : left) {
        long common = fields.stream().filter(it -> isNamed(it, entry, candidate)).count();
        if (common > most) {
          most = common;
          nearest = candidate;
        }
      }
      left.remove(nearest);
      for (String field : fields) {
        compare(file, section, field, entry, nearest);
      }
    }
    for (JsonNode entry : left) {
      for (String field : fields) {
        compare(file, section, field, JSON.createObjectNode(), entry);
      }
    }
  }

  private static boolean isNamed(String field, JsonNode entry, JsonNode candidate) {
    String value = normal(entry.path(field));
    return !value.isEmpty() && value.equals(normal(candidate.path(field)));
  }

  private void compare(String file, String field, JsonNode truth, JsonNode read) {
    compare(file, "basics", field, truth, read);
  }

  private void compare(String file, String section, String field, JsonNode truth, JsonNode read) {
    String expected = normal(truth.path(field));
    String found = normal(read.path(field));
    Share share = shares.computeIfAbsent(section + "." + field, _ -> new Share());
    boolean goesOn = field.equals("endDate") && !truth.isEmpty();
    boolean isExpected = truth.has(field) || goesOn;
    boolean isFound = expected.equals(found) && isExpected && !read.isEmpty();
    share.expected += isExpected ? 1 : 0;
    share.found += isFound ? 1 : 0;
    share.wrong += !found.isEmpty() && !isFound ? 1 : 0;
    if (isExpected != isFound || !isFound && !found.isEmpty()) {
      misses.add(
          "%s: %s.%s is \"%s\", read as \"%s\"".formatted(file, section, field, expected, found));
    }
  }

  private static String normal(JsonNode value) {
    return Normalizer.normalize(value.asText(""), Normalizer.Form.NFKC)
        .replaceAll("[’']", "'")
        .replaceAll("[“”]", "\"")
        .replaceAll("\\s+", " ")
        .strip()
        .toLowerCase(Locale.ROOT);
  }
}
