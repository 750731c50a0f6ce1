package dev.jobtrail.guard;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.LegalForms;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** All that the evidence says, sentence by sentence. */
final class KnownFacts {

  /** Says where somebody is found, and nothing of what they can. */
  private static final Set<String> PASSED_OVER =
      Set.of(
          "image", "url", "email", "phone", "address", "postalCode", "$schema", "meta", "username");

  private static final Set<String> TIMES = Set.of("startDate", "endDate", "date", "releaseDate");
  private static final Set<String> NAMES =
      Set.of("name", "organization", "institution", "entity", "issuer", "awarder", "publisher");
  private static final Set<String> PROSE =
      Set.of("summary", "description", "reference", "highlights", "courses");
  private static final Pattern PROSE_PLACE =
      Pattern.compile("/(?:highlights/\\d+|summary|description)$");
  private static final Set<String> GERMAN =
      Set.of("der", "die", "das", "und", "von", "mit", "bei", "zur", "zum", "des", "nach", "im");
  private static final Set<String> NAMED = Set.of("work", "volunteer", "education");

  /** In years. */
  private static final int LONGEST_COURSE = 7;

  /** How far before "years" the word may stand that says which. */
  private static final int ORDINAL_REACH = 2;

  private final List<KnownSentence> sentences = new ArrayList<>();
  private final Map<String, Entry> entries = new HashMap<>();
  private final Set<String> keys = new HashSet<>();
  private final Set<String> bound = new HashSet<>();
  private final Set<String> symbols = new HashSet<>();
  private final List<Quantity> postingQuantities = new ArrayList<>();
  private final Set<String> postingKeys = new HashSet<>();
  private final List<String> postingSentences = new ArrayList<>();
  private final Set<String> words = new HashSet<>();
  private final Set<String> abbreviations = new HashSet<>();

  /** Courses under a reservation: being studied, broken off, without their exam. */
  private final Set<String> unfinished = new HashSet<>();

  private final Set<Integer> meanings = new HashSet<>();
  private final WordFamily families = new WordFamily();
  private final List<String> posting;
  private final JsonNode resume;
  private final TextLanguage language;
  private final CalendarTime today;

