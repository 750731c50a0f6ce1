package dev.jobtrail.fit;

import dev.jobtrail.place.NamedPlace;
import dev.jobtrail.place.Places;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.PayText;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a posting says about its job, read once for any number of applicants. */
public final class JobProfile {

  private static final Set<String> YEAR_WORDS =
      Set.of("year", "years", "yrs", "jahre", "jahren", "ans", "annees", "anos");

  /** In a title: "Mid-level Engineer". */
  private static final Set<String> MID_LEVEL = Set.of("mid", "midlevel", "intermediate", "medior");

  /** What an employer also says of its people. */
  private static final Set<Cue> ABOUT_COLLEAGUES =
      EnumSet.of(Cue.LEARNER, Cue.BEGINNER, Cue.REPORTS);

  /** What makes a number of years a time that passes: "within three years". */
  private static final Set<String> BEFORE_SPANS =
      Set.of(
          "last",
          "past",
          "after",
          "within",
          "every",
          "for",
          "next",
          "letzten",
          "nach",
          "alle",
          "fur",
          "apres",
          "dans",
          "pendant",
          "derniers",
          "tras",
          "durante",
          "cada",
          "ultimos");

  /** Of a language that is asked for without a word on how well. */
  private static final int OF_NO_LEVEL = 3;

  /** A longer line asks for more than languages. */
  private static final int LONGEST_OF_LANGUAGES = 12;

  private static final int LONGEST_CAREER = 30;

  /** The age of an employer stands in the beginning of a sentence. */
  private static final int BEGINNING = 5;

  private static final Set<String> EMPLOYERS =
      Set.of(
          "we",
          "our",
          "company",
          "firm",
          "group",
          "business",
          "wir",
          "unser",
          "unsere",
          "firma",
          "unternehmen",
          "familienunternehmen",
          "betrieb",
          "kanzlei",
          "nous",
          "notre",
          "entreprise",
          "societe",
          "groupe",
          "maison",
          "empresa",
          "somos",
          "tenemos",
          "nuestra",
          "nuestro",
          "grupo",
          "despacho",
          "compania");

  /** Above it a number of years without a word of experience is an age. */
  private static final int LONGEST_ALONE = 12;

  /** The highest first. */
  private static final Map<Cue, Integer> LANGUAGE_LEVELS =
      new EnumMap<>(
          Map.of(
              Cue.LANGUAGE_NATIVE, 6,
              Cue.LANGUAGE_FLUENT, 5,
              Cue.LANGUAGE_GOOD, 4,
              Cue.LANGUAGE_SOME, 3,
              Cue.LANGUAGE_BASIC, 2));

  private static final int MAX_LENGTH = 30_000;

  /** What follows a language's name that is no adjective, in English and German. */
  private static final Pattern AFTER_LANGUAGE =
      Pattern.compile(
          "(?:[abc][12]|lang|skill|spea|fluen|profic|native|level|knowledge|sprach|kenntni|mutter|niveau"
              + "|written|spoken|business|working|good|basic|essential|required|prefer|desir|advant|helpful|needed"
              + "|fliess|wort|verhandlung|sicher|erforderlich|gut)"
              + "|(?:and|or|is|are|would|at|in|on|as|to|both|also|plus|with|for|must|will|can|und|oder|ist|sind|auf|von"
              + "|sowie|bzw|wie|mit)$");

  /** Of Germany and of Delaware. */
  private static final Pattern CODE_OF_TWO = Pattern.compile(", ?DE\\b");

  private static final Pattern HYBRID = Pattern.compile("h[yi]brid");

  private static final Pattern SEPARATOR = Pattern.compile("[,·|/;•]| [-–—] ");

  final String title;

  /** Null where the posting does not say. */
  final EmploymentType type;

  final Language language;
  private final Stems stems;
  final List<TextToken> titleTokens;
  final Map<Integer, Double> titleGroups;
  final Map<Integer, Double> dutyGroups;
  final List<JobLine> lines;
  final Set<Concept> concepts = new LinkedHashSet<>();
  final Set<String> countries;
  final Set<String> regions;
  final String location;
  final boolean isRemote;
  final int years;
  final Set<Cue> titleCues;
  final Map<String, Integer> languages = new HashMap<>();

  /** The levels of languages that a line asks for, by line. */
  private final Map<JobLine, Map<String, Integer>> languagesOfLines = new IdentityHashMap<>();

  final int[] counts = new int[Cue.values().length];
  final int longestList;
  final int words;
  private final Knowledge knowledge;

  /** Read at the first score. */
  private volatile OfferedConditions conditions;

