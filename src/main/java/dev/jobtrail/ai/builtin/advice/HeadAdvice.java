package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Headlines and summaries: missing ones are made of the resume's own entries. */
final class HeadAdvice {

  private static final int MANY_WORDS = 90;
  private static final int FEW_WORDS = 60;
  private static final int SENTENCES_OF_PARAGRAPH = 3;
  private static final int MOST_SKILLS = 5;
  private static final int MOST_FACTS = 2;

  private final List<String> facts;

  HeadAdvice(List<String> facts) {
    this.facts = facts;
  }

  List<Suggestion> headline(JsonNode resume) {
    var position = Check.text(current(resume).path("position"));
    if (!Check.text(resume.at("/basics/label")).isEmpty() || position.isEmpty()) {
      return List.of();
    }
    var patch = put(resume, "label", position);
    return List.of(
        patch.suggestion(
            "Add the headline \"%s\"".formatted(position),
            "Your resume has no headline. This one is the title of your latest position."));
  }

  List<Suggestion> summary(JsonNode resume) {
    var summary = Check.text(resume.at("/basics/summary"));
    if (!summary.isEmpty()) {
      return split(resume.at("/basics/summary").textValue());
    }
    var made = made(resume);
    if (made.isEmpty()) {
      return List.of();
    }
    return List.of(
        put(resume, "summary", made)
            .suggestion(
                "Add a summary",
                "Your resume has no summary. This one is made of your own entries: \"%s\""
                    .formatted(made)));
  }

  /** Of a long summary the first sentences. */
  List<Suggestion> shorter(JsonNode resume) {
    var summary = resume.at("/basics/summary").asText();
    if (words(summary) <= FEW_WORDS) {
      return List.of();
    }
    var kept = new StringBuilder();
    for (var sentence : sentences(summary)) {
      if (!kept.isEmpty() && words(kept + " " + sentence) > FEW_WORDS) {
        break;
      }
      kept.append(kept.isEmpty() ? "" : " ").append(sentence);
    }
    if (kept.length() >= summary.strip().length()) {
      return List.of();
    }
    return List.of(
        new Patch()
            .replace("/basics/summary", summary, kept.toString())
            .suggestion(
                "Shorten the summary",
                "It has %d words; the first sentences, %d words, say the most to somebody who skims it."
                    .formatted(words(summary), words(kept.toString()))));
  }

  private static List<Suggestion> split(String summary) {
    var sentences = sentences(summary);
    if (words(summary) <= MANY_WORDS
        || summary.contains("\n")
        || sentences.size() <= SENTENCES_OF_PARAGRAPH) {
      return List.of();
    }
    var text = new StringBuilder();
    for (var i = 0; i < sentences.size(); i++) {
      text.append(i == 0 ? "" : i % SENTENCES_OF_PARAGRAPH == 0 ? "\n\n" : " ")
          .append(sentences.get(i));
    }
    return List.of(
        new Patch()
            .replace("/basics/summary", summary, text.toString())
            .suggestion(
                "Split the summary into paragraphs",
                "It is one block of %d words; paragraphs of %d sentences are read with more ease."
                    .formatted(words(summary), SENTENCES_OF_PARAGRAPH)));
  }

  private String made(JsonNode resume) {
    var job = current(resume);
    var position = Check.text(job.path("position"));
    var employer = Check.text(job.path("name"));
    var sentences = new ArrayList<String>();
    if (!position.isEmpty()) {
      sentences.add(employer.isEmpty() ? position + "." : position + ", " + employer + ".");
    }
    var skills =
        Place.all(resume.path("skills")).stream()
            .filter(it -> it.field().equals("name") || it.field().equals("keywords"))
            .filter(
                it ->
                    it.field().equals("keywords")
                        || resume
                            .at("/skills" + it.pointer().replace("/name", "/keywords"))
                            .isEmpty())
            .map(it -> it.text().strip())
            .filter(it -> !it.isEmpty())
            .distinct()
            .limit(MOST_SKILLS)
            .collect(Collectors.joining(", "));
    if (!skills.isEmpty()) {
      sentences.add("Skills: " + skills + ".");
    }
    if (!sentences.isEmpty()) {
      facts.stream()
          .limit(MOST_FACTS)
          .map(String::strip)
          .filter(it -> !it.isEmpty())
          .map(it -> it.matches("(?s).*[.!?]") ? it : it + ".")
          .forEach(sentences::add);
    }
    return String.join(" ", sentences);
  }

  private static Patch put(JsonNode resume, String field, String text) {
    var patch = new Patch();
    var basics = resume.path("basics");
    if (basics.isMissingNode()) {
      return patch.add("/basics", JsonNodeFactory.instance.objectNode().put(field, text));
    }
    var path = "/basics/" + field;
    return basics.has(field)
        ? patch.replace(path, basics.get(field), TextNode.valueOf(text))
        : patch.add(path, TextNode.valueOf(text));
  }

  /** The position that lasts, else the one that ended last. */
  private static JsonNode current(JsonNode resume) {
    var work = resume.path("work");
    var best = work.path(0);
    for (var job : work) {
      if (OrderAdvice.end(job).compareTo(OrderAdvice.end(best)) > 0) {
        best = job;
      }
    }
    return best;
  }

  private static List<String> sentences(String text) {
    return List.of(text.strip().split("(?<=[.!?])\\s+(?=\\p{Lu})"));
  }

  private static int words(String text) {
    return text.isBlank() ? 0 : text.strip().split("\\s+").length;
  }
}
