package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a letter says of certificates and licences. */
final class Certificates {

  private static final int MAX_CERTIFICATES = 2;
  private static final int MORE_CERTIFICATES = 3;

  /** Of the words of a certificate that the posting has. */
  private static final double LEAST_SHARE = 0.5;

  /** What certificates are called by an ordinary noun. */
  private static final Pattern CREDENTIAL =
      Pattern.compile(
          "(?iu)(?:[\\p{L}-]*(?:schein|zertifikat|lizenz|brief|zulassung|zeugnis|ausweis|examen|diplom|prüfung|berechtigung|befähigung|nachweis)"
              + "|permis|certificats?|habilitations?|brevets?|diplômes?|licences?|cartes?"
              + "|carn[eé]t?s?|permisos?|certificados?|títulos?|licencias?|homologación|tarjetas?)");

  /** With an article behind "hold". */
  private static final Pattern ENGLISH_CREDENTIAL =
      Pattern.compile(
          "(?iu)licen[cs]e|certificate|card|badge|diploma|permit|degree|award|qualification|rating|ticket");

  /** Says nothing of what a credential is for. */
  private static final Pattern GENERAL_WORD =
      Pattern.compile(
          "(?iu)"
              + ENGLISH_CREDENTIAL.pattern().replaceFirst("^\\(\\?iu\\)", "(?:")
              + "|full|clean|current|valid|uk|eu|level|certification|certificat|certificado|zertifikat|nachweis|lizenz|attestation)");

  /** Of a sentence that asks for a credential or a course, and of the name of one. */
  private static final Pattern ASKING =
      Pattern.compile(
          "(?iu)certif|zertifi|licen[cs]|lizenz|qualif|registr|accredit|diplom|degree|(?<!\\p{L})(?:card|badge|award|ticket|exams?|courses?|training|kurs|schulung|stage|curso)(?!\\p{L})|schein|brief|nachweis|prüfung|examen|berechtig|zulass|ausbildung|weiterbildung|befähig|permis|habilit|brevet|formation|carn[eé]|t[ií]tul|homolog|formación|acredit|[NS]VQ");

  /** An award that is named by what it is in: "the Level 2 Award in Pest Management". */
  private static final Pattern ENGLISH_AWARD =
      Pattern.compile(
          "(?i).* (?:award|certificate|diploma|licen[cs]e|qualification|card) (?:in|of|for) .+");

  /** Of driving licences. */
  private static final Pattern CLASS = Pattern.compile("A[12]|[A-D]\\+?E?|[CD]1\\+?E?");

  /** Behind the licence: "A full licence" names no class. */
  private static final Pattern WANTED_CLASS =
      Pattern.compile(
          "(?iu)(?:licen[cs]e|führerschein|permis|permisos?|carn[eé]t?)[\\s:(]+(?:(?:de|conducir|class|category|klasse|clase|catégorie) )*(?-i:(?<class>C1E|[A-D]E?))(?!\\p{L})");

  private static final Pattern FRENCH_CLASSES =
      Pattern.compile("(?iu)permis (?:\\p{Lu}[\\w+]*, )*\\p{Lu}[\\w+]* et \\p{Lu}[\\w+]*");

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

  /** German certificates that are titles of their holder. */
  private static final Pattern GERMAN_HOLDER =
      Pattern.compile("(?:Fach(?:anwalt|anwältin|arzt|ärztin)|\\p{L}+meister(?:in)?)(?: .+)?");

  /** The classes or parts of one certificate: "Permisos B, A2 y C", "exams CM1, CS1". */
  private static final Pattern CODES =
      Pattern.compile(
          "(?<first>.* (?<code>(?=[A-Z\\d+]{1,5}(?![\\p{L}\\d]))(?:[A-Z][A-Z\\d+]*|\\d+)))(?<others>(?:(?:, | (?:and|und|et|y) |, (?:and|und|et|y) )(?:[A-Z][A-Z\\d+]{0,4}|\\d{1,3}))+)");

  private static final Pattern SEPARATOR = Pattern.compile(",? (?:(?:and|und|et|y) )?");

  /** When it was passed is in the resume. */
  private static final Pattern DATED =
      Pattern.compile(
          " ?\\((?:\\p{L}+\\.? )?(?:\\d{1,2}[./])*(?:19|20)\\d\\d\\)$|,? (?:\\d{1,2}[./])*20\\d\\d$");

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final Morphology words;

  Certificates(LetterSource source, LetterPhrases phrases) {
    this.source = source;
    this.phrases = phrases;
    words = Morphology.of(source.language);
  }

