package dev.jobtrail.guard;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the guard's verdicts on a file of cases, for {@code score.py --guard}.
 *
 * <p>Arguments: the cases, a list or {@code {resumes, cases}}, and the file to write. The verdict is
 * "allow" for supported and reworded texts and "refuse" for the others; wrong ones are printed with
 * their reason, and how many of those allowed are marked as reworded.
 */
final class GuardVerdicts {

  private static final ObjectMapper JSON = new ObjectMapper();

  private GuardVerdicts() {}

  public static void main(String[] arguments) throws IOException {
    var file = JSON.readTree(Path.of(arguments[0]).toFile());
    var cases = file.isArray() ? file : file.path("cases");
    var guard = new EvidenceGuard();
    var result = JSON.createObjectNode();
    var reworded = 0;
    for (var it : cases) {
      var resume = it.path("resume").isTextual() ? file.at("/resumes").path(it.path("resume").asText()) : it.path("resume");
      var verdicts = verdicts(guard, it, resume);
      var refused = verdicts.stream().filter(verdict -> !verdict.letThrough()).toList();
      var verdict = refused.isEmpty() ? "allow" : "refuse";
      var marks = verdicts.stream().flatMap(mark -> mark.reworded().stream()).toList();
      reworded += refused.isEmpty() && !marks.isEmpty() ? 1 : 0;
      result.put(it.path("id").asText(), verdict);
      if (!verdict.equals(it.path("expect").asText())) {
        var language = it.path("lang").asText(it.path("language").asText());
        System.out.printf(
            "%s %s %s %s%n  %s%n  %s%n  %s %s%n",
            it.path("id").asText(),
            language,
            it.path("expect").asText(),
            it.path("kind").asText(),
            it.path("before").asText(),
            it.path("after").asText(),
            refused.isEmpty() ? "let through" : refused.getFirst().refusal(),
            marks);
      }
    }
    JSON.writeValue(Path.of(arguments[1]).toFile(), result);
    System.out.printf("%d verdicts, %d allowed as reworded%n", result.size(), reworded);
  }

  private static List<Verdict> verdicts(EvidenceGuard guard, JsonNode it, JsonNode resume) {
    var facts = new ArrayList<String>();
    it.path("facts").forEach(fact -> facts.add(fact.asText()));
    var evidence = new Evidence(resume, facts, List.of(it.path("posting").asText()));
    var place = it.path("place").asText();
    var after = it.path("after").asText();
    if (place.equals("letter")) {
      return guard.check(evidence, after);
    }
    var change = new ProposedChange(kind(place), "", place, it.path("before").textValue(), after, "");
    return guard.check(evidence, List.of(change));
  }

  private static ChangeKind kind(String place) {
    if (place.startsWith("/skills")) {
      return ChangeKind.SKILL;
    }
    return switch (place) {
      case "/basics/label" -> ChangeKind.HEADLINE;
      case "/basics/summary" -> ChangeKind.SUMMARY;
      default -> ChangeKind.BULLET;
    };
  }
}
