package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.fit.CareerBreak;
import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Headlines and summaries: missing ones are made of the resume's own entries. */
final class HeadAdvice {

  private static final int MANY_WORDS = 90;
  private static final int SENTENCES_OF_PARAGRAPH = 3;
  private static final int MOST_SKILLS = 5;
  private static final int MOST_FACTS = 2;
  private static final int MOST_IN_HEADLINE = 3;
  private static final int LONGEST_HEADLINE = 100;

  private final JsonNode resume;
  private final List<String> facts;
  private final ReplyTexts texts;

  HeadAdvice(JsonNode resume, List<String> facts, ReplyTexts texts) {
    this.resume = resume;
    this.facts = facts;
    this.texts = texts;
  }

  List<Suggestion> headline() {
    var position = Place.text(current().path("position"));
    if (!Place.text(resume.at("/basics/label")).isEmpty() || position.isEmpty()) {
      return List.of();
    }
    return List.of(
        Patch.of(resume, RequestConcept.HEADLINE.pointer(), position)
            .suggestion(
                texts.of(ReplyText.HEADLINE_ADD, position), texts.of(ReplyText.HEADLINE_ADD_WHY)));
  }

  /** The present headline with skills that the work names, or else with the first ones. */
  List<Suggestion> headlineWithSkills() {
    var label = Place.text(resume.at(RequestConcept.HEADLINE.pointer()));
    var told = ConciseText.Skills.fold(label);
    var work =
        ConciseText.Skills.fold(
            Place.highlights(resume).stream().map(Place::text).collect(Collectors.joining(" ")));
    var skills =
        skills()
            .filter(it -> !told.contains(ConciseText.Skills.fold(it)))
            .sorted(Comparator.comparing(it -> !work.contains(ConciseText.Skills.fold(it))))
            .limit(MOST_IN_HEADLINE)
            .toList();
    var headline = label + " | " + String.join(", ", skills);
    return skills.isEmpty() || label.contains("|") || headline.length() > LONGEST_HEADLINE
        ? List.of()
        : List.of(
            Patch.of(resume, RequestConcept.HEADLINE.pointer(), headline)
                .suggestion(
                    texts.of(ReplyText.HEADLINE_SKILLS, headline),
                    texts.of(ReplyText.HEADLINE_SKILLS_WHY)));
  }

  List<Suggestion> summary() {
    var summary = Place.text(resume.at("/basics/summary"));
    if (!summary.isEmpty()) {
      return split(resume.at("/basics/summary").textValue());
    }
    var made = made();
    return made.isEmpty()
        ? List.of()
        : List.of(
            Patch.of(resume, RequestConcept.SUMMARY.pointer(), made)
                .suggestion(texts.of(ReplyText.SUMMARY_ADD), texts.of(ReplyText.SUMMARY_ADD_WHY)));
  }

  private List<Suggestion> split(String summary) {
    var sentences = Sentences.split(summary);
    if (Place.words(summary) <= MANY_WORDS
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
                texts.of(ReplyText.SUMMARY_SPLIT),
                texts.of(ReplyText.SUMMARY_SPLIT_WHY, Place.words(summary))));
  }

  private String made() {
    var job = current();
    var position = Place.text(job.path("position"));
    var employer = Place.text(job.path("name"));
    var sentences = new ArrayList<String>();
    if (!position.isEmpty()) {
      sentences.add(employer.isEmpty() ? position + "." : position + ", " + employer + ".");
    }
    var skills = skills().limit(MOST_SKILLS).collect(Collectors.joining(", "));
    if (!skills.isEmpty()) {
      sentences.add(texts.of(ReplyText.SKILLS_SENTENCE, skills));
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

  /** The skills of groups, and those that stand alone, in their order. */
  private Stream<String> skills() {
    return Place.all(resume.path("skills")).stream()
        .filter(it -> it.field().equals("name") || it.field().equals("keywords"))
        .filter(
            it ->
                it.field().equals("keywords")
                    || resume.at("/skills" + it.pointer().replace("/name", "/keywords")).isEmpty())
        .map(it -> it.text().strip())
        .filter(it -> !it.isEmpty())
        .distinct();
  }

  /** The position that lasts, else the one that ended last. */
  private JsonNode current() {
    JsonNode best = MissingNode.getInstance();
    for (var job : resume.path("work")) {
      var isBreak =
          Stream.of("name", "position").anyMatch(it -> CareerBreak.is(Place.text(job.path(it))));
      if (!isBreak
          && (best.isMissingNode() || OrderAdvice.end(job).compareTo(OrderAdvice.end(best)) > 0)) {
        best = job;
      }
    }
    return best;
  }
}
