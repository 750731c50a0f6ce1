package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Tokenizer;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The title of a job, or one that somebody looks for. */
public final class ComparableTitle {

  /** Unit groups of one sub-major group are as near. */
  private static final float NEAR = 0.25f;

  private static final float SAME_WORK = 0.5f;
  private static final int SHORTEST_PART = 4;
  private static final int SHORTEST_REST = 3;
  private static final int LONGEST = 300;

  /** Of ISCO-08: information and communications technology. */
  private static final Set<String> SOFTWARE_GROUPS = Set.of("25", "35");

  private static final Set<Cue> LEVELS = EnumSet.of(Cue.JUNIOR, Cue.BEGINNER, Cue.SENIOR);

  private static final String SOFTWARE = TitleWords.reduced("software");
  private static final String ENGINEER = "engineer";
  private static final String DEVELOPER = "developer";

  private final String title;
  private final List<String> words;

  /** Its words in what they mean; several where names have several meanings. */
  private final List<List<String>> meanings;

  /** Found when they are needed first. */
  private volatile Groups groups;

  private volatile Set<String> comparable;

  private ComparableTitle(String title) {
    this.title = title.substring(0, Math.min(title.length(), LONGEST));
    words = TitleWords.of(this.title);
    meanings = TitleWords.meant(words);
  }

  /** A title; null is empty. */
  public static ComparableTitle of(String title) {
    return new ComparableTitle(title == null ? "" : title);
  }

  /** Whether it has no words. */
  public boolean isEmpty() {
    return words.isEmpty();
  }

  /**
   * Whether the title of a job has all words of this one, in any order, gender and of the known
   * languages, or a name of the same trade, and is not that of quite another occupation.
   */
  public boolean isNamedBy(ComparableTitle job) {
    if (isTradeOf(job)) {
      return true;
    }
    var known = job.words();
    return areIn(words, known, job) && (meanings.getFirst().size() > 1 || isNear(job, NEAR))
        || meanings.stream()
            .anyMatch(it -> areIn(it, known, job) && (it.size() > 1 || isNear(job, NEAR)))
        || areIn(words, Set.copyOf(job.words), job) && mayBeWithin(job);
  }

  /**
   * Whether its words mean the same within a longer name: those of no occupation, such as
   * "engineer" in "sales engineer", and those of one that is near.
   */
  private boolean mayBeWithin(ComparableTitle job) {
    return groups().all().isEmpty() || !job.groups().all().isEmpty() && isNear(job, NEAR);
  }

  /** Whether the occupation knowledge base has a title of the job in the group of this trade. */
  private boolean isTradeOf(ComparableTitle job) {
    var occupations = FitModel.knowledge().occupations();
    return meanings.stream()
        .flatMap(it -> TitleWords.wholeGroup(it).stream())
        .anyMatch(it -> job.groups().all().contains(occupations.indexOf(it)));
  }

  private boolean areIn(List<String> all, Set<String> known, ComparableTitle job) {
    return IntStream.range(0, all.size()).allMatch(it -> isIn(all, it, known, job));
  }

  /** Whether a job is of the same work, so that its text may name the rest of this title. */
  public boolean isWorkOf(ComparableTitle job) {
    if (isEmpty() || job.isEmpty()) {
      return false;
    }
    return groups().all().isEmpty() || job.groups().all().isEmpty()
        ? isSkill() || meanings.stream().anyMatch(it -> job.words().contains(it.getLast()))
        : isNear(job, SAME_WORK);
  }

  /** Its words in their meanings without those of a level: "sales engineer" of a senior one. */
  public List<String> workWords() {
    return meanings.getFirst().stream().filter(it -> !isLevel(it)).distinct().toList();
  }

  private static boolean isLevel(String word) {
    var stems = Stems.of(Language.ENGLISH);
    return FitModel.knowledge()
        .cues()
        .in(stems.terms(Tokenizer.tokenize(word)), Language.ENGLISH)
        .stream()
        .anyMatch(hit -> hit.meanings().stream().anyMatch(LEVELS::contains));
  }

  /** Whether it names a skill or a tool instead of an occupation. */
  private boolean isSkill() {
    var tokens = Tokenizer.tokenize(title);
    return groups().all().isEmpty()
        && FitModel.knowledge()
            .occupations()
            .mentionsIn(tokens, Stems.of(Language.ENGLISH))
            .stream()
            .anyMatch(it -> it.end() - it.begin() == tokens.size());
  }

