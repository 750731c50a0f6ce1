package dev.jobtrail.inbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.application.ApplicationStatus;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplyKindTest {

  @ParameterizedTest
  @CsvSource({
    "RECEIVED, SAVED, SUBMITTED",
    "RECEIVED, NEEDS_ACTION, SUBMITTED",
    "RECEIVED, SUBMITTED,",
    "RECEIVED, GHOSTED,",
    "QUESTION, SUBMITTED, SCREENING",
    "QUESTION, GHOSTED, SCREENING",
    "QUESTION, INTERVIEW, INTERVIEW",
    "INTERVIEW, SUBMITTED, INTERVIEW",
    "INTERVIEW, INTERVIEW, INTERVIEW",
    "INTERVIEW, OFFER, OFFER",
    "OFFER, INTERVIEW, OFFER",
    "OFFER, REJECTED, OFFER",
    "REJECTED, OFFER, REJECTED",
    "REJECTED, GHOSTED, REJECTED",
    "REJECTED, REJECTED,",
    "REJECTED, WITHDRAWN,"
  })
  void proposesNoStepBack(ReplyKind kind, ApplicationStatus current, ApplicationStatus proposed) {
    assertThat(kind.proposed(current)).isEqualTo(Optional.ofNullable(proposed));
  }
}
