package dev.jobtrail.fit;

import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Splits the text of a posting into lines and tells what each is about. */
final class PostingLines {

  private static final Pattern SENTENCE_END =
      Pattern.compile("(?<=[.!?…])\\s+(?=[\\p{Lu}\\d¿¡\"„«*•-])|\\s+[•·●▪|]\\s+|;\\s+");
  private static final Pattern BULLET = Pattern.compile("^[\\s\\-*+•●○◦▪▫■□·–—→✓✔>§#]+");
  private static final int MAX_LINES = 250;

  /** The idf of all its words that makes a line a telling one. */
  private static final double TELLING = 15;

  private static final Set<String> DENIALS =
      Set.of(
          "no", "not", "without", "never", "kein", "keine", "keinen", "keiner", "nicht", "ohne",
          "nie", "niemals", "pas", "sans", "aucun", "aucune", "jamais", "sin", "ningun", "ninguna",
          "nunca");

  private static final Set<Cue> DENIABLE = EnumSet.of(Cue.HOURS, Cue.REPORTS, Cue.BAIT);

  private final String company;
  private final Stems stems;
  private final Knowledge knowledge;
  private final List<JobLine> lines = new ArrayList<>();

  /** What stands below the last heading; null where it does not say. */
  private LineKind kind;

  PostingLines(String company, Stems stems, Knowledge knowledge) {
    this.company = company == null ? "" : Tokenizer.fold(company);
    this.stems = stems;
    this.knowledge = knowledge;
  }

  /**
   * A known heading holds up to the next one. One of general text holds for one paragraph or list
   * only, since many postings continue with the job without another heading.
   */
  List<JobLine> read(String text) {
    var isNewBlock = true;
    var wasInList = false;
    var isBelowHeading = false;
    for (var raw : text.split("\n")) {
      var marked = raw.strip().replace("**", "").strip();
      var content = BULLET.matcher(marked).replaceFirst("").strip();
      if (content.isEmpty()) {
        isNewBlock = true;
        continue;
      }
      var isInList = content.length() < marked.length();
      var heading = knowledge.headings().kind(content);
      if (heading != null) {
        kind = heading;
        isBelowHeading = true;
      } else {
        var isHeading = isNewBlock && !isInList && PostingHeadings.isShapedAsOne(content);
        var isSameBlock = !isNewBlock || isBelowHeading || isInList && wasInList;
        if (isHeading || kind == LineKind.GENERAL && !isSameBlock) {
          kind = null;
        }
        addSentences(content);
        if (isHeading && !lines.isEmpty() && lines.getLast().has(Cue.MUST)) {
          kind = LineKind.REQUIREMENT;
        }
        isBelowHeading = isHeading;
      }
      isNewBlock = false;
      wasInList = isInList;
    }
    return lines;
  }

  /** A heading may stand in the line itself: "Your tasks: plan, build, test". */
  private void addSentences(String content) {
    var colon = content.indexOf(':') + 1;
    var heading = colon == 0 ? null : knowledge.headings().kind(content.substring(0, colon));
    if (heading != null) {
      kind = heading;
    }
    var rest = heading == null ? content : content.substring(colon);
    for (var sentence : SENTENCE_END.split(rest)) {
      if (lines.size() < MAX_LINES && !sentence.isBlank()) {
        lines.add(line(sentence.strip()));
      }
    }
  }

  private JobLine line(String text) {
    var tokens = Tokenizer.tokenize(text);
    var cues = knowledge.cues().in(stems.terms(tokens), stems.language());
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
    if (own == LineKind.GENERAL) {
      return new JobLine(own, text, tokens, Map.of(), Direction.NONE, Set.of(), 0, cues, kinds);
    }
    var occupations = knowledge.occupations();
    var terms = new TermVector(occupations, stems);
    terms.add(tokens, 1);
    var idf = terms.stems().stream().mapToDouble(it -> occupations.idf(it, stems.language())).sum();
    return new JobLine(
        own,
        text,
        tokens,
        terms.idfs(),
        occupations.direction(terms.stems(), stems.language()),
        occupations.conceptsIn(tokens, stems),
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
