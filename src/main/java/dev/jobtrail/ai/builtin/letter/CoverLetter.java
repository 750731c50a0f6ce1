package dev.jobtrail.ai.builtin.letter;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes a letter: who applies for what, requirements with achievements, why there, and a close.
 */
public final class CoverLetter {

  /** Somewhat more than required, for readers that count words in another way. */
  private static final int SHORTEST = LetterTask.SHORTEST + 4;

  /** Sentences that share so many characters begin alike: "Quedo a su disposición para". */
  private static final int BEGINNING = 20;

  private static final Pattern ARTICLE = Pattern.compile("^(?:les? |la |l'|el |l[oa]s )");

  /** A letter asks for one once. */
  private static final Pattern INTERVIEW =
      Pattern.compile(
          "(?iu)interview|conversation|gespräch|entretien|échanger|présenter|entrevista|hablar con");

  private static final int MAX_SKILLS = 2;

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final Qualifications qualifications;
  private final Studies studies;
  private final Certificates certificates;
  private final LanguageSkills languages;
  private final SupportedSentences sentences;
  private final NamedRequirements named;
  private final EvidenceParagraphs evidence;

  /** Wordings of what draws the person to this employer. */
  private final List<String> reasons;

  private final boolean isConcise;

  /** A warm letter begins with why. */
  private final boolean isReasonFirst;

  /**
   * @param requirements of the posting, with the lines of the resume that show them
   * @param guard decides which sentences the resume supports
   */
  public CoverLetter(LetterTask task, List<Fit.Requirement> requirements, EvidenceGuard guard) {
    source = new LetterSource(task, requirements);
    var tone = source.wishes.tone.orElse(task.tone());
    phrases = new LetterPhrases(source.language, tone, source.company + source.title);
    qualifications = new Qualifications(source, phrases);
    studies = new Studies(source, phrases);
    certificates = new Certificates(source, phrases);
    languages = new LanguageSkills(source, phrases);
    var refused = task.refused().stream().map(LetterTask.RefusedSentence::text).toList();
    sentences = new SupportedSentences(source, phrases, refused, guard);
    named = new NamedRequirements(source, phrases, sentences);
    reasons = reasons();
    isConcise = tone == CoverLetterTone.CONCISE || source.wishes.isShort;
    isReasonFirst = tone == CoverLetterTone.WARM && source.isOneLanguage();
    evidence = new EvidenceParagraphs(source, phrases, sentences, named, isConcise, isReasonFirst);
  }

  /** The language that it is written in. */
  public Language language() {
    return source.language;
  }

  /**
   * What a letter does otherwise than its instructions ask, and what it leaves untold because the
   * resume is in another language.
   *
   * @param resume a JSON Resume document
   * @param letter as it is kept
   */
  public static List<Message> notes(JsonNode resume, String instructions, String letter) {
    var notes = new ArrayList<Message>();
    var language = Language.ofText(letter, Language.ENGLISH);
    var own = Language.ofText(LetterSource.prose(resume), language);
    if (own != language) {
      notes.add(
          switch (own) {
            case ENGLISH ->
                Message.of(
                    "Your resume is in English, so this letter names only employers, dates, degrees, languages and tools. For a letter with achievements, write it again and add “in English”.");
            case GERMAN ->
                Message.of(
                    "Your resume is in German, so this letter names only employers, dates, degrees, languages and tools. For a letter with achievements, write it again and add “in German”.");
            case FRENCH ->
                Message.of(
                    "Your resume is in French, so this letter names only employers, dates, degrees, languages and tools. For a letter with achievements, write it again and add “in French”.");
            case SPANISH ->
                Message.of(
                    "Your resume is in Spanish, so this letter names only employers, dates, degrees, languages and tools. For a letter with achievements, write it again and add “in Spanish”.");
          });
    }
    notes.addAll(new Wishes(instructions).unmet(letter));
    return notes;
  }

  /** The whole letter as plain text. */
  public String write() {
    forget(List.of());
    var parts = new ArrayList<String>();
    var salutation = salutation();
    parts.add(salutation);
    parts.add(paragraph(introduction()));
    if (isReasonFirst) {
      parts.add(reason());
    }
    var regards = regards(salutation) + "\n" + source.text("/basics/name");
    var rest = List.of(isReasonFirst ? "" : reason(), close(0), regards);
    // the plain sentence takes the place of no achievement
    var others = Lines.count(parts) + Lines.count(rest) - Lines.count(List.of(interest()));
    parts.addAll(body(SHORTEST - others, List.copyOf(parts)));
    if (!isReasonFirst) {
      parts.add(reason());
    }
    parts.add(close(SHORTEST - Lines.count(parts) - Lines.count(List.of(regards))));
    parts.add(regards);
    return String.join(
        "\n\n", parts.stream().map(String::strip).filter(it -> !it.isEmpty()).toList());
  }

