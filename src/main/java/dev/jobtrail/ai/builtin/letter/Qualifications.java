package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a letter says beside the achievements: degree, certificates, languages, confirmed facts. */
final class Qualifications {

  private static final int MAX_CERTIFICATES = 2;
  private static final int MORE_CERTIFICATES = 3;

  /** Of the words of a certificate that the posting has. */
  private static final double LEAST_SHARE = 0.5;

  private static final int MAX_TERMS = 5;
  private static final int MAX_TOOLS = 4;
  private static final int MOST_YEARS = 40;
  private static final int FEWEST_YEARS = 2;

  /** "OPC" and "WEG-Recht" are words of the resume's language rather than names. */
  private static final Pattern ABBREVIATION =
      Pattern.compile("(?u)\\p{Lu}+|.*\\(.*|.*-\\p{Lu}?\\p{Ll}+");

  private static final Pattern LEVEL = Pattern.compile("\\b(?:B[12]|C[12])\\b");
  private static final Pattern NATIVE =
      Pattern.compile("(?iu)native|mother tongue|muttersprach|matern|nativ");
  private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2}).*");
  private static final Pattern BEGINNER =
      Pattern.compile(
          "(?iu)\\b(?:A1|A2|basic|beginner|elementary|grundkenntnisse|notions|débutant|básico|principiante|elemental)\\b");
  private static final Pattern YEAR = Pattern.compile("(\\d{4}).*");
  private static final Pattern DEGREE =
      Pattern.compile(
          "(?:Bachelor|Master|Diploma|Doctorate|Licentiate|B\\.?Sc|M\\.?Sc|B\\.?S|M\\.?S|BA|MA|BFA|MFA|BEng|MEng|MBA|PhD|LLB|LLM|BBA)(?:"
              + " of [\\p{L} ]+)?\\.?(?: \\(Hons\\))?");

  /** What a posting calls education. */
  private static final Pattern EDUCATION =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:degrees?|bachelor|master(?!ing)|diploma|university|graduate|apprenticeship|\\p{L}*(?:ausbildung|studium|abschluss|lehre)"
              + "|gelernte[rn]?|examinierte\\p{L}*|diplôm\\p{L}*|formation|bac|licence|études|titulación|titulad[oa]|ciclo|bachillerato|formación|grado|estudios|licenciatura)(?!\\p{L})");

  /** "SAP SD", "InDesign", "ISO 9001": acronyms and names with an inner capital or a digit. */
  private static final Pattern TERMS =
      Pattern.compile(
          "(?<![\\p{L}\\d-])(?:\\p{Lu}{2,}\\d*|\\p{Lu}\\p{Ll}+\\p{Lu}\\p{L}*)(?:"
              + "[ -](?:\\p{Lu}{2,}\\d*|\\d+))*(?![\\p{L}\\d-])");

  private static final Map<Language, Pattern> FIRST_PERSON =
      Map.of(
          Language.ENGLISH, Pattern.compile("I (?:am|have|hold|can|could|speak|own|work) .*"),
          Language.GERMAN, Pattern.compile("Ich .*|(?:Ab|Seit) .* (?:bin|habe|kann|könnte) ich .*"),
          Language.FRENCH, Pattern.compile("(?:Je |J['’]).*"),
          Language.SPANISH, Pattern.compile("(?:Tengo|Soy|Puedo|Podría|Hablo|Dispongo) .*"));

  /** Titles that are held, as no apprenticeship is. */
  private static final Pattern TITLE_OF_STUDY =
      Pattern.compile("(?:.* )?(?:\\p{Lu}{2,}|Certificate|Diploma|Degree|Level \\d)(?: .*)?");

  /** What certificates are called by an ordinary noun. */
  private static final Pattern CREDENTIAL =
      Pattern.compile(
          "(?iu)(?:[\\p{L}-]*(?:schein|zertifikat|lizenz|brief|zulassung|zeugnis|ausweis|examen|diplom|prüfung|berechtigung|befähigung|nachweis)"
              + "|permis|certificat|habilitation|brevet|diplôme|licence|carte"
              + "|carn[eé]t?|permiso|certificado|título|licencia|homologación|tarjeta)");

  /** With an article behind "hold". */
  private static final Pattern ENGLISH_CREDENTIAL =
      Pattern.compile(
          "(?iu)licen[cs]e|certificate|card|badge|diploma|permit|degree|award|qualification|rating|ticket");

  /** Says nothing of what a credential is for. */
  private static final Pattern GENERAL_WORD =
      Pattern.compile(
          "(?iu)"
              + ENGLISH_CREDENTIAL.pattern().replaceFirst("^\\(\\?iu\\)", "(?:")
              + "|full|clean|current|valid|uk|eu|level|certificat|certificado|zertifikat|nachweis|lizenz|attestation)");

  /** An award that is named by what it is in: "the Level 2 Award in Pest Management". */
  private static final Pattern ENGLISH_AWARD =
      Pattern.compile(
          "(?i).* (?:award|certificate|diploma|licen[cs]e|qualification|card) (?:in|of|for) .+");

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

  private static final Pattern FRENCH_CLASSES =
      Pattern.compile("(?iu)permis \\p{Lu}\\w* et \\p{Lu}\\w*");

  /** What is awarded for a trade by the name of the trade. */
  private static final Pattern FRENCH_TITLE = Pattern.compile("(?iu)titre professionnel");

  /** A certificate that is called as its holder is: "Certified Scrum Master", "First Aider". */
  private static final Pattern ENGLISH_HOLDER =
      Pattern.compile(
          "(?:.* )?(?:Administrator|Aider|Analyst|Appointed Person|Architect|Assessor|Associate|Auditor|Coach|Developer|Engineer|Inspector|Installer"
              + "|Instructor|Lifeguard|Manager|Master|Operator|Practitioner|Professional|ScrumMaster|Specialist|Supervisor|Technician|Trainer|Welder)"
              + "(?: (?:[IVX]+|\\d|(?:at|for|in) .+))?");

  /** What is held without an article. */
  private static final Pattern ENGLISH_STATUS =
      Pattern.compile(".* (?:clearance|membership|registration|status|training|Level \\d)");

  private static final Pattern ENGLISH_MEMBER =
      Pattern.compile(
          "(?:(?:Associate|Chartered|Certified|Full|Professional|Registered) )?(?:Fellow|Member)(?: .+)?");

  private static final Pattern GERMAN_EXAM =
      Pattern.compile(
          "(?:(?:Erstes|Zweites|Drittes) )?(?:(?:[Jj]uristisches|[Mm]edizinisches) )?Staatsexamen");

  /** German certificates that are titles of their holder. */
  private static final Pattern GERMAN_HOLDER =
      Pattern.compile("(?:Fach(?:anwalt|anwältin|arzt|ärztin)|\\p{L}+meister(?:in)?)(?: .+)?");

  private static final Pattern SPANISH_LEVEL =
      Pattern.compile("(?<= )(?:Formativo|Grado|Medio|Superior|Profesionalidad)(?!\\p{L})");

  private static final Pattern EMAIL = Pattern.compile("[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+){1,6}");

  private static final Pattern FOREIGN_LANGUAGES =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:(?:foreign|other|second|additional) languages?|(?:fremd|weitere )sprach\\p{L}*|(?:deuxième|autre|seconde)s? langues?|langues? étrangères?"
              + "|(?:otro|segundo)s? idiomas?|idiomas)(?!\\p{L})");

  private static final int MAX_LANGUAGES = 4;

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final Morphology words;

  Qualifications(LetterSource source, LetterPhrases phrases) {
    this.source = source;
    this.phrases = phrases;
    words = Morphology.of(source.language);
  }

  /**
   * Confirmed facts and education, each with its alternatives.
   *
   * @param isUnasked whether those are told as well that the posting does not ask for
   */
  List<List<String>> all(SentenceFrames frames, boolean isUnasked) {
    var all = new ArrayList<List<String>>(facts());
    if (source.isOneLanguage()
        && (isUnasked || source.lines.stream().anyMatch(it -> EDUCATION.matcher(it).find()))) {
      all.add(education(frames));
    }
    if (source.isOneLanguage()) {
      all.add(titles(frames));
    }
    return all;
  }

  /** What the person is studying or training for at present, if anything. */
  List<String> studying(SentenceFrames frames) {
    var all = new ArrayList<String>();
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
        values.put("since", month(start));
        var area = Lines.withoutAside(LetterSource.text(entry, "area"));
        if (source.isOneLanguage() && !area.isEmpty()) {
          values.put("field", field(area));
        }
        fill(all, source.isOneLanguage() ? "studying" : "studying.at", values, false, frames);
        break;
      }
    }
    return all;
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
  List<List<String>> untranslated(SentenceFrames frames) {
    var degree = new ArrayList<String>();
    var study = source.text("/education/0/studyType");
    var year = YEAR.matcher(source.text("/education/0/endDate"));
    var school = JobTitle.ofEmployer(source.text("/education/0/institution"));
    if (isMasculine(study) && year.matches() && !school.isEmpty()) {
      var values = Map.of("study", study, "school", school, "year", year.group(1));
      fill(degree, "degree.names", values, false, frames);
    } else if (year.matches() && !school.isEmpty()) {
      var values = Map.of("school", school, "year", year.group(1));
      fill(degree, "education.names", values, false, frames);
    }
    return List.of(degree);
  }

  /** In German, French and Spanish the English names of these degrees have one gender. */
  private static boolean isMasculine(String study) {
    return DEGREE.matcher(study).matches() && !study.matches("(?:Diploma|Doctorate|Licentiate).*");
  }

  private List<String> spoken(SentenceFrames frames) {
    var names = spokenNames();
    var all = new ArrayList<String>();
    if (names.size() > 1) {
      var list = LetterPhrases.list(names, phrases.first("and"));
      fill(all, "languages.names", Map.of("languages", list), false, frames);
    }
    return all;
  }

  /** By the names of the letter's language. */
  private List<String> spokenNames() {
    return source.section("languages").stream()
        .filter(it -> !BEGINNER.matcher(LetterSource.text(it, "fluency")).find())
        .flatMap(it -> translated(LetterSource.text(it, "language")).stream())
        .map(this::written)
        .limit(4)
        .toList();
  }

  private Optional<String> translated(String language) {
    return source.resumeLanguage.languageNames().entrySet().stream()
        .filter(it -> it.getValue().equalsIgnoreCase(language))
        .map(it -> source.language.languageNames().get(it.getKey()))
        .findFirst();
  }

  private String written(String language) {
    var isSmall = source.language == Language.FRENCH || source.language == Language.SPANISH;
    return isSmall ? Lines.small(language) : language;
  }

  private List<List<String>> facts() {
    return source.facts.stream()
        .map(String::strip)
        .filter(it -> FIRST_PERSON.get(source.language).matcher(it).matches())
        .filter(it -> source.wishes.ask(it) || source.relevance.isNamed(it))
        .map(it -> List.of(it.replaceFirst("[.!]*$", ".")))
        .toList();
  }

  private List<String> education(SentenceFrames frames) {
    // a bracket would stand within another one
    var area = Lines.withoutAside(source.text("/education/0/area"));
    var school = JobTitle.ofEmployer(source.text("/education/0/institution"));
    var study = source.text("/education/0/studyType");
    var year = YEAR.matcher(source.text("/education/0/endDate"));
    if (area.isEmpty() || school.isEmpty() || !year.matches()) {
      return List.of();
    }
    var all = new ArrayList<String>();
    if (DEGREE.matcher(study).matches()) {
      if (study.endsWith(area)) {
        fill(all, "degree.plain", Map.of("school", school, "study", study), false, frames);
      }
      fill(all, "degree", Map.of("area", area, "school", school, "study", study), false, frames);
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
        fill(all, "degree.as", dated, false, frames);
      }
      if (source.language == Language.FRENCH && FRENCH_TITLE.matcher(study).matches()) {
        dated.put("trade", Lines.small(area));
        fill(all, "degree.as", dated, false, frames);
      }
      if (source.language == Language.FRENCH && area.startsWith("Formation ")) {
        dated.put("training", Lines.small(area));
        fill(all, "education.training", dated, false, frames);
      }
      if (named.matches("une? \\p{Lu}{2,}")) {
        fill(all, "degree.joined", dated, false, frames);
      }
      fill(all, "degree.dated", dated, false, frames);
    }
    fill(all, "education", values, false, frames);
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

  /**
   * Certificates, in fewer and fewer words.
   *
   * @param body what stands before the qualifications
   * @param told the qualifications that stand before
   */
  List<String> certificates(SentenceFrames frames, boolean isUnasked, String body, String told) {
    if (!source.isOneLanguage()) {
      return List.of();
    }
    var name = told.isBlank() ? "certificate" : "certificate.more";
    var names = new ArrayList<>(certificateNames(isUnasked));
    names.removeIf(it -> told.contains(it.replaceFirst(" ?\\([^)]*\\)$", "")));
    var all = new ArrayList<String>();
    for (var count = names.size(); count > 0; count--) {
      var some = names.subList(0, count);
      var values = new HashMap<String, String>();
      values.put("certificates", listed(some.stream().map(this::plain).toList()));
      var held = held(some);
      values.put("held", listed(held));
      var isList = count > 1 || source.language == Language.ENGLISH;
      if (isList && some.stream().allMatch(this::isAsked)) {
        fill(all, "certificate.asked" + (told.isBlank() ? "" : ".more"), values, true, frames);
        fill(all, "certificate.asked", values, true, frames);
      }
      if (count > 1 && some.stream().anyMatch(it -> withArticle(it).isEmpty())) {
        fill(all, "certificate.list", values, true, frames);
      }
      values.put("certificates", listed(held));
      if (source.language == Language.FRENCH) {
        values.put("of_certificates", listed(held.stream().map(SentenceFrames::deFrench).toList()));
      }
      var wordings = new ArrayList<String>();
      fill(wordings, name, values, count > 1, frames);
      wordings.sort(Comparator.comparingLong(it -> Lines.repetitions(it, body + " " + told)));
      all.addAll(wordings);
    }
    return all;
  }

  private String listed(List<String> items) {
    return LetterPhrases.list(items, phrases.first("and"));
  }

  /** As the name stands in a list; with its article in French. */
  private String plain(String name) {
    return source.language == Language.FRENCH ? withArticle(name).orElse(name) : name;
  }

  private String quoted(String name) {
    var marks =
        switch (source.language) {
          case ENGLISH -> "“%s”";
          case GERMAN -> "„%s“";
          case FRENCH -> "« %s »";
          case SPANISH -> "«%s»";
        };
    return marks.formatted(name);
  }

  /** Each with its article, and those that have none together in quotation marks. */
  private List<String> held(List<String> names) {
    var held = new ArrayList<String>();
    names.forEach(it -> withArticle(it).ifPresent(held::add));
    var others = names.stream().filter(it -> withArticle(it).isEmpty()).map(this::quoted).toList();
    if (!others.isEmpty()) {
      var isOne = others.size() == 1;
      var certificates =
          switch (source.language) {
            case ENGLISH -> isOne ? "the certificate " : "the certificates ";
            case GERMAN -> isOne ? "das Zertifikat " : "die Zertifikate ";
            case FRENCH -> isOne ? "le certificat " : "les certificats ";
            case SPANISH -> isOne ? "el certificado " : "los certificados ";
          };
      held.add(certificates + listed(others));
    }
    return held;
  }

  /** Where it is a name in English, or a noun for a credential; empty for others. */
  private Optional<String> withArticle(String name) {
    var all = Lines.words(name);
    var first = all.getFirst();
    var isCredential = CREDENTIAL.matcher(first).matches();
    return switch (source.language) {
      case ENGLISH -> {
        if (ENGLISH_HOLDER.matcher(name).matches()) {
          yield Optional.of("the " + name + " certificate");
        }
        if (ENGLISH_CREDENTIAL.matcher(first).matches()) {
          yield Optional.of(SentenceFrames.indefinite(name) + name);
        }
        if (ENGLISH_CREDENTIAL.matcher(all.getLast()).matches()) {
          var held = Lines.isTerm(first) ? name : Lines.small(name);
          yield Optional.of(SentenceFrames.indefinite(name) + held);
        }
        if (ENGLISH_AWARD.matcher(name).matches()) {
          yield Optional.of("the " + name);
        }
        if (ENGLISH_STATUS.matcher(name).matches()
            || Lines.isTerm(first)
            || all.stream().allMatch(Lines::isCapital)) {
          yield Optional.of(name);
        }
        yield Optional.empty();
      }
      case GERMAN -> germanCredential(name, all);
      case FRENCH ->
          isCredential
              ? Optional.of(
                  (FRENCH_CLASSES.matcher(name).matches()
                          ? "les "
                          : article(first, "N m.*", "le ", "la "))
                      + Lines.small(name))
              : Optional.empty();
      case SPANISH ->
          isCredential
              ? Optional.of(article(first, "NCM.*", "el ", "la ") + Lines.small(name))
              : Optional.empty();
    };
  }

  /** In the accusative: "den Führerschein Klasse B", "das Zweite Staatsexamen". */
  private Optional<String> germanCredential(String name, List<String> all) {
    var nouns = new GermanLines.GermanNouns(words);
    var isAdjective = all.size() > 1 && all.getFirst().matches("\\p{Lu}\\p{Ll}+e[rs]?");
    var noun = all.get(isAdjective ? 1 : 0);
    if (!CREDENTIAL.matcher(noun).matches()) {
      return Optional.empty();
    }
    // "Staatsexamen" is the same in the plural
    return (noun.endsWith("examen") ? Optional.of("das") : nouns.article(noun))
        .filter(it -> !it.isEmpty())
        .map(
            it -> {
              var article = it.replace("der", "den");
              var ending = article.equals("den") ? "en" : "e";
              var adjective = all.getFirst().replaceFirst("e[rs]?$", ending);
              return article
                  + " "
                  + (isAdjective ? adjective + name.substring(all.getFirst().length()) : name);
            });
  }

  private String article(String noun, String masculine, String le, String la) {
    var small = Lines.small(noun);
    return words.is(small, masculine)
        ? le
        : source.language == Language.FRENCH && FrenchLines.isElided(small) ? "l'" : la;
  }

  private List<String> certificateNames(boolean isUnasked) {
    return source.section("certificates").stream()
        .map(it -> LetterSource.text(it, "name"))
        .filter(it -> !it.isEmpty() && (isUnasked || isAsked(it)) && !isOfHolder(it))
        .sorted(
            Comparator.comparing(
                    (String it) -> !CREDENTIAL.matcher(Lines.words(it).getFirst()).matches())
                .thenComparing(it -> -source.relevance.of(it)))
        .limit(isUnasked ? MORE_CERTIFICATES : MAX_CERTIFICATES)
        // within a list of certificates a comma would part them
        .map(it -> it.replaceFirst(",.*$", ""))
        .distinct()
        .toList();
  }

  private boolean isOfHolder(String certificate) {
    return switch (source.language) {
      case ENGLISH -> ENGLISH_MEMBER.matcher(certificate).matches();
      case GERMAN -> GERMAN_HOLDER.matcher(certificate).matches();
      case FRENCH, SPANISH -> false;
    };
  }

  /** "Ich bin Fachanwältin für Arbeitsrecht." */
  private List<String> titles(SentenceFrames frames) {
    var all = new ArrayList<String>();
    source.section("certificates").stream()
        .map(it -> LetterSource.text(it, "name"))
        .filter(this::isOfHolder)
        .limit(1)
        .forEach(it -> fill(all, "certificate.title", title(it), false, frames));
    return all;
  }

  private static Map<String, String> title(String name) {
    return Map.of("holder", name, "a_holder", SentenceFrames.indefinite(name) + name);
  }

  /** By its first word, such as "Kranführerschein", or by half of its words. */
  private boolean isAsked(String certificate) {
    // any licence is one, and full or valid: what it is for tells which
    var telling =
        Lines.join(
            Lines.words(certificate).stream()
                .filter(it -> !GENERAL_WORD.matcher(Lines.bare(it)).matches())
                .toList());
    return source.relevance.stems(telling).isEmpty()
        ? source.relevance.isNamed(certificate)
        : source.relevance.share(telling) >= LEAST_SHARE
            || source.relevance.isNamed(Lines.words(telling).getFirst());
  }

  /** How long the person has worked; the guard finds in the dates which of them is true. */
  List<String> years(SentenceFrames frames) {
    var all = new ArrayList<String>();
    for (var years = MOST_YEARS; years >= FEWEST_YEARS && !source.positions.isEmpty(); years--) {
      fill(all, "years", Map.of("years", Integer.toString(years)), true, frames);
    }
    return all;
  }

  /** The native language and the level in the letter's, or all that are spoken. */
  List<String> spokenLanguages(SentenceFrames frames) {
    var own = source.language.languageNames().get(source.language.code());
    var levels = new HashMap<String, String>();
    var all = new ArrayList<String>();
    for (var entry : source.section("languages")) {
      var name = translated(LetterSource.text(entry, "language"));
      var fluency = LetterSource.text(entry, "fluency");
      var level = LEVEL.matcher(fluency);
      if (name.isPresent() && NATIVE.matcher(fluency).find()) {
        levels.putIfAbsent("native", written(name.get()));
        levels.putIfAbsent("The_native", Lines.capital(asObject(written(name.get()))));
      } else if (name.isPresent() && name.get().equalsIgnoreCase(own) && level.find()) {
        levels.put("language", written(name.get()));
        levels.put("level", level.group());
      }
    }
    fill(all, "languages.level", levels, false, frames);
    all.addAll(spoken(frames));
    return all;
  }

  /** With its article in French and Spanish: "l'anglais". */
  private String asObject(String language) {
    return switch (source.language) {
      case ENGLISH, GERMAN -> language;
      case FRENCH -> (FrenchLines.isElided(language) ? "l'" : "le ") + language;
      case SPANISH -> "el " + language;
    };
  }

  /** German: "Trauergespräch" needs an article, as "Prothetik" and the names of tools do not. */
  boolean isSkill(String skill) {
    var noun = Lines.words(skill).getLast();
    return source.language != Language.GERMAN
        || Lines.isTerm(noun)
        || Demands.isName(skill, words)
        || new GermanLines.GermanNouns(words)
            .article(noun)
            .filter(it -> it.equals("der") || it.equals("das"))
            .isEmpty();
  }

  /** Where the person can be reached. */
  List<String> contact(SentenceFrames frames) {
    var all = new ArrayList<String>();
    var email = source.text("/basics/email");
    if (EMAIL.matcher(email).matches()) {
      fill(all, "contact", Map.of("email", email), false, frames);
    }
    return all;
  }

  /** Names of tools that the person works with, which need no translation. */
  List<List<String>> tools(SentenceFrames frames, String told) {
    return tools(frames, List.of(), told);
  }

  /**
   * @param first those that the posting names
   */
  List<List<String>> tools(SentenceFrames frames, List<String> first, String told) {
    var words = Morphology.of(source.resumeLanguage);
    var names =
        Stream.concat(
                first.stream(),
                source.keywords().stream()
                    .filter(it -> Demands.isName(it, words) && !ABBREVIATION.matcher(it).matches())
                    .filter(it -> !told.contains(it)))
            .distinct()
            .limit(MAX_TOOLS)
            .toList();
    var all = new ArrayList<List<String>>();
    for (var count = names.size(); count > 0; count--) {
      var alternatives = new ArrayList<String>();
      var some = LetterPhrases.list(names.subList(0, count), phrases.first("and"));
      var name = told.isEmpty() ? "tools" : "tools.more";
      fill(alternatives, name, Map.of("tools", some), count > 1, frames);
      all.add(alternatives);
    }
    return all;
  }

  /** With their levels. */
  List<String> languages(SentenceFrames frames, boolean isUnasked) {
    if (!source.isOneLanguage()) {
      return List.of();
    }
    var posting = source.description().toLowerCase(Locale.ROOT);
    var own = source.language.languageNames().get(source.language.code());
    var names = new ArrayList<String>();
    var spoken = new ArrayList<String>();
    var isAsked = FOREIGN_LANGUAGES.matcher(posting).find();
    for (var entry : source.section("languages").stream().limit(MAX_LANGUAGES).toList()) {
      var name = LetterSource.text(entry, "language");
      var fluency = LetterSource.text(entry, "fluency");
      var isOwn =
          source.language == Language.SPANISH && name.equalsIgnoreCase("castellano")
              || translated(name).map(it -> it.equalsIgnoreCase(own)).orElse(false);
      if (!name.isEmpty() && !isOwn && !BEGINNER.matcher(fluency).find()) {
        var level = LEVEL.matcher(fluency);
        var shown = level.find() ? " (%s)".formatted(level.group()) : "";
        names.add(asObject(written(name)) + shown);
        spoken.add(written(name) + shown);
        isAsked |= posting.contains(name.toLowerCase(Locale.ROOT));
      }
    }
    var all = new ArrayList<String>();
    if (!names.isEmpty() && (isAsked || isUnasked)) {
      var values = Map.of("languages", listed(names), "spoken", listed(spoken));
      fill(all, "languages", values, names.size() > 1, frames);
    }
    return all;
  }

  /** Names of tools and standards that posting and resume share, which need no translation. */
  List<List<String>> terms(SentenceFrames frames) {
    var own = new HashSet<String>();
    TERMS.matcher(source.profile()).results().forEach(it -> own.add(it.group()));
    var found =
        Stream.concat(
                source.demands.skillsBeside("").stream(),
                TERMS
                    .matcher(source.description())
                    .results()
                    .map(MatchResult::group)
                    .filter(own::contains))
            .filter(it -> it.length() > 2)
            .distinct()
            .limit(MAX_TERMS)
            .toList();
    // "ClaimCenter" is named by "Guidewire ClaimCenter"
    var terms =
        found.stream()
            .filter(
                it -> found.stream().noneMatch(other -> !other.equals(it) && other.contains(it)))
            .toList();
    var all = new ArrayList<List<String>>();
    for (var count = terms.size(); count > 0; count--) {
      var alternatives = new ArrayList<String>();
      var some = LetterPhrases.list(terms.subList(0, count), phrases.first("and"));
      fill(alternatives, "terms", Map.of("terms", some), false, frames);
      all.add(alternatives);
    }
    return all;
  }

  private void fill(
      List<String> into,
      String name,
      Map<String, String> values,
      boolean isPlural,
      SentenceFrames frames) {
    for (var phrase : phrases.all(name)) {
      var sentence = frames.fill(phrase, values, isPlural);
      if (!sentence.isEmpty()) {
        into.add(sentence);
      }
    }
  }

  /** "July 2022"; the year where the month is not known. */
  String month(String date) {
    if (date.matches("\\d{4}")) {
      return date;
    }
    var matcher = DATE.matcher(date);
    var months = phrases.first("months").split(" ");
    if (!matcher.matches()
        || Integer.parseInt(matcher.group(2)) > months.length
        || matcher.group(2).equals("00")) {
      return "";
    }
    return phrases
        .first("date")
        .replace("{month}", months[Integer.parseInt(matcher.group(2)) - 1])
        .replace("{year}", matcher.group(1));
  }
}
