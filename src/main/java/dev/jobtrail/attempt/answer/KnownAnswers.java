package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.answer.Reply.Ask;
import dev.jobtrail.attempt.answer.Reply.AttachLetter;
import dev.jobtrail.attempt.answer.Reply.AttachResume;
import dev.jobtrail.attempt.answer.Reply.Fill;
import dev.jobtrail.attempt.answer.Reply.Leave;
import dev.jobtrail.attempt.answer.Reply.Source;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.attempt.profile.UnansweredDemographics;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import dev.jobtrail.form.QuestionKinds;
import dev.jobtrail.pdf.ResumeText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Answers fields from known facts and leaves the others to the applicant. Sensitive answers never
 * come from the resume, and nothing is guessed.
 */
public final class KnownAnswers implements QuestionKinds {

  private static final Pattern THE_COMPANY =
      Pattern.compile("\\b(?:(?:this|the|our) company|(?:this|our) organi[sz]ation)\\b");

  private static final String COMPANY = "the company";

  private final Applicant applicant;
  private final String company;
  private final Map<String, String> given = new HashMap<>();
  private final Map<String, Answer> remembered = new HashMap<>();
  private final Map<QuestionMeaning, Answer> byMeaning = new HashMap<>();
  private final Map<String, String> normalized = new HashMap<>();

  /** Answers of one applicant for the fields of one form. */
  public KnownAnswers(Applicant applicant) {
    this.applicant = applicant;
    this.company = applicant.company() == null ? "" : QuestionText.normalized(applicant.company());
    applicant.given().forEach((label, value) -> given.putIfAbsent(normalized(label), value));
    // the latest answer to a question wins
    applicant
        .profile()
        .answers()
        .forEach(
            it -> {
              remembered.put(ofAnyCompany(normalized(it.question())), it);
              QuestionMeaning.of(normalized(it.question()))
                  .ifPresent(meaning -> byMeaning.put(meaning, it));
            });
  }

  /** How to fill in the field. */
  public Reply replyTo(FormField field, List<FormField> all) {
    var asked = labelled(field);
    var others = all.stream().map(this::labelled).toList();
    var topic = Topics.of(asked, others);
    return switch (field.kind()) {
      case PASSWORD -> unknown(field, true);
      case OTHER -> unknown(field, topic.isSensitive());
      case FILE -> file(field, topic);
      case TEXT,
          EMAIL,
          PHONE,
          URL,
          NUMBER,
          DATE,
          MONTH,
          LONG_TEXT,
          CHOICE,
          SEARCH,
          CHOICES,
          TICK -> {
        var answer = given(asked);
        yield answer.isPresent()
            ? answered(field, answer.get(), topic)
            : JobFacts.areAskedBy(asked, topic)
                ? ofJob(asked, topic, others)
                : preferred(asked, topic).orElseGet(() -> fromWhatIsKnown(asked, others, topic));
      }
    };
  }

  /**
   * The fact that a field is understood to ask for, in English; null for any other question. An
   * answer that is saved for it serves the same fact in other words.
   */
  public String topicOf(FormField field, List<FormField> all) {
    var asked = labelled(field);
    var topic = Topics.of(asked, all.stream().map(this::labelled).toList());
    return JobFacts.areAskedBy(asked, topic)
        ? null
        : topic == QuestionTopic.OPEN
            ? QuestionMeaning.of(asked.label()).map(QuestionMeaning::named).orElse(null)
            : topic.fact();
  }

  /** The kinds are those by which fields are answered. */
  @Override
  public boolean areSame(FormField field, String label) {
    var kind = QuestionKind.of(labelled(field), applicant);
    return kind.isPresent()
        && QuestionKind.of(labelled(wordOnly(field, label)), applicant)
            .filter(kind.get()::isSameAs)
            .isPresent();
  }

  /** The field with another label, whose words alone tell what it asks for. */
  private static FormField wordOnly(FormField field, String label) {
    var isToldByKind = field.kind() == FieldKind.EMAIL || field.kind() == FieldKind.PHONE;
    return new FormField(
        field.key(),
        label,
        field.section(),
        List.of(),
        isToldByKind ? FieldKind.TEXT : field.kind(),
        null,
        true,
        field.options(),
        List.of(),
        "",
        field.maxLength(),
        field.accept());
  }

  /** A correction may have removed the value. */
  private static Reply answered(FormField field, String answer, QuestionTopic topic) {
    return answer.isEmpty()
        ? new Fill(List.of(), Source.GIVEN)
        : fitted(field, answer, Source.GIVEN, topic);
  }