  /** To the person that the posting names, where the form of address is certain. */
  private String salutation() {
    var named =
        source.contact.map(
            it ->
                sentences.salutation(
                    phrases.filled(
                        "salutation." + it.kind().phrase(),
                        Map.of("addressed", it.addressed(source.language)),
                        false)));
    return named.filter(it -> !it.isEmpty()).orElseGet(() -> phrases.first("salutation"));
  }

  private String regards(String salutation) {
    var isNamed = !salutation.equals(phrases.first("salutation"));
    return source
        .contact
        .filter(it -> isNamed)
        .map(it -> phrases.first("regards." + it.kind().phrase()))
        .filter(it -> !it.isEmpty())
        .orElseGet(() -> phrases.first("regards"));
  }

  /** Why this person wants the job, in a few sentences; shorter and shorter ones. */
  public List<String> motivation() {
    forget(List.of());
    var reason = Lines.told(List.of(opening(), reason(), interest()));
    var who = who();
    var deed = evidence(0).stream().limit(1).toList();
    return List.of((reason + "\n\n" + Lines.told(List.of(who, Lines.told(deed)))).strip(), reason);
  }

  /** What this person has done that the job asks for; shorter and shorter accounts. */
  public List<String> experience() {
    forget(List.of());
    var paragraphs = new ArrayList<String>();
    paragraphs.add(who());
    paragraphs.addAll(body(0, List.copyOf(paragraphs)));
    paragraphs.removeIf(String::isBlank);
    var accounts = new ArrayList<String>();
    for (var count = paragraphs.size(); count > 0; count--) {
      accounts.add(String.join("\n\n", paragraphs.subList(0, count)));
    }
    return accounts;
  }

  /**
   * The achievements and what else speaks for this person, in at least so many words.
   *
   * @param before the paragraphs that it stands behind
   */
  private List<String> body(int fewest, List<String> before) {
    var body = new ArrayList<String>();
    for (var round = source.wishes.isLong ? 1 : 0; round < EvidenceParagraphs.MAX_ROUNDS; round++) {
      forget(before);
      body.clear();
      body.addAll(evidence(round));
      addBesides(body, round);
      if (Lines.count(body) >= fewest) {
        break;
      }
    }
    return body;
  }

  /** Begins the body behind these paragraphs anew. */
  private void forget(List<String> before) {
    evidence.forget();
    named.forget();
    phrases.restart(before);
  }

  private String opening() {
    return sentences.next(openings());
  }

  private List<String> openings() {
    var values = Map.of("title", source.title, "company", source.company);
    var shorter = Map.of("title", JobTitle.ofPosition(source.title), "company", source.company);
    var all = new ArrayList<>(phrases.filled("opening", values, false));
    all.addAll(phrases.filled("opening", shorter, false));
    for (var name :
        List.of("opening.interest", "opening.title", "opening.company", "opening.none")) {
      all.addAll(phrases.filled(name, values, false));
    }
    return all;
  }

  /** The job, who applies for it, and what this person says of it in the resume. */
  private List<String> introduction() {
    var introduction = new ArrayList<String>();
    introduction.add(opening());
    OwnWords.of(source).stream().map(List::of).map(sentences::next).forEach(introduction::add);
    introduction.add(sentences.next(studies.current()));
    introduction.add(who());
    return introduction;
  }

  /** The present or last position. */
  private String who() {
    if (source.positions.isEmpty()) {
      return "";
    }
    var position = source.positions.getFirst();
    var when = position.isCurrent() ? "now" : "last";
    var names = new ArrayList<String>();
    if (!position.title().isEmpty()) {
      names.add(source.isOneLanguage() ? "who." + when : "who.title." + when);
    }
    var values = new HashMap<>(evidence.values(position));
    values.put("title", position.title());
    names.add("who.firm." + when);
    var all = names.stream().flatMap(it -> phrases.filled(it, values, false).stream()).toList();
    return sentences.next(all);
  }

