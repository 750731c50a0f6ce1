package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.ai.builtin.letter.Position.Weighed;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes a letter: who applies for what, requirements with achievements, why there, and a close.
 */
public final class CoverLetter {

  /** Somewhat more than required, for readers that count words in another way. */
  private static final int SHORTEST = LetterTask.SHORTEST + 8;

  private static final int AIM = 250;
  private static final int SHORT_AIM = 175;
  private static final int LONG_AIM = LetterTask.LONGEST - 40;

  /** Parts of the letter that tell the achievements of the latest position. */
  private static final List<String> FIRST =
      List.of("first.now", "first.last", "more.now", "again.now", "led.now");

  /** Those that tell the achievements of earlier positions. */
  private static final List<String> OTHERS = List.of("before", "earlier", "more.then", "led.then");

  /** So few words of a position leave room for more of the next one. */
  private static final int SPARSE = 45;

  private static final int MAX_ACHIEVEMENTS = 5;
  private static final int MAX_REQUIREMENTS = 3;
  private static final int MAX_ANSWERS = 4;
  private static final int MAX_SKILLS = 4;
  private static final int MAX_MERGED_WORDS = 26;
  private static final int MAX_POSITIONS = 3;

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final SentenceFrames frames;
  private final Qualifications qualifications;
  private final boolean isConcise;
  private final Map<String, Boolean> supported = new HashMap<>();
  private final Set<String> refused = new HashSet<>();
  private final Set<String> told = new HashSet<>();
  private final List<RequirementPhrase> requirements = new ArrayList<>();

  /** Sentences that name a requirement. */
  private final Set<String> leads = new HashSet<>();

  private EvidenceGuard guard;

  /**
   * @param requirements of the posting, with the lines of the resume that show them
   */
  public CoverLetter(LetterTask task, List<Fit.Requirement> requirements) {
    source = new LetterSource(task, requirements);
    phrases = new LetterPhrases(source.language, task.tone(), source.company + source.title);
    frames = new SentenceFrames(source.language);
    qualifications = new Qualifications(source, phrases);
    isConcise = task.tone() == CoverLetterTone.CONCISE || source.wishes.isShort;
    task.refused().forEach(it -> refused.add(key(it.text())));
  }

  /** The language that it is written in. */
  public Language language() {
    return source.language;
  }

  /** The whole letter as plain text. */
  public String write(EvidenceGuard guard) {
    begin(guard);
    var opening = new ArrayList<String>();
    opening.add(opening());
    opening.add(who());
    var body = evidence(aim());
    var besides = besides(join(body));
    var reason = reason();
    var closing = join(List.of(one("closing"), one("thanks")));
    var regards = phrases.first("regards") + "\n" + source.text("/basics/name");
    var parts = new ArrayList<String>();
    parts.add(phrases.first("salutation"));
    parts.add(sound(opening));
    parts.addAll(body);
    parts.add(besides);
    parts.add(reason);
    parts.add(filled(closing, SHORTEST - count(parts) - count(List.of(closing, regards))));
    parts.add(regards.strip());
    return String.join(
        "\n\n", parts.stream().map(String::strip).filter(it -> !it.isEmpty()).toList());
  }

  /** Why this person wants the job, in a few sentences; shorter and shorter ones. */
  public List<String> motivation(EvidenceGuard guard) {
    begin(guard);
    var reason = join(List.of(opening(), reason()));
    var deed = evidence(50).stream().limit(1).toList();
    return List.of((reason + "\n\n" + join(List.of(who(), join(deed)))).strip(), reason);
  }

  /** What this person has done that the job asks for; shorter and shorter accounts. */
  public List<String> experience(EvidenceGuard guard) {
    begin(guard);
    var paragraphs = new ArrayList<String>();
    paragraphs.add(who());
    paragraphs.addAll(evidence(100));
    paragraphs.add(besides(join(paragraphs)));
    paragraphs.removeIf(String::isBlank);
    var accounts = new ArrayList<String>();
    for (var count = paragraphs.size(); count > 0; count--) {
      accounts.add(String.join("\n\n", paragraphs.subList(0, count)));
    }
    return accounts;
  }

  private void begin(EvidenceGuard guard) {
    this.guard = guard;
    told.clear();
    requirements.clear();
    leads.clear();
    checkAll();
  }

