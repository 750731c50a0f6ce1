package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.guard.Evidence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Resumes with postings of their own field and of others. */
final class Pairs {

  /** A resume and a posting that may answer each other or not. */
  record Pair(String name, JsonNode resume, PostingText posting) {

    Evidence evidence(List<String> facts) {
      return new Evidence(
          resume, facts, List.of(posting.company(), posting.title(), posting.description()));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private Pairs() {}

  static List<Pair> all() {
    var set = new LabelledSet();
    var pairs = new ArrayList<Pair>();
    for (var one : set.cases) {
      var names = new ArrayList<>(one.fitting());
      names.addAll(one.unfitting());
      names.forEach(it -> pairs.add(pair(set, one.name(), one.resume(), it)));
    }
    for (var name :
        List.of(
            "/resume/json-resume-sample.json",
            "/resumes/engineer.resume.json",
            "/guard/developer.json",
            "/guard/nurse.json",
            "/guard/buchhalterin.json",
            "/guard/profesora.json")) {
      for (var posting :
          List.of(
              "backend-1",
              "backend-2",
              "backend-junior",
              "analyst-1",
              "nurse-1",
              "nurse-3",
              "accountant-1",
              "accountant-3",
              "teacher-3",
              "hotel-1",
              "warehouse-1")) {
        pairs.add(pair(set, name, read(name), posting));
      }
    }
    return pairs;
  }

  private static Pair pair(LabelledSet set, String name, JsonNode resume, String posting) {
    return new Pair(name + " for " + posting, resume, set.postings.get(posting));
  }

  static JsonNode read(String name) {
    try (var source = Pairs.class.getResourceAsStream(name)) {
      return new ObjectMapper().readTree(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
