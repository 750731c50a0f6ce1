package dev.jobtrail.attempt;

import dev.jobtrail.client.Person;
import java.util.UUID;

/**
 * Event: a run waits for answers or for Submit, or is over; fired inside the transaction.
 *
 * @param state asking, ready or done
 * @param outcome null unless it is over
 */
public record AttemptPaused(
    Person person,
    UUID applicationId,
    UUID attemptId,
    AttemptState state,
    AttemptOutcome outcome) {}