  private Reply ofJob(LabelledField asked, QuestionTopic topic, List<LabelledField> all) {
    var facts = new JobFacts(applicant.resume());
    return facts
        .answer(asked, topic, all)
        .<Reply>map(it -> it)
        .orElseGet(
            () ->
                unknown(asked.field(), topic.isSensitive()) instanceof Ask ask
                    ? new Ask(
                        ask.sensitive(),
                        ask.always(),
                        facts.dayToConfirm(asked, topic, all).orElse(null))
                    : new Leave());
  }

  /** A saved correction of the same question in any words, unless it was about one job only. */
  private Optional<Reply> preferred(LabelledField asked, QuestionTopic topic) {
    var isAboutOneJob =
        topic == QuestionTopic.COVER_LETTER
            || topic == QuestionTopic.CV_TEXT
            || topic == QuestionTopic.WORK_PERMIT && !WorkPermit.namesItsCountry(asked.field())
            || topic == QuestionTopic.ABOUT_COMPANY && !namesCompany(asked);
    return rememberedAnswer(asked)
        .filter(it -> it.comesFirst() && !isAboutOneJob)
        .map(it -> remembered(asked, topic))
        .filter(Fill.class::isInstance)
        .or(
            () ->
                ofSameMeaning(asked, topic)
                    .filter(Answer::comesFirst)
                    .flatMap(it -> inOtherWords(asked, it)));
  }

  /** The latest saved answer to the question in other words. */
  private Optional<Answer> ofSameMeaning(LabelledField asked, QuestionTopic topic) {
    return topic == QuestionTopic.OPEN || topic == QuestionTopic.NOTICE_PERIOD
        ? QuestionMeaning.of(asked.label()).map(byMeaning::get)
        : Optional.empty();
  }

  private static Optional<Reply> inOtherWords(LabelledField asked, Answer answer) {
    return AnswerFormat.fit(asked.field(), answer.answer())
        .<Reply>map(it -> new Fill(it, Source.REMEMBERED, answer.question(), answer.savedOn()));
  }

  private Reply file(FormField field, QuestionTopic topic) {
    if (topic == QuestionTopic.CV) {
      return new AttachResume();
    }
    if (topic == QuestionTopic.COVER_LETTER && applicant.coverLetter() != null) {
      return new AttachLetter();
    }
    return topic == QuestionTopic.AUTOFILL_UPLOAD
        ? new Leave()
        : unknown(field, topic.isSensitive());
  }

  private Reply fromWhatIsKnown(LabelledField asked, List<LabelledField> all, QuestionTopic topic) {
    var language = FormLanguage.of(asked, all);
    var amounts = PayUnits.amountsBeside(asked, all);
    if (!amounts.isEmpty()) {
      return payUnit(asked, amounts, all);
    }
    if (topic == QuestionTopic.PHONE_COUNTRY && Topics.offersDialingCodes(asked.field())) {
      return phoneCode(asked, all, language);
    }
    return switch (topic) {
      case WORK_PERMIT -> workPermit(asked, language);
      case SALARY -> pay(asked, all, language);
      case GENDER -> demographic(asked, topic, applicant.profile().demographics().gender());
      case RACE -> demographic(asked, topic, applicant.profile().demographics().race());
      case VETERAN -> demographic(asked, topic, applicant.profile().demographics().veteran());
      case DISABILITY -> demographic(asked, topic, applicant.profile().demographics().disability());
      case DEMOGRAPHIC -> demographic(asked, topic, null);
      case CONSENT_DATA -> consent(asked, topic, applicant.profile().consents().dataProcessing());
      case CONSENT_TALENT_POOL ->
          consent(asked, topic, applicant.profile().consents().talentPool());
      case CONSENT -> consent(asked, topic, null);
      case ABOUT_COMPANY ->
          namesCompany(asked) ? remembered(asked, topic) : unknown(asked.field(), true);
      case OPEN -> open(asked);
      case DELICATE -> remembered(asked, topic);
      case COVER_LETTER -> letter(asked);
      case CV_TEXT -> resumeText(asked);
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
          HOUSE_NUMBER,
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
              .answer(asked, topic, all)
              .<Reply>map(it -> it)
              .orElseGet(() -> remembered(asked, topic));
    };
  }

  /** From the profile by the meaning of the question, then from what was answered before. */
  private Reply open(LabelledField asked) {
    var field = asked.field();
    var meaning = QuestionMeaning.of(asked.label());
    var fact = meaning.flatMap(it -> fact(field, it));
    if (fact.isPresent()) {
      return new Fill(fact.get(), Source.PROFILE);
    }
    if (rememberedAnswer(asked).isPresent()) {
      return remembered(asked, QuestionTopic.OPEN);
    }
    return ofSameMeaning(asked, QuestionTopic.OPEN)
        .flatMap(it -> inOtherWords(asked, it))
        .or(() -> meaning.flatMap(it -> resumeFact(field, it)))
        .orElseGet(() -> unknown(field, false));
  }

