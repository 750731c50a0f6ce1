package dev.jobtrail.fit;

import dev.jobtrail.text.PayText;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Splits the text of a posting into lines and tells what each is about. */
final class PostingLines {

  private static final int MAX_LINES = 250;

  /** The idf of all its words that makes a line a telling one. */
  private static final double TELLING = 15;

  private static final Set<String> DENIALS =
      Set.of(
          "no", "not", "without", "never", "kein", "keine", "keinen", "keiner", "nicht", "ohne",
          "nie", "niemals", "pas", "sans", "aucun", "aucune", "jamais", "sin", "ningun", "ninguna",
          "nunca");

  private static final Set<String> AMBIGUOUS =
      Set.of(
          "was dich erwartet",
          "was sie erwartet",
          "das erwartet dich",
          "das erwartet sie",
          "das erwartet dich bei uns",
          "das erwartet sie bei uns",
          "ce qui vous attend");

  private static final Set<Cue> DENIABLE = EnumSet.of(Cue.HOURS, Cue.REPORTS, Cue.BAIT);

  private final String company;
  private final Stems stems;
  private final Knowledge knowledge;
  private final GroupWeights weights;
  private final List<JobLine> lines = new ArrayList<>();

  /** What stands below the last heading; null where it does not say. */
  private LineKind kind;

  PostingLines(String company, Stems stems, Knowledge knowledge) {
    this.company = company == null ? "" : Tokenizer.fold(company);
    this.stems = stems;
    this.knowledge = knowledge;
    weights = knowledge.occupations().weights();
  }

  /**
   * A known heading holds up to the next one. One of general text holds for one paragraph or list
   * only, since many postings continue with the job without another heading.
   */
  List<JobLine> read(List<RawLine> text) {
    var isNewBlock = true;
    var wasInList = false;
    var isBelowHeading = false;
    for (var raw : text) {
      if (raw.text().isEmpty()) {
        isNewBlock = true;
        continue;
      }
      var isInList = raw.isInList();
      var heading = knowledge.headings().kind(raw.text(), raw.tokens());
      if (heading != null) {
        kind = isOfOffer(raw) && hasDuties() ? LineKind.GENERAL : heading;
        isBelowHeading = true;
      } else {
        var isHeading =
            isNewBlock && !isInList && PostingHeadings.isShapedAsOne(raw.text(), raw.tokens());
        var isSameBlock = !isNewBlock || isBelowHeading || isInList && wasInList;
        if (isHeading || kind == LineKind.GENERAL && !isSameBlock) {
          kind = null;
        }
        if (isHeading && raw.text().endsWith(":")) {
          kind = line(raw.text(), raw.tokens()).has(Cue.MUST) ? LineKind.REQUIREMENT : kind;
        } else if (!isLeadIn(raw)) {
          addSentences(raw);
          if (isHeading && !lines.isEmpty() && lines.getLast().has(Cue.MUST)) {
            kind = LineKind.REQUIREMENT;
          }
        }
        isBelowHeading = isHeading;
      }
      isNewBlock = false;
      wasInList = isInList;
    }
    return lines;
  }

  /** "What awaits you" is a heading of the offer where the tasks stand above it. */
  private static boolean isOfOffer(RawLine heading) {
    return AMBIGUOUS.contains(Tokenizer.fold(heading.text()).replaceAll("\\W+$", ""));
  }

  private boolean hasDuties() {
    return lines.stream().anyMatch(it -> it.kind() == LineKind.DUTY);
  }

  /** "As our new baker you will:" says nothing without the list below it. */
  private static boolean isLeadIn(RawLine line) {
    return line.text().endsWith(":") && line.sentences().size() == 1;
  }

  /** A heading may stand in the line itself: "Your tasks: plan, build, test". */
  private void addSentences(RawLine raw) {
    var colon = raw.text().indexOf(':') + 1;
    var begin = colon == 0 ? null : raw.part(0, colon);
    var heading = begin == null ? null : knowledge.headings().kind(begin.text(), begin.tokens());
    if (heading != null) {
      kind = heading;
    }
    var rest = heading == null ? raw : raw.part(colon, raw.text().length());
    for (var sentence : rest.sentences()) {
      if (lines.size() < MAX_LINES) {
        lines.add(line(sentence.text(), sentence.tokens()));
      }
    }
  }

  private JobLine line(String text, List<TextToken> tokens) {
    var words = stems.words(tokens);
    var stemmed = words.stream().map(Stems.Word::term).toList();
    var cues = knowledge.cues().in(stemmed, stems.language());
    var kinds = EnumSet.noneOf(Cue.class);
    for (var hit : cues) {
      kinds.addAll(hit.meanings());
      if (isDenied(tokens, hit.begin())) {
        kinds.removeAll(DENIABLE);
      }
    }
    var own = kind == null ? LineKind.OPEN : kind;
    if (own == LineKind.OPEN || own == LineKind.JOB) {
      var isOfCompany = company.length() > 2 && Tokenizer.fold(text).contains(company);
      if (kinds.contains(Cue.GENERAL) && !kinds.contains(Cue.MUST) || isOfCompany) {
        own = LineKind.GENERAL;
      }
    }
    if (own != LineKind.GENERAL && PayText.hasCurrency(text) && PayText.in(text) != null) {
      own = LineKind.GENERAL; // also below a heading for requirements
    }
    if (own == LineKind.GENERAL) {
      var none = new TermVector(knowledge.occupations(), stems);
      return new JobLine(
          own, text, tokens, stemmed, none, Map.of(), Direction.NONE, Set.of(), 0, cues, kinds);
    }
    var occupations = knowledge.occupations();
    var terms = new TermVector(occupations, stems);
    terms.addWords(words, 1);
    var vocabulary = occupations.vocabulary(stems.language());
    var idfs = new HashMap<String, Double>(2 * terms.stems().size());
    var idf = 0.0;
    for (var stem : terms.stems()) {
      var number = vocabulary.find(stem);
      if (number == TopicStems.UNKNOWN) {
        idfs.put(stem, TermVector.UNKNOWN);
      } else {
        idfs.put(stem, vocabulary.idf(number));
        idf += vocabulary.idf(number);
        vocabulary.add(number, 1, weights);
      }
    }
    return new JobLine(
        own,
        text,
        tokens,
        stemmed,
        terms,
        idfs,
        weights.takeDirection(),
        occupations.conceptsIn(tokens, stemmed, stems),
        own.weight() * Math.min(1, idf / TELLING),
        cues,
        kinds);
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
