package dev.jobtrail.fit;

import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Splits the text of a posting into lines and tells what each is about. */
final class PostingLines {

  private static final int MAX_LINES = 250;

  /** The idf of all its words that makes a line a telling one. */
  private static final double TELLING = 15;

  private static final Set<String> AMBIGUOUS =
      Set.of(
          "was dich erwartet",
          "was sie erwartet",
          "das erwartet dich",
          "das erwartet sie",
          "das erwartet dich bei uns",
          "das erwartet sie bei uns",
          "ce qui vous attend");

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
  List<JobLine> read(List<PostingLine> text) {
    var isNewBlock = true;
    var wasInList = false;
    var isBelowHeading = false;
    for (var line : text) {
      var raw = line.raw();
      if (raw.text().isEmpty()) {
        isNewBlock = true;
        continue;
      }
      var isInList = raw.isInList();
      if (line.heading() != null) {
        kind = isOfOffer(raw) && hasDuties() ? LineKind.GENERAL : line.heading();
        isBelowHeading = true;
      } else {
        var isHeading =
            isNewBlock && !isInList && PostingHeadings.isShapedAsOne(raw.text(), raw.tokens());
        var isSameBlock = !isNewBlock || isBelowHeading || isInList && wasInList;
        if (isHeading || kind == LineKind.GENERAL && !isSameBlock) {
          kind = null;
        }
        if (isHeading && raw.text().endsWith(":")) {
          kind = isOfDemands(line) ? LineKind.REQUIREMENT : kind;
        } else if (!isLeadIn(line)) {
          add(line);
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

  private boolean isOfDemands(PostingLine line) {
    return line.sentences().stream()
        .anyMatch(it -> it.meaning(stems, knowledge).kinds().contains(Cue.MUST));
  }

  /** "As our new baker you will:" says nothing without the list below it. */
  private static boolean isLeadIn(PostingLine line) {
    return line.raw().text().endsWith(":") && line.sentences().size() == 1;
  }

  private void add(PostingLine line) {
    if (line.label() != null) {
      kind = line.label();
    }
    for (var sentence : line.sentences()) {
      if (lines.size() < MAX_LINES) {
        lines.add(line(sentence));
      }
    }
  }

  private JobLine line(PostingSentence sentence) {
    var meaning = sentence.meaning(stems, knowledge);
    var kinds = meaning.kinds();
    var own = kind == null ? LineKind.OPEN : kind;
    if (own == LineKind.OPEN || own == LineKind.JOB) {
      var isOfCompany = company.length() > 2 && sentence.names(company);
      if (kinds.contains(Cue.GENERAL) && !kinds.contains(Cue.MUST) || isOfCompany) {
        own = LineKind.GENERAL;
      }
    }
    if (own != LineKind.GENERAL && sentence.statesPay()) {
      own = LineKind.GENERAL; // also below a heading for requirements
    }
    var topic =
        own == LineKind.GENERAL
            ? PostingSentence.Topic.NONE
            : sentence.topic(stems, knowledge, weights);
    return new JobLine(
        own, sentence, meaning, topic, own.weight() * Math.min(1, topic.idf() / TELLING));
  }
}
