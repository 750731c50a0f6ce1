package dev.jobtrail.application;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** Adds, changes and deletes interviews. */
@ApplicationScoped
public class Interviews {

  private final ApplicationParts parts;
  private final Clock clock;

  Interviews(ApplicationParts parts, Clock clock) {
    this.parts = parts;
    this.clock = clock;
  }

  /**
   * Adds an interview to an application of the account.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED for too many
   */
  public InterviewView add(UUID accountId, UUID applicationId, InterviewEdit wanted) {
    var interview = new Interview(accountId, applicationId, wanted, clock);
    parts.add(
        interview,
        Message.of(
            "An application can have %d interviews. Delete one first.", ApplicationParts.MOST));
    return interview.view();
  }

  /**
   * Changes an interview.
   *
   * @param change gets the interview as it is, while no other change can be made
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED
   */
  public InterviewView change(
      UUID accountId, UUID applicationId, UUID id, UnaryOperator<InterviewEdit> change) {
    return parts
        .change(
            Interview.class,
            accountId,
            applicationId,
            id,
            it -> it.change(change.apply(it.edit()), clock))
        .view();
  }

  /**
   * Deletes an interview; one of an archived client, too: deleting is no work.
   *
   * @throws ApiException NOT_FOUND
   */
  void delete(UUID accountId, UUID applicationId, UUID id) {
    parts.delete(Interview.class, accountId, applicationId, id);
  }
}