  /** What needs no translation: names, dates, degrees and languages. */
  private List<String> names() {
    var career = new ArrayList<String>();
    source.positions.stream()
        .skip(1)
        .limit(EvidenceParagraphs.MAX_POSITIONS - 1)
        .map(this::formerly)
        .forEach(career::add);
    career.add(sentences.next(qualifications.years()));
    var terms = sentences.firstOf(qualifications.terms());
    career.add(sentences.next(studies.untranslated()));
    var last = new ArrayList<String>();
    last.add(sentences.next(languages.untranslated()));
    last.add(terms);
    last.add(sentences.firstOf(qualifications.tools(terms)));
    var language =
        Map.of(
            "language",
            phrases.first("language." + source.resumeLanguage.code()),
            "own",
            languages.includesOwn() ? phrases.first("language." + source.language.code()) : "");
    last.add(sentences.next(phrases.filled("resume.language", language, false)));
    return Stream.of(career, last).map(this::paragraph).filter(it -> !it.isBlank()).toList();
  }

  private String formerly(Position position) {
    var values = new HashMap<>(evidence.values(position));
    values.put("title", position.title());
    return sentences.next(
        Stream.of("who.title.dates", "who.firm.dates", "who.firm.before")
            .filter(it -> !it.contains("title") || !position.title().isEmpty())
            .flatMap(it -> phrases.filled(it, values, false).stream())
            .toList());
  }

  private void addBesides(List<String> body, int round) {
    var besides = besides(Lines.told(body), round);
    if (!besides.isEmpty()) {
      body.add(besides);
    }
  }

  private String besides(String body, int round) {
    var isShort = round > 0;
    var all = new ArrayList<String>();
    qualifications.facts().stream().map(sentences::next).forEach(all::add);
    for (var wordings : studies.finished(isShort)) {
      all.add(sentences.next(unlike(all, wordings)));
    }
    all.add(sentences.next(certificates.titles()));
    all.add(sentences.next(certificates.held(isShort, Lines.told(all))));
    if (isShort) {
      all.add(sentences.next(certificates.held(true, Lines.told(all))));
    }
    all.add(sentences.next(languages.foreign(round > 1)));
    for (var ability : abilities(body + Lines.told(all), isShort)) {
      phrases.tell(ability);
      all.add(ability);
    }
    if (source.isOtherLanguage) {
      var language = phrases.first("language." + source.language.code());
      all.add(
          sentences.next(phrases.filled("letter.language", Map.of("language", language), false)));
    }
    return paragraph(all);
  }

  /** Those first that begin with another word than the sentences before. */
  private static List<String> unlike(List<String> told, List<String> wordings) {
    return wordings.stream()
        .sorted(
            Comparator.comparing(
                it ->
                    told.stream()
                        .anyMatch(one -> Lines.firstWord(one).equals(Lines.firstWord(it)))))
        .toList();
  }

  /** Skills that the posting names and tools, which are one list where both are names. */
  private List<String> abilities(String told, boolean isShort) {
    var asked =
        skillsBeside(told).stream()
            .filter(Demands.isNameOf(source.resumeLanguage))
            .filter(this::isNameOfSkill)
            .limit(MAX_SKILLS)
            .toList();
    if (!isShort || !source.isOneLanguage()) {
      return named.isEmpty() || !asked.isEmpty() || !wantedSkills(told).isEmpty()
          ? List.of(skills(told))
          : List.of();
    }
    var tools =
        qualifications.tools(asked, told).stream()
            .map(sentences::first)
            .filter(it -> !it.isEmpty())
            .findFirst()
            .orElse("");
    var skills = skills(told + tools);
    // two lists that begin alike are one too many
    return Lines.firstWord(tools).equals(Lines.firstWord(skills))
        ? List.of(tools)
        : List.of(tools, skills);
  }

  /** Skills that the posting names or the owner wants, and that no achievement shows. */
  private String skills(String body) {
    var named = skillsBeside(body);
    var known = phrases.all("skills.known").isEmpty() ? "skills" : "skills.known";
    // names of tools and fields of knowledge go with verbs of their own
    var skills =
        named.stream()
            .filter(
                it ->
                    known.equals("skills") || isNameOfSkill(it) == isNameOfSkill(named.getFirst()))
            .limit(MAX_SKILLS)
            .toList();
    var all = new ArrayList<String>();
    for (var count = skills.size(); count > 0; count--) {
      var some = skills.subList(0, count);
      var areNames = some.stream().allMatch(this::isNameOfSkill);
      var list =
          phrases.listed(some.stream().map(it -> ARTICLE.matcher(it).replaceFirst("")).toList());
      all.addAll(phrases.filled(areNames ? "skills" : known, Map.of("skills", list), count > 1));
    }
    return sentences.first(all);
  }

