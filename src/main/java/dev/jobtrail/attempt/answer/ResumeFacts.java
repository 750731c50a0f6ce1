package dev.jobtrail.attempt.answer;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.attempt.profile.QuestionText;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Facts of a JSON Resume document that forms ask for. */
record ResumeFacts(JsonNode document) {

  /** Source: JSON Resume schema 1.0.0; a text that is blank is none. */
  Optional<String> basics(String property) {
    return text(document.path("basics"), property);
  }

  Optional<String> location(String property) {
    return text(document.path("basics").path("location"), property);
  }

  /**
   * The applicant's page on a network.
   *
   * @param network in lower case, as in its name or host
   */
  Optional<String> page(String network) {
    return stream(document.path("basics").path("profiles"))
        .filter(
            it ->
                text(it, "network").orElse("").toLowerCase(Locale.ROOT).contains(network)
                    || text(it, "url").orElse("").toLowerCase(Locale.ROOT).contains(network + "."))
        .flatMap(it -> text(it, "url").stream())
        .findFirst();
  }

  /** A property of the current job, the latest if there are several. */
  Optional<String> currentJob(String property) {
    return stream(document.path("work"))
        .filter(it -> text(it, "endDate").isEmpty())
        .max(Comparator.comparing(it -> text(it, "startDate").orElse("")))
        .flatMap(it -> text(it, property));
  }

  /** Of the current job, or else of the one that ended last. */
  Optional<String> latestJob(String property) {
    var isOver = stream(document.path("work")).allMatch(it -> text(it, "endDate").isPresent());
    return isOver
        ? stream(document.path("work"))
            .max(Comparator.comparing(it -> text(it, "endDate").orElse("")))
            .flatMap(it -> text(it, property))
        : currentJob(property);
  }

  /** Of the job that ended last, beside a current one. */
  Optional<String> previousJob(String property) {
    return currentJob("name").isEmpty()
        ? Optional.empty()
        : stream(document.path("work"))
            .filter(it -> text(it, "endDate").isPresent())
            .max(Comparator.comparing(it -> text(it, "endDate").orElse("")))
            .flatMap(it -> text(it, property));
  }

  /**
   * A job.
   *
   * @param startDate as written; empty for none
   * @param endDate the same; empty for a current job
   */
  record Job(String startDate, String endDate) {}

  List<Job> jobs() {
    return stream(document.path("work"))
        .map(it -> new Job(text(it, "startDate").orElse(""), text(it, "endDate").orElse("")))
        .toList();
  }

  /** How well a language is spoken, in the words of the resume; empty where it does not say. */
  Optional<String> fluency(SpokenLanguage language) {
    return stream(document.path("languages"))
        .filter(
            it ->
                Stream.of(QuestionText.normalized(text(it, "language").orElse("")).split(" "))
                    .anyMatch(
                        name -> SpokenLanguage.named(name).filter(language::equals).isPresent()))
        .flatMap(it -> text(it, "fluency").stream())
        .findFirst();
  }

  /** The highest degree of the studies that are over; empty where one is of an unknown level. */
  Optional<String> highestDegree(LocalDate today) {
    var degrees =
        stream(document.path("education"))
            .filter(it -> isOver(it, today))
            .flatMap(it -> text(it, "studyType").stream())
            .toList();
    return degrees.stream().allMatch(it -> DegreeLevel.of(it).isPresent())
        ? degrees.stream().min(Comparator.comparing(it -> DegreeLevel.of(it).orElseThrow()))
        : Optional.empty();
  }

  private static boolean isOver(JsonNode study, LocalDate today) {
    var end = text(study, "endDate").orElse("");
    var day = today.toString();
    return !end.isEmpty()
        && end.compareTo(day.substring(0, Math.min(end.length(), day.length()))) <= 0;
  }

  private static Stream<JsonNode> stream(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  private static Optional<String> text(JsonNode node, String property) {
    return Optional.ofNullable(node.path(property).textValue())
        .map(String::strip)
        .filter(it -> !it.isEmpty());
  }
}
