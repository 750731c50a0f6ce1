package dev.jobtrail.attempt.answer;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.attempt.answer.Reply.Fill;
import dev.jobtrail.attempt.answer.Reply.Source;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells which fields are about a job, a school or another person instead of the applicant, and
 * answers those about the current or the latest job from the resume.
 */
final class JobFacts {

  private static final Set<QuestionTopic> OF_PERSON =
      EnumSet.of(
          QuestionTopic.FULL_NAME,
          QuestionTopic.FIRST_NAME,
          QuestionTopic.LAST_NAME,
          QuestionTopic.PHONE_COUNTRY);

  /** What a person and a company have. */
  private static final Set<QuestionTopic> CONTACT =
      EnumSet.of(
          QuestionTopic.EMAIL,
          QuestionTopic.PHONE,
          QuestionTopic.WEBSITE,
          QuestionTopic.LOCATION,
          QuestionTopic.STREET,
          QuestionTopic.HOUSE_NUMBER,
          QuestionTopic.CITY,
          QuestionTopic.REGION,
          QuestionTopic.POSTAL_CODE,
          QuestionTopic.COUNTRY);

  private static final Pattern LATEST =
      Pattern.compile("\\b(?:recent|latest|last|letzt\\w*|derniere?|ultim[ao]|laatste)\\b");

  private static final Pattern EARLIER =
      Pattern.compile(
          "\\b(?:(?<!or )previous|prior|former|past|vorherig\\w*|fruher\\w*|precedent\\w*|anterior\\w*|vorige)\\b"
              + "|\\b(?:[2-9]|1\\d)$");

  /** One of several earlier jobs, unlike the one before the present one. */
  private static final Pattern NUMBERED = Pattern.compile("\\b(?:[3-9]|1\\d)$");

  private static final Pattern START =
      Pattern.compile(
          "^(?:(?:date )?from(?: date)?|(?:job |employment )?start(?:ing|ed)?(?: date| month)?|date (?:started|of joining|joined)|since"
              + "|von|ab|seit|beginn\\w*|startdatum|eintritt\\w*|datum von|(?:date de )?debut|depuis|date d ?entree|du|de"
              + "|(?:fecha de )?inicio|desde|(?:fecha )?desde|data de inicio|(?:data di )?inizio|da|(?:start|begin)datum|van)$");

  private static final Pattern END =
      Pattern.compile(
          "^(?:(?:date )?(?:to|until)(?: date)?|(?:job |employment )?end(?:ing|ed)?(?: date| month)?|date (?:ended|left)"
              + "|bis|ende\\w*|austritt\\w*|datum bis|(?:date de )?fin|jusqu ?(?:a|au)|au|a"
              + "|(?:fecha de )?(?:fin|finalizacion|termino)|hasta|data de (?:fim|termino)|ate|(?:data di )?fine|eind(?:e|datum)|tot)$");

  /**
   * A statement that the job has not ended; unlike a question whether its employer may be asked.
   */
  private static final Pattern PRESENT =
      Pattern.compile(
          "(?:i (?:am )?(?:currently|still|presently) (?:work\\w*|employed|hold\\w*)(?: \\w+){0,4}|currently (?:work\\w*|employed)(?: here| there)?|(?:this is )?(?:my )?(?:current|present) (?:job|position|role|employment)"
              + "|ich (?:arbeite|bin)(?: \\w+){0,2} (?:aktuell|derzeit|noch|weiterhin)(?: \\w+){0,4}|(?:aktuelle|derzeitige) (?:position|stelle|tatigkeit|beschaftigung)|bis heute"
              + "|je (?:travaille|occupe)(?: \\w+){0,4} (?:actuellement|toujours)(?: \\w+){0,3}|(?:poste|emploi) actuel"
              + "|(?:actualmente trabajo|trabajo actualmente)(?: \\w+){0,3}|(?:puesto|empleo|trabajo) actual|(?:atualmente trabalho|trabalho atualmente)(?: \\w+){0,3}"
              + "|(?:attualmente lavoro|lavoro attualmente)(?: \\w+){0,3}|ik werk(?: \\w+){0,2} (?:momenteel|nog)(?: \\w+){0,3})");

