package dev.jobtrail.resume.reading;

import java.util.regex.Pattern;

/** Words by which a part of an entry shows what it is, in English, German, French and Spanish. */
final class EntryWords {

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /** Stems that stand within compounds, then words of their own. */
  private static final Pattern POSITION =
      Pattern.compile(
          "engineer|developer|manager|director|analyst|consultant|designer|architect|administrat"
              + "|assist[ae]nt|officer|specialist|coordinator|teacher|scientist|researcher|technician"
              + "|programmer|accountant|representative|supervisor|advis[eo]r|professor|therapist"
              + "|electrician|recruiter|controller|entwickler|ingenieur|leiter|berater|referent"
              + "|sachbearbeiter|kaufmann|kauffrau|techniker|mechaniker|praktik|werkstudent"
              + "|geschäftsführer|mitarbeiter|fachkraft|pfleger|lehrer|verkäufer|auszubildende"
              + "|redakteur|ingénieur|développeu|responsable|directeur|directrice|technicien|gestionnaire"
              + "|vendeu|infirmi|stagiaire|apprenti|comptable|conseill|analyste|ingenier|desarrollador"
              + "|gerente|asistente|consultor|técnic|analista|enfermer|profesor|vendedor|becari|auxiliar"
              + "|contable|coordinador|encargad|programador|diseñador|arquitect|abogad|médic"
              + "|(?<!\\p{L})(?:head|lead|intern|trainee|nurse|executive|chef|cheffe|cook|driver|associate"
              + "|president|founder|co-founder|ceo|cto|cfo|coo|vp|owner|editor|writer|student|tutor"
              + "|lecturer|postdoc|apprentice|clerk|secretary|doctor|physician|lawyer|attorney|mechanic"
              + "|operator|worker|planner|strategist|buyer|agent|auditor|freelance|freelancer|barista"
              + "|waiter|waitress|cashier|pharmacist|biologist|chemist|koch|köchin|schwester|arzt|ärztin"
              + "|chargée?|professeur|cuisinier|serveur|avocate?|médecin|jefe|jefa|camarer[oa]|cociner[oa]"
              + "|conductor|dependient[ea])(?!\\p{L})",
          FLAGS);

  private static final Pattern EMPLOYER =
      Pattern.compile(
          "(?<!\\p{L})(?:gmbh|ag|kg|ohg|gbr|ug|se|e\\.\\s?v\\.|inc|ltd|llc|llp|plc|corp|corporation|co"
              + "|company|sa|s\\.a\\.|sas|sarl|sl|s\\.l\\.|bv|nv|ab|oy|group|gruppe|groupe|grupo|holding"
              + "|systems?|technologies|solutions|labs?|partners|bank|banque|banco|hotel|hôtel|restaurant"
              + "|hospital|hôpital|clinic|clínica|clinique|stadtwerke|ministry|ministerium|agency|agentur"
              + "|agence|agencia|studio|studios|works|industries|services|press|verlag|stiftung|foundation"
              + "|verein|maison|church|council|airlines|insurance|versicherung)(?!\\p{L})|klinik|kranken"
              + "haus|gesellschaft|werke(?!\\p{L})",
          FLAGS);

  private static final Pattern SCHOOL =
      Pattern.compile(
          "universi|hochschule|schule(?!\\p{L})|gymnasium|school|college|institut|academ|akademi|lycée"
              + "|lycee|école|ecole|facult|fakult|colegio|escuela|polytechni|politécnic|(?<!\\p{L})(?:eth"
              + "|mit|tu|fh|iut|iae|ucl|ihk|ies|insa|hec)(?!\\p{L})",
          FLAGS);

  private static final Pattern DEGREE =
      Pattern.compile(
          "bachelor|master|máster|diplom|licen[cs]|doctor|doktor|promotion|magister|staatsexamen|abitur"
              + "|weiterbildung|fortbildung|umschulung"
              + "|matura|baccalauréat|bachillerato|ingeniería|(?<!\\p{L})(?:b\\.?\\s?sc|m\\.?\\s?sc"
              + "|b\\.?\\s?a|m\\.?\\s?a|b\\.?\\s?eng|m\\.?\\s?eng|mba|ph\\.?\\s?d|llb|llm|bts|dut|grado"
              + "|degree|hauptschulabschluss|realschulabschluss|mittlere reife|ausbildung|associate"
              + "|certificate|a-levels|gcse|high school diploma)(?!\\p{L})",
          FLAGS);

  /** What follows a comma and belongs to the name before it. */
  private static final Pattern SUFFIX =
      Pattern.compile(
          "(?:inc|ltd|llc|llp|corp|co|s\\.?a\\.?|s\\.?l\\.?|gmbh|[A-Z]{2})\\.?",
          Pattern.CASE_INSENSITIVE);

  private EntryWords() {}

  static boolean isPosition(String text) {
    return POSITION.matcher(text).find();
  }

  static boolean isEmployer(String text) {
    return EMPLOYER.matcher(text).find() && !HeadFields.isPhrase(text) || isSchool(text);
  }

  static boolean isSchool(String text) {
    return SCHOOL.matcher(text).find();
  }

  static boolean isDegree(String text) {
    return DEGREE.matcher(text).find();
  }

  static boolean isSuffix(String text) {
    return SUFFIX.matcher(text).matches();
  }
}
