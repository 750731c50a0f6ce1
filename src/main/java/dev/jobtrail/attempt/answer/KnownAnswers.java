package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.answer.Reply.Ask;
import dev.jobtrail.attempt.answer.Reply.AttachLetter;
import dev.jobtrail.attempt.answer.Reply.AttachResume;
import dev.jobtrail.attempt.answer.Reply.Fill;
import dev.jobtrail.attempt.answer.Reply.Leave;
import dev.jobtrail.attempt.answer.Reply.Source;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Answers fields from what a person has said, and leaves the others to the person: what is delicate
 * is never taken from the resume, and nothing is ever guessed.
 */
public final class KnownAnswers {

  private static final Pattern THE_COMPANY =
      Pattern.compile("\\b(?:(?:this|the|our) company|(?:this|our) organi[sz]ation)\\b");

  private static final String COMPANY = "the company";

  /** What the field is to get. */
  public Reply replyTo(FormField field, List<FormField> all, Applicant applicant) {
    var topic = Topics.of(field, all);
    return switch (field.kind()) {
      case PASSWORD -> unknown(field, true);
      case OTHER -> unknown(field, topic.isSensitive());
      case FILE -> file(field, topic, applicant);
      case TEXT, EMAIL, PHONE, URL, NUMBER, DATE, LONG_TEXT, CHOICE, SEARCH, CHOICES, TICK -> {
        var given = given(field, applicant);
        yield given.isPresent()
            ? fitted(field, given.get(), Source.GIVEN, topic)
            : fromWhatIsKnown(field, FormLanguage.of(field, all), topic, applicant);
      }
    };
  }

  private static Reply file(FormField field, Topic topic, Applicant applicant) {
    if (topic == Topic.CV) {
      return new AttachResume();
    }
    if (topic == Topic.COVER_LETTER && applicant.coverLetter() != null) {
      return new AttachLetter();
    }
    return topic == Topic.AUTOFILL_UPLOAD ? new Leave() : unknown(field, topic.isSensitive());
  }

  private static Reply fromWhatIsKnown(
      FormField field, FormLanguage language, Topic topic, Applicant applicant) {
    return switch (topic) {
      case WORK_PERMIT -> workPermit(field, language, applicant);
      case SALARY -> pay(field, language, applicant);
      case GENDER ->
          demographic(field, topic, applicant.profile().demographics().gender(), applicant);
      case RACE -> demographic(field, topic, applicant.profile().demographics().race(), applicant);
      case VETERAN ->
          demographic(field, topic, applicant.profile().demographics().veteran(), applicant);
      case DISABILITY ->
          demographic(field, topic, applicant.profile().demographics().disability(), applicant);
      case DEMOGRAPHIC -> demographic(field, topic, null, applicant);
      case CONSENT_DATA ->
          consent(field, topic, applicant.profile().consents().dataProcessing(), applicant);
      case CONSENT_TALENT_POOL ->
          consent(field, topic, applicant.profile().consents().talentPool(), applicant);
      case CONSENT -> consent(field, topic, null, applicant);
      case ABOUT_COMPANY ->
          names(field.label(), applicant.company())
              ? remembered(field, topic, applicant)
              : unknown(field, true);
      case DELICATE, OPEN -> remembered(field, topic, applicant);
      case COVER_LETTER -> letter(field, applicant);
      case FULL_NAME,
          FIRST_NAME,
          LAST_NAME,
          EMAIL,
          PHONE,
          PHONE_COUNTRY,
          CV,
          AUTOFILL_UPLOAD,
          LINKEDIN,
          GITHUB,
          PORTFOLIO,
          WEBSITE,
          OTHER_PAGE,
          LOCATION,
          STREET,
          CITY,
          REGION,
          POSTAL_CODE,
          COUNTRY,
          CURRENT_COMPANY,
          CURRENT_TITLE,
          HEADLINE,
          SUMMARY,
          NOTICE_PERIOD ->
          new PersonalFacts(applicant, language)
              .answer(field, topic)
              .<Reply>map(it -> it)
              .orElseGet(() -> remembered(field, topic, applicant));
    };
  }

  /** A question that does not name its country means another one with each job. */
  private static Reply workPermit(FormField field, FormLanguage language, Applicant applicant) {
    var known = WorkPermit.answer(field, language, applicant);
    if (known.isPresent()) {
      return new Fill(known.get(), Source.PROFILE);
    }
    return WorkPermit.namesItsCountry(field)
        ? remembered(field, Topic.WORK_PERMIT, applicant)
        : unknown(field, true);
  }

