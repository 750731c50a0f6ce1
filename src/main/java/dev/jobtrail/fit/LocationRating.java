package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import java.util.Collections;
import java.util.Locale;

/** Rates how far a job is from where an applicant lives. */
final class LocationRating {

  private static final int REMOTE_FROM_ABROAD = 60;
  private static final int NO_PLACE_OF_JOB = 80;
  private static final int NO_PLACE_OF_APPLICANT = 70;
  private static final int WHOLE_COUNTRY = 90;
  private static final int WITHIN_REACH = 90;
  private static final int SAME_REGION = 75;
  private static final int SAME_COUNTRY = 55;
  private static final int UNKNOWN = 50;
  private static final int SAME_CONTINENT = 30;
  private static final int FAR = 15;
  private static final int WOULD_MOVE = 75;

  private LocationRating() {}

  static Rating of(Comparison comparison) {
    var job = comparison.job;
    var applicant = comparison.applicant;
    var there =
        applicant.city.isEmpty() ? applicant.country.toUpperCase(Locale.ROOT) : applicant.city;
    if (job.isRemote) {
      return comparison.measures.isAbroad()
          ? new Rating(
              REMOTE_FROM_ABROAD,
              Message.of("Remote, but from %s; the resume is in %s.", job.location, there))
          : new Rating(100, Message.of("The job is remote."));
    }
    if (job.location.isEmpty()) {
      return new Rating(NO_PLACE_OF_JOB, Message.of("The posting names no place."));
    }
    if (there.isEmpty()) {
      return new Rating(
          NO_PLACE_OF_APPLICANT,
          Message.of("The resume names no place; the job is in %s.", job.location));
    }
    if (isSameCity(comparison)) {
      return new Rating(
          100, Message.of("The job is in %s, as is the resume's owner.", job.location));
    }
    var score = distance(comparison);
    return score < WOULD_MOVE && applicant.wishes.ask(Condition.RELOCATION)
        ? new Rating(
            WOULD_MOVE,
            Message.of(
                "The job is in %s, the resume's owner in %s, who would move.", job.location, there))
        : new Rating(
            score, Message.of("The job is in %s, the resume's owner in %s.", job.location, there));
  }

  /** Whether both are in one city, by whatever name: "Köln", "Cologne". */
  private static boolean isSameCity(Comparison comparison) {
    var city = comparison.applicant.city;
    var location = comparison.job.location;
    if (city.isEmpty()) {
      return false;
    }
    var countries = comparison.knowledge.countries();
    return Tokenizer.fold(location).contains(Tokenizer.fold(city))
        || !Collections.disjoint(countries.citiesIn(location), countries.citiesIn(city));
  }

  private static int distance(Comparison comparison) {
    var job = comparison.job;
    var own = comparison.applicant.country;
    var beyond = comparison.applicant.reach.beyond(job);
    if (beyond.isPresent() && beyond.get() == 0) {
      return WITHIN_REACH;
    }
    var countries = comparison.knowledge.countries();
    if (job.countries.isEmpty() || own.isEmpty()) {
      return UNKNOWN;
    }
    if (job.countries.contains(own)) {
      return !Collections.disjoint(job.regions, comparison.applicant.regions)
          ? SAME_REGION
          : countries.named(job.location).isPresent() ? WHOLE_COUNTRY : SAME_COUNTRY;
    }
    return job.countries.stream().anyMatch(it -> countries.areNear(it, own)) ? SAME_CONTINENT : FAR;
  }
}
