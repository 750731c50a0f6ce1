package dev.jobtrail.ai.builtin.letter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.ai.builtin.letter.Position.Weighed;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The resume and the posting of a letter, read for each other. */
final class LetterSource {

  /** Spaces that French puts before its marks, where no line may break. */
  private static final Pattern UNBROKEN = Pattern.compile("[\\u00a0\\u202f]");

  private static final Set<Form> DEEDS = Set.of(Form.CLAUSE, Form.PERFECT, Form.SENTENCE);

  /** What the owner wants to be told goes before everything else. */
  static final double ASKED_FOR = 1_000;

  private static final double ANSWERS = 4;
  private static final int MAX_ENTRIES = 50;
  private static final int MAX_LENGTH = 4_000;
  private static final int MAX_LINES = 200;
  private static final int MOST_OF_FIGURES = 9;

  /** Below this share of its function words a text is in none of the languages. */
  private static final double LEAST_SHARE = 0.2;

  /** The same of a text of headings and lists, most of whose words the dictionary has. */
  private static final double LEAST_SHARE_IN_LISTS = 0.1;

  private static final double MOST_WORDS_KNOWN = 0.65;

  private static final int FEWEST_TOKENS = 40;

  final Language language;
  final Language resumeLanguage;

  /** Whether the posting is in none of the four languages, and nobody asked for one of them. */
  final boolean isOtherLanguage;

  final String title;
  final String company;

  /** Whom the letter addresses, if the posting names one. */
  final Optional<ContactPerson> contact;

  final List<String> sentences = new ArrayList<>();
  final List<String> lines;
  final List<Position> positions = new ArrayList<>();

  /** What was done as a volunteer and in projects, the most telling first. */
  final List<Position> beside = new ArrayList<>();

  final Relevance relevance;
  final Demands demands;
  final Evidence evidence;
  final Wishes wishes;
  final List<String> facts;

  /** Sentences on start and pay that the posting asks for. */
  final List<String> conditions;

  private final JsonNode resume;
  private final String description;

  /** Words that are written with a capital; null before the first question. */
  private Set<String> names;

  LetterSource(LetterTask task, List<Fit.Requirement> requirements) {
    resume = task.resume().isObject() ? task.resume() : JsonNodeFactory.instance.objectNode();
    facts = task.facts();
    wishes = new Wishes(task.instructions());
    var posting = task.posting();
    company = JobTitle.withoutOwner(line(posting.company()));
    title = JobTitle.ofPosting(line(posting.title()), company);
    var text = ReadableText.ofHtml(posting.description(), PostingText.LONGEST_DESCRIPTION);
    description = text == null ? "" : text;
    for (var line : description.split("\n")) {
      Lines.sentences(line).stream().limit(MAX_LINES - sentences.size()).forEach(sentences::add);
    }
    lines = postingLines(task);
    var postingText = Objects.requireNonNullElse(posting.title(), "") + "\n" + description;
    resumeLanguage = Language.ofText(resumeText(), Language.ofText(postingText, Language.ENGLISH));
    var own = ofPosting(postingText);
    isOtherLanguage = wishes.language.isEmpty() && own.isEmpty();
    language = wishes.language.or(() -> own).orElse(resumeLanguage);
    conditions = task.conditionsIn(language);
    contact = ContactPerson.of(description, own.orElse(language));
    relevance = new Relevance(language, title, lines, requirements);
    evidence =
        new Evidence(
            resume,
            Stream.concat(facts.stream(), conditions.stream()).toList(),
            Stream.of(posting.company(), posting.title(), description)
                .filter(Objects::nonNull)
                .toList());
    demands =
        new Demands(
            language,
            demandLines(requirements),
            listed(task, requirements),
            requirements,
            keywords(),
            company,
            resumeLanguage);
    if (isOneLanguage()) {
      readPositions();
    }
    readEmployers();
  }