  private static Reply pay(FormField field, FormLanguage language, Applicant applicant) {
    return PayWish.answer(field, language, applicant)
        .<Reply>map(values -> new Fill(values, Source.PROFILE))
        .orElseGet(() -> remembered(field, Topic.SALARY, applicant));
  }

  private static Reply demographic(
      FormField field, Topic topic, String value, Applicant applicant) {
    if (value != null) {
      var known =
          field.options().isEmpty()
              ? Fitting.fit(field, value)
              : SelfDescription.option(field, value).map(List::of);
      if (known.isPresent()) {
        return new Fill(known.get(), Source.PROFILE);
      }
    }
    if (value == null && rememberedAnswer(field, applicant).isPresent()) {
      return remembered(field, topic, applicant);
    }
    return SelfDescription.declining(field)
        .<Reply>map(option -> new Fill(List.of(option), Source.DECLINED))
        .orElseGet(() -> unknown(field, true));
  }

  private static Reply consent(
      FormField field, Topic topic, Boolean isGranted, Applicant applicant) {
    if (isGranted == null) {
      var remembered = remembered(field, topic, applicant);
      return remembered instanceof Leave && isTicked(field) ? untick() : remembered;
    }
    if (field.kind() == FieldKind.CHOICE) {
      return Fitting.option(field, PlainWord.of(isGranted))
          .<Reply>map(option -> new Fill(List.of(option), Source.PROFILE))
          .orElseGet(() -> unknown(field, true));
    }
    if (field.kind() != FieldKind.TICK) {
      return unknown(field, true);
    }
    if (isGranted) {
      return new Fill(List.of("true"), Source.PROFILE);
    }
    return isTicked(field) && !field.required() ? untick() : unknown(field, true);
  }

  /** A box that the site has ticked by itself says what the person has not said. */
  private static boolean isTicked(FormField field) {
    return field.kind() == FieldKind.TICK && field.values().contains("true");
  }

  private static Reply untick() {
    return new Fill(List.of("false"), Source.PROFILE);
  }

  /** A letter is never cut: one that does not fit is the person's to shorten. */
  private static Reply letter(FormField field, Applicant applicant) {
    if (applicant.coverLetter() == null) {
      return remembered(field, Topic.COVER_LETTER, applicant);
    }
    return Fitting.fit(field, applicant.coverLetter())
        .<Reply>map(values -> new Fill(values, Source.LETTER))
        .orElseGet(() -> new Ask(false));
  }

  private static Reply remembered(FormField field, Topic topic, Applicant applicant) {
    return rememberedAnswer(field, applicant)
        .map(answer -> fitted(field, answer, Source.REMEMBERED, topic))
        .orElseGet(() -> unknown(field, topic.isSensitive()));
  }

  private static Reply fitted(FormField field, String answer, Source source, Topic topic) {
    return Fitting.fit(field, answer)
        .<Reply>map(values -> new Fill(values, source))
        .orElseGet(
            () ->
                source == Source.GIVEN
                    ? new Ask(topic.isSensitive())
                    : unknown(field, topic.isSensitive()));
  }

  private static Optional<String> given(FormField field, Applicant applicant) {
    var exact = applicant.given().get(field.label());
    if (exact != null) {
      return Optional.of(exact);
    }
    var question = QuestionText.normalized(field.label());
    return applicant.given().entrySet().stream()
        .filter(it -> QuestionText.normalized(it.getKey()).equals(question))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** The latest answer to the same question. */
  private static Optional<String> rememberedAnswer(FormField field, Applicant applicant) {
    var question = question(field.label(), applicant.company());
    return applicant.profile().answers().reversed().stream()
        .filter(it -> question(it.question(), applicant.company()).equals(question))
        .map(Answer::answer)
        .findFirst();
  }

  /** The question with the company's name as any other form would put it. */
  private static String question(String text, String company) {
    var normalized = QuestionText.normalized(text);
    if (company != null && !QuestionText.normalized(company).isEmpty()) {
      var name = Pattern.quote(QuestionText.normalized(company));
      normalized = normalized.replaceAll("(?<!\\S)" + name + "(?!\\S)", COMPANY);
    }
    return THE_COMPANY.matcher(normalized).replaceAll(COMPANY);
  }

  private static boolean names(String label, String company) {
    return company != null
        && !QuestionText.normalized(company).isEmpty()
        && (" " + QuestionText.normalized(label) + " ")
            .contains(" " + QuestionText.normalized(company) + " ");
  }

  private static Reply unknown(FormField field, boolean isSensitive) {
    return field.required() ? new Ask(isSensitive) : new Leave();
  }
}
