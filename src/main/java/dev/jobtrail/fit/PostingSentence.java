package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.PayText;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A sentence or list entry that may stand in many postings: what employers say of themselves and
 * what they offer is in all of theirs. What it says is read at its first use, once for all postings
 * of a language. Safe for use by several threads.
 */
final class PostingSentence {

  private static final Set<String> DENIALS =
      Set.of(
          "no", "not", "without", "never", "kein", "keine", "keinen", "keiner", "nicht", "ohne",
          "nie", "niemals", "pas", "sans", "aucun", "aucune", "jamais", "sin", "ningun", "ninguna",
          "nunca");

  private static final Set<Cue> DENIABLE = EnumSet.of(Cue.HOURS, Cue.REPORTS, Cue.BAIT);

  /**
   * What it says in a language.
   *
   * @param stems of its tokens, as terms
   * @param cues with their places among the tokens
   */
  record Meaning(
      List<Stems.Word> words, List<String> stems, List<PhraseIndex.Hit<Cue>> cues, Set<Cue> kinds) {

    private static Meaning of(List<TextToken> tokens, Stems stems, Cues known) {
      var words = stems.words(tokens);
      var terms = words.stream().map(Stems.Word::term).toList();
      var cues = known.in(terms, stems.language());
      var kinds = EnumSet.noneOf(Cue.class);
      for (var hit : cues) {
        kinds.addAll(hit.meanings());
        if (isDenied(tokens, hit.begin())) {
          kinds.removeAll(DENIABLE);
        }
      }
      return new Meaning(words, terms, cues, kinds);
    }

    /** "No weekends", "without direct reports". */
    private static boolean isDenied(List<TextToken> tokens, int at) {
      for (var i = Math.max(0, at - 2); i < at; i++) {
        if (DENIALS.contains(tokens.get(i).folded())) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * What it is about, where it is about the work.
   *
   * @param counts of its topic stems
   * @param terms topic stems of its telling words with their idf
   * @param direction see {@link Occupations#direction}
   * @param concepts the skills and tools that it names
   * @param idf of all its words
   */
  record Topic(
      Map<String, Double> counts,
      Map<String, Double> terms,
      Direction direction,
      Set<Concept> concepts,
      double idf) {

    /** Of a sentence that is about something else. */
    static final Topic NONE = new Topic(Map.of(), Map.of(), Direction.NONE, Set.of(), 0);

    private static Topic of(
        List<TextToken> tokens,
        Meaning meaning,
        Stems stems,
        Occupations occupations,
        GroupWeights weights) {
      var words = new TermVector(occupations, stems);
      words.addWords(meaning.words, 1);
      var vocabulary = occupations.vocabulary(stems.language());
      var idfs = new HashMap<String, Double>(2 * words.stems().size());
      var idf = 0.0;
      for (var stem : words.stems()) {
        var number = vocabulary.find(stem);
        if (number == TopicStems.UNKNOWN) {
          idfs.put(stem, TermVector.UNKNOWN);
        } else {
          idfs.put(stem, vocabulary.idf(number));
          idf += vocabulary.idf(number);
          vocabulary.add(number, 1, weights);
        }
      }
      return new Topic(
          words.counts(),
          idfs,
          weights.takeDirection(),
          occupations.conceptsIn(tokens, meaning.stems, stems),
          idf);
    }
  }

  /** What was read in one language; null where it was not asked for. */
  private record Reading(Meaning meaning, Topic topic, List<Conditions.Statement> conditions) {}

  private final RawLine line;
  private final String folded;

  /** By language: a sentence may stand in postings of several. */
  private final AtomicReferenceArray<Reading> readings =
      new AtomicReferenceArray<>(Language.values().length);

  private volatile Boolean statesPay;
  private volatile List<PhraseIndex.Hit<String>> languages;

  PostingSentence(RawLine line) {
    this.line = line;
    folded = Tokenizer.fold(line.text());
  }

  String text() {
    return line.text();
  }

  List<TextToken> tokens() {
    return line.tokens();
  }

  /** Whether it has a name. */
  boolean names(String foldedName) {
    return folded.contains(foldedName);
  }

  boolean statesPay() {
    var known = statesPay;
    if (known == null) {
      known = PayText.hasCurrency(text()) && PayText.in(text()) != null;
      statesPay = known;
    }
    return known;
  }

  /** The spoken languages that it names. */
  List<PhraseIndex.Hit<String>> languages(LanguageNames names) {
    var known = languages;
    if (known == null) {
      known = names.in(tokens());
      languages = known;
    }
    return known;
  }

  Meaning meaning(Stems stems, Knowledge knowledge) {
    return reading(stems, knowledge).meaning;
  }

  /**
   * What it is about.
   *
   * @param weights without any, before and after
   */
  Topic topic(Stems stems, Knowledge knowledge, GroupWeights weights) {
    var known = reading(stems, knowledge);
    if (known.topic != null) {
      return known.topic;
    }
    var topic = Topic.of(tokens(), known.meaning, stems, knowledge.occupations(), weights);
    keep(stems, new Reading(known.meaning, topic, known.conditions));
    return topic;
  }

  /** What it says of the conditions of work. */
  List<Conditions.Statement> conditions(Stems stems, Knowledge knowledge) {
    var known = reading(stems, knowledge);
    if (known.conditions != null) {
      return known.conditions;
    }
    var conditions =
        knowledge.conditions().ofPosting(text(), tokens(), known.meaning.stems, stems.language());
    keep(stems, new Reading(known.meaning, known.topic, conditions));
    return conditions;
  }

  private Reading reading(Stems stems, Knowledge knowledge) {
    var known = readings.get(stems.language().ordinal());
    if (known != null) {
      return known;
    }
    var reading = new Reading(Meaning.of(tokens(), stems, knowledge.cues()), null, null);
    keep(stems, reading);
    return reading;
  }

  private void keep(Stems stems, Reading reading) {
    readings.set(stems.language().ordinal(), reading);
  }
}
