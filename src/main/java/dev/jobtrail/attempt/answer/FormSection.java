package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import java.util.regex.Pattern;

/** Whose data a part of a form asks for, by its title. */
enum FormSection {
  /** One job of the applicant. */
  JOB,
  EDUCATION,
  /** Someone else, such as a reference or an emergency contact. */
  OTHER_PERSON,
  APPLICANT;

  private static final Pattern JOB_TITLE =
      titled(
          """
          (?:work|employment|job|career|professional|relevant) (?:experiences?|history|background|record)  employment  experiences?  work  employers?
          (?:current|present|latest|most recent|last|previous|prior|former|past) (?:or (?:most recent|last|previous|latest) )?(?:job|position|role|employer|employment|company|work|work experience)s?
          (?:\\w+ )?(?:berufserfahrung\\w*|berufspraxis|werdegang|arbeitgeber|anstellung\\w*|beschaftigung\\w*)  (?:aktuelle|derzeitige|letzte|vorherige|fruhere)\\w* (?:stelle|position|tatigkeit)
          (?:derniere )?experiences? professionnelles?  parcours professionnel  (?:poste|emploi|employeur) (?:actuel|precedent)  dernier (?:poste|emploi|employeur)
          (?:ultima )?experiencias? (?:laborale?s?|profesionale?s?|de trabajo|profissiona\\w+)  historial (?:laboral|profesional)  (?:empleo|trabajo|puesto) (?:actual|anterior)  ultimo (?:empleo|trabajo|puesto)
          esperienz[ae] (?:lavorativ[ae]|professional[ei])  (?:relevante )?werkervaring  (?:huidige|laatste) (?:baan|werkgever|functie)
          """);

  private static final Pattern EDUCATION_TITLE =
      titled(
          """
          (?:(?:higher|formal|highest|academic) )?education(?:al)?(?: (?:background|history|qualifications?))?  academic (?:background|history|qualifications?)  schools?  university  college  studies
          (?:schul|hochschul|aus)?bildung\\w*  studium  schule  hochschule  bildungsweg  (?:akademischer |schulischer )?werdegang studium
          (?:formations?|etudes|scolarite|diplomes?)(?: (?:academiques?|superieures?|scolaires?))?  parcours (?:academique|scolaire|universitaire)
          (?:estudios|educacion|formacion)(?: academic[ao]s?)?  (?:formacao|educacao)(?: academica)?  (?:istruzione|formazione)(?: accademica)?  opleiding\\w*
          """);

  private static final Pattern OTHER_PERSONS_TITLE =
      titled(
          """
          (?:(?:professional|personal|employment|work|character) )*(?:references?|referees?)(?: contact)?  emergency contacts?(?: person)?  next of kin
          referenz\\w*  notfallkontakt\\w*  kontakt\\w* (?:im|fur den) notfall  references? (?:professionnelles?|personnelles?)  (?:contact|personne)s? (?:a (?:contacter|prevenir) )?(?:d|en cas d) ?urgence
          referencias?(?: (?:profesionales|laborales|personales|profissionais|pessoais))?  contactos? de emergencia  contatos? de emergencia  referenze(?: professionali)?  contatt[oi] di emergenza  referenties?  noodcontact\\w*
          """);

  static FormSection of(String title) {
    var normalized = QuestionText.normalized(title);
    if (OTHER_PERSONS_TITLE.matcher(normalized).matches()) {
      return OTHER_PERSON;
    }
    if (EDUCATION_TITLE.matcher(normalized).matches()) {
      return EDUCATION;
    }
    return JOB_TITLE.matcher(normalized).matches() ? JOB : APPLICANT;
  }

  /** Whole titles: a job may be called after any of these words. */
  private static Pattern titled(String phrases) {
    return Pattern.compile(
        "(?:your |my |ihre? |deine? |votre |tu |su )?(?:"
            + phrases.strip().replaceAll(" {2,}|\n", "|")
            + ")(?: (?:details?|information|person|entry|[#]? ?\\d+))*");
  }
}