  private List<String> postingLines(LetterTask task) {
    var all = new LinkedHashSet<String>();
    Stream.of(task.parsed().requirements(), task.parsed().responsibilities())
        .filter(Objects::nonNull)
        .flatMap(List::stream)
        .filter(Objects::nonNull)
        .limit(MAX_LINES)
        .forEach(all::add);
    return all.isEmpty() ? List.copyOf(sentences) : List.copyOf(all);
  }

  private static List<String> listed(LetterTask task, List<Fit.Requirement> requirements) {
    var all = new ArrayList<String>();
    requirements.stream()
        .filter(it -> !it.quotes().isEmpty())
        .map(Fit.Requirement::text)
        .forEach(all::add);
    Stream.of(task.parsed().requirements(), task.parsed().responsibilities())
        .filter(Objects::nonNull)
        .flatMap(List::stream)
        .filter(Objects::nonNull)
        .limit(MAX_LINES)
        .forEach(all::add);
    return all;
  }

  /** Those of the requirements and duties, then what else the posting says of the job. */
  private List<String> demandLines(List<Fit.Requirement> requirements) {
    var all = new LinkedHashSet<String>();
    requirements.stream().map(Fit.Requirement::text).forEach(all::add);
    all.addAll(lines);
    sentences.stream()
        .filter(it -> !EmployerStatement.isGeneral(it) || ProseDuties.isSearch(it))
        .flatMap(it -> Stream.of(it.split(";\\s+")))
        .forEach(all::add);
    return all.stream().limit(MAX_LINES).toList();
  }

