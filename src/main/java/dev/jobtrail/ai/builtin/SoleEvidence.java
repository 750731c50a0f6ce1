package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Asks the guard what a single text supports by itself. */
final class SoleEvidence {

  private record Question(String text, String term) {}

  private final EvidenceGuard guard;
  private final Map<Question, Boolean> answers = new HashMap<>();

  SoleEvidence(EvidenceGuard guard) {
    this.guard = guard;
  }

  boolean supports(String text, String term) {
    return answers.computeIfAbsent(
        new Question(text, term),
        it -> !supported(text, List.of(new AskedTerm(term, null, "", 0))).isEmpty());
  }

  List<AskedTerm> supported(String text, List<AskedTerm> terms) {
    var resume = JsonNodeFactory.instance.objectNode();
    if (!text.isEmpty()) {
      resume.putArray("work").addObject().putArray("highlights").add(text);
    }
    return supported(new Evidence(resume, List.of(), List.of()), terms);
  }

  List<AskedTerm> supported(Evidence evidence, List<AskedTerm> terms) {
    var verdicts = guard.check(evidence, terms.stream().map(SkillsDraft::claimed).toList());
    var supported = new ArrayList<AskedTerm>();
    for (var i = 0; i < terms.size(); i++) {
      if (verdicts.get(i).isSupported()) {
        supported.add(terms.get(i));
      }
    }
    return supported;
  }
}
