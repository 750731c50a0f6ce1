package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.BuilderAnswer;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.ai.BuilderTask;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Answers plain requests about a resume, and looks it through where none is understood. */
public final class Advisor {

  private static final int MOST = 10;
  private static final int LONGEST_REPLY = 4_000;
  private static final int LONGEST_REQUEST = 4_000;
  private static final String ABLE =
      "I work without a language model and understand plain requests such as: review my resume;"
          + " write a headline; write a summary; sort by date; shorten it; clean it up; check the"
          + " dates; remove duplicate skills; add Kubernetes; replace X with Y; remove X.";
  private static final String FIGURES =
      "Most of your highlights name no figures. Where you know them, say how much, how many or how"
          + " fast; only you know the true numbers, so I do not suggest any.";

  private final Rewording rewording;

  public Advisor(Rewording rewording) {
    this.rewording = rewording;
  }

  /**
   * @param writing is told the reply line by line
   */
  public BuilderAnswer answer(BuilderTask task, Consumer<String> writing) {
    var text = task.text() == null ? "" : Patch.cut(task.text().strip(), LONGEST_REQUEST);
    var resume =
        task.resume() != null && task.resume().isObject()
            ? task.resume()
            : JsonNodeFactory.instance.objectNode();
    var request = Requests.of(text, resume);
    var answer =
        request.isPresent()
            ? answer(request.get())
            : answer(resume, topics(text), task.facts(), isReview(text));
    for (var line : answer.reply().split("(?<=\n)")) {
      writing.accept(line);
    }
    return answer;
  }

  private static BuilderAnswer answer(Requests.Result result) {
    var suggestions = result.suggestions();
    return suggestions.isEmpty()
        ? new BuilderAnswer(result.reply(), List.of())
        : new BuilderAnswer(
            reply("Here is what you asked for:", suggestions, List.of()), suggestions);
  }

  private BuilderAnswer answer(
      JsonNode resume, EnumSet<Topic> topics, List<String> facts, boolean isReview) {
    var isUnderstood = isReview || !topics.isEmpty();
    var asked =
        topics.isEmpty() || isReview ? EnumSet.complementOf(EnumSet.of(Topic.SHORTER)) : topics;
    var suggestions = new ArrayList<Suggestion>();
    asked.forEach(it -> suggestions.addAll(suggestions(it, resume, facts)));
    var first = suggestions.stream().limit(MOST).toList();
    var remarks = new ArrayList<String>();
    if (asked.contains(Topic.WORDING) && WordingAdvice.lacksFigures(resume)) {
      remarks.add(FIGURES);
    }
    if (!isUnderstood) {
      remarks.add(ABLE);
    }
    return new BuilderAnswer(reply(opening(isUnderstood, first.size()), first, remarks), first);
  }

  private List<Suggestion> suggestions(Topic topic, JsonNode resume, List<String> facts) {
    var head = new HeadAdvice(facts);
    return switch (topic) {
      case HEADLINE -> head.headline(resume);
      case SUMMARY -> head.summary(resume);
      case SKILLS -> new SkillsAdvice().suggestions(resume);
      case ORDER -> new OrderAdvice().suggestions(resume);
      case SHORTER -> all(Stream.of(head.shorter(resume), new ShorterAdvice().suggestions(resume)));
      case TIDY ->
          all(
              Stream.of(
                  TidyAdvice.emptyEntries(resume),
                  TidyAdvice.spaces(resume),
                  TidyAdvice.fullStops(resume),
                  TidyAdvice.urls(resume)));
      case DATES -> new DatesAdvice().suggestions(resume);
      case WORDING -> new WordingAdvice(rewording).suggestions(resume);
    };
  }

  private static List<Suggestion> all(Stream<List<Suggestion>> lists) {
    return lists.flatMap(List::stream).toList();
  }

  private static EnumSet<Topic> topics(String text) {
    var topics = EnumSet.noneOf(Topic.class);
    for (var topic : Topic.values()) {
      if (topic.isIn(text)) {
        topics.add(topic);
      }
    }
    if (topics.contains(Topic.TIDY)) {
      topics.add(Topic.SKILLS);
      topics.add(Topic.DATES);
    }
    return topics;
  }

  private static boolean isReview(String text) {
    return text.matches(
        "(?is).*\\b(?:review|improve|better|look through|look over|feedback|advice|advise|help|check (?:it|my resume|my cv|everything))\\b.*");
  }

  private static String opening(boolean isUnderstood, int count) {
    if (count == 0) {
      return isUnderstood
          ? "I looked your resume through for this, and found nothing to better."
          : "I did not understand what you want me to do. I looked your resume through, and found"
              + " nothing to better.";
    }
    var found =
        count == 1
            ? "I found one thing to better:"
            : "I found %d things to better:".formatted(count);
    return isUnderstood
        ? found
        : "I did not understand what you want me to do, so I looked your resume through. " + found;
  }

  private static String reply(String opening, List<Suggestion> suggestions, List<String> remarks) {
    var lines = new ArrayList<String>();
    lines.add(opening);
    suggestions.forEach(it -> lines.add("- " + it.title()));
    if (!suggestions.isEmpty()) {
      lines.add("Nothing changes before you accept it.");
    }
    lines.addAll(remarks);
    return Patch.cut(String.join("\n", lines), LONGEST_REPLY);
  }
}
