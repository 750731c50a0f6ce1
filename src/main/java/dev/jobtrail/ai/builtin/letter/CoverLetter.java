package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.ai.builtin.letter.Position.Weighed;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes a letter: who applies for what, requirements with achievements, why there, and a close.
 */
public final class CoverLetter {

  /** Somewhat more than required, for readers that count words in another way. */
  private static final int SHORTEST = LetterTask.SHORTEST + 4;

  private static final int MOST_RECENT = 6;
  private static final int MOST_EARLIER = 3;

  /** Achievements of the latest position that are told even if the posting names none of them. */
  private static final int ALWAYS_TOLD = 5;

  private static final int MAX_REQUIREMENTS = 4;
  private static final int MAX_TERMS = 2;

  /** Requirements that the latest position answers one by one. */
  private static final int MAX_ANSWERED = 2;

  private static final int MAX_ANSWERS = 4;

  /** Sentences that share so many characters begin alike: "Quedo a su disposición para". */
  private static final int BEGINNING = 20;

  private static final Pattern ARTICLE = Pattern.compile("^(?:les? |la |l'|el |l[oa]s )");

  /** A letter asks for one once. */
  private static final Pattern INTERVIEW =
      Pattern.compile(
          "(?iu)interview|conversation|gespräch|entretien|échanger|présenter|entrevista|hablar con");

  private static final String TASK = "task";

  private static final Pattern JOINT = Pattern.compile(" (?:and|but|while|und|et|y|e) ");

  /** A word that begins two sentences in a row is worse than one that begins any two. */
  private static final int REPEATED = 10;

  private static final int MAX_SKILLS = 2;

  /** On one position, beside those that answer requirements. */
  private static final int MAX_SENTENCES = 3;

  /** Achievements of one sentence. */
  private static final int MAX_TOGETHER = 3;

  private static final int MAX_TOGETHER_WORDS = 26;

  /** Of two requirements that one sentence names. */
  private static final int MAX_NAMED_WORDS = 16;

  private static final int MAX_POSITIONS = 3;

  /** How often achievements are added to a letter that is too short. */
  private static final int MAX_ROUNDS = 4;

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final SentenceFrames frames;
  private final Morphology words;
  private final Qualifications qualifications;
  private final boolean isConcise;

  /** A warm letter begins with why. */
  private final boolean isReasonFirst;

  private final Map<String, Boolean> supported = new HashMap<>();
  private final Set<String> refused = new HashSet<>();
  private final Set<String> told = new HashSet<>();
  private final List<String> requirements = new ArrayList<>();

  /** Sentences that name a requirement. */
  private final Set<String> leads = new HashSet<>();

  /** Whether the letter says that it would bring the experience, without naming any. */
  private boolean isBrought;

  private Function<String, Verdict> checker;

  /** How the achievements that are told begin. */
  private final List<String> beginnings = new ArrayList<>();

  /**
   * @param requirements of the posting, with the lines of the resume that show them
   */
  public CoverLetter(LetterTask task, List<Fit.Requirement> requirements) {
    source = new LetterSource(task, requirements);
    phrases = new LetterPhrases(source.language, task.tone(), source.company + source.title);
    frames = new SentenceFrames(source.language);
    words = Morphology.of(source.language);
    qualifications = new Qualifications(source, phrases);
    isConcise = task.tone() == CoverLetterTone.CONCISE || source.wishes.isShort;
    isReasonFirst = task.tone() == CoverLetterTone.WARM && source.isOneLanguage();
    task.refused().forEach(it -> refused.add(key(it.text())));
  }

  /** The language that it is written in. */
  public Language language() {
    return source.language;
  }

