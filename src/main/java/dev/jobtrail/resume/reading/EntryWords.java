package dev.jobtrail.resume.reading;

import java.util.regex.Pattern;

/**
 * Words by which a part of an entry shows what it is, in English, German, French, Spanish, Dutch,
 * Italian, Polish and Portuguese.
 */
final class EntryWords {

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /** Stems that stand within compounds, then words of their own. */
  private static final Pattern POSITION =
      Pattern.compile(
          "(?:engineer(?!ing)|developer|manager|director|analyst|consultant(?!s(?!\\p{L}))|designer|architect(?!s(?!\\p{L}))|administrat"
              + "|assist[ae]nt|officer|specialist|coordinator|teacher|scientist|researcher|technician"
              + "|programmer|accountant|representative|supervisor|advis[eo]r|professor|therapist"
              + "|electrician|recruiter|controller|entwickler|ingenieur|leiter|berater|referent"
              + "|sachbearbeiter|kaufmann|kauffrau|techniker|mechaniker|praktik|werkstudent"
              + "|geschäftsführer|mitarbeiter|fachkraft|pfleger|lehrer|verkäufer|auszubildende"
              + "|redakteur|ingénieur|développeu|responsable|directeur|directrice|technicien|gestionnaire"
              + "|vendeu|infirmi|stagiaire|apprenti|comptable|conseill|analyste|ingenier|desarrollador"
              + "|gerente|asistente|consultor|técnic|analista|enfermer|profesor|vendedor|becari|auxiliar"
              + "|contable|coordinador|encargad|programador|diseñador|arquitect|abogad|médic[oa](?!l)"
              + "|receptionist|journalist|photographer|librarian|paramedic|dentist|instructor|carpenter"
              + "|plumber|caregiver|zeichner|gestalter|konstrukteur|monteur|erzieher|pädagog|anwalt|anwält"
              + "|informatiker|elektroniker|elektriker|buchhalter|sekretär|disponent|lagerist|apotheker"
              + "|optiker|aushilfe|hilfskraft|volontär|electricien|électricien|mécanicien|pharmacien"
              + "|éducat|formateur|formatrice|secrétaire|graphiste|rédact|juriste|electricista|mecánic"
              + "|operari|recepcionista|maestr[oa]|delegad|farmacéutic|psicólog|educador|periodista"
              + "|medewerker|verpleegkundige|verzorgende|projectleider|voorbereider|beheerder|adviseur"
              + "|ontwikkelaar|docent|leraar|leerkracht|boekhoud|stagiair|verkoper|vertegenwoordiger"
              + "|sviluppat|responsabile|impiegat|farmacist|infermier|insegnante|ingegner|architett|avvocat"
              + "|contabile|tirocinant|stagista|addett[oa]|tecnic[oa]|direttor|direttric|consulente"
              + "|segretari|venditor|commess[oa]|magazzinier|progettist|programmator|specjalist|programist"
              + "|inżynier|kierowni|dyrektor|asystent|księgow|nauczyciel|pielęgniar|lekarz|sprzedawc"
              + "|konsultant|analityk|spedytor|koordynator|menedżer|menadżer|praktykant|stażyst|pracownik"
              + "|projektant|doradca|prawnik|handlow|engenheir|desenvolvedor|gestora?(?!\\p{L})|diretora?"
              + "(?!\\p{L})|enfermeir|advogad|assistente|coordenador|contabilista|estagiári|cozinheir"
              + "|motorista|operador|encarregad|arquitet|farmacêutic|secretári"
              + ")(?!\\p{L}*(?:büro|kanzlei|praxis|gesellschaft|haus|schule|kammer|verband))"
              + "|(?<!\\p{L})(?:head|lead|intern|trainee|nurse|executive|chef|cheffe|cook|driver|associate"
              + "|president|founder|co-founder|ceo|cto|cfo|coo|vp|owner|editor|writer|student|tutor"
              + "|lecturer|postdoc|apprentice|clerk|secretary|doctor|physician|lawyer|attorney|mechanic"
              + "|operator|worker|planner|strategist|buyer|agent|auditor|freelance|freelancer|barista"
              + "|waiter|waitress|cashier|pharmacist|biologist|chemist|koch|köchin|schwester|arzt|ärztin"
              + "|chargée?|professeur|cuisinier|serveur|avocate?|médecin|jefe|jefa|camarer[oa]|cociner[oa]"
              + "|conductor|dependient[ea]|kok|kierowca|kucharz|kelner|cuoc[oa]|cameriere|autista|capo)(?!\\p{L})",
          FLAGS);