  private Optional<List<String>> fact(FormField field, QuestionMeaning meaning) {
    var profile = applicant.profile();
    return switch (meaning.subject()) {
      case START_DATE ->
          fit(field, profile.startDate())
              .or(
                  () ->
                      profile.startDate() == null && field.kind() != FieldKind.LONG_TEXT
                          ? notice(field)
                          : Optional.empty());
      case NOTICE_PERIOD -> notice(field);
      case HIGHEST_DEGREE ->
          Optional.ofNullable(profile.highestDegree()).flatMap(it -> degree(field, it));
      case SKILL_YEARS ->
          profile.skillYears().stream()
              .filter(it -> QuestionText.normalized(it.skill()).equals(meaning.about()))
              .findFirst()
              .flatMap(it -> fit(field, String.valueOf(it.years())));
      case TOTAL_YEARS, RELOCATION, LANGUAGE_LEVEL, DRIVING_LICENCE, TRAVEL, SOURCE ->
          Optional.empty();
    };
  }

  private Optional<Reply> resumeFact(FormField field, QuestionMeaning meaning) {
    var resume = new ResumeFacts(applicant.resume());
    Optional<List<String>> values =
        switch (meaning.subject()) {
          case HIGHEST_DEGREE ->
              resume.highestDegree(applicant.today()).flatMap(it -> degree(field, it));
          case TOTAL_YEARS ->
              new WorkYears(resume.jobs(), applicant.today())
                  .completed()
                  .flatMap(it -> fit(field, String.valueOf(it)));
          case LANGUAGE_LEVEL ->
              SpokenLanguage.named(meaning.about())
                  .flatMap(resume::fluency)
                  .flatMap(it -> languageLevel(field, it));
          case START_DATE,
              NOTICE_PERIOD,
              SKILL_YEARS,
              RELOCATION,
              DRIVING_LICENCE,
              TRAVEL,
              SOURCE ->
              Optional.empty();
        };
    return values.map(it -> new Fill(it, Source.RESUME));
  }

  private static Optional<List<String>> degree(FormField field, String degree) {
    return fit(field, degree).or(() -> DegreeLevel.option(field, degree).map(List::of));
  }

  private static Optional<List<String>> languageLevel(FormField field, String fluency) {
    return fit(field, fluency)
        .or(() -> LanguageLevel.of(fluency).flatMap(it -> it.option(field)).map(List::of));
  }

  private Optional<List<String>> notice(FormField field) {
    return PersonalFacts.noticeValues(field, applicant.profile().noticePeriod());
  }

  private static Optional<List<String>> fit(FormField field, String fact) {
    return Optional.ofNullable(fact).flatMap(it -> AnswerFormat.fit(field, it));
  }

  /** A question that does not name its country means another one with each job. */
  private Reply workPermit(LabelledField asked, FormLanguage language) {
    var field = asked.field();
    var known = WorkPermit.answer(field, language, applicant);
    if (known.isPresent()) {
      return new Fill(known.get(), Source.PROFILE);
    }
    return WorkPermit.namesItsCountry(field)
        ? remembered(asked, QuestionTopic.WORK_PERMIT)
        : unknown(field, true);
  }

  private Reply pay(LabelledField asked, List<LabelledField> all, FormLanguage language) {
    return PayWish.answer(asked, all, language, applicant)
        .<Reply>map(values -> new Fill(values, Source.PROFILE))
        .orElseGet(() -> remembered(asked, QuestionTopic.SALARY));
  }

  /** A code that the form has preset would change a number that is entered beside it. */
  private Reply phoneCode(LabelledField asked, List<LabelledField> all, FormLanguage language) {
    var known =
        new PersonalFacts(applicant, language).answer(asked, QuestionTopic.PHONE_COUNTRY, all);
    if (known.isPresent()) {
      return known.get();
    }
    return rememberedAnswer(asked).isEmpty() && !asked.field().values().isEmpty()
        ? new Ask(false, true)
        : remembered(asked, QuestionTopic.PHONE_COUNTRY);
  }

  /** Currency or period of an amount; left as it is only where the amount stays empty. */
  private Reply payUnit(LabelledField asked, List<LabelledField> amounts, List<LabelledField> all) {
    var wish = applicant.profile().salaryExpectation();
    var units = PayUnits.beside(amounts.getFirst().field(), all);
    if (wish != null && units.fit(wish)) {
      return PayUnits.option(asked, wish)
          .<Reply>map(it -> new Fill(List.of(it), Source.PROFILE))
          .orElseGet(() -> new Ask(true, true));
    }
    var isAmountOpen =
        amounts.stream()
            .anyMatch(
                it ->
                    it.field().required()
                        || given(it).isPresent()
                        || rememberedAnswer(it).isPresent());
    return isAmountOpen ? new Ask(true, true) : unknown(asked.field(), true);
  }

