package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.List;

/** What a resume can do without where it shall be shorter. */
final class ShorterAdvice implements Check {

  private static final int MOST_HIGHLIGHTS = 4;

  @Override
  public List<Suggestion> suggestions(JsonNode resume) {
    var suggestions = new ArrayList<Suggestion>();
    for (var section : List.of("references", "interests")) {
      if (!resume.path(section).isEmpty()) {
        suggestions.add(
            new Patch()
                .remove("/" + section, resume.path(section))
                .suggestion(
                    "Remove the section %s".formatted(section),
                    "It decides few applications, and can be handed in where it is asked for."));
      }
    }
    var work = resume.path("work");
    for (var i = 1; i < work.size(); i++) {
      var highlights = work.get(i).path("highlights");
      var patch = new Patch();
      for (var j = highlights.size() - 1; j >= MOST_HIGHLIGHTS; j--) {
        patch.remove("/work/" + i + "/highlights/" + j, highlights.get(j));
      }
      if (!patch.isEmpty()) {
        suggestions.add(
            patch.suggestion(
                "Keep the first %d highlights of %s"
                    .formatted(MOST_HIGHLIGHTS, name(work.get(i), i)),
                "Earlier positions need fewer words; see that the ones you keep are the best ones."));
      }
    }
    return suggestions;
  }

  private static String name(JsonNode job, int at) {
    var name = Check.text(job.path("name"));
    return name.isEmpty() ? "position " + (at + 1) : Patch.cut(name, 80);
  }
}
