package dev.jobtrail.inbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyClassifierTest {

  private static final double LEAST_PRECISION = 0.98;
  private static final double LEAST_RECALL = 0.85;

  private final ReplyClassifier classifier = new ReplyClassifier();

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void proposesFewWrongKindsAndMissesFewReplies(boolean isForDevelopment) {
    var samples =
        SampleMails.all().stream().filter(it -> it.isForDevelopment() == isForDevelopment).toList();
    var proposed = samples.stream().filter(it -> kind(it.mail()).isPresent()).toList();
    var right = proposed.stream().filter(it -> kind(it.mail()).get() == it.kind()).count();
    var expected = samples.stream().filter(it -> it.kind() != null).count();

    assertThat(samples).hasSizeGreaterThanOrEqualTo(48);
    assertThat((double) right / proposed.size()).isGreaterThanOrEqualTo(LEAST_PRECISION);
    assertThat((double) right / expected).isGreaterThanOrEqualTo(LEAST_RECALL);
  }

  @Test
  void quotesASentenceOfTheMail() {
    assertThat(SampleMails.all())
        .filteredOn(it -> kind(it.mail()).isPresent())
        .allSatisfy(
            it ->
                assertThat(text(it.mail().subject() + " " + it.mail().text()))
                    .contains(text(statement(it.mail()).get().evidence())));
  }

  private static String text(String text) {
    return text.replaceAll("[\\s’']+", " ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | On Mon, 2 Nov 2026 at 09:12, Eva Lang <eva@acme.com> wrote:",
        "en | -----Original Message-----",
        "de | Am Mo., 2. Nov. 2026 um 09:12 Uhr schrieb Eva Lang <eva@acme.com>:",
        "fr | Le lun. 2 nov. 2026 à 09:12, Eva Lang <eva@acme.com> a écrit :",
        "es | El lun, 2 nov 2026 a las 9:12, Eva Lang (<eva@acme.com>) escribió:",
        "en | From: Eva Lang\\nSent: Monday\\nTo: Jana",
        "de | Von: Eva Lang\\nGesendet: Montag\\nAn: Jana"
      })
  void readsNothingInAMailThatIsQuoted(String language, String head) {
    var quoted = "Unfortunately, your application was not successful.";
    assertThat(kind(mail("Re: Your application", quoted))).contains(ReplyKind.REJECTED);
    assertThat(
            kind(
                mail(
                    "Re: Your application",
                    "Fine, see you.\n\n" + head.replace("\\n", "\n") + "\n" + quoted)))
        .isEmpty();
    assertThat(kind(mail("Re: Your application", "Fine, see you.\n\n> " + quoted))).isEmpty();
  }

  @Test
  void readsNothingInASignature() {
    var text = "All good.\n\nBest regards,\nEva\nPlease send us a copy of your references.";
    assertThat(kind(mail("Re: Your application", text))).isEmpty();
  }

  @Test
  void joinsLinesThatWereWrapped() {
    var text =
        """
        After careful consideration of all the applications for the role
        we have decided to move forward with another candidate this time.
        """;
    assertThat(statement(mail("Your application", text)).get().evidence())
        .isEqualTo(
            "After careful consideration of all the applications for the role we have decided to"
                + " move forward with another candidate this time.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "If your profile matches, we will invite you to an interview for this role.",
        "Unfortunately we are not able to respond to every applicant individually.",
        "Sollte Ihre Bewerbung überzeugen, laden wir Sie zu einem Vorstellungsgespräch ein.",
        "Leider können wir nicht auf jede Bewerbung einzeln antworten.",
        "Si votre candidature retient notre attention, nous vous proposerons un entretien.",
        "Si tu candidatura encaja, te invitaremos a una entrevista."
      })
  void takesNoConditionForAStatement(String text) {
    assertThat(kind(mail("Application", text)))
        .isNotEqualTo(Optional.of(ReplyKind.INTERVIEW))
        .isNotEqualTo(Optional.of(ReplyKind.REJECTED));
  }

  @Test
  void takesNoAutomaticReplyForMoreThanAReceipt() {
    var rejection = "Unfortunately, your application was not successful.";
    var receipt = "We have received your application.";
    assertThat(kind(mail(rejection, true, false))).isEmpty();
    assertThat(kind(mail(receipt, true, false))).contains(ReplyKind.RECEIVED);
  }

  @Test
  void takesNoInvitationToManyForAnInterview() {
    var invitation = "We would like to invite you to an interview day for this position.";
    assertThat(kind(mail(invitation, false, false))).contains(ReplyKind.INTERVIEW);
    assertThat(kind(mail(invitation, false, true))).isEmpty();
  }

  @Test
  void needsNoLongTimeForTheLongestText() {
    var text =
        "we regret that your application for the role ".repeat(440) + "\n" + "a ".repeat(900);
    assertThat(kind(mail("Application", text))).isEmpty();
  }

  private Optional<ReplyKind> kind(ReceivedMail mail) {
    return statement(mail).map(ReplyClassifier.Statement::kind);
  }

  private Optional<ReplyClassifier.Statement> statement(ReceivedMail mail) {
    return classifier.classify(mail, classifier.read(mail));
  }

  private static ReceivedMail mail(String subject, String text) {
    return mail(subject, text, false, false);
  }

  private static ReceivedMail mail(String text, boolean isAutomaticReply, boolean isBulk) {
    return mail("Your application", text, isAutomaticReply, isBulk);
  }

  private static ReceivedMail mail(
      String subject, String text, boolean isAutomaticReply, boolean isBulk) {
    return new ReceivedMail(
        "",
        List.of(),
        "Eva",
        "eva@acme.example",
        subject,
        Instant.EPOCH,
        isBulk,
        isAutomaticReply,
        text);
  }
}