  /** German writes every noun with a capital; "IVA" is known rather than worked with. */
  private boolean isNameOfSkill(String skill) {
    return switch (source.language) {
      case ENGLISH -> Lines.isCapital(skill);
      case GERMAN ->
          Lines.isTerm(skill)
              || new GermanLines.GermanNouns(Morphology.of(Language.GERMAN))
                  .tags(Lines.words(skill).getLast())
                  .isEmpty();
      case FRENCH, SPANISH ->
          Lines.isCapital(skill) && !Morphology.of(source.language).is(skill, "N [mfe].*|NC.*");
    };
  }

  private List<String> wantedSkills(String told) {
    return source.keywords().stream()
        .filter(it -> source.wishes.ask(it) && !told.contains(it))
        .toList();
  }

  /** Those that the owner wants first. */
  private List<String> skillsBeside(String told) {
    return Stream.concat(wantedSkills(told).stream(), source.demands.skillsBeside(told).stream())
        .distinct()
        .filter(
            it ->
                qualifications.isSkill(it)
                    && NamedRequirements.isTelling(ARTICLE.matcher(it).replaceFirst("")))
        .toList();
  }

  private String reason() {
    return sentences.next(reasons);
  }

  /** A plain sentence instead of a reason, where the posting tells none. */
  private String interest() {
    return isConcise || !sentences.first(reasons).isEmpty()
        ? ""
        : sentences.next(phrases.all("reason.none"));
  }

  private List<String> reasons() {
    if (source.isOtherLanguage
        || !source.sentences.isEmpty() && source.wishes.language.isPresent()) {
      return List.of();
    }
    return new EmployerStatement(source.language, source.company, source.relevance)
        .of(source.sentences, source.profile()).stream()
            // what the holder of the position does is a duty
            .filter(it -> !it.text().contains(source.title))
            .flatMap(
                it ->
                    phrases
                        .filled(
                            it.isThird() ? "reason.that" : "reason",
                            Map.of("statement", it.text()),
                            false)
                        .stream())
            .toList();
  }

  /** The close in at least so many words: a longer one, and with wishes before it. */
  private String close(int fewest) {
    var interest = interest();
    var conditions =
        Lines.told(source.conditions.stream().map(List::of).map(sentences::next).toList());
    var plain = List.of(interest, conditions, one("closing"), one("thanks"));
    var longer = Lines.count(plain) < fewest ? one("closing.long") : "";
    var name = longer.isEmpty() ? "closing" : "closing.long";
    var closing = longer.isEmpty() ? one("closing") : longer;
    var missing = fewest - Lines.count(List.of(interest, conditions, closing, plain.getLast()));
    var contact = missing > 0 ? sentences.next(qualifications.contact()) : "";
    missing -= Lines.count(List.of(contact));
    var all = new ArrayList<>(List.of(interest));
    var open = fillers(closing, all);
    missing += Lines.count(all);
    while (Lines.count(all) < missing && !open.isEmpty()) {
      all.add(sentences.next(open));
      open = fillers(closing, all);
    }
    all.add(contact);
    all.add(conditions);
    for (var last : List.of(name, "thanks")) {
      all.add(one(last));
      phrases.tell(all.getLast());
    }
    return paragraph(all);
  }

  /** Those that ask for an interview, as the close does, come last. */
  private List<String> fillers(String closing, List<String> told) {
    return phrases.all("filler").stream()
        .filter(it -> !told.contains(it) && !beginsAlike(it, closing))
        .filter(it -> !sentences.first(List.of(it)).isEmpty())
        .sorted(
            Comparator.comparing((String it) -> asksAgain(it, closing))
                .thenComparing(phrases::isMonotonous))
        .toList();
  }

  private static boolean asksAgain(String filler, String closing) {
    return INTERVIEW.matcher(filler).find() && INTERVIEW.matcher(closing).find();
  }

  private static boolean beginsAlike(String one, String other) {
    return other.startsWith(one.substring(0, Math.min(BEGINNING, one.length())));
  }

  private String one(String name) {
    return sentences.first(phrases.filled(name, Map.of("company", source.company), false));
  }

  /**
   * Paragraphs on what was done; of a resume in another language only what needs no translation.
   */
  private List<String> evidence(int round) {
    return source.isOneLanguage() ? evidence.of(round) : names();
  }

  private String paragraph(List<String> all) {
    return sentences.paragraph(all, named.leads());
  }
}
