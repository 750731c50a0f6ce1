package dev.jobtrail.attempt.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.form.FieldMeaning;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class QuestionTopicTest {

  @ParameterizedTest
  @EnumSource
  void everyMeaningHasATopic(FieldMeaning meaning) {
    assertThat(QuestionTopic.of(meaning)).isNotNull();
  }
}