  /** The whole letter as plain text. */
  public String write(EvidenceGuard guard) {
    begin(guard);
    var opening = sound(List.of(opening(), who()));
    var reason = reason();
    var closing = close(0);
    var regards = phrases.first("regards") + "\n" + source.text("/basics/name");
    var frame = List.of(phrases.first("salutation"), opening, reason, closing, regards);
    var body = body(SHORTEST - count(frame));
    var parts = new ArrayList<String>();
    parts.add(phrases.first("salutation"));
    parts.add(opening);
    if (isReasonFirst) {
      parts.add(reason);
    }
    parts.addAll(body);
    if (!isReasonFirst) {
      parts.add(reason);
    }
    parts.add(close(SHORTEST - count(frame) - count(body)));
    parts.add(regards.strip());
    return String.join(
        "\n\n", parts.stream().map(String::strip).filter(it -> !it.isEmpty()).toList());
  }

  /** Why this person wants the job, in a few sentences; shorter and shorter ones. */
  public List<String> motivation(EvidenceGuard guard) {
    begin(guard);
    var reason = join(List.of(opening(), reason()));
    var deed = evidence(0).stream().limit(1).toList();
    return List.of((reason + "\n\n" + join(List.of(who(), join(deed)))).strip(), reason);
  }

  /** What this person has done that the job asks for; shorter and shorter accounts. */
  public List<String> experience(EvidenceGuard guard) {
    begin(guard);
    var paragraphs = new ArrayList<String>();
    paragraphs.add(who());
    paragraphs.addAll(body(0));
    paragraphs.removeIf(String::isBlank);
    var accounts = new ArrayList<String>();
    for (var count = paragraphs.size(); count > 0; count--) {
      accounts.add(String.join("\n\n", paragraphs.subList(0, count)));
    }
    return accounts;
  }

  /** The achievements and what else speaks for this person, in at least so many words. */
  private List<String> body(int fewest) {
    var body = new ArrayList<String>();
    for (var round = source.wishes.isLong ? 1 : 0; round < MAX_ROUNDS; round++) {
      forget();
      body.clear();
      body.addAll(evidence(round));
      addBesides(body, round);
      if (count(body) >= fewest) {
        break;
      }
    }
    return body;
  }

  private void begin(EvidenceGuard guard) {
    checker = guard.checker(source.evidence);
    forget();
  }

  /** Begins the body anew. */
  private void forget() {
    beginnings.clear();
    told.clear();
    requirements.clear();
    leads.clear();
    isBrought = false;
    phrases.restart();
  }

  private String opening() {
    return first(openings());
  }

