package dev.jobtrail.ai.builtin.letter;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a letter says of degrees and training. */
final class Studies {

  /** What is passed at the end of school is no field of study. */
  private static final Pattern SCHOOL_EXAM =
      Pattern.compile(
          "(?i)(?:\\d+ )?(?:GCSEs?|[AO][- ]levels?|(?:Scottish )?(?:Highers|Nationals)"
              + "|(?:Junior|Leaving) Cert(?:ificate)?|high school(?: diploma)?|GED)");

  private static final Pattern YEAR = Pattern.compile("(\\d{4}).*");

  private static final Pattern DEGREE =
      Pattern.compile(
          "(?:Bachelor|Master|Diploma|Doctorate|Licentiate|B\\.?Sc|M\\.?Sc|B\\.?S|M\\.?S|BA|MA|BFA|MFA|BEng|MEng|MBA|PhD|LLB|LLM|BBA)(?:"
              + " of [\\p{L} ]+)?\\.?(?: \\(Hons\\))?");

  /** What a posting calls education. */
  private static final Pattern EDUCATION =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:[GN]VQ|SVQ|GCSEs?|a[ -]levels?|BTEC|HN[CD]|BTS|DUT|CAP|BEP|gesellenbrief|meisterbrief|\\p{L}*examen|técnic[oa] (?:superior|medio)|FP|degrees?|bachelor|master(?!ing)|diploma|university|graduate|apprenticeship|\\p{L}*(?:ausbildung|studium|abschluss|lehre)"
              + "|gelernte[rn]?|examinierte\\p{L}*|diplôm\\p{L}*|formation|bac|licence|études|titulación|titulad[oa]|ciclo|bachillerato|formación|grado|estudios|licenciatura)(?!\\p{L})");

  /** Titles that are held, as no apprenticeship is. */
  private static final Pattern TITLE_OF_STUDY =
      Pattern.compile("(?:.* )?(?:\\p{Lu}{2,}|Certificate|Diploma|Degree|Level \\d)(?: .*)?");

  /** What somebody is trained as. */
  private static final Pattern AS_WHAT =
      Pattern.compile(
          "\\p{Lu}[\\p{L}-]+(?:er|in|mann|frau|kraft|ist|ent|eur|wirt|iker)(?:"
              + " (?:für|in|im|der|des) .+)?");

  private static final Pattern TRADE_WITH_ADJECTIVE =
      Pattern.compile(
          "(?:\\p{L}\\p{Ll}+ )?\\p{L}\\p{Ll}+er? (?:\\p{Lu}[\\p{L}-]+(?:er|in|mann|frau|kraft|ist|ent|eur|wirt|iker)|\\p{Lu}\\p{Ll}*angestellter?)");

  private static final Pattern TRAINING =
      Pattern.compile(
          ".*(?:[Aa]usbildung|[Ww]eiterbildung|Fortbildung|Umschulung|Lehre|[Pp]rüfung)");

  /** Of these there is one. */
  private static final Pattern FRENCH_STATE_DIPLOMA =
      Pattern.compile(
          "(?iu)(?:diplôme (?:d['’]état|national)|bac(?:calauréat)?|brevet|titre)(?!\\p{L}).*");

  /** What is awarded for a trade by the name of the trade. */
  private static final Pattern FRENCH_TITLE = Pattern.compile("(?iu)titre professionnel");

  private static final Pattern GERMAN_EXAM =
      Pattern.compile(
          "(?:(?:Erstes|Zweites|Drittes) )?(?:(?:[Jj]uristisches|[Mm]edizinisches) )?Staatsexamen");

  /** What its holder is called is no training: "Meister", "Staatlich geprüfter Techniker". */
  private static final Pattern GERMAN_TITLE =
      Pattern.compile(
          "(?:.* )?\\p{L}*(?:[Mm]eister|[Tt]echniker|[Ff]achwirt|[Bb]etriebswirt|[Mm]agister|[Dd]oktor|[Ii]ngenieur)(?:in)?");

  private static final Pattern SPANISH_LEVEL =
      Pattern.compile("(?<= )(?:Formativo|Grado|Medio|Superior|Profesionalidad)(?!\\p{L})");

  private static final Pattern SCHOOL =
      Pattern.compile(
          "(?iu)abitur|fachabitur|(?:mittlere|allgemeine|fachhochschul).*reife|baccalauréat|bac|bachillerato|ESO|high school.*|secondary.*|GCSEs?|A[- ]levels?");

  /** From short degrees to doctors. */
  private static final List<Pattern> RANKS =
      List.of(
          Lines.anyOf(
              "associate|HN[CD]|foundation|BTS|DUT|meister|fachwirt(?:in)?|técnic[oa] superior"),
          Lines.anyOf(
              "bachelor|B\\.?Sc|B\\.?A|B\\.?S|B\\.?Eng|BFA|BBA|LLB|licence|licenciatura|diplomatura|grado(?! (?:medio|superior))"),
          Lines.anyOf(
              "master|máster|M\\.?Sc|M\\.?A|M\\.?S|M\\.?Eng|MFA|MBA|LLM|magister|diplom|staatsexamen|diplôme d['’]ingénieur"),
          Lines.anyOf("doctor\\p{L}*|doctorat|doctorado|ph\\.?d|promotion"));

  private static final int MOST_ASKED = 2;

  /** Of the words of an education that the posting has. */
  private static final double LEAST_SHARE = 0.5;

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final Morphology words;

  Studies(LetterSource source, LetterPhrases phrases) {
    this.source = source;
    this.phrases = phrases;
    words = Morphology.of(source.language);
  }

  /** What the person is studying or training for at present, if anything. */
  List<String> current() {
    for (var entry : source.section("education")) {
      var school = JobTitle.ofEmployer(LetterSource.text(entry, "institution"));
      var study = LetterSource.text(entry, "studyType");
      var start = LetterSource.text(entry, "startDate");
      if (!school.isEmpty()
          && !start.isEmpty()
          && LetterSource.text(entry, "endDate").isEmpty()
          && !TRAINING.matcher(study).matches()) {
        var values = new HashMap<String, String>();
        values.put("school", school);
        values.put("since", phrases.month(start));
        var area = Lines.withoutAside(LetterSource.text(entry, "area"));
        if (source.isOneLanguage() && !area.isEmpty()) {
          values.put("field", field(area));
        }
        var name = source.isOneLanguage() ? "studying" : "studying.at";
        return phrases.filled(name, values, false);
      }
    }
    return List.of();
  }

  /** As the object of "study": "geography", "la psychologie". */
  private String field(String area) {
    return switch (source.language) {
      case ENGLISH -> asField(area);
      case GERMAN -> area;
      case FRENCH -> LineGrammar.of(source.language).object(area).orElse("");
      case SPANISH -> area;
    };
  }

  /** What a letter in another language than the resume's can say. */
  List<String> untranslated() {
    var study = source.text("/education/0/studyType");
    var year = YEAR.matcher(source.text("/education/0/endDate"));
    var school = JobTitle.ofEmployer(source.text("/education/0/institution"));
    if (school.isEmpty() || !year.matches()) {
      return List.of();
    }
    var name = isMasculine(study) ? "degree.names" : "education.names";
    var values = Map.of("study", study, "school", school, "year", year.group(1));
    return phrases.filled(name, values, false);
  }

  /** In German, French and Spanish the English names of these degrees have one gender. */
  private static boolean isMasculine(String study) {
    return DEGREE.matcher(study).matches() && !study.matches("(?:Diploma|Doctorate|Licentiate).*");
  }

  /**
   * The education that the posting names and the highest one, each by its wordings.
   *
   * @param isUnasked whether it is told as well if the posting does not ask for any
   */
  List<List<String>> finished(boolean isUnasked) {
    var all = source.section("education");
    var isAsked =
        isUnasked
            || source.lines.stream().anyMatch(it -> EDUCATION.matcher(it).find())
            || all.stream()
                .limit(1)
                .anyMatch(
                    it ->
                        source.relevance.share(LetterSource.text(it, "studyType") + " " + area(it))
                            >= LEAST_SHARE);
    return isAsked && source.isOneLanguage()
        ? chosen(all).stream().map(this::finished).toList()
        : List.of();
  }

  /** The first of those of one rank is the one that the resume has first. */
  private List<JsonNode> chosen(List<JsonNode> all) {
    var ended =
        all.stream()
            .filter(it -> YEAR.matcher(LetterSource.text(it, "endDate")).matches())
            .sorted(Comparator.comparing(Studies::rank).reversed())
            .toList();
    var asked =
        ended.stream()
            .filter(it -> rank(it) > 0 && source.relevance.share(area(it)) >= LEAST_SHARE)
            .limit(MOST_ASKED)
            .toList();
    var chosen = new LinkedHashSet<>(asked);
    ended.stream()
        .limit(1)
        .filter(it -> asked.isEmpty() || rank(it) > rank(asked.getFirst()))
        .forEach(chosen::add);
    return List.copyOf(chosen);
  }

  /** School, training, short degrees, bachelors, masters and doctors. */
  private static int rank(JsonNode entry) {
    var study = LetterSource.text(entry, "studyType");
    if (SCHOOL.matcher(study).matches() || SCHOOL_EXAM.matcher(area(entry)).matches()) {
      return 0;
    }
    for (var i = RANKS.size() - 1; i >= 0; i--) {
      if (RANKS.get(i).matcher(study).find()) {
        return i + 2;
      }
    }
    return 1;
  }

  private static String area(JsonNode entry) {
    // a bracket would stand within another one
    return Lines.withoutAside(LetterSource.text(entry, "area"));
  }

  private List<String> finished(JsonNode entry) {
    var area = area(entry);
    var school = JobTitle.ofEmployer(LetterSource.text(entry, "institution"));
    var type = LetterSource.text(entry, "studyType");
    // "Promotion (Dr. rer. nat.)", but "BSc (Hons)"
    var study = source.language == Language.GERMAN ? Lines.withoutAside(type) : type;
    var year = YEAR.matcher(LetterSource.text(entry, "endDate"));
    if (area.isEmpty() || school.isEmpty() || !year.matches()) {
      return List.of();
    }
    var all = new ArrayList<String>();
    if (SCHOOL_EXAM.matcher(area).matches()) {
      var named = Map.of("school", school, "year", year.group(1));
      return phrases.filled("education.names", named, false);
    }
    if (DEGREE.matcher(study).matches()) {
      if (study.endsWith(area)) {
        all.addAll(phrases.filled("degree.plain", Map.of("school", school, "study", study), false));
      }
      all.addAll(
          phrases.filled("degree", Map.of("area", area, "school", school, "study", study), false));
    }
    var values = Map.of("area", area, "school", school, "year", year.group(1));
    var named = indefinite(study);
    if (!named.isEmpty()) {
      var dated = new HashMap<>(values);
      dated.put("a_study", named);
      dated.put("my_study", named.replaceFirst("^ein", "mein"));
      dated.put("finished", germanFinished(study));
      dated.put("area", asField(area));
      if (TRAINING.matcher(study).matches() && isTrade(area)) {
        dated.put("trade", area);
        all.addAll(phrases.filled("degree.as", dated, false));
      }
      if (source.language == Language.FRENCH && FRENCH_TITLE.matcher(study).matches()) {
        dated.put("trade", Lines.small(area));
        all.addAll(phrases.filled("degree.as", dated, false));
      }
      if (source.language == Language.FRENCH && area.startsWith("Formation ")) {
        dated.put("training", Lines.small(area));
        all.addAll(phrases.filled("education.training", dated, false));
      }
      if (named.matches("une? \\p{Lu}{2,}")) {
        all.addAll(phrases.filled("degree.joined", dated, false));
      }
      all.addAll(phrases.filled("degree.dated", dated, false));
    }
    if (GERMAN_TITLE.matcher(study).matches()) {
      var titled = new HashMap<>(values);
      titled.put("study", study);
      all.addAll(phrases.filled("degree.title", titled, false));
    }
    all.addAll(phrases.filled("education", values, false));
    return all;
  }

  /** An exam is passed, a certificate is obtained, a course is completed. */
  private static String germanFinished(String study) {
    var last = study.replaceFirst(" .*", "");
    return study.matches(".*(?:prüfung|examen)")
        ? "bestanden"
        : last.matches(
                ".*(?:[Bb]rief|[Ss]chein|[Zz]ertifikat|[Dd]iplom|[Aa]bschluss|[Aa]bitur|[Rr]eife)")
            ? "erworben"
            : "abgeschlossen";
  }

  /** German: what somebody is trained as, with adjectives before it. */
  private static boolean isTrade(String area) {
    return AS_WHAT.matcher(area).matches()
        || area.matches("\\p{Lu}\\p{Ll}+angestellter?")
        || TRADE_WITH_ADJECTIVE.matcher(area).matches();
  }

  /** English: "electrical engineering", but "Speech and Language Therapy". */
  private String asField(String area) {
    var isPlain = Lines.words(area).stream().skip(1).noneMatch(Lines::isCapital);
    return source.language == Language.ENGLISH
            && isPlain
            && !Lines.isTerm(Lines.words(area).getFirst())
        ? Lines.small(area)
        : area;
  }

  /** "an HNC", "eine Ausbildung", "un BTS", "el título de Técnico"; "" where it is not certain. */
  private String indefinite(String study) {
    var all = Lines.words(study);
    if (all.isEmpty()) {
      return "";
    }
    var first = all.getFirst();
    return switch (source.language) {
      case ENGLISH ->
          TITLE_OF_STUDY.matcher(study).matches()
              ? (study.matches("[AEIOFHLMNRSX]\\p{Lu}.*|[AEIO]\\p{Ll}.*") ? "an " : "a ") + study
              : "";
      case GERMAN -> {
        if (GERMAN_EXAM.matcher(study).matches()) {
          yield "das " + study.replaceFirst("(?<=e)s(?= )", "");
        }
        var article =
            all.size() > 1
                ? Optional.of("der").filter(it -> isMasculine(study))
                : new GermanLines.GermanNouns(words).article(first);
        yield article
            .map(
                it ->
                    switch (it) {
                      case "der" -> "einen " + study;
                      case "die" -> (study.endsWith("prüfung") ? "die " : "eine ") + study;
                      case "das" -> "ein " + study;
                      default -> "";
                    })
            .orElse("");
      }
      case FRENCH -> {
        var small = Lines.small(first);
        yield FRENCH_STATE_DIPLOMA.matcher(study).matches()
            ? "le " + Lines.small(study)
            : first.matches("\\p{Lu}{2,}") || words.is(small, "N m s")
                ? "un " + (Lines.isTerm(first) ? study : Lines.small(study))
                : words.is(small, "N f s") ? "une " + Lines.small(study) : "";
      }
      case SPANISH ->
          first.matches("\\p{Lu}{3,}")
              ? "el " + study
              : first.matches("(?iu)certificado|diploma|máster|grado|título|ciclo|bachillerato")
                  ? "el "
                      + SPANISH_LEVEL
                          .matcher(Lines.small(study))
                          .replaceAll(it -> Lines.small(it.group()))
                  : first.matches("(?iu)licenciatura|diplomatura")
                      ? "la " + Lines.small(study)
                      : "el título de " + study;
    };
  }
}