  List<String> keywords() {
    return entries(resume.path("skills")).stream()
        .flatMap(it -> entries(it.path("keywords")).stream())
        .map(LetterSource::text)
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** Whether the letter can say what the lines of the resume say. */
  boolean isOneLanguage() {
    return language == resumeLanguage;
  }

  /** Empty where it is none of the four. */
  private Optional<Language> ofPosting(String text) {
    var tokens = Tokenizer.tokenize(text);
    var language = Language.clearlyOf(text, resumeLanguage);
    var known = tokens.stream().filter(it -> language.isFunctionWord(it.folded())).count();
    var isLanguage =
        known >= LEAST_SHARE * tokens.size()
            || known >= LEAST_SHARE_IN_LISTS * tokens.size() && isInDictionary(tokens, language);
    return tokens.size() > FEWEST_TOKENS && !isLanguage ? Optional.empty() : Optional.of(language);
  }

  private static boolean isInDictionary(List<TextToken> tokens, Language language) {
    var words = Morphology.of(language);
    var known =
        tokens.stream()
            .map(TextToken::surface)
            .filter(
                it ->
                    !words.readings(it).isEmpty()
                        || !words.readings(it.toLowerCase(Locale.ROOT)).isEmpty())
            .count();
    return known >= MOST_WORDS_KNOWN * tokens.size();
  }

  private String resumeText() {
    return prose(resume);
  }

  /** What a resume says in sentences and lines, which tells its language. */
  static String prose(JsonNode resume) {
    var text = new StringBuilder(text(resume.at("/basics/summary")));
    for (var entry : entries(resume.path("work"))) {
      entries(entry.path("highlights")).forEach(it -> text.append('\n').append(it.asText()));
      text.append('\n').append(text(entry, "summary")).append('\n').append(text(entry, "position"));
    }
    return text.toString();
  }

  /** All that the resume says of work and skills. */
  String profile() {
    var text = new StringBuilder(text("/basics/label")).append('\n').append(resumeText());
    entries(resume.path("skills"))
        .forEach(
            it ->
                entries(it.path("keywords"))
                    .forEach(word -> text.append('\n').append(word.asText())));
    return text.toString();
  }

  /**
   * Whether a word has a capital within a sentence as well: in the fields of names, behind a small
   * word, or in no dictionary but with one.
   */
  boolean isName(String word) {
    if (names == null) {
      names = new HashSet<>();
      for (var text : List.of(title, company, text("/basics/name"), text("/basics/label"))) {
        addNames(text, false);
      }
      for (var section :
          List.of(
              "work",
              "volunteer",
              "education",
              "certificates",
              "projects",
              "skills",
              "languages")) {
        entries(resume.path(section)).forEach(this::addNamesOf);
      }
      Stream.concat(facts.stream(), Stream.of(resumeText(), description))
          .flatMap(String::lines)
          .forEach(it -> addNames(it, true));
    }
    return names.contains(word) || Morphology.of(language).is(word, "NNP.*|Z.*|NP.*");
  }

  private void addNamesOf(JsonNode entry) {
    for (var property : entry.properties()) {
      if (property.getValue().isTextual() && !property.getKey().equals("summary")) {
        addNames(property.getValue().textValue(), false);
        // "Home carer" is written "Home Carer" within a sentence
        Lines.words(property.getValue().textValue()).forEach(it -> names.add(Lines.capital(it)));
      } else if (property.getKey().equals("keywords")) {
        entries(property.getValue()).forEach(it -> addNames(text(it), false));
      }
    }
  }

  /**
   * @param isProse whether the first word of each sentence has its capital for that reason
   */
  private void addNames(String text, boolean isProse) {
    var isFirst = isProse;
    for (var word : Lines.words(text)) {
      var bare = Lines.withoutElision(word);
      if (!isFirst && Lines.isCapital(bare)) {
        names.add(bare);
      }
      isFirst = isProse && !bare.matches("[\\p{L}\\d].*") || isProse && word.matches(".*[.:!?]");
    }
  }

  String description() {
    return description;
  }

  private void readPositions() {
    for (var entry : entries(resume.path("work"))) {
      var position = position(entry);
      var employer = JobTitle.ofEmployer(text(entry, "name"));
      var isOver = !text(entry, "endDate").isEmpty();
      if (!position.isEmpty()
          && !employer.isEmpty()
          && !JobTitle.isPeriod(employer)
          && !(isOver && JobTitle.isSelf(employer))) {
        positions.add(position(Position.Kind.WORK, position, employer, entry));
      }
    }
    positions.sort(Comparator.comparing(Position::end).reversed());
    for (var entry : entries(resume.path("volunteer"))) {
      var employer = JobTitle.ofEmployer(text(entry, "organization"));
      beside.add(position(Position.Kind.VOLUNTEER, text(entry, "position"), employer, entry));
    }
    for (var entry : entries(resume.path("projects"))) {
      beside.add(position(Position.Kind.PROJECT, "", text(entry, "name"), entry));
    }
    beside.removeIf(it -> it.employer().isEmpty() || it.achievements().isEmpty());
    beside.sort(Comparator.comparingDouble(Position::weight).reversed());
  }

  /** "" where a sentence cannot say that the person works as it. */
  private static String position(JsonNode entry) {
    var title = JobTitle.ofPosition(text(entry, "position"));
    return JobTitle.isPeriod(title) ? "" : title;
  }

  private Position position(Position.Kind kind, String title, String employer, JsonNode entry) {
    return new Position(
        kind,
        title,
        employer,
        text(entry, "startDate"),
        Position.endOf(text(entry, "endDate")),
        achievements(entry, kind == Position.Kind.PROJECT || !text(entry, "endDate").isEmpty()));
  }

  /** The most telling first. */
  private List<Weighed> achievements(JsonNode entry, boolean isOver) {
    var grammar = LineGrammar.of(language);
    var actions = new ActionNouns(language);
    var phrases = new ArrayList<String>();
    var begun = new HashSet<String>();
    for (var highlight : entries(entry.path("highlights"))) {
      var all = phrases(text(highlight));
      all.stream().findFirst().ifPresent(begun::add);
      phrases.addAll(all);
    }
    phrases.removeIf(OwnTraining::is);
    var verbs = phrases.stream().filter(grammar::beginsWithVerb).count();
    // "Answer queries" and "Check timesheets" are no nouns beside a line that is certain
    var areVerbs =
        verbs * 2 >= phrases.size()
            || language == Language.ENGLISH
                && verbs > 0
                && phrases.stream().filter(EnglishLines::mayBeOrder).count() * 3
                    >= phrases.size() * 2L;
    var achievements = new ArrayList<Weighed>();
    for (var phrase : phrases) {
      var written = Notes.writtenOut(phrase, language);
      // the first phrase of a line may be written small, too
      var full = begun.contains(phrase) ? Lines.capital(written) : written;
      // what follows a semicolon may not be a sentence, and signs are no words
      if (!Lines.isCapital(full)
              && !full.isEmpty()
              && Character.isLetter(full.codePointAt(0))
              && !grammar.beginsWithVerb(full)
          || Notes.hasSigns(full)) {
        continue;
      }
      var sentence =
          OwnSentences.read(full, language).or(() -> Developments.read(full, language, grammar));
      if (sentence.isPresent()) {
        achievements.add(weighed(sentence.get(), phrase, Optional.empty()));
        continue;
      }
      var line = Developments.withoutAmount(full);
      var text = isWordOfPosting(Lines.firstWord(line)) ? Lines.small(line) : line;
      var thing = grammar.read(text, isOver, areVerbs);
      if (isTool(Lines.firstWord(line))
          && thing.filter(it -> it.text().contains(Lines.firstWord(line))).isEmpty()) {
        continue; // "Docker for local development" as "docker"
      }
      var whole = DeedResult.read(line, language, grammar, actions, isOver, areVerbs);
      if (whole.isPresent()) {
        achievements.add(weighed(whole.get(), phrase, thing));
        continue;
      }
      var action =
          thing.map(Achievement::form).orElse(Form.THING) == Form.THING
              ? actions.read(line, isOver)
              : Optional.<Achievement>empty();
      var told = action.or(() -> inFirstPerson(thing, isOver)).or(() -> thing);
      told.ifPresent(it -> achievements.add(weighed(it, phrase, thing)));
    }
    achievements.sort(Comparator.comparingDouble(Weighed::rank).reversed());
    return withBestAnswers(achievements);
  }

  /** A requirement is left to the achievement that answers it best. */
  private static List<Weighed> withBestAnswers(List<Weighed> achievements) {
    var best = new HashMap<RequirementPhrase, Double>();
    for (var one : achievements) {
      one.answers().forEach(it -> best.merge(it.requirement(), it.score(), Math::max));
    }
    return achievements.stream()
        .map(
            one ->
                one.with(
                    one.answers().stream()
                        .filter(it -> it.score() >= best.get(it.requirement()))
                        .toList()))
        .toList();
  }

  /** "Key worker for three; write their plans" is one phrase, since its end points back. */
  private List<String> phrases(String highlight) {
    var all = new ArrayList<String>();
    for (var phrase : Lines.phrases(highlight)) {
      var isBehind =
          language == Language.ENGLISH
              && !all.isEmpty()
              && highlight.contains(all.getLast() + "; " + phrase)
              && EnglishLines.pointsBack(phrase);
      var isFigure =
          !all.isEmpty()
              && !all.getLast().endsWith(")")
              && Pattern.compile(Pattern.quote(all.getLast()) + "\\s?; " + Pattern.quote(phrase))
                  .matcher(highlight)
                  .find()
              && isFigure(phrase);
      if (isBehind) {
        all.add(all.removeLast() + ", and " + phrase);
      } else if (isFigure) {
        all.add(all.removeLast() + " (" + phrase + ")");
      } else {
        all.add(phrase);
      }
    }
    return all;
  }

  /** "fréquentation en hausse de 60 %": a noun with a figure, and no verb. */
  private boolean isFigure(String phrase) {
    var words = Morphology.of(language);
    var all = Lines.words(phrase);
    return all.size() <= MOST_OF_FIGURES
        && phrase.matches("\\p{Ll}[^,:;()]*\\d[^,:;()]*")
        && words.is(all.getFirst(), "NN.*|N [mfe].*|NC.*")
        && all.stream()
            .map(Lines::bare)
            .filter(it -> it.matches("\\p{L}+"))
            .noneMatch(
                it ->
                    words.is(it, "V.*")
                        && words.readings(it).stream().allMatch(one -> one.tag().startsWith("V")));
  }

  private Optional<Achievement> inFirstPerson(Optional<Achievement> line, boolean isOver) {
    return line.filter(it -> it.form() == Form.INFINITIVE)
        .flatMap(it -> new FirstPerson(language).read(it.text(), isOver));
  }

  /** Whether a word is the name of a skill, which the dictionary may have as a common word. */
  private boolean isTool(String word) {
    return language == Language.ENGLISH && keywords().contains(word);
  }

  /** English: "Chairside" is in no dictionary, and no name where the posting writes it small. */
  private boolean isWordOfPosting(String word) {
    var small = Lines.small(word);
    return language == Language.ENGLISH
        && small.matches("\\p{Ll}+")
        && Morphology.of(language).readings(small).isEmpty()
        && Lines.words(description).stream().map(Lines::bare).anyMatch(small::equals);
  }

  /**
   * @param noun the achievement by a noun, if any, which shares its words with the posting
   */
  private Weighed weighed(Achievement achievement, String phrase, Optional<Achievement> noun) {
    var isDeed = DEEDS.contains(achievement.form());
    var isWanted = wishes.ask(phrase);
    var weight = relevance.of(phrase) + (isDeed ? 0.3 : 0) + (isWanted ? ASKED_FOR : 0);
    // what the sentence does not tell answers nothing
    var whole = noun.orElse(achievement);
    var told = whole.text();
    var answers = demands.answeredBy(whole, phrase);
    var terms = demands.shownBy(told);
    var isLinked =
        isWanted || !answers.isEmpty() || !terms.isEmpty() || relevance.isOneSubject(told);
    return new Weighed(
        achievement,
        noun.filter(it -> it != achievement),
        phrase,
        weight + (isLinked ? ANSWERS : 0),
        isLinked,
        answers,
        terms);
  }

  /** The titles of the positions as the resume has them, the latest first. */
  List<String> titles() {
    return entries(resume.path("work")).stream()
        .filter(it -> !JobTitle.isPeriod(text(it, "name")))
        .sorted(
            Comparator.comparing((JsonNode it) -> Position.endOf(text(it, "endDate"))).reversed())
        .map(LetterSource::position)
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** Where the languages differ, only names and dates can be told. */
  private void readEmployers() {
    if (!isOneLanguage()) {
      for (var entry : entries(resume.path("work"))) {
        var employer = JobTitle.ofEmployer(text(entry, "name"));
        if (!employer.isEmpty() && !JobTitle.isSelf(employer) && !JobTitle.isPeriod(employer)) {
          positions.add(
              new Position(
                  Position.Kind.WORK,
                  position(entry),
                  employer,
                  text(entry, "startDate"),
                  Position.endOf(text(entry, "endDate")),
                  List.of()));
        }
      }
      positions.sort(Comparator.comparing(Position::end).reversed());
    }
  }

  List<JsonNode> section(String name) {
    return entries(resume.path(name));
  }

  String text(String pointer) {
    return text(resume.at(pointer));
  }

  static String text(JsonNode node, String name) {
    return text(node.path(name));
  }

  private static String text(JsonNode node) {
    return node.isTextual() && node.textValue().length() <= MAX_LENGTH
        ? UNBROKEN.matcher(node.textValue()).replaceAll(" ").strip()
        : "";
  }

  private static List<JsonNode> entries(JsonNode list) {
    var entries = new ArrayList<JsonNode>();
    if (list.isArray()) {
      for (var entry : list) {
        if (entries.size() < MAX_ENTRIES) {
          entries.add(entry);
        }
      }
    }
    return entries;
  }

  private static String line(String text) {
    var line = ReadableText.line(text, PostingText.LONGEST_LINE);
    return line == null ? "" : line;
  }
}
