package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rates how many of a posting's keywords a resume has in their own words, and whether its evidence
 * stands where readers look first.
 */
final class KeywordsRating {

  private static final int UNKNOWN = 50;

  /** The weight of a keyword falls with its place, as the weightiest come first. */
  private static final double FALL = 0.08;

  private static final double CURVE = 0.7;

  /** The part of the rating that goes by the place of the evidence. */
  private static final double OF_PLACE = 0.3;

  private KeywordsRating() {}

  static Rating of(Comparison comparison, List<String> keywords) {
    if (keywords.isEmpty()) {
      return new Rating(UNKNOWN, Message.of("The posting has no keywords to go by."));
    }
    var all = 0.0;
    var had = 0.0;
    var found = keywords.stream().filter(it -> has(comparison, it)).toList();
    for (var i = 0; i < keywords.size(); i++) {
      var weight = 1 / (1 + FALL * i);
      all += weight;
      had += found.contains(keywords.get(i)) ? weight : 0;
    }
    var presentation = comparison.measures.presentation();
    return new Rating(
        100 * StrictMath.pow(had / all, CURVE) * (1 - OF_PLACE * (1 - presentation.share())),
        Message.sentences(
            Stream.concat(Stream.of(found(keywords.size(), found)), place(presentation).stream())
                .toList()));
  }

  private static Message found(int all, List<String> found) {
    var count = all == 1 ? Message.of("1 keyword") : Message.of("%d keywords", all);
    return found.isEmpty()
        ? Message.of("%d of %s found in the resume.", 0, count)
        : Message.of(
            "%d of %s found in the resume: %s.",
            found.size(), count, Rating.first(found.stream().map(Message::verbatim).toList()));
  }

  private static Optional<Message> place(Presentation presentation) {
    return presentation.answered() == 0
        ? Optional.empty()
        : Optional.of(
            Message.of(
                "Lines of the posting that the resume answers: %d; headline %d, summary %d, skills"
                    + " %d; the first highlights of the newest jobs hold %d%% of what they could.",
                presentation.answered(),
                Math.round(presentation.in(Zone.HEADLINE)),
                Math.round(presentation.in(Zone.SUMMARY)),
                Math.round(presentation.in(Zone.SKILLS)),
                Math.round(100 * presentation.highlights())));
  }

  private static boolean has(Comparison comparison, String keyword) {
    var tokens = Tokenizer.tokenize(keyword);
    var applicant = comparison.applicant;
    var stems = Stems.of(comparison.job.language);
    for (var hit : comparison.knowledge.occupations().mentionsIn(tokens, stems)) {
      var isWhole = hit.begin() == 0 && hit.end() == tokens.size();
      if (isWhole && hit.meanings().stream().anyMatch(applicant.mentions::containsKey)) {
        return true;
      }
    }
    return !tokens.isEmpty()
        && tokens.stream()
            .allMatch(
                it ->
                    applicant.folded.containsKey(it.folded())
                        || comparison.job.language == applicant.language
                            && applicant.terms.has(stems.topic(it.folded())));
  }
}
