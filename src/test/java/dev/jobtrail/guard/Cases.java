package dev.jobtrail.guard;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Resumes and tables of changes to them. */
final class Cases {

  static final List<String> RESUMES =
      List.of("developer", "nurse", "buchhalterin", "profesora", "engineer");

  private static final ObjectMapper JSON = new ObjectMapper();

  private Cases() {}

  static Evidence evidence(String resume) {
    var facts = new ArrayList<String>();
    json("/guard/facts.json").path(resume).forEach(it -> facts.add(it.textValue()));
    return new Evidence(resume(resume), facts, List.of());
  }

  static Evidence evidenceForLetter(String resume) {
    var posting = json("/guard/postings.json").path(resume).asText();
    var known = evidence(resume);
    return new Evidence(known.resume(), known.confirmedFacts(), List.of(posting));
  }

  static JsonNode resume(String name) {
    return json(
        name.equals("engineer") ? "/resumes/engineer.resume.json" : "/guard/" + name + ".json");
  }

  static JsonNode json(String resource) {
    try (var in = Cases.class.getResourceAsStream(resource)) {
      return JSON.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows of a table, each with its cells. */
  static Stream<List<String>> rows(String table) {
    try (var in = Cases.class.getResourceAsStream("/guard/" + table + ".tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(it -> List.of(it.split("\t")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ProposedChange change(List<String> row) {
    return change(ChangeKind.valueOf(row.get(1).toUpperCase(Locale.ROOT)), row.get(2), row.get(3));
  }

  static ProposedChange change(ChangeKind kind, String place, String after) {
    return new ProposedChange(kind, "a label", place, null, after, "a reason");
  }
}
