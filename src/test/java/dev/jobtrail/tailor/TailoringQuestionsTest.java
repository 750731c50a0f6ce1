package dev.jobtrail.tailor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.jobtrail.application.TailoringReview.Answer;
import dev.jobtrail.application.TailoringReview.Question;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TailoringQuestionsTest {

  @Test
  void asksForATermOfAMust() {
    assertThat(ask(terms("Terraform"), must("Two years of Terraform")))
        .extracting(Question::question, Question::requirement, Question::term)
        .containsExactly(
            tuple("Have you worked with Terraform?", "Two years of Terraform", "Terraform"));
  }

  @Test
  void asksForNoTermOfAWish() {
    var wish = new Fit.Requirement("Terraform", false, Fit.Evidence.MISSING, List.of());

    assertThat(ask(terms("Terraform"), wish)).isEmpty();
  }

  @Test
  void asksForNoPartOfAnotherWord() {
    var must = new Fit.Requirement("JavaScript", true, Fit.Evidence.COVERED, List.of());

    assertThat(ask(terms("Java"), must)).isEmpty();
  }

  @Test
  void asksWhetherADocumentIsHeld() {
    assertThat(ask(terms("CACES"), must("Certificat CACES 3")))
        .extracting(Question::question)
        .containsExactly("Do you have CACES?");
  }

  @Test
  void asksForARequirementWithoutATerm() {
    assertThat(ask(List.of(), must("Führerschein Klasse B")))
        .extracting(Question::question)
        .containsExactly("The posting asks: \"Führerschein Klasse B\". Do you meet this?");
  }

  @Test
  void quotesARequirementWithoutItsFullStop() {
    assertThat(ask(List.of(), must("5 years of experience.")))
        .extracting(Question::question, Question::requirement)
        .containsExactly(
            tuple(
                "The posting asks: \"5 years of experience\". Do you meet this?",
                "5 years of experience."));
  }

  @Test
  void asksAtMostThree() {
    var musts =
        Stream.of("Terraform", "Ansible", "Kafka", "Pulsar")
            .map(TailoringQuestionsTest::must)
            .toArray(Fit.Requirement[]::new);

    assertThat(ask(terms("Terraform", "Ansible", "Kafka", "Pulsar"), musts)).hasSize(3);
  }

  @Test
  void asksNothingAgainThatWasAnswered() {
    var first = ask(terms("Terraform"), must("Terraform")).getFirst().answered(Answer.NO);

    assertThat(
            new TailoringQuestions(List.of(first), Language.ENGLISH)
                .of(terms("Terraform"), List.of(must("Terraform"))))
        .containsExactly(first);
  }

  private static List<Question> ask(List<ProposedChange> refused, Fit.Requirement... musts) {
    return new TailoringQuestions(List.of(), Language.ENGLISH).of(refused, List.of(musts));
  }

  private static Fit.Requirement must(String text) {
    return new Fit.Requirement(text, true, Fit.Evidence.MISSING, List.of());
  }

  private static List<ProposedChange> terms(String... terms) {
    return Arrays.stream(terms)
        .map(it -> new ProposedChange(ChangeKind.KEYWORD, "Skills", "/skills/-", null, it, ""))
        .toList();
  }
}