  private int aim() {
    return isConcise ? SHORT_AIM : source.wishes.isLong ? LONG_AIM : AIM;
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
        List.of(
            "opening.before",
            "opening.quoted",
            "opening.title",
            "opening.company",
            "opening.none")) {
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

  /** Paragraphs on what was done, each for one requirement or position. */
  private List<String> evidence(int aim) {
    var paragraphs = new ArrayList<String>();
    if (!source.isOneLanguage()) {
      paragraphs.addAll(names());
      return paragraphs;
    }
    var chosen = chosen();
    var place = 0;
    for (var position : chosen) {
      var most =
          isConcise
              ? (place == 0 || count(paragraphs) < SPARSE ? 3 : 1)
              : place == 0 ? 4 : place == 1 ? 3 : 2;
      if (place > 0 && count(paragraphs) > aim - 70) {
        break;
      }
      paragraphs.addAll(paragraphs(position, place, most, aim - 80 - count(paragraphs)));
      place++;
    }
    return paragraphs;
  }

  /** The latest position and the weightiest others, in the order of time. */
  private List<Position> chosen() {
    var others =
        source.positions.stream()
            .skip(1)
            .filter(it -> !it.achievements().isEmpty())
            .sorted((one, other) -> Double.compare(other.weight(), one.weight()))
            .limit(isConcise ? 1 : MAX_POSITIONS - 1)
            .toList();
    return source.positions.stream()
        .filter(it -> it == source.positions.getFirst() || others.contains(it))
        .toList();
  }

  private List<String> paragraphs(Position position, int place, int most, int room) {
    var paragraphs = new ArrayList<String>();
    var paragraph = new ArrayList<String>();
    var count = 0;
    var last = "";
    var hasThing = false;
    var left = new ArrayList<>(merged(position.achievements()));
    while (!left.isEmpty()) {
      var one = left.removeFirst();
      if (count == most || count > 0 && count(paragraphs) + count(paragraph) > room) {
        break;
      }
      var lead = lead(one.answers());
      var isAgain = lead.isPresent() && count > 0;
      var isFirst = count == 0;
      var isThing = one.achievement().form() == Form.THING;
      var begin = position.isCurrent() ? "first.now" : "first.last";
      var name =
          isFirst
              ? place == 0 ? begin : place == 1 ? "before" : "earlier"
              : isThing && !isAgain && !hasThing
                  ? begin
                  : (isAgain ? "again." : "more.") + (position.isCurrent() ? "now" : "then");
      var sentence = sentence(name, position, one, last);
      if (sentence.isEmpty()) {
        left.addAll(0, parts(one, position));
        continue;
      }
      if (lead.isPresent()) {
        var led =
            isFirst
                ? sentence(
                    place == 0 && position.isCurrent() ? "led.now" : "led.then",
                    position,
                    one,
                    last)
                : sentence;
        if (!led.isEmpty()) {
          if (!paragraph.isEmpty()) {
            paragraphs.add(sound(paragraph));
            paragraph.clear();
          }
          named(lead.get());
          paragraph.add(lead.get().sentence());
          sentence = led;
        }
      }
      paragraph.add(sentence);
      last = sentence;
      phrases.turn(name);
      told.add(one.line());
      hasThing |= isThing;
      count++;
    }
    paragraphs.add(sound(paragraph));
    paragraphs.removeIf(String::isBlank);
    return paragraphs;
  }

  /** A requirement and the sentence that names it. */
  private record Lead(RequirementPhrase phrase, String sentence) {}

  /** The first requirement that an achievement answers and that is not named yet. */
  private Optional<Lead> lead(List<RequirementPhrase> answers) {
    if (requirements.size() >= MAX_REQUIREMENTS) {
      return Optional.empty();
    }
    return answers.stream()
        .filter(it -> requirements.stream().noneMatch(other -> isSame(it, other)))
        .limit(MAX_ANSWERS)
        .map(it -> new Lead(it, first(leads(it, requirements.isEmpty()))))
        .filter(it -> !it.sentence().isEmpty())
        .findFirst();
  }

  private void named(Lead lead) {
    phrases.turn(lead.phrase().kind().name().toLowerCase(Locale.ROOT));
    requirements.add(lead.phrase());
    leads.add(lead.sentence());
  }

  /** Whether one text has the other's words, such as "SQL" and "experience with SQL". */
  private boolean isSame(RequirementPhrase one, RequirementPhrase other) {
    var words = source.relevance.stems(one.text());
    return source.relevance.stems(other.text()).stream().anyMatch(words::contains);
  }

  private List<String> leads(RequirementPhrase phrase, boolean isFirst) {
    var name = phrase.kind().name().toLowerCase(Locale.ROOT);
    var values = Map.of("requirement", phrase.text());
    var all = isFirst ? List.<String>of() : filled(name + ".more", values, false);
    return all.isEmpty() ? filled(name, values, false) : all;
  }

  /** Things that are told in one sentence where they are short, two at a time. */
  private List<Weighed> merged(List<Weighed> achievements) {
    var merged = new ArrayList<Weighed>();
    var left = new ArrayList<>(achievements);
    while (!left.isEmpty()) {
      var one = left.removeFirst();
      var other = left.stream().filter(it -> isMergeable(one, it)).findFirst();
      if (other.isPresent()) {
        left.remove(other.get());
        var and = (" " + phrases.first("and.things") + " ").replace(" ,", ",");
        var text = one.achievement().text() + and + other.get().achievement().text();
        merged.add(
            new Weighed(
                new Achievement(Form.THING, text, true, one.achievement().isOnce()),
                one.line() + "; " + other.get().line(),
                one.weight(),
                one.answers()));
      } else {
        merged.add(one);
      }
    }
    return merged;
  }

  /** The things of a sentence that is not supported as a whole. */
  private static List<Weighed> parts(Weighed one, Position position) {
    return position.achievements().contains(one)
        ? List.of()
        : position.achievements().stream()
            .filter(it -> List.of(one.line().split("; ")).contains(it.line()))
            .toList();
  }

  private static boolean isMergeable(Weighed one, Weighed other) {
    var texts = List.of(one.achievement().text(), other.achievement().text());
    return one.achievement().form() == Form.THING
        && other.achievement().form() == Form.THING
        && one.achievement().isOnce() == other.achievement().isOnce()
        && texts.stream().noneMatch(it -> it.contains(","))
        && count(texts) <= MAX_MERGED_WORDS;
  }

  /** Begins with another word than the sentence before it, where there is a choice. */
  private String sentence(String name, Position position, Weighed one, String before) {
    if (source.wishes.forbid(one.line()) || told.contains(one.line())) {
      return "";
    }
    return first(
        sentences(name, position, one).stream()
            .sorted(Comparator.comparing(it -> firstWord(it).equals(firstWord(before))))
            .toList());
  }

  private static String firstWord(String sentence) {
    return sentence.split(" ", 2)[0];
  }

  private List<String> sentences(String name, Position position, Weighed one) {
    var form = one.achievement().form().name().toLowerCase(Locale.ROOT);
    var values = new HashMap<>(values(position));
    values.put(form, one.achievement().text());
    var isOnce = one.achievement().isOnce() && position.isCurrent();
    return filled(name + "." + (isOnce ? "once" : form), values, one.achievement().isPlural());
  }

  /** What needs no translation: names, dates, degrees and languages. */
  private List<String> names() {
    var career = new ArrayList<String>();
    source.titles().stream()
        .limit(1)
        .map(it -> first(filled("who.title", Map.of("title", it), false)))
        .forEach(career::add);
    career.add(earlierEmployer());
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

  private String earlierEmployer() {
    return source.positions.size() < 2
        ? ""
        : first(
            Stream.of("who.firm.dates", "who.firm.before")
                .flatMap(it -> filled(it, values(source.positions.get(1)), false).stream())
                .toList());
  }

  private String besides(String body) {
    var sentences = new ArrayList<String>();
    if (leads.stream().noneMatch(body::contains)) {
      requirements.clear();
    }
    for (var qualification : qualifications.all(frames)) {
      var sentence = first(qualification.sentences());
      if (!sentence.isEmpty() && !source.wishes.forbid(sentence)) {
        var lead = lead(source.demands.answeredBy(qualification.evidence()));
        lead.ifPresent(
            it -> {
              named(it);
              sentences.add(it.sentence());
            });
        sentences.add(sentence);
      }
    }
    sentences.add(skills(body + join(sentences)));
    if (source.isOtherLanguage) {
      var language = phrases.first("language." + source.language.code());
      sentences.add(first(filled("letter.language", Map.of("language", language), false)));
    }
    return sound(sentences);
  }

  /** Skills that the posting names and no achievement shows. */
  private String skills(String body) {
    var skills = source.demands.skillsBeside(body).stream().limit(MAX_SKILLS).toList();
    var all = new ArrayList<String>();
    for (var count = skills.size(); count > 0; count--) {
      var some = LetterPhrases.list(skills.subList(0, count), phrases.first("and"));
      all.addAll(filled("skills", Map.of("skills", some), count > 1));
    }
    return first(all);
  }

  private String reason() {
    return first(reasons());
  }

  private List<String> reasons() {
    var all = new ArrayList<String>();
    var employer = new EmployerStatement(source.language, source.company, source.relevance);
    var statements = employer.of(source.sentences, source.profile());
    var isPostingLanguage =
        !source.isOtherLanguage && (source.sentences.isEmpty() || source.wishes.language.isEmpty());
    var own =
        source.positions.isEmpty()
            ? Map.of("company", source.company)
            : values(source.positions.getFirst());
    for (var statement : isPostingLanguage ? statements : List.<String>of()) {
      var values = new HashMap<>(own);
      values.put("statement", statement);
      all.addAll(filled("reason", values, false));
    }
    if (!requirements.isEmpty()
        && source.positions.stream().limit(1).anyMatch(Position::isCurrent)) {
      all.addAll(filled("reason.near", own, false));
    }
    for (var search : isPostingLanguage ? employer.searches(source.sentences) : List.<String>of()) {
      var values = Map.of("statement", search, "company", source.company);
      all.addAll(filled("reason.search", values, false));
    }
    all.addAll(filled("reason.plain", own, false));
    return all;
  }

  /** The close, with wishes before it as far as the letter is too short. */
  private String filled(String closing, int missing) {
    var sentences = new ArrayList<String>();
    for (var filler : phrases.all("filler")) {
      if (count(sentences) < missing) {
        sentences.add(first(List.of(filler)));
      }
    }
    sentences.add(closing);
    return sound(sentences);
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
    var open =
        alternatives.stream()
            .filter(it -> !it.isEmpty() && !refused.contains(key(it)) && !source.wishes.forbid(it))
            .toList();
    for (var sentence : open) {
      if (!supported.containsKey(sentence)) {
        check(open);
      }
      if (supported.get(sentence)) {
        return sentence;
      }
    }
    return "";
  }

  private void check(Collection<String> sentences) {
    var unknown = sentences.stream().filter(it -> !supported.containsKey(it)).distinct().toList();
    for (var verdict :
        unknown.isEmpty() ? List.<Verdict>of() : guard.checkEach(source.evidence, unknown)) {
      supported.put(verdict.text(), verdict.isSupported());
    }
  }

  /**
   * Checks at once what a letter will choose from, as the guard reads the evidence for each call.
   */
  private void checkAll() {
    var sentences = new ArrayList<>(openings());
    var place = 0;
    for (var position : chosen()) {
      var then = position.isCurrent() ? "now" : "last";
      if (place == 0) {
        sentences.addAll(filled("who." + then, values(position), false));
      }
      var names = place == 0 ? FIRST : OTHERS;
      for (var one : merged(position.achievements()).stream().limit(MAX_ACHIEVEMENTS).toList()) {
        for (var name : names) {
          var isTurned = name.startsWith("more") || name.startsWith("led");
          sentences(name, position, one).stream()
              .limit(isTurned ? Integer.MAX_VALUE : 1)
              .forEach(sentences::add);
        }
        one.answers().stream()
            .limit(2)
            .forEach(
                it -> {
                  sentences.addAll(leads(it, false));
                  sentences.addAll(leads(it, true));
                });
      }
      place++;
    }
    for (var name : List.of("closing", "thanks", "filler", "reason.plain")) {
      sentences.addAll(filled(name, Map.of("company", source.company), false));
    }
    sentences.addAll(reasons());
    qualifications.all(frames).forEach(it -> sentences.addAll(it.sentences()));
    check(sentences);
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
    check(text.isEmpty() ? List.of() : List.of(text));
    return text.isEmpty() || supported.get(text);
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
