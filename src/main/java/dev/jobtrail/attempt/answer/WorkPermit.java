package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.ApplyProfile.WorkAuthorization;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers questions about work authorization and visa sponsorship from the profile's entry for that
 * country.
 *
 * <p>A question is answered only if all of its words are known for such questions; the applicant
 * answers any other.
 */
final class WorkPermit {

  /** What can be asked. */
  private enum Subject {
    AUTHORIZATION,
    SPONSOR_NEEDED,
    SPONSOR_NOT_NEEDED,
    WITHOUT_SPONSOR
  }

  private static final Pattern EXAMPLES =
      Pattern.compile(
          "(?i)\\((?:e\\.? ?g|i\\.? ?e|for example|such as|z\\.? ?b|p\\. ?ex|including)[^)]*\\)");

  private static final Pattern THIS_COUNTRY =
      Pattern.compile(
          "(?:in |for |from )?(?:the |this |that )?(?:country|location|place) (?:in which|where|that|to which|for which)"
              + " (?:you are applying(?: (?:to|for|in))?(?: work)?|you have applied|(?:this|the) (?:job|role|position|vacancy) is"
              + " (?:located|based)|(?:this|the) (?:job|role|position) (?:is|will be) (?:located|based))"
              + "|(?:in |for )?(?:the |this )?country (?:you are applying (?:to|for|in)|you applied (?:to|for)|of employment|of this (?:job|role|position))"
              + "|in (?:the|this) (?:country|location)(?: of (?:this|the) (?:job|role|position|employment))?"
              + "|(?:in|at) the location of (?:this|the) (?:job|role|position)"
              + "|(?:in the )?(?:location|country) (?:of|for) (?:this|the) (?:job|role|position)"
              + "|(?:where|for which) (?:this|the) (?:job|role|position) is (?:located|based)"
              + "|(?:in|for) (?:this|the) (?:job|role|position)"
              + "|in (?:diesem land|dem land|dem die stelle ist)|dans (?:ce|le) pays|en (?:este|el) pais|n(?:este|o) pais|in questo paese|nel paese|in dit land");

  private static final Pattern SPONSOR =
      Pattern.compile("\\b(?:sponsor\\w*|parrain\\w*|patrocin\\w*|sponsoring)\\b");
  private static final Pattern VISA = Pattern.compile("\\b(?:visas?|visum\\w*|visado|visto)\\b");
  private static final Pattern NEEDS =
      Pattern.compile(
          "\\b(?:requir\\w*|need(?:s|ed|ing)?|necessit\\w*|benotig\\w*|brauch\\w*|besoin|exige\\w*"
              + "|necesit\\w*|requier\\w*|precis\\w*|bisogno|richied\\w*|nodig|erforder\\w*)\\b");
  private static final Pattern MAY =
      Pattern.compile(
          "\\b(?:authori[sz]\\w*|eligib\\w*|entitled|permitted|allowed|legal|legally|lawfully|rights?|permission|permits?"
              + "|arbeitserlaubnis|arbeitsgenehmigung|arbeitsberechtigung|aufenthaltserlaubnis|berechtigt|durfen"
              + "|autoris\\w*|autoriz\\w*|permis\\w*|permess\\w*|droit|legalement|derecho|legalmente|direito|diritto"
              + "|werkvergunning|gerechtigd|mag|toestemming)\\b");
  private static final Pattern WITHOUT =
      Pattern.compile("\\b(?:without|ohne|sans|sin|sem|senza|zonder)\\b");
  private static final Pattern NOT =
      Pattern.compile(
          "\\b(?:not|dont|no|nicht|kein\\w*|ne|pas|n|nao|non|niet|geen|unable|cannot|never)\\b");
  private static final Pattern NEEDS_NOT =
      Pattern.compile(
          "^(?:do|will|would) you (?:now or in the future )?not (?:now or in the future )?(?:require|need)\\b"
              + "|^i (?:do|will|would) not (?:now or in the future )?(?:require|need)\\b");
  private static final Pattern NO_CLAIM =
      Pattern.compile(
          "^(?:other|andere\\w*|autre|otro|outro|altro|anders|not sure|unsure|unknown|not applicable|n a|select\\b.*|please select.*|choose.*)?$");