  private static final Pattern EMPLOYER =
      Pattern.compile(
          "(?<!\\p{L})(?:engineering|engineers|consulting|consultants|architects|contractors|advisors|gmbh|ag|kg|ohg|gbr|ug|se|e\\.\\s?v\\.|inc|ltd|llc|llp|plc|corp|corporation|co"
              + "|company|sa|s\\.a\\.|sas|sarl|sl|s\\.l\\.|bv|nv|ab|oy|group|gruppe|groupe|grupo|holding"
              + "|systems?|technologies|solutions|labs?|partners|bank|banque|banco|hotel|hôtel|restaurant"
              + "|hospital|hôpital|clinic|clínica|clinique|stadtwerke|ministry|ministerium|agency|agentur"
              + "|agence|agencia|studio|studios|works|industries|services|press|verlag|stiftung|foundation"
              + "|verein|maison|church|council|airlines|insurance|versicherung|s\\.?\\s?r\\.?\\s?l\\.?|s\\.p\\.a"
              + "|sp\\. z o\\.\\s?o|b\\.\\s?v|n\\.\\s?v|lda|ltda|pty|eg|kgaa|kanzlei|kita|kindergarten|apotheke"
              + "|pharmacie|farmacia|farmácia|ospedale|szpital|szpitala|mairie|gemeinde|gemeente|comune"
              + "|ayuntamiento|gasthof|garage|librairie|entreprise|kancelaria|przychodnia|cabinet|estudio"
              + "|almacenes|construcciones|haulage|freight|trust)(?!\\p{L})|klinik|krankenhaus|ziekenhuis"
              + "|gesellschaft|genossenschaft|kindertagesstätte|(?:werke|büro|praxis|bedrijf|handel)(?!\\p{L})",
          FLAGS);

  private static final Pattern SCHOOL =
      Pattern.compile(
          "universi|hochschule|schule(?!\\p{L})|gymnasium|school|college|institut|academ|akademi|lycée"
              + "|lycee|école|ecole|facult|fakult|colegio|escuela|polytechni|politécnic|(?<!\\p{L})(?:eth"
              + "|mit|tu|fh|iut|iae|ucl|ihk|ies|insa|hec|ifsi|roc|agh)(?!\\p{L})|uniwersyt|politechni|politecnic"
              + "|hogeschool|szko[łl]|szkół|liceum|liceo|istitut|instytut|escola|scuola|faculdade|facolt|technikum"
              + "|berufskolleg|kunstakademie",
          FLAGS);

  private static final Pattern DEGREE =
      Pattern.compile(
          "bachelor|master|máster|diplom|licen[cs]|doctor|doktor|promotion|magister|staatsexamen|abitur"
              + "|weiterbildung|fortbildung|umschulung"
              + "|matura|baccalauréat|bachillerato|ingeniería|(?<!\\p{L})(?:b\\.?\\s?sc|m\\.?\\s?sc"
              + "|b\\.?\\s?a|m\\.?\\s?a|b\\.?\\s?eng|m\\.?\\s?eng|mba|ph\\.?\\s?d|llb|llm|bts|dut|grado"
              + "|degree|hauptschulabschluss|realschulabschluss|mittlere reife|ausbildung|associate"
              + "|certificate|a-levels|gcse|high school diploma|b\\.\\s?s\\.?|b\\.?comm?|pgce|hnd|lehre|bac|bep|cap"
              + "|studium|laurea|dottorato|maturità|licencjat|inżynier|mestrado|doutora(?:mento|do)|hbo|mbo|vwo"
              + "|havo|propedeuse)(?!\\p{L})",
          FLAGS);

  /** What follows a comma and belongs to the name before it. */
  private static final Pattern SUFFIX =
      Pattern.compile(
          "(?:inc|ltd|llc|llp|corp|co|s\\.?a\\.?|s\\.?l\\.?|gmbh|[A-Z]{2})\\.?",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern SELF_EMPLOYED =
      Pattern.compile(
          "freelanc|self[- ]employed|freiberuf|selbstständig|indépendante?(?!\\p{L})|à mon compte|autónom[oa]"
              + "|cuenta propia|zelfstandig|zzp|libero professionista|samozatrudnieni",
          FLAGS);

  private EntryWords() {}

  static boolean isPosition(String text) {
    return POSITION.matcher(text).find();
  }

  /** Whether a title says that there is no employer. */
  static boolean isSelfEmployed(String title) {
    return SELF_EMPLOYED.matcher(title).find();
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
