package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * The open decisions after a tailoring. Not part of the application's JSON.
 *
 * @param marks reworded changes that are not in the copy yet
 * @param questions at most three, and earlier ones that were answered
 */
@RegisterForReflection
public record TailoringReview(List<Mark> marks, List<Question> questions) {

  /** Of an application whose tailoring left nothing. */
  public static final TailoringReview EMPTY = new TailoringReview(List.of(), List.of());

  public TailoringReview {
    marks = List.copyOf(marks);
    questions = List.copyOf(questions);
  }

  /**
   * A reworded change that waits for its confirmation.
   *
   * @param change its index in the tailoring's changes
   * @param place JSON pointer into the source
   */
  @RegisterForReflection
  public record Mark(int change, String place) {}

  /**
   * A question whose answer may cover a requirement that nothing shows.
   *
   * @param id stays the same when the resume is tailored again
   * @param term that a fact has to name; null where the question is about the whole requirement
   * @param answer null while it is open
   */
  @RegisterForReflection
  @TemplateData
  public record Question(
      String id, String question, String requirement, String term, Answer answer) {

    public Question answered(Answer given) {
      return new Question(id, question, requirement, term, given);
    }
  }

  /** An answer to a question. */
  public enum Answer {
    @JsonProperty("yes")
    YES,
    @JsonProperty("no")
    NO
  }
}
