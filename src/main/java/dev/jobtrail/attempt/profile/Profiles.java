package dev.jobtrail.attempt.profile;

import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Preconditions;
import dev.jobtrail.platform.ShownRecord;
import dev.jobtrail.text.CharacterCount;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Reads and replaces apply profiles. */
@ApplicationScoped
public class Profiles {

  private final ActiveClients activeClients;
  private final AdvisoryLocks locks;
  private final Preconditions preconditions;
  private final ShownRecord shown;
  private final Clock clock;

  Profiles(
      ActiveClients activeClients,
      AdvisoryLocks locks,
      Preconditions preconditions,
      ShownRecord shown,
      Clock clock) {
    this.activeClients = activeClients;
    this.locks = locks;
    this.preconditions = preconditions;
    this.shown = shown;
    this.clock = clock;
  }

  /** A person's profile; the empty one where none was written. */
  @Transactional
  public ApplyProfile of(Person person) {
    return SavedProfile.of(person).map(SavedProfile::profile).orElseGet(ApplyProfile::empty);
  }

  /**
   * Saves answers for other forms. A new answer replaces the earlier one to the same question;
   * beyond 200 the oldest are dropped, and blank or too long answers are omitted.
   */
  @Transactional
  public void remember(Person person, List<Answer> answers) {
    var kept = answers.stream().filter(Profiles::canBeKept).toList();
    if (!kept.isEmpty()) {
      change(person, profile -> profile.with(merged(profile.answers(), kept)));
    }
  }

  /**
   * Replaces the profile.
   *
   * @throws ApiException VALIDATION_FAILED, CLIENT_ARCHIVED, NOT_FOUND, PRECONDITION_FAILED
   */
  @Transactional
  ApplyProfile replace(Person person, ApplyProfile profile) {
    var countries =
        profile.workAuthorization().stream().map(ApplyProfile.WorkAuthorization::country);
    if (countries.distinct().count() < profile.workAuthorization().size()) {
      throw ApiException.invalid("workAuthorization", "must have at most one entry per country");
    }
    if (!profile.hasPossibleStartDate()) {
      throw ApiException.invalid("startDate", "must be a date that exists");
    }
    var skills = profile.skillYears().stream().map(it -> QuestionText.normalized(it.skill()));
    if (skills.distinct().count() < profile.skillYears().size()) {
      throw ApiException.invalid("skillYears", "must have at most one entry per skill");
    }
    activeClients.require(person);
    return change(
        person,
        current -> {
          preconditions.require(ApplyProfile.class, () -> current);
          return shown.merge(profile, current.asSent());
        });
  }

  /** Changes of one person's wait for each other, the first one's too. */
  private ApplyProfile change(Person person, UnaryOperator<ApplyProfile> change) {
    var id = Objects.requireNonNullElse(person.clientId(), person.accountId());
    locks.lock(LockSpace.APPLY_PROFILE, id);
    var saved = SavedProfile.of(person);
    var current = saved.map(SavedProfile::profile).orElseGet(ApplyProfile::empty);
    var changed = change.apply(current);
    var dated = changed.with(dated(changed.answers(), current.answers()));
    saved.ifPresentOrElse(
        it -> it.replace(dated, clock), () -> new SavedProfile(person, dated, clock).persist());
    return dated;
  }

  /** An answer that was there before keeps its day, and one to the same question its rank. */
  private List<Answer> dated(List<Answer> answers, List<Answer> before) {
    var today = LocalDate.now(clock).toString();
    var days = new HashMap<Answer, String>();
    before.forEach(it -> days.put(new Answer(it.question(), it.answer()), it.savedOn()));
    var preferred =
        before.stream()
            .filter(Answer::comesFirst)
            .map(it -> QuestionText.normalized(it.question()))
            .collect(Collectors.toSet());
    return answers.stream()
        .map(
            it -> {
              var same = new Answer(it.question(), it.answer());
              var isPreferred =
                  it.preferred() == null
                      ? preferred.contains(QuestionText.normalized(it.question()))
                      : it.comesFirst();
              return new Answer(
                  it.question(),
                  it.answer(),
                  days.containsKey(same) ? days.get(same) : today,
                  isPreferred);
            })
        .toList();
  }

  private static boolean canBeKept(Answer answer) {
    return !answer.question().isBlank()
        && !answer.answer().isBlank()
        && CharacterCount.of(answer.question()) <= ApplyProfile.LONGEST_QUESTION
        && CharacterCount.of(answer.answer()) <= ApplyProfile.LONGEST_ANSWER;
  }

  /** The earlier answers and then the new ones, each question once. */
  static List<Answer> merged(List<Answer> earlier, List<Answer> added) {
    var all = new ArrayList<>(earlier);
    for (var answer : added) {
      var question = QuestionText.normalized(answer.question());
      all.removeIf(it -> QuestionText.normalized(it.question()).equals(question));
      all.add(answer);
    }
    return List.copyOf(
        all.subList(Math.max(0, all.size() - ApplyProfile.MOST_ANSWERS), all.size()));
  }
}