  /** Its words and their meanings, and each two words joined. */
  private Set<String> words() {
    var known = comparable;
    if (known == null) {
      known = new HashSet<>(TitleWords.alone(words));
      meanings.forEach(known::addAll);
      for (var i = 1; i < words.size(); i++) {
        known.add(words.get(i - 1) + words.get(i));
      }
      comparable = known;
    }
    return known;
  }

  private boolean isIn(List<String> all, int i, Set<String> known, ComparableTitle job) {
    var word = all.get(i);
    var isHead = i == all.size() - 1;
    return known.contains(word)
        || i > 0 && known.contains(all.get(i - 1) + word)
        || !isHead && known.contains(word + all.get(i + 1))
        || isPartOf(word, isHead, job.words)
        || isMadeOf(word, job.words)
        || all.size() > 1 && isSoftwareRole(word, known, job)
        || SOFTWARE.equals(word) && known.contains(DEVELOPER) && job.isSoftware();
  }

  /** In a German or Dutch compound: "entwickler" ends "softwareentwickler". */
  private static boolean isPartOf(String word, boolean isHead, List<String> compounds) {
    return word.length() >= SHORTEST_PART
        && compounds.stream()
            .filter(it -> it.length() >= word.length() + SHORTEST_REST)
            .anyMatch(
                it ->
                    it.endsWith(word)
                        || !isHead
                            && it.length() > word.length() + SHORTEST_REST
                            && it.startsWith(word));
  }

  /** A compound whose parts the other title has: "Mitarbeiter Vertrieb". */
  private static boolean isMadeOf(String compound, List<String> parts) {
    return parts.stream()
        .filter(it -> it.length() >= SHORTEST_PART && compound.startsWith(it))
        .anyMatch(
            begin ->
                parts.stream()
                    .anyMatch(
                        end ->
                            end.length() >= SHORTEST_PART
                                && compound.endsWith(end)
                                && begin.length() + end.length() >= compound.length() - 1
                                && begin.length() + end.length() <= compound.length()));
  }

  /** Software engineers and developers do the same. */
  private boolean isSoftwareRole(String word, Set<String> known, ComparableTitle job) {
    var other = ENGINEER.equals(word) ? DEVELOPER : DEVELOPER.equals(word) ? ENGINEER : null;
    return other != null
        && known.contains(other)
        && mayBeSoftware(groups().all())
        && mayBeSoftware(job.groups().all());
  }

  /** Whether it is of software, or names a language or tool that software is made with. */
  private boolean isSoftware() {
    var occupations = FitModel.knowledge().occupations();
    return !groups().all().isEmpty() && mayBeSoftware(groups().all())
        || occupations.conceptsIn(Tokenizer.tokenize(title), Stems.of(Language.ENGLISH)).stream()
            .anyMatch(it -> mayBeSoftware(it.groups()));
  }

  private static boolean mayBeSoftware(Set<Integer> groups) {
    var occupations = FitModel.knowledge().occupations();
    return groups.isEmpty()
        || groups.stream()
            .anyMatch(it -> SOFTWARE_GROUPS.contains(occupations.group(it).code().substring(0, 2)));
  }

  /**
   * Whether the occupations of both are near. A word that names no trade, such as "engineer", is
   * compared with all that the words of the job say: it may be the head of another trade's name.
   */
  private boolean isNear(ComparableTitle job, float least) {
    var others = groups().trades.isEmpty() ? job.groups().ofWords : job.groups().all();
    if (groups().all().isEmpty() || others.isEmpty()) {
      return true;
    }
    var occupations = FitModel.knowledge().occupations();
    return groups().all().stream()
        .anyMatch(own -> others.stream().anyMatch(it -> occupations.likeness(own, it) >= least));
  }

  private Groups groups() {
    var known = groups;
    if (known == null) {
      known = Groups.of(title, words);
      groups = known;
    }
    return known;
  }

  /**
   * Unit groups of ISCO-08.
   *
   * @param trades of the trades that a title names
   * @param ofWords of its words in any of the languages
   */
  private record Groups(Set<Integer> trades, Set<Integer> ofWords) {

    static Groups of(String title, List<String> words) {
      var occupations = FitModel.knowledge().occupations();
      var ofWords = new HashSet<Integer>();
      for (var language : Language.values()) {
        ofWords.addAll(
            ApplicantProfile.titleGroups(title, Stems.of(language), occupations, Map.of())
                .keySet());
      }
      var trades =
          TitleWords.groups(words).stream()
              .map(occupations::indexOf)
              .collect(Collectors.toUnmodifiableSet());
      return new Groups(trades, Set.copyOf(ofWords));
    }

    /** Of the trades, else of the words. */
    Set<Integer> all() {
      return trades.isEmpty() ? ofWords : trades;
    }
  }
}