  private static final Pattern EMPLOYER =
      Pattern.compile(
          "\\b(?:company|company s|companies|employers?|arbeitgeber\\w*|unternehmen\\w*|firmen\\w*|entreprise|employeur|societe|empresa|empleador|azienda|datore di lavoro|werkgever\\w*|bedrijf\\w*)\\b");

  private static final Pattern CURRENT_JOB =
      Pattern.compile(
          "\\b(?:current|present|aktuell\\w*|derzeitig\\w*|jetzig\\w*|huidig\\w*|most recent|last|letzt\\w*) (?:job|position|role|employ\\w*|company|stelle|anstellung|arbeitgeber|tatigkeit|beschaftigung|baan|functie)\\b"
              + "|\\b(?:poste|emploi|puesto|empleo|trabajo|cargo|emprego|lavoro|impiego) (?:actuel|actual|atual|attuale)\\b");

  private static final Pattern BEGINNING =
      Pattern.compile(
          "^(?:(?:date|month|day) )?(?:start\\w*|begin\\w*|eintritt\\w*|seit|since|(?:date de )?debut|(?:fecha de )?inicio|(?:data d[ei] )?ini[cz]io)\\b");

  private static final Pattern REMOTE =
      Pattern.compile("(?i)\\b(?:remote|home ?office|t[eé]l[eé]travail|remoto|hybrid)\\b");

  /** A wish, whatever part of the form it is in. */
  private static final Pattern EXPECTED =
      Pattern.compile(
          "\\b(?:expect\\w*|desired|target|requirements?|\\w*wunsch\\w*|\\w*vorstellung\\w*|erwart\\w*|pretention\\w*|souhait\\w*|expectativ\\w*|pretend\\w*|pretens\\w*|desead\\w*|aspir\\w*|desiderat\\w*|gewenst\\w*)\\b");

  private final ResumeFacts resume;

  JobFacts(JsonNode resume) {
    this.resume = new ResumeFacts(resume);
  }

  /** Whether a field asks for data of a job, a school or another person. */
  static boolean areAskedBy(LabelledField asked, QuestionTopic topic) {
    return switch (section(asked)) {
      case JOB -> isOfJob(asked, topic);
      case EDUCATION -> isOfEntry(asked, topic) || isTitleOrCompany(topic);
      case OTHER_PERSON ->
          isOfEntry(asked, topic)
              || isTitleOrCompany(topic)
              || topic == QuestionTopic.LINKEDIN
              || topic == QuestionTopic.HEADLINE;
      case APPLICANT -> isOfEmployer(asked, topic) || isStartOfJob(asked.label());
    };
  }

  private static FormSection section(LabelledField asked) {
    return FormSection.of(asked.field().section());
  }

  private static boolean isOfJob(LabelledField asked, QuestionTopic topic) {
    return isOfEntry(asked, topic)
        || isPresentJob(asked)
        || topic == QuestionTopic.SUMMARY
        || isTitleOrCompany(topic) && isEarlier(asked)
        || topic == QuestionTopic.SALARY && !EXPECTED.matcher(asked.label()).find();
  }

  private static boolean isTitleOrCompany(QuestionTopic topic) {
    return topic == QuestionTopic.CURRENT_COMPANY || topic == QuestionTopic.CURRENT_TITLE;
  }

  /** The data that an entry of any kind has, like the applicant. */
  private static boolean isOfEntry(LabelledField asked, QuestionTopic topic) {
    if (topic == QuestionTopic.OPEN) {
      var label = bare(asked);
      return START.matcher(label).find() || END.matcher(label).find();
    }
    return OF_PERSON.contains(topic) || CONTACT.contains(topic);
  }

  private static boolean isOfEmployer(LabelledField asked, QuestionTopic topic) {
    return CONTACT.contains(topic) && EMPLOYER.matcher(asked.label()).find();
  }

  private static boolean isStartOfJob(String label) {
    return BEGINNING.matcher(label).find() && CURRENT_JOB.matcher(label).find();
  }

  private static boolean isPresentJob(LabelledField asked) {
    return asked.field().kind() == FieldKind.TICK && PRESENT.matcher(asked.label()).matches();
  }

  private static boolean isEarlier(LabelledField asked) {
    return EARLIER.matcher(asked.label()).find()
        || EARLIER.matcher(QuestionText.normalized(asked.field().section())).find();
  }

