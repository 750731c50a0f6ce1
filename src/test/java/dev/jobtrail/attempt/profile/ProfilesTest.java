package dev.jobtrail.attempt.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfilesTest {

  @Test
  void dropsTheOldestAnswersBeyondTwoHundred() {
    var earlier =
        IntStream.range(0, 200).mapToObj(it -> new Answer("Question " + it, "Yes")).toList();

    var merged = Profiles.merged(earlier, List.of(new Answer("Another", "No")));

    assertThat(merged).hasSize(200);
    assertThat(merged.getFirst().question()).isEqualTo("Question 1");
    assertThat(merged.getLast().question()).isEqualTo("Another");
  }

  @Test
  void keepsTheLastAnswerToAQuestion() {
    var merged =
        Profiles.merged(
            List.of(new Answer("Drive?", "No"), new Answer("Travel?", "No")),
            List.of(new Answer("DRIVE", "Yes"), new Answer("drive *", "Sometimes")));

    assertThat(merged)
        .containsExactly(new Answer("Travel?", "No"), new Answer("drive *", "Sometimes"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Do you travel?|do you   TRAVEL *",
        "Name (required)|Name",
        "Straße|STRASSE",
        "Prénom :|Prenom",
        "Don't you drive?|dont you drive",
      })
  void knowsAQuestionAgain(String one, String other) {
    assertThat(QuestionText.normalized(one)).isEqualTo(QuestionText.normalized(other));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Do you require sponsorship?|Do you not require sponsorship?",
        "3 years of Java?|5 years of Java?",
        "Do you know C++?|Do you know C#?",
        "Do you know C?|Do you know C++?",
      })
  void tellsQuestionsApart(String one, String other) {
    assertThat(QuestionText.normalized(one)).isNotEqualTo(QuestionText.normalized(other));
  }
}