  JobProfile(
      String title,
      String company,
      String location,
      Boolean isRemote,
      EmploymentType type,
      String description,
      Knowledge knowledge) {
    this.knowledge = knowledge;
    this.type = type;
    this.title = title == null ? "" : title;
    this.location = location == null ? "" : location;
    var text = description == null ? "" : description;
    text = text.substring(0, Math.min(text.length(), MAX_LENGTH));
    var written = knowledge.lines(text);
    titleTokens = Tokenizer.tokenize(this.title);
    language = language(written);
    stems = Stems.of(language);
    titleCues =
        text.isBlank()
            ? TitleCues.ofAnyLanguage(this.title, knowledge)
            : TitleCues.in(this.title, stems, knowledge);
    lines = new PostingLines(company, stems, knowledge).read(written);
    var duties = new TermVector(knowledge.occupations(), stems);
    var list = 0;
    var count = 0;
    var mostYears = -1;
    for (var line : lines) {
      count += line.tokens().size();
      for (var kind : line.kinds()) {
        counts[kind.ordinal()] += line.isGeneral() && ABOUT_COLLEAGUES.contains(kind) ? 0 : 1;
      }
      list = Math.max(list, separators(line.text()));
      if (!line.isGeneral()) {
        duties.add(
            line.topic().counts(), line.kind() == LineKind.DUTY ? 1.3 : line.kind().weight());
        concepts.addAll(line.concepts());
        mostYears = Math.max(mostYears, years(line));
        demandLanguages(line, knowledge);
      }
    }
    if (count(Cue.UNPAID) > 0 && hasPay()) {
      counts[Cue.UNPAID.ordinal()] = 0; // volunteers are mentioned
    }
    concepts.addAll(knowledge.occupations().conceptsIn(titleTokens, stems));
    dutyGroups = knowledge.occupations().about(duties.damped(), language, 8);
    titleGroups = text.isBlank() ? ofAnyLanguage(knowledge) : titleGroups(stems, knowledge);
    var trades = groups().keySet();
    concepts.removeIf(it -> !knowledge.occupations().belongs(it, trades));
    longestList = list;
    words = count;
    years = mostYears;
    countries = countries(knowledge);
    regions = knowledge.countries().regionsAt(this.location);
    this.isRemote = !isHybrid() && (Boolean.TRUE.equals(isRemote) || isRemoteByName(knowledge));
  }

  private Language language(List<PostingLine> lines) {
    var folded = new ArrayList<String>();
    titleTokens.forEach(it -> folded.add(it.folded()));
    lines.forEach(line -> line.raw().tokens().forEach(it -> folded.add(it.folded())));
    return Language.detect(folded);
  }

  private Map<Integer, Double> titleGroups(Stems own, Knowledge knowledge) {
    return ApplicantProfile.titleGroups(title, own, knowledge.occupations(), dutyGroups);
  }

  /** A title alone hardly tells its language. */
  private Map<Integer, Double> ofAnyLanguage(Knowledge knowledge) {
    for (var any : Language.values()) {
      var groups = titleGroups(Stems.of(any), knowledge);
      if (!groups.isEmpty()) {
        return groups;
      }
    }
    return Map.of();
  }

  /** Boards call such jobs remote as well. */
  private boolean isHybrid() {
    return HYBRID.matcher(Tokenizer.fold(location + " " + title)).find();
  }

  private boolean isRemoteByName(Knowledge knowledge) {
    var tokens = Tokenizer.tokenize(location + " " + title);
    return Stream.of(language, Language.ENGLISH)
        .flatMap(it -> knowledge.cues().in(Stems.of(it).terms(tokens), it).stream())
        .anyMatch(it -> it.meanings().contains(Cue.REMOTE));
  }

  /** Its sentences and list entries in their order, without headings; at most 250. */
  public List<String> sentences() {
    return lines.stream().map(JobLine::text).toList();
  }

  /** The level that its title names, or else that of the years of experience that it asks for. */
  public JobLevel level() {
    var isNamed = Measures.level(titleCues) != Measures.level(Set.of());
    if (isNamed || years >= 0) {
      return JobLevel.of(Measures.askedLevel(this));
    }
    return titleTokens.stream().anyMatch(it -> MID_LEVEL.contains(it.folded()))
        ? JobLevel.MID
        : JobLevel.NOT_STATED;
  }

  OfferedConditions conditions() {
    var read = conditions;
    if (read == null) {
      read = new OfferedConditions(this, stems, knowledge);
      conditions = read;
    }
    return read;
  }

  /** The places that it names; to be asked where they matter only, as it costs time. */
  List<NamedPlace> places() {
    return Places.in(location);
  }

  int count(Cue cue) {
    return counts[cue.ordinal()];
  }

  /** The city tells what a code of two places means: "Wilmington, DE" is in Delaware. */
  private Set<String> countries(Knowledge knowledge) {
    var named = knowledge.countries().in(location);
    if (!CODE_OF_TWO.matcher(location).find()) {
      return named;
    }
    var told = new LinkedHashSet<String>();
    places().forEach(it -> told.addAll(it.countries()));
    return told.isEmpty() ? named : told;
  }

  /** Whether it names an amount of pay. */
  private boolean hasPay() {
    return PayText.in(String.join("\n", sentences())) != null;
  }

  private static int separators(String text) {
    return (int) SEPARATOR.matcher(text).results().count();
  }

