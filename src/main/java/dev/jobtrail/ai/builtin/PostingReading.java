package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.posting.ReadableText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a posting asks for. */
final class PostingReading {

  private static final double IN_TITLE = 3;
  private static final double REQUIRED = 2;
  private static final double PREFERRED = 0.7;
  private static final double TO_DO = 1;
  private static final double IN_SUMMARY = 0.5;
  private static final double OF_GENERAL_SKILL = 0.25;
  private static final double MOST = 4;

  private static final int LONGEST_LINE = 2_000;
  private static final int MOST_LINES = 100;

  /** Words that stand shortly before what the person shall be. */
  private static final Set<String> BEFORE_TRAINING =
      Set.of(
          "as",
          "als",
          "zum",
          "zur",
          "como",
          "comme",
          "tant",
          "qualified",
          "trained",
          "suchen",
          "looking",
          "cherchons",
          "recherchons",
          "buscamos");

  private static final int WINDOW = 3;

  private static final Pattern OPTIONAL =
      Pattern.compile(
          "nice to have|preferred|preferably|(?:is|are) a plus|bonus|von vorteil|wunschenswert|idealerweise"
              + "|ein plus|un plus|atout|apprecie|souhaite|valorable|deseable|ideally|advantage"
              + "|desirable|se valora|pluspunkt|des plus|would be great|valoraremos|optional");
  private static final Pattern REMOTE =
      Pattern.compile(
          "(?<![\\p{L}])(?:remote|remoto|anywhere|teletrabajo|teletravail|home ?office|work from home|telecommute)(?![\\p{L}])");
  private static final Pattern REMOTE_IN_TEXT =
      Pattern.compile(
          "fully remote|100 ?% ?(?:remote|remoto|teletravail|teletrabajo|home ?office)|remote first|work from anywhere"
              + "|vollstandig remote|komplett remote|remote position|remote role|teletravail complet"
              + "|totalmente remoto|full remote|this is a remote");
  private static final Pattern HYBRID =
      Pattern.compile("hybrid|hibrido|on ?site|vor ort|presentiel|presencial");

  final String title;
  final Language language;
  final List<Occupation> occupations;

  /** What else the person may be by training: "Ausbildung als Elektroniker". */
  final Set<Occupation> trainings = new LinkedHashSet<>();

  final Integer level;
  final Optional<YearsAsked> years;
  final Degree degree;
  final boolean takesEquivalent;
  final Map<Skill, Double> skills = new LinkedHashMap<>();
  final Map<String, Double> fields = new HashMap<>();
  final List<String> keywords;
  final String location;
  final boolean isRemote;

  PostingReading(PostingText posting, ParsedDescription parsed, Vocabulary vocabulary) {
    title = line(posting.title());
    location = line(posting.location());
    var requirements = bounded(parsed.requirements());
    var responsibilities = bounded(parsed.responsibilities());
    var summary = parsed.summary() == null ? "" : PostingParser.cut(parsed.summary(), LONGEST_LINE);
    keywords = bounded(parsed.keywords()).stream().limit(Keywords.MAX).toList();
    var all =
        summary
            + "\n"
            + String.join("\n", responsibilities)
            + "\n"
            + String.join("\n", requirements);
    language = Language.of(Words.of(all));
    var titles = new Titles(vocabulary);
    var named = titles.occupations(title, language);
    occupations = named.isEmpty() ? frequent(vocabulary, all) : named;
    requirements.forEach(it -> addTrainings(it, vocabulary));
    addTrainings(summary, vocabulary);
    var namedLevel = titles.level(title);
    level = namedLevel.isPresent() ? namedLevel.getAsInt() : null;
    years = years(requirements, responsibilities, summary);
    degree = degree(requirements);
    takesEquivalent =
        requirements.stream()
            .map(Words::fold)
            .anyMatch(
                it -> it.matches("(?s).*(?:equivalen|gleichwertig|vergleichbar|similar field).*"));
    weigh(title, IN_TITLE, vocabulary);
    for (var line : requirements) {
      weigh(line, isOptional(line) ? PREFERRED : REQUIRED, vocabulary);
    }
    responsibilities.forEach(it -> weigh(it, TO_DO, vocabulary));
    weigh(summary, IN_SUMMARY, vocabulary);
    isRemote = isRemote(posting, all);
  }

  private static Optional<YearsAsked> years(
      List<String> requirements, List<String> responsibilities, String summary) {
    var required = requirements.stream().filter(it -> !isOptional(it)).toList();
    var asked = YearsAsked.in(required.isEmpty() ? requirements : required, true);
    if (asked.isPresent()) {
      return asked;
    }
    var other = new ArrayList<>(responsibilities);
    other.addAll(PostingParser.sentences(summary));
    return YearsAsked.in(other, false);
  }

  /** The highest of what the lines ask for at least. */
  private static Degree degree(List<String> requirements) {
    var degree = Degree.NONE;
    for (var line : requirements) {
      if (!isOptional(line)) {
        var lowest = Degree.lowest(line);
        degree = lowest.compareTo(degree) > 0 ? lowest : degree;
      }
    }
    return degree;
  }

  private boolean isRemote(PostingText posting, String text) {
    var place = Words.fold(location + " " + title);
    if (HYBRID.matcher(place).find()) {
      return false;
    }
    return Boolean.TRUE.equals(posting.isRemote())
        || REMOTE.matcher(place).find()
        || posting.isRemote() == null && REMOTE_IN_TEXT.matcher(Words.fold(text)).find();
  }

  private void weigh(String text, double weight, Vocabulary vocabulary) {
    for (var found : vocabulary.skills.in(Words.of(text))) {
      var skill = found.meaning();
      var own = skill.isGeneral() ? weight * OF_GENERAL_SKILL : weight;
      skills.merge(skill, own, (one, other) -> Math.min(MOST, one + other));
      if (!skill.isGeneral() && !skill.isLanguage()) {
        fields.merge(skill.field(), weight, Double::sum);
      }
    }
  }

  private static List<Occupation> frequent(Vocabulary vocabulary, String text) {
    var counts = new LinkedHashMap<Occupation, Integer>();
    for (var found : vocabulary.occupations.in(Words.of(text))) {
      counts.merge(found.meaning(), 1, Integer::sum);
    }
    Occupation most = null;
    for (var entry : counts.entrySet()) {
      if (most == null || entry.getValue() > counts.get(most)) {
        most = entry.getKey();
      }
    }
    return most == null ? List.of() : List.of(most);
  }

  private void addTrainings(String line, Vocabulary vocabulary) {
    var words = Words.of(line);
    for (var found : vocabulary.occupations.in(words)) {
      var before = words.subList(Math.max(0, found.begin() - WINDOW), found.begin());
      if (before.stream().anyMatch(it -> BEFORE_TRAINING.contains(it.folded()))) {
        trainings.add(found.meaning());
      }
    }
  }

  static boolean isOptional(String line) {
    return OPTIONAL.matcher(Words.fold(line)).find();
  }

  private static List<String> bounded(List<String> lines) {
    if (lines == null) {
      return List.of();
    }
    return lines.stream()
        .filter(Objects::nonNull)
        .limit(MOST_LINES)
        .map(it -> PostingParser.cut(it, LONGEST_LINE))
        .toList();
  }

  private static String line(String text) {
    var line = ReadableText.line(text, PostingText.LONGEST_LINE);
    return line == null ? "" : line;
  }
}
