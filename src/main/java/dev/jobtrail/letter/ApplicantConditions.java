package dev.jobtrail.letter;

import dev.jobtrail.client.Person;
import dev.jobtrail.text.Translatable;
import java.util.Map;

/** What applicants say of start and pay. */
public interface ApplicantConditions {

  /**
   * Sentences for a letter by what they answer, without those that are unknown.
   *
   * @return texts that are empty in a language that has no words for one
   */
  Map<AskedCondition, Translatable> of(Person person);
}