  /** Whether its part of the form is about the one job before the present one. */
  private static boolean isPrevious(LabelledField asked) {
    var title = QuestionText.normalized(asked.field().section());
    return section(asked) == FormSection.JOB
        && EARLIER.matcher(title).find()
        && !Character.isDigit(title.charAt(title.length() - 1))
        && !NUMBERED.matcher(asked.label()).find();
  }

  /** The label without the title of its part of the form, which some labels repeat. */
  private static String bare(LabelledField asked) {
    var title = QuestionText.normalized(asked.field().section());
    var label = asked.label().replaceAll(" \\d+$", "");
    return !title.isEmpty() && label.endsWith(" " + title)
        ? label.substring(0, label.length() - title.length() - 1)
        : label;
  }

  /** The value for such a field; empty where it is not of the current or the latest job. */
  Optional<Fill> answer(LabelledField asked, QuestionTopic topic, List<LabelledField> all) {
    var isJob = section(asked) == FormSection.JOB;
    var isApplicant = section(asked) == FormSection.APPLICANT;
    if (isEarlier(asked) && !isPrevious(asked)
        || !isApplicant && !(isJob && hasTitleOrCompany(asked, all))) {
      return Optional.empty();
    }
    if (isPresentJob(asked)) {
      return job(asked, "name")
          .filter(_ -> resume.currentJob("name").isPresent())
          .map(_ -> new Fill(List.of("true"), Source.RESUME));
    }
    return fact(asked, topic)
        .flatMap(it -> AnswerFormat.fit(asked.field(), it))
        .map(it -> new Fill(it, Source.RESUME));
  }

  /**
   * The first or the last day of the month that the resume tells, where the form asks for a day: it
   * is the applicant who says so, and nothing is entered before.
   */
  Optional<String> dayToConfirm(LabelledField asked, QuestionTopic topic, List<LabelledField> all) {
    if (asked.field().kind() != FieldKind.DATE || topic != QuestionTopic.OPEN) {
      return Optional.empty();
    }
    var field = asked.field();
    var month =
        new LabelledField(
            new FormField(
                field.key(),
                field.label(),
                field.section(),
                field.names(),
                FieldKind.MONTH,
                field.meaning(),
                field.required(),
                List.of(),
                List.of(),
                "",
                null,
                ""),
            asked.label());
    return answer(month, topic, all)
        .flatMap(it -> DayAnswer.month(it.values().getFirst()))
        .map(it -> END.matcher(bare(asked)).find() ? it.atEndOfMonth() : it.atDay(1))
        .map(LocalDate::toString);
  }

  private Optional<String> fact(LabelledField asked, QuestionTopic topic) {
    return switch (topic) {
      case WEBSITE -> job(asked, "url");
      case SUMMARY -> job(asked, "summary");
      case LOCATION -> place(asked);
      case CITY -> place(asked).map(it -> it.split(",")[0].strip());
      case CURRENT_COMPANY -> job(asked, "name");
      case CURRENT_TITLE -> job(asked, "position");
      case OPEN -> {
        if (isStartOfJob(asked.label()) || START.matcher(bare(asked)).find()) {
          yield job(asked, "startDate");
        }
        yield END.matcher(bare(asked)).find() ? job(asked, "endDate") : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  private Optional<String> place(LabelledField asked) {
    return job(asked, "location").filter(it -> !REMOTE.matcher(it).find());
  }

  /** Of the same job as title and company. */
  private Optional<String> job(LabelledField asked, String property) {
    if (isEarlier(asked)) {
      return resume.previousJob(property);
    }
    var isLatest =
        LATEST.matcher(asked.label()).find()
            || LATEST.matcher(QuestionText.normalized(asked.field().section())).find();
    return isLatest ? resume.latestJob(property) : resume.currentJob(property);
  }

  /** Whether the part of the form is filled with one job, instead of facts about all of them. */
  private static boolean hasTitleOrCompany(LabelledField asked, List<LabelledField> all) {
    return all.stream()
        .filter(it -> it.field().section().equals(asked.field().section()))
        .anyMatch(it -> isTitleOrCompany(Topics.of(it, List.of(it))));
  }
}