  private List<String> openings() {
    var values = Map.of("title", source.title, "company", source.company);
    var shorter = Map.of("title", JobTitle.ofPosition(source.title), "company", source.company);
    var all = new ArrayList<>(filled("opening", values, false));
    all.addAll(filled("opening", shorter, false));
    for (var name :
        List.of("opening.interest", "opening.title", "opening.company", "opening.none")) {
      all.addAll(filled(name, values, false));
    }
    return all;
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
      names.add("who." + when);
    }
    names.add("who.firm." + when);
    var all = names.stream().flatMap(it -> filled(it, values(position), false).stream()).toList();
    return first(all);
  }

  private Map<String, String> values(Position position) {
    return Map.of(
        "position", position.title(),
        "employer", position.employer(),
        "company", source.company,
        "since", qualifications.month(position.start()),
        "until", qualifications.month(position.end()));
  }

  /**
   * Paragraphs on what was done, each for some requirements or for a position.
   *
   * @param round how often the letter was too short
   */
  private List<String> evidence(int round) {
    if (!source.isOneLanguage()) {
      return names();
    }
    var paragraphs = new ArrayList<String>();
    var chosen = chosen(round);
    for (var place = 0; place < chosen.size(); place++) {
      paragraphs.addAll(paragraphs(chosen.get(place), place, round));
    }
    if (round > 0) {
      var others = source.positions.stream().skip(1).filter(it -> !chosen.contains(it));
      paragraphs.add(sound(others.limit(MAX_POSITIONS - 1).map(this::dated).toList()));
    }
    paragraphs.removeIf(String::isBlank);
    return paragraphs;
  }

  /** A position by its name and time only. */
  private String dated(Position position) {
    return first(filled("who.dates", values(position), false));
  }

  /**
   * The latest position and the weightiest others, in the order of time. A position that shows
   * nothing of what the posting names is told only where the letter would be too short.
   */
  private List<Position> chosen(int round) {
    var others =
        source.positions.stream()
            .skip(1)
            .filter(
                it ->
                    round == 0
                        ? it.achievements().stream().anyMatch(Weighed::isLinked)
                        : !it.achievements().isEmpty())
            .sorted((one, other) -> Double.compare(other.weight(), one.weight()))
            .limit(round < MAX_ROUNDS - 1 ? 1 : MAX_POSITIONS - 1)
            .toList();
    return source.positions.stream()
        .filter(it -> it == source.positions.getFirst() || others.contains(it))
        .toList();
  }

  /**
   * First what answers a requirement, then what else is telling, with the terms of the posting that
   * it shows.
   */
  private List<String> paragraphs(Position position, int place, int round) {
    var more = Math.max(0, round - 1) - (isConcise ? 1 : 0);
    var most = Math.max(1, (place == 0 ? MOST_RECENT : MOST_EARLIER) + more);
    var mostUnlinked = place == 0 ? ALWAYS_TOLD + round : round;
    var before = told.size();
    var open = new ArrayList<>(position.achievements());
    open.removeIf(it -> source.wishes.forbid(it.line()));
    var answers = answers(open.subList(0, Math.min(most, open.size())), position, place);
    var rest = new ArrayList<String>();
    var shown = new ArrayList<Weighed>();
    var name =
        !answers.isEmpty()
            ? time("more", position, place)
            : place > 0
                ? place == 1 ? "before" : "earlier"
                : position.isCurrent() ? "first.now" : "first.last";
    while (rest.size() < MAX_SENTENCES + round) {
      var count = told.size() - before;
      var groups = new ArrayDeque<>(together(chosen(open, most - count, mostUnlinked - count)));
      if (groups.isEmpty()) {
        break;
      }
      groups.forEach(open::removeAll);
      while (!groups.isEmpty() && rest.size() < MAX_SENTENCES + round) {
        var group = groups.removeFirst();
        var sentence = sentence(name, position, group);
        if (!sentence.isEmpty()) {
          rest.add(sentence);
          shown.add(joined(group));
          name = time("more", position, place);
        } else if (group.size() > 1) {
          group.reversed().forEach(it -> groups.addFirst(List.of(it)));
        }
      }
    }
    if (requirements.isEmpty() && !isBrought) {
      addBrought(rest, shown, place);
    }
    if (!answers.isEmpty()) {
      answers.getLast().addAll(rest);
      rest.clear();
    }
    answers.add(rest);
    return answers.stream().map(this::sound).filter(it -> !it.isBlank()).toList();
  }

  /** The weightiest, and of those that a reader cannot link to the posting only some. */
  private static List<Weighed> chosen(List<Weighed> open, int most, int mostUnlinked) {
    var chosen = new ArrayList<Weighed>();
    for (var one : open) {
      if (chosen.size() < most && (one.isLinked() || chosen.size() < mostUnlinked)) {
        chosen.add(one);
      }
    }
    return chosen;
  }

  /**
   * Requirements, each with an achievement that answers it, which is taken from the others. Two of
   * one kind are named in one sentence.
   */
  private List<List<String>> answers(List<Weighed> achievements, Position position, int place) {
    var answers = new ArrayList<List<String>>();
    var last = Optional.<Lead>empty();
    for (var one : List.copyOf(achievements)) {
      var lead = lead(one.answers());
      if (lead.isPresent() && requirementsOf(answers) < (place == 0 ? MAX_ANSWERED : 1)) {
        var both = last.flatMap(it -> both(it, lead.get()));
        var name =
            answers.isEmpty()
                ? time("led", position, place)
                : both.isPresent()
                    ? time("more", position, place)
                    : position.isCurrent() ? "first.now" : "first.last";
        var sentence = sentence(name, position, List.of(one));
        if (!sentence.isEmpty()) {
          named(lead.get());
          achievements.remove(one);
          if (both.isPresent()) {
            leads.add(both.get());
            answers.getLast().set(0, both.get());
            answers.getLast().add(sentence);
          } else {
            answers.add(new ArrayList<>(List.of(lead.get().sentence(), sentence)));
          }
          last = lead;
        }
      }
    }
    return answers;
  }

  private static int requirementsOf(List<List<String>> answers) {
    return answers.stream().mapToInt(it -> it.size() - 1).sum();
  }

  /** Two requirements of one kind in one sentence, where they are short. */
  private Optional<String> both(Lead one, Lead other) {
    var texts = List.of(one.requirement(), other.requirement());
    var isTask = one.name().equals(TASK);
    if (!one.name().equals(other.name())
        || count(texts) > MAX_NAMED_WORDS
        || !isTask && texts.stream().anyMatch(it -> JOINT.matcher(it).find() || it.contains(","))) {
      return Optional.empty();
    }
    var list = isTask ? tasks(texts) : LetterPhrases.list(texts, phrases.first("and"));
    return Optional.of(first(filled(one.name(), Map.of("requirement", list), true)))
        .filter(it -> !it.isEmpty());
  }

  /** "To train and motivate apprentices, and to order flour". */
  private String tasks(List<String> texts) {
    var isLong = texts.stream().anyMatch(it -> JOINT.matcher(it).find());
    var and = isLong ? phrases.first("and.task.list") : "";
    return LetterPhrases.list(texts, and.isEmpty() ? phrases.first("and.task") : and)
        .replace(" ,", ",");
  }

  private static String time(String name, Position position, int place) {
    return name + (place == 0 && position.isCurrent() ? ".now" : ".then");
  }

  /** A requirement with the sentence that names it. */
  private record Lead(String name, String requirement, String sentence) {}

  /** The first requirement that an achievement answers and that is not named yet. */
  private Optional<Lead> lead(List<RequirementPhrase> answers) {
    return answers.stream()
        .filter(it -> requirements.stream().noneMatch(other -> isSame(it.text(), other)))
        .limit(requirements.size() < MAX_REQUIREMENTS ? MAX_ANSWERS : 0)
        .map(
            it -> {
              var name = it.kind().name().toLowerCase(Locale.ROOT);
              return new Lead(name, text(it), first(leads(it, requirements.isEmpty())));
            })
        .filter(it -> !it.sentence().isEmpty())
        .findFirst();
  }

  /** Behind the first achievement that shows a term of the posting. */
  private void addBrought(List<String> sentences, List<Weighed> shown, int place) {
    for (var i = 0; i < shown.size(); i++) {
      var brought = brought(shown.subList(i, i + 1), place);
      if (brought.isPresent()) {
        sentences.add(i + 1, brought.get());
        return;
      }
    }
    if (place == 0 && !shown.isEmpty()) {
      sentences.add(first(phrases.all("brought.plain")));
      isBrought = true;
    }
  }

  /** What achievements are worth to the reader, by the terms of the posting that they show. */
  private Optional<String> brought(List<Weighed> achievements, int place) {
    var terms =
        achievements.stream()
            .flatMap(it -> it.terms().stream())
            .distinct()
            .filter(it -> requirements.stream().noneMatch(other -> isSame(it, other)))
            .sorted(Comparator.comparing(it -> !isTelling(it)))
            .limit(MAX_TERMS)
            .toList();
    var name = place == 0 || requirements.isEmpty() ? "brought" : "brought.more";
    for (var count = terms.size(); count > 0; count--) {
      var list = LetterPhrases.list(terms.subList(0, count), phrases.first("and"));
      var sentence = first(filled(name, Map.of("terms", list), count > 1));
      if (!sentence.isEmpty()) {
        phrases.turn(name);
        requirements.add(list);
        return Optional.of(sentence);
      }
    }
    return Optional.empty();
  }

  /** Names tell more than ordinary words, and several words more than one. */
  private static boolean isTelling(String term) {
    return Lines.isTerm(term) || Lines.isCapital(term) || term.contains(" ");
  }

  private void named(Lead lead) {
    phrases.turn(lead.name());
    requirements.add(lead.requirement());
    leads.add(lead.sentence());
  }

  /** Whether one text has the other's words, such as "SQL" and "experience with SQL". */
  private boolean isSame(String one, String other) {
    var words = source.relevance.stems(one);
    return source.relevance.stems(other).stream().anyMatch(words::contains);
  }

  private List<String> leads(RequirementPhrase phrase, boolean isFirst) {
    var name = phrase.kind().name().toLowerCase(Locale.ROOT);
    var values = Map.of("requirement", text(phrase));
    var all = isFirst ? List.<String>of() : filled(name + ".more", values, false);
    return all.isEmpty() ? filled(name, values, false) : all;
  }

  /**
   * Tasks of a list, the last of them behind "and": "recibir pedidos, controlar stocks y vender".
   */
  private String text(RequirementPhrase phrase) {
    var text = phrase.text();
    var last = text.lastIndexOf(", ");
    if (!phrase.kind().name().toLowerCase(Locale.ROOT).equals(TASK) || last < 0) {
      return text;
    }
    var end = text.substring(last + 2);
    // "contrôler, saisir et régler" has its "and"
    var isOpen =
        isInfinitive(end) && JOINT.splitAsStream(end).skip(1).noneMatch(this::isInfinitive);
    var and = phrases.first("and");
    var isLong = JOINT.matcher(text).find();
    return isOpen
        ? text.substring(0, last) + (isLong ? ", " : " ") + LetterPhrases.and(and, end) + end
        : text;
  }

  private boolean isInfinitive(String text) {
    return words.is(firstWord(text), "V inf|VMN.*");
  }

  /** Achievements that are told in one sentence where they are short. */
  private List<List<Weighed>> together(List<Weighed> achievements) {
    var groups = new ArrayList<List<Weighed>>();
    for (var one : achievements) {
      var group = groups.stream().filter(it -> isOneSentence(it, one)).findFirst();
      group.ifPresent(it -> it.add(one));
      if (group.isEmpty()) {
        groups.add(new ArrayList<>(List.of(one)));
      }
    }
    return groups;
  }

  /** Of one form and tense. Those with a comma or an "and" of their own are told in pairs. */
  private boolean isOneSentence(List<Weighed> group, Weighed next) {
    var all = Stream.concat(group.stream(), Stream.of(next)).map(Weighed::achievement).toList();
    var texts = all.stream().map(Achievement::text).toList();
    var form = next.achievement().form();
    var lists = texts.stream().filter(CoverLetter::isList).count();
    // a clause without a subject behind ", and" can be told from the list before
    var mostLists = texts.size() > 2 ? 0 : form == Form.CLAUSE && hasPlainClauses() ? 2 : 1;
    return texts.size() <= MAX_TOGETHER
        && all.stream().allMatch(it -> it.form() == form)
        && all.stream().map(Achievement::isOnce).distinct().count() == 1
        && (form != Form.CLAUSE || areOfOneTense(texts))
        && (form == Form.CLAUSE || texts.stream().noneMatch(it -> it.contains(",")))
        && lists <= mostLists
        && texts.stream().noneMatch(it -> it.matches(".* et j(?:e |').*"))
        && count(texts) <= MAX_TOGETHER_WORDS;
  }

  private static boolean isList(String text) {
    return text.contains(",") || JOINT.matcher(text).find();
  }

  private boolean hasPlainClauses() {
    return source.language == Language.ENGLISH || source.language == Language.SPANISH;
  }

  /** In English as far as the verbs are certain. */
  private boolean areOfOneTense(List<String> clauses) {
    return switch (source.language) {
      case ENGLISH -> {
        var tenses = clauses.stream().map(EnglishLines::isPast).distinct().toList();
        yield tenses.size() == 1 && tenses.getFirst().isPresent();
      }
      case SPANISH -> clauses.stream().map(SpanishLines::isPast).distinct().count() == 1;
      case GERMAN, FRENCH -> true;
    };
  }

  private Weighed joined(List<Weighed> group) {
    var first = group.getFirst();
    if (group.size() == 1) {
      return first;
    }
    var texts = group.stream().map(it -> it.achievement().text()).toList();
    var form = first.achievement().form();
    var isLong = texts.stream().anyMatch(CoverLetter::isList);
    var text =
        isLong && form == Form.THING
            ? texts.getFirst()
                + (" " + LetterPhrases.and(phrases.first("and.things"), texts.getLast()))
                    .replace(" ,", ",")
                + texts.getLast()
            : isLong && source.language != Language.GERMAN
                ? texts.getFirst()
                    + ", "
                    + LetterPhrases.and(phrases.first("and"), texts.getLast())
                    + texts.getLast()
                : LetterPhrases.list(texts, phrases.first("and"));
    return new Weighed(
        new Achievement(form, text, form == Form.THING, first.achievement().isOnce()),
        Optional.empty(),
        first.line(),
        first.weight(),
        first.answers(),
        group.stream().flatMap(it -> it.terms().stream()).distinct().toList());
  }

  /**
   * Achievements as a sentence that begins with another word than those before, above all the last
   * one, where there is a choice; "" where the letter has them already or the resume does not
   * support it.
   */
  private String sentence(String name, Position position, List<Weighed> group) {
    if (group.stream().anyMatch(it -> told.contains(it.line()))) {
      return "";
    }
    var one = joined(group);
    var sentence = first(varied(sentences(name, position, one)));
    if (sentence.isEmpty()) {
      var noun = one.noun().map(it -> sentences(name, position, it)).orElse(List.of());
      sentence = first(varied(noun));
    }
    if (!sentence.isEmpty()) {
      group.forEach(it -> told.add(it.line()));
      phrases.turn(name);
      beginnings.add(firstWord(sentence));
    }
    return sentence;
  }

  private List<String> varied(List<String> sentences) {
    return sentences.stream()
        .sorted(Comparator.comparingInt(it -> repetitions(firstWord(it))))
        .toList();
  }

  private int repetitions(String beginning) {
    var isLast = !beginnings.isEmpty() && beginnings.getLast().equals(beginning);
    return Collections.frequency(beginnings, beginning) + (isLast ? REPEATED : 0);
  }

  private static String firstWord(String sentence) {
    return sentence.split(" ", 2)[0];
  }

  private List<String> sentences(String name, Position position, Weighed one) {
    return sentences(name, position, one.achievement());
  }

  private List<String> sentences(String name, Position position, Achievement achievement) {
    var form = achievement.form().name().toLowerCase(Locale.ROOT);
    var values = new HashMap<>(values(position));
    values.put(form, achievement.text());
    // "In my current role, I built" would tell of now and then at once
    var isDone =
        source.language == Language.ENGLISH
            && achievement.form() == Form.CLAUSE
            && EnglishLines.isPast(achievement.text()).orElse(false);
    var special = achievement.isOnce() ? ".once" : isDone ? ".done" : "";
    var all =
        special.isEmpty()
            ? List.<String>of()
            : filled(name + special, values, achievement.isPlural());
    return all.isEmpty() ? filled(name + "." + form, values, achievement.isPlural()) : all;
  }

  /** What needs no translation: names, dates, degrees and languages. */
  private List<String> names() {
    var career = new ArrayList<String>();
    var isCurrent = source.positions.stream().limit(1).allMatch(Position::isCurrent);
    var whoTitle = isCurrent ? "who.title.now" : "who.title.last";
    source.titles().stream()
        .limit(1)
        .map(it -> first(filled(whoTitle, Map.of("title", it), false)))
        .forEach(career::add);
    source.positions.stream()
        .skip(1)
        .limit(MAX_POSITIONS - 1)
        .map(this::formerly)
        .forEach(career::add);
    career.add(first(qualifications.years(frames)));
    var tools =
        qualifications.terms(frames).stream()
            .map(this::first)
            .filter(it -> !it.isEmpty())
            .limit(1)
            .toList();
    qualifications.untranslated(frames).stream().map(this::first).forEach(career::add);
    var last = new ArrayList<>(tools);
    last.add(
        qualifications.tools(frames, join(tools)).stream()
            .map(this::first)
            .filter(it -> !it.isEmpty())
            .findFirst()
            .orElse(""));
    var language =
        Map.of(
            "language", phrases.first("language." + source.resumeLanguage.code()),
            "own", phrases.first("language." + source.language.code()));
    last.add(first(filled("resume.language", language, false)));
    var spoken =
        List.of(
            first(qualifications.askedLanguages(frames)),
            first(qualifications.spokenLanguages(frames)));
    return Stream.of(career, spoken.getLast().isEmpty() ? List.<String>of() : spoken, last)
        .map(this::sound)
        .filter(it -> !it.isBlank())
        .toList();
  }

  private String formerly(Position position) {
    return first(
        Stream.of("who.firm.dates", "who.firm.before")
            .flatMap(it -> filled(it, values(position), false).stream())
            .toList());
  }

  private void addBesides(List<String> body, int round) {
    var besides = besides(join(body), round);
    if (!besides.isEmpty()) {
      body.add(besides);
    }
  }

  private String besides(String body, int round) {
    var isShort = round > 0;
    var sentences = new ArrayList<String>();
    for (var qualification : qualifications.all(frames, isShort)) {
      sentences.add(first(qualification));
    }
    var isMore = sentences.stream().anyMatch(it -> !it.isEmpty());
    sentences.add(first(qualifications.certificates(frames, isShort, isMore)));
    sentences.add(first(qualifications.languages(frames, round > 1)));
    var skills = requirements.isEmpty() || isShort ? skills(body + join(sentences)) : "";
    var tools = isShort && source.isOneLanguage() ? tools(body + join(sentences) + skills) : "";
    // two lists that begin alike are one too many
    sentences.add(firstWord(tools).equals(firstWord(skills)) ? "" : tools);
    sentences.add(skills);
    if (source.isOtherLanguage) {
      var language = phrases.first("language." + source.language.code());
      sentences.add(first(filled("letter.language", Map.of("language", language), false)));
    }
    return sound(sentences);
  }

  /** The names of tools that the letter has not told yet, as many as are supported. */
  private String tools(String told) {
    return qualifications.tools(frames, told).stream()
        .map(this::first)
        .filter(it -> !it.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** Skills that the posting names and no achievement shows. */
  private String skills(String body) {
    var named = source.demands.skillsBeside(body);
    var known = phrases.all("skills.known").isEmpty() ? "skills" : "skills.known";
    // names of tools and fields of knowledge go with verbs of their own
    var skills =
        named.stream()
            .filter(
                it ->
                    qualifications.isSkill(it)
                        && isTelling(ARTICLE.matcher(it).replaceFirst(""))
                        && (known.equals("skills")
                            || Lines.isCapital(it) == Lines.isCapital(named.getFirst())))
            .limit(MAX_SKILLS)
            .toList();
    var all = new ArrayList<String>();
    for (var count = skills.size(); count > 0; count--) {
      var some = skills.subList(0, count);
      var areNames = some.stream().allMatch(Lines::isCapital);
      var list =
          LetterPhrases.list(
              some.stream().map(it -> ARTICLE.matcher(it).replaceFirst("")).toList(),
              phrases.first("and"));
      all.addAll(filled(areNames ? "skills" : known, Map.of("skills", list), count > 1));
    }
    return first(all);
  }

  private String reason() {
    return first(reasons());
  }

  private List<String> reasons() {
    if (source.isOtherLanguage
        || !source.sentences.isEmpty() && source.wishes.language.isPresent()) {
      return List.of();
    }
    return new EmployerStatement(source.language, source.company, source.relevance)
        .of(source.sentences, source.profile()).stream()
            .flatMap(
                it ->
                    filled(
                        it.isThird() ? "reason.that" : "reason",
                        Map.of("statement", it.text()),
                        false)
                        .stream())
            .toList();
  }

  /** The close, a longer one and with wishes before it as far as the letter is too short. */
  private String close(int missing) {
    var closing = one("closing");
    if (missing > 0) {
      var longer = one("closing.long");
      missing -= longer.isEmpty() ? 0 : count(List.of(longer)) - count(List.of(closing));
      closing = longer.isEmpty() ? closing : longer;
    }
    var contact = missing > 0 ? first(qualifications.contact(frames)) : "";
    missing -= count(List.of(contact));
    var sentences = new ArrayList<String>();
    for (var filler : fillers(closing)) {
      if (count(sentences) < missing) {
        sentences.add(first(List.of(filler)));
      }
    }
    sentences.add(contact);
    sentences.add(closing);
    sentences.add(one("thanks"));
    return sound(sentences);
  }

  /** Those that ask for an interview, as the close does, come last. */
  private List<String> fillers(String closing) {
    return phrases.all("filler").stream()
        .filter(it -> !beginsAlike(it, closing))
        .sorted(Comparator.comparing(it -> asksAgain(it, closing)))
        .toList();
  }

  private static boolean asksAgain(String filler, String closing) {
    return INTERVIEW.matcher(filler).find() && INTERVIEW.matcher(closing).find();
  }

  private static boolean beginsAlike(String one, String other) {
    return other.startsWith(one.substring(0, Math.min(BEGINNING, one.length())));
  }

  private String one(String name) {
    return first(filled(name, Map.of("company", source.company), false));
  }

  private List<String> filled(String name, Map<String, String> values, boolean isPlural) {
    return phrases.all(name).stream()
        .map(it -> frames.fill(it, values, isPlural))
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** The first that the guard supports as it stands; "" for none. */
  private String first(List<String> alternatives) {
    return alternatives.stream()
        .filter(it -> !it.isEmpty() && !refused.contains(key(it)) && !source.wishes.forbid(it))
        .filter(this::isSupported)
        .findFirst()
        .orElse("");
  }

  private boolean isSupported(String text) {
    return supported.computeIfAbsent(text, it -> checker.apply(it).isSupported());
  }

  /**
   * The sentences that are supported as a paragraph, in which the guard may part them elsewhere. A
   * requirement is named only where something follows that answers it.
   */
  private String sound(List<String> sentences) {
    var open = sentences.stream().filter(it -> !it.isBlank()).toList();
    var kept = new ArrayList<String>();
    if (isSound(open)) {
      kept.addAll(open);
    } else {
      for (var sentence : open) {
        var last = kept.isEmpty() ? "" : kept.getLast();
        kept.add(sentence);
        if (!isSound(kept)) {
          kept.removeLast();
          if (leads.contains(last)) {
            kept.set(kept.size() - 1, sentence);
            if (!isSound(kept)) {
              kept.set(kept.size() - 1, last);
            }
          }
        }
      }
    }
    for (var i = kept.size() - 1; i >= 0; i--) {
      if (leads.contains(kept.get(i))
          && (i == kept.size() - 1 || leads.contains(kept.get(i + 1)))) {
        kept.remove(i);
      }
    }
    return join(kept);
  }

  private boolean isSound(List<String> sentences) {
    var text = join(sentences);
    return text.isEmpty() || isSupported(text);
  }

  private static String key(String sentence) {
    return sentence.toLowerCase(Locale.ROOT).replaceAll("[\\s.!?]+", " ").strip();
  }

  private static String join(Collection<String> sentences) {
    return String.join(" ", sentences.stream().filter(it -> !it.isBlank()).toList());
  }

  private static int count(Collection<String> texts) {
    return texts.stream()
        .filter(it -> !it.isBlank())
        .mapToInt(it -> it.strip().split("\\s+").length)
        .sum();
  }
}
