package dev.jobtrail.tailor;

import dev.jobtrail.text.Language;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.ai.builtin.BuiltinEngine;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.ReadableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Tailors each resume to the postings that fit it, and reports the changes by kind, the gain of the
 * score and what {@link UnsupportedClaims} finds in the copies.
 *
 * <p>Arguments: folders with {@code resumes/} and {@code postings/} of the same file names, and
 * {@code --copies FILE} for all changes in a readable form.
 */
final class TailorReport {

  /** From here on a score has little left to gain. */
  private static final int HIGH = 85;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-23T00:00:00Z"), ZoneOffset.UTC);

  private final BuiltinEngine engine = new BuiltinEngine(CLOCK);
  private final EvidenceGuard guard = new EvidenceGuard(CLOCK);
  private final Map<String, Integer> made = new TreeMap<>();
  private final Map<String, Integer> refused = new TreeMap<>();
  private final List<Integer> gains = new ArrayList<>();
  private final List<Integer> gainsOfLow = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();
  private final StringBuilder copies = new StringBuilder();
  private int marked;
  private int unsupported;

  private TailorReport() {}

  public static void main(String[] arguments) throws IOException {
    var report = new TailorReport();
    Path file = null;
    for (var i = 0; i < arguments.length; i++) {
      if (arguments[i].equals("--copies")) {
        file = Path.of(arguments[++i]);
      } else {
        report.read(Path.of(arguments[i]));
      }
    }
    if (file != null) {
      Files.writeString(file, report.copies);
    }
    report.print();
  }

  private void read(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("resumes"))) {
      for (var file : files.sorted().toList()) {
        var resume = JSON.readTree(file.toFile());
        var postings =
            JSON.readTree(folder.resolve("postings").resolve(file.getFileName()).toFile());
        for (var posting : postings) {
          if (posting.path("grade").asInt() > 0) {
            tailor(file.getFileName() + " " + posting.path("id").asText(), resume, posting);
          }
        }
      }
    }
  }

  private void tailor(String name, JsonNode resume, JsonNode node) {
    var posting =
        new PostingText(
            node.path("title").textValue(),
            node.path("company").textValue(),
            node.path("location").textValue(),
            node.path("isRemote").isBoolean() ? node.path("isRemote").booleanValue() : null,
            node.path("descriptionRaw").textValue());
    var parsed = engine.parse(posting);
    var evidence =
        new Evidence(
            resume,
            List.of(),
            List.of(
                posting.company(),
                posting.title(),
                ReadableText.ofHtml(posting.description(), PostingText.LONGEST_DESCRIPTION)));
    var copy =
        TailoredCopy.of(
            evidence, engine.tailor(new TailoringTask(resume, List.of(), posting, parsed)), guard, Language.ENGLISH);
    var before = engine.score(resume, posting, parsed, Language.ENGLISH).score();
    var after = engine.score(copy.document(), posting, parsed, Language.ENGLISH).score();
    gains.add(after - before);
    if (before < HIGH) {
      gainsOfLow.add(after - before);
    }
    sizes.add(copy.changes().size());
    copies.append("\n=== %s: %s (%d to %d)%n".formatted(name, posting.title(), before, after));
    copies.append("    headline: %s%n".formatted(resume.at("/basics/label").asText()));
    copies.append("    summary: %s%n".formatted(resume.at("/basics/summary").asText()));
    for (var change : copy.changes()) {
      made.merge(change.kind(), 1, Integer::sum);
      marked += change.reason().endsWith("check.") ? 1 : 0;
      copies.append(
          "  [%s] %s%n    - %s%n    + %s%n    (%s)%n"
              .formatted(
                  change.kind(), change.label(), line(change.before()), line(change.after()), change.reason()));
    }
    for (var refusal : copy.refused()) {
      refused.merge(refusal.kind(), 1, Integer::sum);
      copies.append("  REFUSED [%s] %s: %s%n".formatted(refusal.kind(), refusal.label(), refusal.reason()));
    }
    for (var claim : UnsupportedClaims.in(resume, copy.document())) {
      unsupported++;
      copies.append("  UNSUPPORTED %s%n".formatted(claim));
      System.out.printf("%s: %s%n", name, claim);
    }
  }

  private static String line(String text) {
    return text == null ? "" : text.replace("\n", " / ");
  }

  private void print() {
    var changes = made.values().stream().mapToInt(it -> it).sum();
    var refusals = refused.values().stream().mapToInt(it -> it).sum();
    System.out.printf("%d copies, %d changes %s%n", gains.size(), changes, made);
    System.out.printf("changes a copy: %s%n", quartiles(sizes));
    System.out.printf("gain of the score: %s, mean %.1f%n", quartiles(gains),
        gains.stream().mapToInt(it -> it).average().orElse(0));
    if (!gainsOfLow.isEmpty()) {
      System.out.printf("gain of the %d below %d before: %s, mean %.1f%n", gainsOfLow.size(), HIGH,
          quartiles(gainsOfLow), gainsOfLow.stream().mapToInt(it -> it).average().orElse(0));
    }
    System.out.printf(
        "accepted by the guard: %d of %d, %d of them marked as reworded; refused %s%n",
        changes, changes + refusals, marked, refused);
    System.out.printf("unsupported claims by the independent check: %d%n", unsupported);
  }

  private static String quartiles(List<Integer> values) {
    var sorted = values.stream().sorted().toList();
    var last = sorted.size() - 1;
    return "quartiles %d / %d / %d, from %d to %d"
        .formatted(
            sorted.get(last / 4),
            sorted.get(last / 2),
            sorted.get(3 * last / 4),
            sorted.getFirst(),
            sorted.getLast());
  }
}
