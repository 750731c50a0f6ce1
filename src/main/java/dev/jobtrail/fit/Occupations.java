package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Memo;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The occupation knowledge base: finds the unit groups that a title names and those whose work a
 * text describes, and tells how far groups are apart. Immutable.
 */
final class Occupations {

  private static final float TITLE = 3;
  private static final float SKILL = 2;
  private static final float TOOL = 2;
  private static final float TASK = 1.5f;

  /** Groups below this part of the best one tell nothing. */
  private static final double LEAST_SHARE = 0.3;

  private static final double SAME_MINOR = 0.5;
  private static final double SAME_SUB_MAJOR = 0.25;
  private static final double SAME_MAJOR = 0.08;

  /** Of several trades of one title, those with less of the work than this part of the most. */
  private static final double LEAST_OF_NEAREST = 0.7;

  /** In tokens: the first word of a longer line has a capital, whatever it is. */
  private static final int LONGEST_NAME = 3;

  private static final int SHORTEST_COMPOUND = 9;
  private static final int SHORTEST_PART = 4;
  private static final int SHORTEST_TITLE = 6;

  private final List<UnitGroup> groups;
  private final Map<String, Integer> indexes = new HashMap<>();
  private final float[][] likeness;
  private final Map<String, Concept> conceptsByName = new LinkedHashMap<>();

  private final ByLanguage<TopicStems> vocabularies = new ByLanguage<>(this::readVocabulary);

  private final ByLanguage<PhraseIndex<Integer>> titles = new ByLanguage<>(this::readTitles);
  private final ByLanguage<PhraseIndex<Concept>> concepts = new ByLanguage<>(this::readConcepts);
  private final ByLanguage<PhraseIndex<Integer>> licences = new ByLanguage<>(this::readLicences);
  private final ByLanguage<Set<String>> ordinary = new ByLanguage<>(this::readOrdinary);
  private final Memo<List<String>> compounds = new Memo<>(Stems.MOST_WORDS, this::readParts);

  Occupations(List<UnitGroup> groups) {
    this.groups = List.copyOf(groups);
    for (var i = 0; i < groups.size(); i++) {
      indexes.put(groups.get(i).code(), i);
    }
    likeness = likeness();
    for (var i = 0; i < groups.size(); i++) {
      for (var names : groups.get(i).skills()) {
        addConcept(names.get(Language.ENGLISH).getFirst(), false, i);
      }
      for (var tool : groups.get(i).tools()) {
        addConcept(tool, true, i);
      }
    }
  }

  private void addConcept(String name, boolean isProperName, int group) {
    conceptsByName
        .computeIfAbsent(Tokenizer.fold(name), it -> new Concept(name, isProperName))
        .groups()
        .add(group);
  }

  /**
   * Whether a skill belongs to the trades that a text is about: "must" is one of winemakers, and an
   * ordinary word elsewhere.
   */
  boolean belongs(Concept concept, Set<Integer> trades) {
    for (var group : concept.groups()) {
      for (var trade : trades) {
        if (likeness[group][trade] >= SAME_SUB_MAJOR) {
          return true;
        }
      }
    }
    return trades.isEmpty();
  }

  /** What is known of the topic stems of a language. */
  TopicStems vocabulary(Language language) {
    return vocabularies.of(language);
  }

  int size() {
    return groups.size();
  }

  UnitGroup group(int index) {
    return groups.get(index);
  }

  /** The index of the group of a code of ISCO-08. */
  int indexOf(String code) {
    return indexes.get(code);
  }

  /**
   * Whether a group is of major group 9 of ISCO-08, whose work needs no training; who does odd jobs
   * may have learned any trade.
   */
  boolean isElementary(int index) {
    var code = groups.get(index).code();
    return code.startsWith("9") && !code.equals("9622");
  }

  /** How near two groups are, 0 to 1. */
  float likeness(int one, int other) {
    return likeness[one][other];
  }

