package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The level of a degree, in the words of seven languages. */
enum DegreeLevel {
  DOCTORATE(
      "ph ?d|d ?phil|doctor\\w*|doktor\\w*|promotion|doctorat|doctorado|doutor\\w*|dottorato|promovier\\w*|bac ?\\+ ?8"),
  MASTER(
      "master\\w*|m ?sc|m ?a|mba|m ?eng|magister|diplom|maestria|mestrado|laurea magistrale|bac ?\\+ ?5|diplome d ?ingenieur"),
  BACHELOR(
      "bachelor\\w*|b ?sc|b ?a|b ?eng|licence|grado|licenciatura|laurea triennale|undergraduate|bac ?\\+ ?[34]"),
  ASSOCIATE("associate\\w*"),
  SCHOOL(
      "high ?school|secondary|ged|abitur|hochschulreife|baccalaureat|bac(?! ?\\+)|bachillerato|ensino medio|maturita|vwo|havo");

  private final Pattern words;

  DegreeLevel(String words) {
    this.words = Pattern.compile("\\b(?:" + words + ")\\b");
  }

  /** The only level that a text names. */
  static Optional<DegreeLevel> of(String text) {
    String normalized = QuestionText.normalized(text);
    List<DegreeLevel> named =
        Arrays.stream(values()).filter(it -> it.words.matcher(normalized).find()).toList();
    return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
  }

  /** The only option of the level of a degree. */
  static Optional<String> option(FormField field, String degree) {
    return of(degree)
        .flatMap(level -> AnswerFormat.only(field, it -> of(it).filter(level::equals).isPresent()));
  }
}