  /**
   * Certificates, in fewer and fewer words.
   *
   * @param told the qualifications that stand before
   */
  List<String> held(boolean isUnasked, String told) {
    if (!source.isOneLanguage()) {
      return List.of();
    }
    var name = told.isBlank() ? "certificate" : "certificate.more";
    var names = new ArrayList<>(certificateNames(isUnasked));
    var small = told.toLowerCase(Locale.ROOT);
    names.removeIf(
        it -> small.contains(it.replaceFirst(" ?\\([^)]*\\)$", "").toLowerCase(Locale.ROOT)));
    var all = new ArrayList<String>();
    var asked = names.stream().filter(this::isAsked).toList();
    if (asked.size() < names.size() && !asked.isEmpty()) {
      // the others have a sentence of their own
      var values = Map.of("held", phrases.listed(objects(asked)));
      all.addAll(
          phrases.filled("certificate.asked" + (told.isBlank() ? "" : ".more"), values, true));
    }
    for (var count = names.size(); count > 0; count--) {
      var some = names.subList(0, count);
      var values = new HashMap<String, String>();
      values.put("certificates", phrases.listed(some.stream().map(this::plain).toList()));
      var held = objects(some);
      values.put("held", phrases.listed(held));
      var isList = count > 1 || source.language == Language.ENGLISH;
      if (isList && some.stream().allMatch(this::isAsked)) {
        all.addAll(
            phrases.filled("certificate.asked" + (told.isBlank() ? "" : ".more"), values, true));
        all.addAll(phrases.filled("certificate.asked", values, true));
      }
      if (count > 1 && some.stream().anyMatch(it -> withArticle(it).isEmpty())) {
        all.addAll(phrases.filled("certificate.list", values, true));
      }
      values.put("certificates", phrases.listed(held));
      if (source.language == Language.FRENCH) {
        values.put(
            "of_certificates",
            phrases.listed(held.stream().map(SentenceFrames::deFrench).toList()));
      }
      all.addAll(phrases.filled(name, values, count > 1));
    }
    return all;
  }

  /** As the name stands in a list; with its article in French, and in English if it has one. */
  private String plain(String name) {
    return source.language == Language.FRENCH || source.language == Language.ENGLISH
        ? withArticle(name).orElse(name)
        : name;
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
  private List<String> objects(List<String> names) {
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
      held.add(certificates + phrases.listed(others));
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
        // "Full clean driving licence (B)"
        var last = Lines.words(Lines.withoutAside(name)).getLast();
        if (ENGLISH_CREDENTIAL.matcher(last).matches()) {
          var isName =
              Lines.isTerm(first)
                  || words.is(first, "NNP.*") && !words.is(Lines.small(first), "NN.*|JJ.*|VB.*");
          var held = isName ? name : Lines.small(name);
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
              ? Optional.of(
                  (words.is(Lines.small(first), "NC.P.*")
                          ? article(first, "NCM.*", "los ", "las ")
                          : article(first, "NCM.*", "el ", "la "))
                      + Lines.small(name))
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
        .map(it -> whole(DATED.matcher(it).replaceFirst("")))
        .distinct()
        .toList();
  }

  /** With all of its classes, else without what follows a comma. */
  private String whole(String name) {
    var codes = CODES.matcher(name);
    if (!codes.matches()) {
      return name.replaceFirst(",.*$", "");
    }
    var all = new ArrayList<String>();
    all.add(codes.group("first"));
    SEPARATOR.splitAsStream(codes.group("others")).filter(it -> !it.isEmpty()).forEach(all::add);
    return phrases.listed(all);
  }

  private boolean isOfHolder(String certificate) {
    return switch (source.language) {
      case ENGLISH -> ENGLISH_MEMBER.matcher(certificate).matches();
      case GERMAN -> GERMAN_HOLDER.matcher(certificate).matches();
      case FRENCH, SPANISH -> false;
    };
  }

  /** "Ich bin Fachanwältin für Arbeitsrecht." */
  List<String> titles() {
    if (!source.isOneLanguage()) {
      return List.of();
    }
    return source.section("certificates").stream()
        .map(it -> LetterSource.text(it, "name"))
        .filter(this::isOfHolder)
        .findFirst()
        .map(it -> phrases.filled("certificate.title", title(it), false))
        .orElse(List.of());
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
    var held = classes(certificate);
    var wanted =
        WANTED_CLASS.matcher(source.description()).results().map(it -> it.group("class")).toList();
    if (!held.isEmpty()
        && !wanted.isEmpty()
        && wanted.stream().noneMatch(it -> held.stream().anyMatch(own -> covers(own, it)))) {
      return false; // "permiso C" is not answered by a "permiso B"
    }
    var stems = source.relevance.stems(telling);
    // what the job is called asks for no certificate
    stems.removeAll(source.relevance.stems(source.title + " " + String.join(" ", source.titles())));
    return stems.isEmpty()
        ? source.relevance.isNamed(certificate)
        : (source.relevance.stems(source.description()).containsAll(stems)
                || source.relevance.share(stems) >= LEAST_SHARE
                || stems.containsAll(source.relevance.stems(Lines.firstWord(telling)))
                    && source.relevance.isNamed(Lines.firstWord(telling)))
            && isOfCredential(telling, stems);
  }

  /**
   * Whether the posting speaks of a credential rather than of the field that it is in: by its name,
   * or in a sentence that asks for one.
   */
  private boolean isOfCredential(String telling, Set<String> stems) {
    var named = source.relevance.stems(source.description());
    return Lines.words(telling).stream()
            .filter(it -> Lines.isTerm(it) || ASKING.matcher(it).find())
            .anyMatch(it -> named.containsAll(source.relevance.stems(it)))
        || source.sentences.stream()
            .filter(it -> ASKING.matcher(it).find())
            .map(source.relevance::stems)
            .anyMatch(it -> stems.stream().anyMatch(it::contains));
  }

  /** The classes of driving licences that a certificate names. */
  private static List<String> classes(String certificate) {
    return Lines.words(certificate).stream()
        .map(Lines::bare)
        .filter(it -> CLASS.matcher(it).matches())
        .toList();
  }

  /** Who may drive a lorry or with a trailer may drive a car. */
  private static boolean covers(String held, String wanted) {
    return held.startsWith(wanted) || wanted.equals("B") && held.matches("[CD].*");
  }
}