  KnownFacts(Evidence evidence, LocalDate day) {
    today = new CalendarTime(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
    resume = evidence.resume();
    var texts = new ArrayList<String>();
    PROSE.forEach(it -> resume.findValues(it).forEach(text -> collectTexts(text, texts)));
    language = Tokens.language(PlainText.of(String.join(" ", texts)));
    resume
        .properties()
        .forEach(
            section -> {
              if (!PASSED_OVER.contains(section.getKey())) {
                readSection("/" + section.getKey(), section.getKey(), section.getValue());
              }
            });
    sentences.stream()
        .filter(it -> it.entry().startsWith("/education"))
        .filter(it -> isReserved(it.sentence().tokens()))
        .forEach(it -> unfinished.add(it.entry()));
    entries.values().stream()
        .filter(it -> it.pointer().startsWith("/education") && isGoingOn(it))
        .forEach(it -> unfinished.add(it.pointer()));
    for (var fact : evidence.confirmedFacts()) {
      read(KnownSentence.FACTS, "", fact, false, false);
    }
    posting = evidence.posting();
    for (var text : posting) {
      for (var sentence : Tokens.shortSentences(PlainText.of(text))) {
        postingSentences.add(" " + Sentence.same(sentence) + " ");
        var read = Sentence.of(sentence, false);
        postingKeys.addAll(read.keys());
        postingQuantities.addAll(read.quantities());
      }
    }
  }

  CalendarTime today() {
    return today;
  }

  /** Short forms that the evidence has, in small letters. */
  Set<String> abbreviations() {
    return abbreviations;
  }

  /** Whether a sentence of the entry has the word, or one that begins like it. */
  boolean hasWordLike(String entry, Token word, int start) {
    return sentences.stream()
        .filter(it -> it.entry().equals(entry))
        .flatMap(it -> it.sentence().tokens().stream())
        .filter(Token::isContent)
        .anyMatch(
            it ->
                it.key().equals(word.key())
                    || it.word().length() >= start
                        && word.word().length() >= start
                        && it.word().startsWith(word.word().substring(0, start)));
  }

  boolean standTogetherInSummary(String first, String second) {
    return sentences.stream()
        .filter(it -> it.entry().isEmpty())
        .map(it -> it.sentence().keys())
        .anyMatch(it -> it.contains(first) && it.contains(second));
  }

  /** Whether the summary or the label has the word. */
  boolean isOfSummary(String key) {
    return sentences.stream()
        .anyMatch(it -> it.pointer().startsWith("/basics/") && it.sentence().keys().contains(key));
  }

  /** Whether positions, schools or projects have the word, and neither summary nor skills do. */
  boolean isOfOtherPosition(String key) {
    var having = sentences.stream().filter(it -> it.sentence().keys().contains(key)).toList();
    return !having.isEmpty()
        && having.stream()
            .noneMatch(it -> it.entry().isEmpty() || it.entry().startsWith("/skills"));
  }

  /** The entry whose sentences alone have the word; empty where there is none or several. */
  Optional<String> onlyEntry(String key) {
    var having =
        sentences.stream()
            .filter(it -> it.sentence().keys().contains(key))
            .map(KnownSentence::entry)
            .distinct()
            .limit(2)
            .toList();
    return having.size() == 1 ? Optional.of(having.getFirst()) : Optional.empty();
  }

  /** Whether a longer word of the evidence ends or begins with this one. */
  boolean hasCompoundOf(String word) {
    var stem = Stem.of(word);
    return stem.length() > 3
        && words.stream()
            .anyMatch(
                it ->
                    it.length() >= stem.length() + 3
                        && (it.startsWith(stem) || Stem.of(it).endsWith(stem)));
  }

  boolean isUnfinished(String entry) {
    return unfinished.contains(entry);
  }

  /** Whether the word stands nowhere but in what such courses teach and lead to. */
  boolean isOnlyOfUnfinished(String key) {
    var having = sentences.stream().filter(it -> it.sentence().keys().contains(key)).toList();
    return having.stream().anyMatch(it -> unfinished.contains(it.entry()))
        && having.stream()
            .allMatch(
                it ->
                    unfinished.contains(it.entry()) && !it.pointer().endsWith("/institution")
                        || it.pointer().equals("/basics/summary") && isStudied(it.sentence()));
  }

  private static boolean isStudied(Sentence sentence) {
    return sentence.tokens().stream()
        .anyMatch(
            it ->
                Lexicon.INSTANCE.is("study", it.word())
                    || Lexicon.INSTANCE.isHedge(it.word()) && !it.isTitle());
  }

  private static boolean isReserved(List<Token> course) {
    return IntStream.range(0, course.size())
        .anyMatch(i -> isReserved(course, i) || isFirstPart(course, i));
  }

  /** The same for a word of the evidence, where "Legal Studies" and "Reading" are names. */
  static boolean isReserved(List<Token> known, int at) {
    var it = known.get(at);
    var isInName =
        Lexicon.INSTANCE.is("study", it.word())
            && it.isCapital()
            && at > 0
            && (known.get(at - 1).isCapital() || known.get(at - 1).is("of"));
    return !isInName && isReserved(it);
  }

  /** "First year only", "deux premières années": not the whole course. */
  private static boolean isFirstPart(List<Token> course, int at) {
    return Lexicon.INSTANCE.is("course_part", course.get(at).word())
        && course.subList(Math.max(0, at - ORDINAL_REACH), at).stream()
            .anyMatch(it -> Lexicon.INSTANCE.is("course_ordinal", it.word()));
  }

  /** A course that began in these years and has no end is not finished. */
  private boolean isGoingOn(Entry it) {
    return it.start() != null
        && it.end() == null
        && it.start().year() > today.year() - LONGEST_COURSE;
  }

  /** Whether the word says that something is not, not yet or not wholly so. */
  static boolean isReserved(Token it) {
    var lexicon = Lexicon.INSTANCE;
    return lexicon.isHedge(it.word())
        || lexicon.isNegation(it.word())
        || lexicon.is("study", it.word())
        || lexicon.is("planned", it.word());
  }

  /** The language of the prose of the resume. */
  TextLanguage language() {
    return language;
  }

  /** What its abbreviations and spelled-out terms stand for. */
  Set<Integer> meanings() {
    return meanings;
  }

  /** Whether the evidence has a word of the same root. */
  boolean hasKinOf(String word) {
    return families.hasKinOf(word);
  }

  JsonNode resume() {
    return resume;
  }

  List<KnownSentence> sentences(Predicate<KnownSentence> which) {
    return sentences.stream().filter(which).toList();
  }

  List<KnownSentence> all() {
    return sentences;
  }

  boolean isAll(List<KnownSentence> some) {
    return some.size() == sentences.size();
  }

  Set<String> keys() {
    return keys;
  }

  Map<String, Entry> entries() {
    return entries;
  }

  /** Whether the word occurs anywhere. */
  boolean isInTitle(String key) {
    return all().stream()
        .filter(it -> it.pointer().endsWith("/position") || it.pointer().equals("/basics/label"))
        .anyMatch(it -> it.sentence().keys().contains(key));
  }

  boolean knows(String key) {
    return keys.contains(key);
  }

  /** Whether the word is a name: it proves something only where it stands. */
  boolean isBound(String key) {
    return bound.contains(key);
  }

  boolean postingHas(Quantity claimed) {
    return postingQuantities.stream().anyMatch(it -> it.hasValueOf(claimed));
  }

  /** Whether a word with a capital stands in the posting as it is, or in capitals. */
  boolean postingNames(String word) {
    var whole = "(?<!\\p{L})(?:%s|%s)(?!\\p{L})".formatted(word, word.toUpperCase(Locale.ROOT));
    return posting.stream().anyMatch(Pattern.compile(whole).asPredicate());
  }

  /** Whether a sentence of the posting has the words one behind the other, as they are written. */
  boolean postingSays(String words) {
    var part = " " + Sentence.same(words) + " ";
    return postingSentences.stream().anyMatch(it -> it.contains(part));
  }

  boolean postingKnows(String key) {
    return postingKeys.contains(key);
  }

  /**
   * Whether the text holds no sign that might be seen as something else, except the source's own.
   */
  boolean isReadable(String text) {
    return !PlainText.hasMarkedDigit(text)
        && text.codePoints()
            .mapToObj(Character::toString)
            .filter(PlainText::isDeceptive)
            .allMatch(symbols::contains);
  }

  /** The employers and schools whose full name the sentence holds. */
  Set<String> namedIn(Sentence sentence) {
    var words = Set.copyOf(sentence.words());
    return entries.values().stream()
        .filter(it -> NAMED.contains(it.pointer().split("/")[1]))
        .filter(it -> !it.names().isEmpty())
        .filter(it -> sentence.keys().containsAll(it.names()) || words.containsAll(it.words()))
        .map(Entry::pointer)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Keys of the names of these employers and schools. */
  Set<String> namesOf(Set<String> pointers) {
    return pointers.stream()
        .flatMap(it -> entries.get(it).names().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private void readSection(String pointer, String section, JsonNode node) {
    if (node.isArray()) {
      for (var i = 0; i < node.size(); i++) {
        readEntry(pointer + "/" + i, section, node.get(i));
      }
    } else {
      readTexts("", pointer, section, "", node);
    }
  }

  private void readEntry(String pointer, String section, JsonNode node) {
    var names = new ArrayList<Token>();
    for (var field : NAMES) {
      if (NAMED.contains(section) && node.path(field).isTextual()) {
        names.addAll(names(node.path(field).textValue()));
      }
    }
    names.stream().map(Token::key).forEach(bound::add);
    entries.put(
        pointer,
        new Entry(
            pointer,
            names.stream().map(Token::key).collect(Collectors.toUnmodifiableSet()),
            names.stream().map(Token::word).collect(Collectors.toUnmodifiableSet()),
            time(node, node.hasNonNull("startDate") ? "startDate" : "date", "releaseDate"),
            time(node, "endDate", "endDate")));
    var restricted = restricted(node, section);
    if (restricted != null) {
      read(pointer, pointer, restricted, true, false);
      return;
    }
    readTexts(pointer, pointer, section, "", node);
    var head = new ArrayList<String>();
    node.properties()
        .forEach(
            it -> {
              if (!PROSE.contains(it.getKey())
                  && !TIMES.contains(it.getKey())
                  && !PASSED_OVER.contains(it.getKey())) {
                collectTexts(it.getValue(), head);
              }
            });
    if (head.size() > 1) {
      read(
          pointer,
          pointer,
          String.join(", ", head),
          "skills".equals(section),
          "references".equals(section));
    }
  }

  /** Skills under a reservation, such as "currently learning": each with it; null without one. */
  private static String restricted(JsonNode node, String section) {
    var title = node.path("name").asText() + " " + node.path("level").asText();
    var isRestricted =
        "skills".equals(section)
            && Tokens.of(PlainText.of(title), true).stream()
                .anyMatch(it -> Lexicon.INSTANCE.isHedge(it.word()));
    if (!isRestricted) {
      return null;
    }
    var skills = new ArrayList<String>();
    collectTexts(node.path("keywords"), skills);
    return skills.isEmpty()
        ? title
        : skills.stream().map(it -> title.strip() + " " + it).collect(Collectors.joining("\n"));
  }

  private static CalendarTime time(JsonNode node, String field, String other) {
    var text = node.path(node.hasNonNull(field) ? field : other).textValue();
    return text == null ? null : Times.ofDocument(text);
  }

  private static void collectTexts(JsonNode node, List<String> texts) {
    if (node.isTextual()) {
      texts.add(node.textValue().replace('\n', ' '));
    } else if (node.isArray()) {
      node.forEach(it -> collectTexts(it, texts));
    }
  }

  /** Without the legal form, which one leaves out: "Acme" of "Acme Ltd." */
  private List<Token> names(String name) {
    var tokens = Tokens.of(PlainText.of(name), false);
    var words = LegalForms.without(tokens.stream().map(Token::word).toList(), Set.of());
    return tokens.stream()
        .limit(words.size())
        .filter(Token::isContent)
        .filter(it -> !it.key().startsWith("=") && it.word().length() > 2)
        .filter(it -> it.isWord() && it.isCapital())
        .toList();
  }

  private void readTexts(
      String entry, String pointer, String section, String field, JsonNode node) {
    if (node.isTextual()) {
      var names = "skills".equals(section) || "keywords".equals(field);
      var aboutOthers =
          "work".equals(section) && "description".equals(field) || "references".equals(section);
      read(entry, pointer, node.textValue(), names, aboutOthers);
      if (names && "keywords".equals(field)) {
        bind(node.textValue());
      }
    } else if (node.isArray()) {
      for (var i = 0; i < node.size(); i++) {
        readTexts(entry, pointer + "/" + i, section, field, node.get(i));
      }
    } else if (node.isObject()) {
      node.properties()
          .forEach(
              it -> {
                if (!PASSED_OVER.contains(it.getKey()) && !TIMES.contains(it.getKey())) {
                  readTexts(
                      entry, pointer + "/" + it.getKey(), section, it.getKey(), it.getValue());
                }
              });
    }
  }

  private void bind(String name) {
    var tokens = Tokens.of(PlainText.of(name), true);
    if (tokens.size() == 1 && tokens.getFirst().isContent()) {
      var key = tokens.getFirst().key();
      if (!key.startsWith("=")) {
        bound.add(key);
      }
    }
  }

  /** Capital words inside of sentences are names, but in German. */
  private void bindNames(Sentence sentence) {
    if (sentence.tokens().stream().anyMatch(it -> GERMAN.contains(it.word()))) {
      return;
    }
    sentence.tokens().stream()
        .filter(it -> it.start() > 0 && it.isContent() && !it.key().startsWith("="))
        .filter(Token::isCapital)
        .forEach(it -> bound.add(it.key()));
  }

  private void read(String entry, String pointer, String text, boolean names, boolean aboutOthers) {
    text.codePoints()
        .mapToObj(Character::toString)
        .filter(PlainText::isDeceptive)
        .forEach(symbols::add);
    var isProse = PROSE_PLACE.matcher(pointer).find();
    for (var plain : Tokens.shortSentences(PlainText.of(text))) {
      var sentence = Sentence.of(plain, names, language);
      sentences.add(new KnownSentence(entry, pointer, sentence, aboutOthers));
      keys.addAll(sentence.keys());
      families.add(sentence);
      meanings.addAll(TradeTerms.INSTANCE.meanings(sentence));
      for (var token : sentence.tokens()) {
        if (token.isWord()) {
          words.add(token.word());
          if (isProse || !LegalForms.isForm(token.word())) {
            abbreviations.addAll(Abbreviations.of(token));
          }
        }
      }
      if (isProse) {
        bindNames(sentence);
      }
    }
  }
}