  private Reply demographic(LabelledField asked, QuestionTopic topic, String value) {
    var field = asked.field();
    if (value != null) {
      var known =
          field.options().isEmpty()
              ? AnswerFormat.fit(field, value)
              : SelfDescription.option(field, value).map(List::of);
      if (known.isPresent()) {
        return new Fill(known.get(), Source.PROFILE);
      }
    }
    if (value == null && rememberedAnswer(asked).isPresent()) {
      return remembered(asked, topic);
    }
    return applicant.profile().demographicsUnanswered() == UnansweredDemographics.DECLINE
        ? SelfDescription.declining(field)
            .<Reply>map(option -> new Fill(List.of(option), Source.DECLINED))
            .orElseGet(() -> unknown(field, true))
        : unknown(field, true);
  }

  private Reply consent(LabelledField asked, QuestionTopic topic, Boolean isGranted) {
    var field = asked.field();
    if (isGranted == null) {
      var reply = remembered(asked, topic);
      return reply instanceof Leave && isTicked(field) ? untick() : reply;
    }
    if (field.kind() == FieldKind.CHOICE) {
      return AnswerFormat.option(field, PlainWord.of(isGranted))
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

  /** Whether the site ticked the box in advance, without the applicant's consent. */
  private static boolean isTicked(FormField field) {
    return field.kind() == FieldKind.TICK && field.values().contains("true");
  }

  private static Reply untick() {
    return new Fill(List.of("false"), Source.PROFILE);
  }

  /** A letter is never truncated: the applicant has to shorten one that does not fit. */
  private Reply letter(LabelledField asked) {
    if (applicant.coverLetter() == null) {
      return remembered(asked, QuestionTopic.COVER_LETTER);
    }
    return AnswerFormat.fit(asked.field(), applicant.coverLetter())
        .<Reply>map(values -> new Fill(values, Source.LETTER))
        .orElseGet(() -> new Ask(false));
  }

  /** A box beside one for the file stays empty unless the form insists on it. */
  private Reply resumeText(LabelledField asked) {
    return asked.field().required()
        ? AnswerFormat.fit(asked.field(), ResumeText.of(applicant.resume()))
            .<Reply>map(values -> new Fill(values, Source.RESUME))
            .orElseGet(() -> new Ask(false))
        : new Leave();
  }

  private Reply remembered(LabelledField asked, QuestionTopic topic) {
    return rememberedAnswer(asked)
        .map(
            it ->
                fitted(asked.field(), it.answer(), Source.REMEMBERED, topic)
                        instanceof Fill(var values, var source, _, _)
                    ? new Fill(values, source, null, it.savedOn())
                    : unknown(asked.field(), topic.isSensitive()))
        .orElseGet(() -> unknown(asked.field(), topic.isSensitive()));
  }

  private static Reply fitted(FormField field, String answer, Source source, QuestionTopic topic) {
    return AnswerFormat.fit(field, answer)
        .<Reply>map(values -> new Fill(values, source))
        .orElseGet(
            () ->
                source == Source.GIVEN
                    ? new Ask(topic.isSensitive())
                    : unknown(field, topic.isSensitive()));
  }

  private LabelledField labelled(FormField field) {
    return new LabelledField(field, normalized(field.label()));
  }

  private String normalized(String label) {
    return normalized.computeIfAbsent(label, LabelledField::normalized);
  }

  private Optional<String> given(LabelledField asked) {
    var exact = applicant.given().get(asked.field().label());
    return Optional.ofNullable(exact == null ? given.get(asked.label()) : exact);
  }

  private Optional<Answer> rememberedAnswer(LabelledField asked) {
    return Optional.ofNullable(remembered.get(ofAnyCompany(asked.label())));
  }

  /** The normalized question with the company's name as any other form would put it. */
  private String ofAnyCompany(String question) {
    var unnamed =
        company.isEmpty()
            ? question
            : question.replaceAll("(?<!\\S)" + Pattern.quote(company) + "(?!\\S)", COMPANY);
    return THE_COMPANY.matcher(unnamed).replaceAll(COMPANY);
  }

  private boolean namesCompany(LabelledField asked) {
    return !company.isEmpty() && (" " + asked.label() + " ").contains(" " + company + " ");
  }

  private static Reply unknown(FormField field, boolean isSensitive) {
    return field.required() ? new Ask(isSensitive) : new Leave();
  }
}
