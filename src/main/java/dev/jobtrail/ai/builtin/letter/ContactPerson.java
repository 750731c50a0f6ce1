package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Whom a posting names for applications.
 *
 * @param kind how the person is addressed
 * @param form as the posting has it, "Ms." or "Frau"; "" for none
 * @param academic titles that go before the surname; "" for none
 * @param name first name and surname, or one of them behind a form
 */
record ContactPerson(Kind kind, String form, String academic, String name) {

  /** The form of address, as the names of phrases have it. */
  enum Kind {
    WOMAN,
    MAN,

    /** Which of them is not certain. */
    PERSON;

    String phrase() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String PARTICLE =
      "(?:von(?: de[rmn])?|van(?: de[rn])?|zu[mr]?|de(?: las?| los)?|del|du|da|dos|di) ";

  /** Of surnames only; no first name is written so. */
  private static final Pattern CAPITAL_PARTICLE =
      Pattern.compile("Le|La|Les|Du|De|Des|Del|Della|Di|Da|Dos|El|Van|Von|Mac|Mc|Ter|St\\.|O['’]?");

  private static final String WORD = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]*\\p{L})";
  private static final String NAME =
      "(?<academic>(?:(?:Prof|Dr)\\.?(?: (?:med|phil|jur|rer)\\.)?(?: nat\\.)? ){0,2})"
          + "(?<name>(?:%1$s)?%2$s(?: (?:%1$s)?%2$s){0,3})".formatted(PARTICLE, WORD);

  private static final Map<Language, Pattern> ADDRESSED =
      Map.of(
          Language.ENGLISH, addressed("Ms\\.?|Mrs\\.?|Miss", "Mr\\.?", "|Mx\\.?"),
          Language.GERMAN, addressed("Frau", "Herrn?", ""),
          Language.FRENCH, addressed("Madame|Mme", "Monsieur|M\\.|Mr\\.?", ""),
          Language.SPANISH,
              addressed(
                  "Dña\\.|[Dd]oña|D\\.ª|D\\.ña|Sra\\.|[Ss]eñora",
                  "[Dd]on|D\\.|Sr\\.|[Ss]eñor",
                  ""));

  /** Right behind what asks to write, without a form of address. */
  private static final Pattern PLAIN =
      Pattern.compile("(?::\\s*| (?:is |ist |an |gern |gerne )?)" + NAME);

  /** Whom the application is sent to. */
  private static final Pattern RECIPIENT =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:(?:sen[dt]|submit(?:ted)?|e-?mail(?:ed)?|address(?:ed)?|forward(?:ed)?|direct(?:ed)?|apply|applications?)(?!\\p{L})[^\\n.!?;]{0,90}? to"
              + "|write to|for the attention of|attn\\.?:?"
              + "|(?:bewerbung|unterlagen|lebenslauf|anschreiben|e-mail|richten|senden|schicken)\\p{L}*(?:[^\\n.!?;]|(?<=inkl|incl|max|ggf|evtl|bzw|mind)\\.){0,80}? an"
              + "|zu händen(?: von)?|z\\. ?hd\\.(?: von)?"
              + "|à l['’]attention de|(?:adress|envoy|transmet|envoi)\\p{L}+[^\\n.!?;]{0,90}? à"
              + "|a la atención de|preguntar por|(?:envi|dirig|remit)\\p{L}+[^\\n.!?;]{0,90}? a)(?!\\p{L})");

  /** Who answers questions. */
  private static final Pattern CONTACT =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:contact(?: person| name)?|our recruiter|recruiter:|hiring manager:|questions to|(?:call|phone|ring|ask for|speak (?:to|with)|talk to)"
              + "|ansprech(?:partner|person)(?:in)?|kontakt(?:person)?:|fragen (?:an|beantwortet(?: dir| ihnen)?)"
              + "|wenden sie sich[^\\n.!?;]{0,30}? an"
              + "|interlocut(?:eur|rice)|contactez|contacter|persona de contacto|contacto:|contact(?:ar|e) con)(?!\\p{L})");

  /** Behind a name, of who answers questions. */
  private static final Pattern AT_SERVICE =
      Pattern.compile(
          "(?iu)[^\\n.!?;]{0,60}?(?:zur verfügung|ihre fragen|à votre disposition|your questions|sus preguntas|sus dudas)(?!\\p{L}).*",
          Pattern.DOTALL);

  /** Between what asks to write and the name stands no end of a sentence. */
  private static final Pattern GAP = Pattern.compile("[^\\n.!?;]{0,90}|:?\\s*\\n\\s*");

  /** What else may have a capital behind a name. */
  private static final Pattern BEHIND =
      Pattern.compile(
          " (?:Tel|Telefon|Telephone|Phone|Fon|Mobil|Fax|E-?[Mm]ail|Mail|HR|Human|Personal|Recruiting|Leiter|Head|Director|Manager|Teléfono|Téléphone|Responsable)(?!\\p{L}).*");

  private static final int FURTHEST = 200;
  private static final int SPANISH_NAMES = 3;
  private static final int SHORTEST_IN_CAPITALS = 4;

  private static Pattern addressed(String women, String men, String others) {
    return Pattern.compile(
        "(?<![\\p{L}.])(?:(?<woman>%s)|(?<man>%s)%s) %s".formatted(women, men, others, NAME));
  }

  /**
   * Whom the application is sent to, or else who answers questions.
   *
   * @return empty where the posting names nobody or several
   */
  static Optional<ContactPerson> of(String posting, Language language) {
    var recipients = named(RECIPIENT, posting, language);
    var people =
        recipients.isEmpty()
            ? Stream.concat(
                    named(CONTACT, posting, language).stream(),
                    ADDRESSED
                        .get(language)
                        .matcher(posting)
                        .results()
                        .filter(it -> AT_SERVICE.matcher(posting.substring(it.end())).matches())
                        .flatMap(it -> read(it.group(), language).stream()))
                .toList()
            : recipients;
    var distinct = new LinkedHashMap<String, ContactPerson>();
    people.forEach(it -> distinct.putIfAbsent(it.surname(), it));
    return distinct.size() == 1 ? distinct.values().stream().findFirst() : Optional.empty();
  }

  private static List<ContactPerson> named(Pattern cue, String posting, Language language) {
    return cue.matcher(posting)
        .results()
        .map(it -> posting.substring(it.end(), Math.min(posting.length(), it.end() + FURTHEST)))
        .flatMap(it -> read(it, language).or(() -> plain(it)).stream())
        .toList();
  }

  private static Optional<ContactPerson> read(String text, Language language) {
    var found = ADDRESSED.get(language).matcher(text);
    if (!found.find() || !GAP.matcher(text.substring(0, found.start())).matches()) {
      return Optional.empty();
    }
    var kind =
        found.group("woman") != null
            ? Kind.WOMAN
            : found.group("man") != null ? Kind.MAN : Kind.PERSON;
    return person(
        kind, found.group().split(" ", 2)[0], found.group("academic"), found.group("name"));
  }

  /** By an academic title, or by a first name before another name. */
  private static Optional<ContactPerson> plain(String text) {
    var found = PLAIN.matcher(text);
    return found.lookingAt()
        ? person(Kind.PERSON, "", found.group("academic"), found.group("name"))
            .filter(
                it ->
                    !it.academic().isEmpty()
                        || Lines.words(it.name()).size() == 2
                            && isFirstName(Lines.firstWord(it.name())))
        : Optional.empty();
  }

  private static Optional<ContactPerson> person(
      Kind kind, String form, String academic, String name) {
    var own =
        Lines.words(BEHIND.matcher(name).replaceFirst("").replaceFirst("['’]s$", "")).stream()
            .map(ContactPerson::withoutCapitals)
            .toList();
    return own.stream().allMatch(it -> it.endsWith("."))
        ? Optional.empty()
        : Optional.of(
            new ContactPerson(
                kind,
                form,
                academic.replaceAll(" (?:med|phil|jur|rer|nat)\\.", "").strip(),
                Lines.join(own)));
  }

  private static String withoutCapitals(String word) {
    return word.length() >= SHORTEST_IN_CAPITALS && word.matches("\\p{Lu}+")
        ? word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT)
        : word;
  }

  /** The German dictionary has those of other languages as well. */
  private static boolean isFirstName(String word) {
    return Morphology.of(Language.GERMAN).is(word, "EIG.*:VOR.*");
  }

  /** With its particles: "von der Heide", "Le Goff". */
  String surname() {
    var all = Lines.words(name);
    var begin = all.size() - 1;
    while (begin > 0
        && (!Lines.isCapital(all.get(begin - 1))
            || CAPITAL_PARTICLE.matcher(all.get(begin - 1)).matches())) {
      begin--;
    }
    return Lines.join(all.subList(begin, all.size()));
  }

  /** As a salutation names the person; "" where the language needs to know more. */
  String addressed(Language language) {
    return switch (language) {
      case ENGLISH -> english();
      case GERMAN ->
          switch (kind) {
            case WOMAN -> "Frau " + titled(surname());
            case MAN -> "Herr " + titled(surname());
            case PERSON -> titled(name);
          };
      case FRENCH ->
          switch (kind) {
            case WOMAN -> "Madame " + surname();
            case MAN -> "Monsieur " + surname();
            case PERSON -> "";
          };
      case SPANISH -> spanish();
    };
  }

  private String english() {
    if (!academic.isEmpty()) {
      return Lines.firstWord(academic) + " " + surname();
    }
    var own = ADDRESSED.get(Language.ENGLISH).matcher(form + " " + name).matches();
    return switch (kind) {
      case WOMAN -> (own ? form : "Ms.") + " " + surname();
      case MAN -> (own ? form : "Mr.") + " " + surname();
      case PERSON -> own ? form + " " + surname() : name;
    };
  }

  /** Which of three names are surnames is not certain, and one may be a first name. */
  private String spanish() {
    var count = Lines.words(name).size();
    var isWhole =
        count >= SPANISH_NAMES || count == 1 && form.matches("(?iu)d\\..*|dña\\.|don|doña");
    return switch (kind) {
      case WOMAN -> isWhole ? "doña " + name : "Sra. " + surname();
      case MAN -> isWhole ? "don " + name : "Sr. " + surname();
      case PERSON -> "";
    };
  }

  private String titled(String named) {
    return academic.isEmpty() ? named : academic + " " + named;
  }
}