  /** How near two weighted sets of groups are, 0 to 1: a mean of the nearest in the other. */
  double likeness(Map<Integer, Double> one, Map<Integer, Double> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return 0;
    }
    return (directed(one, other) + directed(other, one)) / 2;
  }

  private double directed(Map<Integer, Double> from, Map<Integer, Double> to) {
    var sum = 0.0;
    var all = 0.0;
    var most = to.values().stream().mapToDouble(it -> it).max().orElse(1);
    for (var entry : from.entrySet()) {
      var best = 0.0;
      for (var other : to.entrySet()) {
        var own = likeness[entry.getKey()][other.getKey()];
        best = Math.max(best, own * Math.sqrt(other.getValue() / most));
      }
      sum += entry.getValue() * best;
      all += entry.getValue();
    }
    return all == 0 ? 0 : sum / all;
  }

  /** Those of some groups that are near to a kind of work; all where none is, or it is unknown. */
  List<Integer> nearest(List<Integer> some, Map<Integer, Double> work) {
    if (some.size() < 2) {
      return some;
    }
    var shares = some.stream().map(it -> shareOf(it, work)).toList();
    var least = LEAST_OF_NEAREST * shares.stream().mapToDouble(it -> it).max().orElse(0);
    return IntStream.range(0, some.size())
        .filter(it -> shares.get(it) >= least)
        .mapToObj(some::get)
        .toList();
  }

  /** How much of a kind of work is near to a group, 0 to 1. */
  private double shareOf(int group, Map<Integer, Double> work) {
    return work.entrySet().stream()
        .mapToDouble(it -> it.getValue() * likeness[group][it.getKey()])
        .sum();
  }

  /** The title phrases in a text: names of its language and English ones. */
  List<PhraseIndex.Hit<Integer>> titlesIn(List<TextToken> tokens, Stems stems) {
    var hits = titles.of(stems.language()).longest(stems.terms(tokens));
    if (stems.language() != Language.ENGLISH) {
      hits.addAll(titles.of(Language.ENGLISH).longest(stems.englishTerms(tokens)));
    }
    if (stems.language() == Language.GERMAN && hits.isEmpty()) {
      IntStream.range(0, tokens.size())
          .mapToObj(it -> compound(tokens.get(it), it, stems))
          .flatMap(Optional::stream)
          .forEach(hits::add);
    }
    return hits;
  }

  /** "Industriemechatroniker": the title that a compound ends in. */
  private Optional<PhraseIndex.Hit<Integer>> compound(TextToken token, int at, Stems stems) {
    var word = token.folded();
    return IntStream.rangeClosed(SHORTEST_PART, word.length() - SHORTEST_TITLE)
        .mapToObj(
            it ->
                titles
                    .of(stems.language())
                    .longest(stems.terms(Tokenizer.tokenize(word.substring(it)))))
        .filter(it -> !it.isEmpty())
        .map(it -> new PhraseIndex.Hit<>(it.getFirst().meanings(), at, at + 1))
        .findFirst();
  }

  /** The licences that a text names, with the groups that need them. */
  List<PhraseIndex.Hit<Integer>> licencesIn(List<TextToken> tokens, Stems stems) {
    return licences.of(stems.language()).longest(stems.terms(tokens));
  }

  /** The skills and tools that a text names. */
  Set<Concept> conceptsIn(List<TextToken> tokens, Stems stems) {
    return conceptsIn(tokens, stems.terms(tokens), stems);
  }

  /** The same of tokens whose stems as terms are known. */
  Set<Concept> conceptsIn(List<TextToken> tokens, List<String> terms, Stems stems) {
    var found = new LinkedHashSet<Concept>();
    mentionsIn(tokens, terms, stems).forEach(it -> found.addAll(it.meanings()));
    return found;
  }

  /** Where a text names skills and tools: in its own language first, then in English. */
  List<PhraseIndex.Hit<Concept>> mentionsIn(List<TextToken> tokens, Stems stems) {
    return mentionsIn(tokens, stems.terms(tokens), stems);
  }

  private List<PhraseIndex.Hit<Concept>> mentionsIn(
      List<TextToken> tokens, List<String> terms, Stems stems) {
    var hits = concepts.of(stems.language()).longest(terms);
    if (stems.language() != Language.ENGLISH) {
      hits.addAll(concepts.of(Language.ENGLISH).longest(stems.englishTerms(tokens)));
    }
    if (!hits.isEmpty()) {
      hits.replaceAll(it -> meant(it, tokens, stems.language()));
      hits.removeIf(it -> it.meanings().isEmpty());
    }
    return hits;
  }

  /** Without names of tools of which the text has only an ordinary word with their letters. */
  private PhraseIndex.Hit<Concept> meant(
      PhraseIndex.Hit<Concept> hit, List<TextToken> tokens, Language language) {
    if (hit.end() - hit.begin() > 1 || !hasProperName(hit.meanings())) {
      return hit;
    }
    var token = tokens.get(hit.begin());
    var isOrdinary = isOrdinary(token, language);
    var isAtStart = hit.begin() == 0 && tokens.size() > LONGEST_NAME;
    var meanings =
        hit.meanings().stream()
            .filter(
                it ->
                    !it.isProperName()
                        || it.isNamedBy(token, isOrdinary) && !(isOrdinary && isAtStart))
            .toList();
    return new PhraseIndex.Hit<>(meanings, hit.begin(), hit.end());
  }

  private static boolean hasProperName(List<Concept> meanings) {
    for (var meaning : meanings) {
      if (meaning.isProperName()) {
        return true;
      }
    }
    return false;
  }

  /** English authors write names in lower case, in other languages these are other words. */
  private boolean isOrdinary(TextToken token, Language language) {
    var folded = token.folded();
    return language != Language.ENGLISH && folded.equals(token.surface())
        || language.isStopWord(folded)
        || ordinary.of(language).contains(folded)
        || ordinary.of(Language.ENGLISH).contains(folded);
  }

  /** Names of tools that the titles and tasks have as words in lower case. */
  private Set<String> readOrdinary(Language language) {
    var words = new HashSet<String>();
    for (var group : groups) {
      for (var texts : List.of(group.titles(language), group.tasks(language))) {
        for (var text : texts) {
          for (var token : Tokenizer.tokenize(text)) {
            if (!token.isCapitalized() && conceptsByName.containsKey(token.folded())) {
              words.add(token.folded());
            }
          }
        }
      }
    }
    return Set.copyOf(words);
  }

  /**
   * The groups whose work a text is about.
   *
   * @param terms weights of the text's topic stems
   * @param most how many groups at most
   * @return shares that add up to 1, the largest first; empty where nothing is known
   */
  Map<Integer, Double> about(Map<String, Double> terms, Language language, int most) {
    var weights = weights();
    var known = vocabulary(language);
    for (var term : terms.entrySet()) {
      known.add(known.find(term.getKey()), term.getValue(), weights);
    }
    var sums = weights.sums();
    var shares = new LinkedHashMap<Integer, Double>();
    var all = 0.0;
    var best = 0f;
    for (var i = 0; i < most; i++) {
      var next = largest(sums);
      best = i == 0 ? sums[next] : best;
      if (best <= 0 || sums[next] <= LEAST_SHARE * best) {
        break;
      }
      var share = StrictMath.pow(sums[next] / best, 3);
      shares.put(next, share);
      all += share;
      sums[next] = 0;
    }
    var total = all;
    shares.replaceAll((group, share) -> share / total);
    return shares;
  }

  /** No weights yet; for any number of lines of one text. */
  GroupWeights weights() {
    return new GroupWeights(groups.size());
  }

  /**
   * A line of text as a direction in the space of the unit groups; lines of one meaning have the
   * same in two languages.
   *
   * @param weights without any, before and after
   */
  Direction direction(Set<String> topicStems, Language language, GroupWeights weights) {
    var known = vocabulary(language);
    for (var stem : topicStems) {
      known.add(known.find(stem), 1, weights);
    }
    return weights.takeDirection();
  }

  private static int largest(float[] sums) {
    var largest = 0;
    for (var i = 1; i < sums.length; i++) {
      largest = sums[i] > sums[largest] ? i : largest;
    }
    return largest;
  }

  /** How much a stem tells one trade from another: 0 for unknown ones, up to about 6. */
  double idf(String stem, Language language) {
    var known = vocabulary(language);
    return known.idf(known.find(stem));
  }

  /** The parts of a compound that are known by themselves; empty where it is none. */
  List<String> parts(String stem, Language language) {
    return language != Language.GERMAN
            || stem.length() < SHORTEST_COMPOUND
            || vocabulary(language).has(stem)
        ? List.of()
        : compounds.get(stem);
  }

  private List<String> readParts(String stem) {
    var known = vocabulary(Language.GERMAN);
    for (var at = SHORTEST_PART; at <= stem.length() - SHORTEST_PART; at++) {
      var tail = stem.substring(at);
      if (known.has(tail)) {
        var head = stem.substring(0, at);
        var plain = head.endsWith("s") || head.endsWith("n") ? head.substring(0, at - 1) : head;
        return known.has(head)
            ? List.of(head, tail)
            : known.has(plain) ? List.of(plain, tail) : List.of(tail);
      }
    }
    return List.of();
  }

  private PhraseIndex<Integer> readTitles(Language language) {
    var stems = Stems.apart(language);
    var index = new PhraseIndex<Integer>();
    for (var i = 0; i < groups.size(); i++) {
      for (var title : groups.get(i).titles(language)) {
        index.add(stems.terms(Tokenizer.tokenize(title)), i);
      }
    }
    return index;
  }

  /** Of every country, as the language of a name is not that of its country. */
  private PhraseIndex<Integer> readLicences(Language language) {
    var stems = Stems.apart(language);
    var index = new PhraseIndex<Integer>();
    for (var i = 0; i < groups.size(); i++) {
      for (var names : groups.get(i).licences().values()) {
        for (var name : names) {
          var tokens = Tokenizer.tokenize(name);
          // an abbreviation may be a word in another language: FOR, SIE
          if (tokens.size() > 1 || !language.isStopWord(tokens.getFirst().folded())) {
            index.add(stems.terms(tokens), i);
          }
        }
      }
    }
    return index;
  }

  private PhraseIndex<Concept> readConcepts(Language language) {
    var stems = Stems.apart(language);
    var index = new PhraseIndex<Concept>();
    for (var group : groups) {
      for (var names : group.skills()) {
        var concept = conceptsByName.get(Tokenizer.fold(names.get(Language.ENGLISH).getFirst()));
        for (var name : names.getOrDefault(language, List.of())) {
          index.add(stems.terms(Tokenizer.tokenize(name)), concept);
        }
      }
      if (language == Language.ENGLISH) {
        for (var tool : group.tools()) {
          index.add(
              stems.terms(Tokenizer.tokenize(tool)), conceptsByName.get(Tokenizer.fold(tool)));
        }
      }
    }
    return index;
  }

  private TopicStems readVocabulary(Language language) {
    var stems = Stems.apart(language);
    var counts = new HashMap<String, Map<Integer, Float>>();
    for (var i = 0; i < groups.size(); i++) {
      var group = groups.get(i);
      var own = new HashMap<String, Float>();
      addTerms(group.titles(language), TITLE, stems, own);
      addTerms(group.tasks(language), TASK, stems, own);
      for (var names : group.skills()) {
        addTerms(names.getOrDefault(language, names.get(Language.ENGLISH)), SKILL, stems, own);
      }
      addTerms(group.tools(), TOOL, stems, own);
      for (var entry : own.entrySet()) {
        counts.computeIfAbsent(entry.getKey(), it -> new HashMap<>()).put(i, entry.getValue());
      }
    }
    return new TopicStems(counts, groups.size());
  }

  private static void addTerms(
      List<String> texts, float weight, Stems stems, Map<String, Float> to) {
    for (var text : texts) {
      for (var token : Tokenizer.tokenize(text)) {
        if (token.folded().length() > 1 && !stems.language().isFunctionWord(token.folded())) {
          to.merge(stems.topic(token.folded()), weight, (one, other) -> Math.min(12, one + other));
        }
      }
    }
  }

  private float[][] likeness() {
    var table = new float[groups.size()][groups.size()];
    for (var i = 0; i < groups.size(); i++) {
      for (var j = 0; j < groups.size(); j++) {
        table[i][j] = (float) byCode(groups.get(i).code(), groups.get(j).code());
      }
    }
    for (var i = 0; i < groups.size(); i++) {
      for (var entry : groups.get(i).near().entrySet()) {
        var j = indexes.get(entry.getKey());
        if (j != null) {
          var near = (float) (1 - entry.getValue());
          table[i][j] = Math.max(table[i][j] == SAME_MINOR ? near : table[i][j], near);
          table[j][i] = table[i][j];
        }
      }
    }
    return table;
  }

  private static double byCode(String one, String other) {
    return one.equals(other)
        ? 1
        : one.regionMatches(0, other, 0, 3)
            ? SAME_MINOR
            : one.regionMatches(0, other, 0, 2)
                ? SAME_SUB_MAJOR
                : one.charAt(0) == other.charAt(0) ? SAME_MAJOR : 0;
  }
}