  /** The years of experience that a line asks for, the lower end of a range; -1 for none. */
  private static int years(JobLine line) {
    var isAbout = line.has(Cue.EXPERIENCE);
    var tokens = line.tokens();
    if (line.has(Cue.GENERAL)
        || !isAbout && line.kind() != LineKind.REQUIREMENT
        || !line.has(Cue.MUST)
            && tokens.stream().limit(BEGINNING).anyMatch(it -> EMPLOYERS.contains(it.folded()))) {
      return -1;
    }
    for (var i = 0; i + 1 < tokens.size(); i++) {
      var number = NumberNames.value(tokens.get(i).folded());
      var isSpan = i > 0 && BEFORE_SPANS.contains(tokens.get(i - 1).folded());
      if (number > 0 && number <= (isAbout ? LONGEST_CAREER : LONGEST_ALONE) && !isSpan) {
        for (var j = i + 1; j < Math.min(i + 4, tokens.size()); j++) {
          if (YEAR_WORDS.contains(tokens.get(j).folded())) {
            return number;
          }
        }
      }
    }
    return -1;
  }

  private void demandLanguages(JobLine line, Knowledge knowledge) {
    for (var hit : line.sentence().languages(knowledge.languages())) {
      if (isSoft(line, hit)) {
        continue;
      }
      var level = level(line.cues(), hit);
      if (level == 0 && (isAdjective(line, hit) || isNiceAfter(line, hit))) {
        continue;
      }
      if (level > 0 || line.has(Cue.MUST) || line.kind() == LineKind.REQUIREMENT) {
        var asked = level > 0 ? level : OF_NO_LEVEL;
        var name = hit.meanings().getFirst();
        languages.merge(name, asked, Math::max);
        languagesOfLines
            .computeIfAbsent(line, it -> new LinkedHashMap<>())
            .merge(name, asked, Math::max);
      }
    }
  }

  /**
   * The levels of languages that a line asks for, if it asks for hardly anything else; empty where
   * it does not.
   */
  Map<String, Integer> languagesOf(JobLine line) {
    return line.tokens().size() > LONGEST_OF_LANGUAGES
        ? Map.of()
        : languagesOfLines.getOrDefault(line, Map.of());
  }

  /** Whether a language's name says where something is from: "the Norwegian mountains". */
  private boolean isAdjective(JobLine line, PhraseIndex.Hit<String> name) {
    var tokens = line.tokens();
    if (name.end() == tokens.size()
        || language == Language.FRENCH
        || language == Language.SPANISH) {
      return false;
    }
    var next = tokens.get(name.end());
    var between = line.text().substring(tokens.get(name.end() - 1).end(), next.begin());
    var isDirect = between.isBlank() || between.equals("-");
    return isDirect && !AFTER_LANGUAGE.matcher(next.folded()).lookingAt();
  }

  /** "Further languages such as Arabic or Turkish are welcome". */
  private static boolean isNiceAfter(JobLine line, PhraseIndex.Hit<String> name) {
    return line.cues().stream()
        .anyMatch(it -> it.meanings().contains(Cue.NICE) && it.begin() >= name.end());
  }

  /** Whether the clause of a language calls it nice to have: "fluent French, German is a plus". */
  private static boolean isSoft(JobLine line, PhraseIndex.Hit<String> name) {
    var from = line.tokens().get(name.begin()).begin();
    var to = line.tokens().get(name.end() - 1).end();
    var begin = Math.max(line.text().lastIndexOf(',', from), line.text().lastIndexOf('(', from));
    var end = line.text().indexOf(',', to);
    for (var cue : line.cues()) {
      var at = line.tokens().get(cue.begin()).begin();
      if (cue.meanings().contains(Cue.NICE) && at > begin && (end < 0 || at < end)) {
        return true;
      }
    }
    return false;
  }

  /** The level that stands nearest to a language's name; 0 where none does. */
  private static int level(List<PhraseIndex.Hit<Cue>> cues, PhraseIndex.Hit<String> name) {
    var nearest = Integer.MAX_VALUE;
    var level = 0;
    for (var cue : cues) {
      var own = languageLevel(cue.meanings());
      var distance =
          Math.min(Math.abs(cue.begin() - name.end()), Math.abs(name.begin() - cue.end()));
      if (own > 0 && distance < nearest) {
        nearest = distance;
        level = own;
      }
    }
    return nearest <= 8 ? level : 0;
  }

  /** 6 for a native speaker, 5 for C1, 4 for B2, 3 for B1, 2 for less; 0 for none of these cues. */
  static int languageLevel(List<Cue> cues) {
    for (var level : LANGUAGE_LEVELS.entrySet()) {
      if (cues.contains(level.getKey())) {
        return level.getValue();
      }
    }
    return 0;
  }

  Map<Integer, Double> groups() {
    if (titleGroups.isEmpty()) {
      return dutyGroups;
    }
    var both = new LinkedHashMap<>(titleGroups);
    dutyGroups.forEach((group, share) -> both.merge(group, 0.5 * share, Double::sum));
    return both;
  }
}