  /** The other words of such questions. */
  private static final Set<String> VOCABULARY =
      Stream.of(
              """
          are you do does will would have has is be been can i am to the a an of for in at on by from with
          and or but now currently presently future any time your our my us this it work working employed employment employ
          employer company valid immigration status support assistance obtain continue extend maintain retain
          commence begin start based legally full unrestricted an such as require ability able that
          sie du haben hast ist sind eine einen ein gultige gultigen in der die das den dem fur zu und oder
          jetzt kunftig zukunft zukunftig derzeit aktuell ob arbeiten arbeit beschaftigung rechtlich legal um
          einer unterstutzung durch arbeitgeber benotigen werden
          etes vous avez as tu es un une le la les de d du en au aux a travailler travail pour et ou actuellement
          maintenant l avenir futur valide par employeur aurez votre emploi
          que tu su esta estas tiene tienes usted un una el los para trabajar trabajo y o actualmente ahora futuro
          valido por empresa del en su necesitas necesita visa
          voce tem esta um uma o os para trabalhar trabalho e ou atualmente agora no na do da em valido por empresa seu futuro
          sei hai e un il lo per lavorare lavoro o attualmente ora in futuro valido da parte del di azienda
          bent u je heb heeft een het om te werken werk en of nu toekomst momenteel geldige voor door werkgever
          """
                  .strip()
                  .split("\\s+"))
          .collect(Collectors.toUnmodifiableSet());

  private final boolean isAuthorized;
  private final Boolean needsSponsor;

  private WorkPermit(WorkAuthorization entry) {
    isAuthorized = entry.authorized();
    needsSponsor = entry.needsSponsorship();
  }

  /** The values for the field; empty if the profile does not answer it unambiguously. */
  static Optional<List<String>> answer(
      FormField field, FormLanguage language, Applicant applicant) {
    var mentions = mentions(field, applicant);
    var country =
        switch (mentions.codes().size()) {
          case 0 -> Countries.ofPlace(applicant.jobLocation()).or(() -> ofHomeTown(applicant));
          case 1 -> mentions.codes().stream().findFirst();
          default -> Optional.<String>empty();
        };
    var question = question(mentions);
    return country
        .flatMap(code -> entry(applicant, code))
        .filter(_ -> isUnderstood(question))
        .flatMap(entry -> new WorkPermit(entry).values(field, language, question));
  }

  /** What a field asks for; empty where not all of its words are known. */
  static Optional<QuestionKind> kind(FormField field, Applicant applicant) {
    var mentions = mentions(field, applicant);
    var question = question(mentions);
    return isUnderstood(question)
        ? subject(question).map(it -> new QuestionKind(it, mentions.codes()))
        : Optional.empty();
  }

  private static Countries.Mentions mentions(FormField field, Applicant applicant) {
    var label = EXAMPLES.matcher(field.label()).replaceAll(" ");
    return Countries.in(
        applicant.company() == null || applicant.company().isBlank()
            ? label
            : label.replace(applicant.company(), "the company"));
  }

  /** The question without its country. */
  private static String question(Countries.Mentions mentions) {
    return THIS_COUNTRY.matcher(mentions.rest()).replaceAll(" ").strip();
  }

  /** The country of a job in the applicant's country of residence, as stated in the profile. */
  private static Optional<String> ofHomeTown(Applicant applicant) {
    var home = applicant.profile().address();
    var isThere =
        home.city() != null
            && applicant.jobLocation() != null
            && QuestionText.normalized(applicant.jobLocation())
                .equals(QuestionText.normalized(home.city()));
    return isThere ? Optional.ofNullable(home.country()) : Optional.empty();
  }

  /** Whether the question names its country. */
  static boolean namesItsCountry(FormField field) {
    return !Countries.in(field.label()).codes().isEmpty();
  }

  private static Optional<WorkAuthorization> entry(Applicant applicant, String country) {
    return applicant.profile().workAuthorization().stream()
        .filter(it -> it.country().equals(country))
        .findFirst();
  }

  private static boolean isUnderstood(String question) {
    for (var word : question.split(" +")) {
      var isKnown =
          VOCABULARY.contains(word)
              || List.of(SPONSOR, VISA, NEEDS, MAY, WITHOUT, NOT).stream()
                  .anyMatch(it -> it.matcher(word).matches());
      if (!isKnown) {
        return false;
      }
    }
    return true;
  }

  private Optional<List<String>> values(FormField field, FormLanguage language, String question) {
    var truth = truth(question);
    return switch (field.kind()) {
      case CHOICE -> option(field.options(), truth).map(List::of);
      case TEXT, LONG_TEXT -> truth.map(it -> List.of(language.word(it)));
      case TICK -> truth.filter(it -> it).map(it -> List.of(it.toString()));
      case EMAIL, PHONE, URL, NUMBER, DATE, MONTH, SEARCH, CHOICES, FILE, PASSWORD, OTHER ->
          Optional.empty();
    };
  }

  /** Whether the answer is yes; empty if unknown or the question is unclear. */
  private Optional<Boolean> truth(String question) {
    return subject(question)
        .flatMap(
            it ->
                switch (it) {
                  case AUTHORIZATION -> Optional.of(isAuthorized);
                  case SPONSOR_NEEDED -> sponsorNeeded();
                  case SPONSOR_NOT_NEEDED -> sponsorNeeded().map(needed -> !needed);
                  case WITHOUT_SPONSOR -> withoutSponsor();
                });
  }

  /** What is asked; empty if that is unclear. */
  private static Optional<Subject> subject(String question) {
    var sponsor = SPONSOR.matcher(question).find();
    var visa = VISA.matcher(question).find();
    var may = MAY.matcher(question).find();
    var needs = NEEDS.matcher(question).find();
    var without = WITHOUT.matcher(question).find();
    if (NOT.matcher(question).find()) {
      return !without && !may && NEEDS_NOT.matcher(question).find() && (sponsor || visa)
          ? Optional.of(Subject.SPONSOR_NOT_NEEDED)
          : Optional.empty();
    }
    if (without) {
      return sponsor || visa ? Optional.of(Subject.WITHOUT_SPONSOR) : Optional.empty();
    }
    if (sponsor || visa && needs) {
      return may ? Optional.empty() : Optional.of(Subject.SPONSOR_NEEDED);
    }
    return may && !needs && !visa ? Optional.of(Subject.AUTHORIZATION) : Optional.empty();
  }

  private Optional<Boolean> sponsorNeeded() {
    return Optional.ofNullable(needsSponsor);
  }

  private Optional<Boolean> withoutSponsor() {
    return isAuthorized ? sponsorNeeded().map(it -> !it) : Optional.of(false);
  }

  /** The one option that holds, where all the others are known not to. */
  private Optional<String> option(List<String> options, Optional<Boolean> truth) {
    String holding = null;
    for (var option : options) {
      var claim = claim(option, truth);
      if (claim.isEmpty() || claim.get() && holding != null) {
        return Optional.empty();
      }
      if (claim.get()) {
        holding = option;
      }
    }
    return Optional.ofNullable(holding);
  }

  /** Whether an option is true; empty if undecidable. */
  private Optional<Boolean> claim(String option, Optional<Boolean> truth) {
    var text = Countries.in(option).rest();
    var word = PlainWord.of(option);
    if (word.filter(it -> it == PlainWord.DECLINED).isPresent()
        || NO_CLAIM.matcher(text).matches()) {
      return Optional.of(false);
    }
    if (word.isPresent() && (truth.isEmpty() || truth.get() != (word.get() == PlainWord.YES))) {
      return truth.map(_ -> false);
    }
    var isBare = word.isPresent() && QuestionText.normalized(option).split(" ").length == 1;
    return isBare ? Optional.of(true) : statement(text, word.isPresent());
  }

  /** Whether an option's statement about permit and sponsorship is true. */
  private Optional<Boolean> statement(String text, boolean hasWord) {
    var body = hasWord ? text.replaceFirst("^\\w+ ?", "") : text;
    if (!isUnderstood(body)) {
      return Optional.empty();
    }
    var sponsor = SPONSOR.matcher(body).find();
    var may = MAY.matcher(body).find();
    var without = WITHOUT.matcher(body).find();
    var not = NOT.matcher(body).find();
    if (sponsor && without && not || !sponsor && !may) {
      return Optional.empty();
    }
    if (sponsor && without) {
      return may || !hasWord ? withoutSponsor() : sponsorNeeded().map(it -> !it);
    }
    if (sponsor && may) {
      return not ? Optional.empty() : sponsorNeeded().map(it -> it && isAuthorized);
    }
    return sponsor ? sponsorNeeded().map(it -> it != not) : Optional.of(isAuthorized != not);
  }
}
