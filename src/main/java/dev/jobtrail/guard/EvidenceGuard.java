package dev.jobtrail.guard;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lets through what the evidence bears, and refuses the rest with the reason.
 *
 * <p>The guard knows nothing of engines, asks nobody and answers the same to the same question. It
 * holds a closed world: a word passes where the evidence has it in another form, where it means the
 * same as one that the evidence has, or where it states nothing. Beyond words:
 *
 * <ul>
 *   <li>Numbers, with what they count, their unit and their bounds, must stand in the evidence;
 *       however they are written. Nothing is reckoned: no years of experience from dates.
 *   <li>Times may lose detail, and change nothing else. Spans must be those of one entry.
 *   <li>A part in some work never becomes a larger one: assisted, looked after, built, answered
 *       for, led. Titles keep their rank, reach keeps its extent.
 *   <li>Denials and reservations ("junior", "basics of") stay with what they restrict.
 *   <li>Names, technologies and numbers count only where they stand: what is said of one position
 *       proves nothing about another.
 *   <li>A broader skill follows from a narrower one where the table of {@code guard/words.txt} says
 *       so, and never the other way.
 * </ul>
 *
 * <p>Limits: it knows English, German and Spanish words; texts of other languages pass only in the
 * words of their source. It compares words and not meanings: true words of one entry that are put
 * together in a misleading order can pass, and an honest rewrite in rare words is refused.
 */
public final class EvidenceGuard {

  /** In chars; no part of a resume and no letter is as long. */
  private static final int LONGEST_TEXT = 20_000;

  private static final Set<String> TIMES = Set.of("startDate", "endDate", "date", "releaseDate");

  /** Fields that say what is, and leave nothing to put in other words from elsewhere. */
  private static final Set<String> IDENTITIES =
      Set.of(
          "name",
          "organization",
          "institution",
          "entity",
          "issuer",
          "awarder",
          "publisher",
          "studyType",
          "area",
          "score",
          "title",
          "position",
          "fluency",
          "language",
          "level");

  private static final Pattern ITEM_END = Pattern.compile("[,;|•·\\n]+");

  /**
   * @return a verdict for each change, in their order
   */
  public List<Verdict> check(Evidence evidence, List<ProposedChange> changes) {
    var known = new KnownFacts(evidence);
    return changes.stream().map(it -> new Verdict(it.after(), refusal(known, it))).toList();
  }

  /**
   * @param text such as a letter
   * @return a verdict for each sentence, in their order
   */
  public List<Verdict> check(Evidence evidence, String text) {
    var known = new KnownFacts(evidence);
    if (text.length() > LONGEST_TEXT) {
      return List.of(new Verdict(text, tooLong()));
    }
    if (!known.isReadable(text)) {
      return List.of(new Verdict(text, unreadable()));
    }
    return Tokens.sentences(PlainText.of(text)).stream()
        .map(it -> new Verdict(it, refusal(known, it)))
        .toList();
  }

  /**
   * @param texts such as drafts of the parts of a letter
   * @return a verdict for each text, in their order; the first refusal of one of its sentences
   */
  public List<Verdict> checkEach(Evidence evidence, List<String> texts) {
    var known = new KnownFacts(evidence);
    return texts.stream().map(it -> new Verdict(it, refusalOfText(known, it))).toList();
  }

  private static String refusalOfText(KnownFacts known, String text) {
    if (text.length() > LONGEST_TEXT) {
      return tooLong();
    }
    if (!known.isReadable(text)) {
      return unreadable();
    }
    return Tokens.sentences(PlainText.of(text)).stream()
        .map(it -> refusal(known, it))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static String refusal(KnownFacts known, String sentence) {
    return sentence.length() > Tokens.LONGEST_SENTENCE
        ? "the sentence is too long to be checked"
        : SentenceCheck.ofLetter(known, sentence).refusal();
  }

  private static String refusal(KnownFacts known, ProposedChange change) {
    var place = place(known, change);
    var field = place.substring(place.lastIndexOf('/') + 1);
    var source = textAt(known.resume(), place);
    var after = change.after() == null ? "" : change.after();
    if (after.isBlank()) {
      return "endDate".equals(field) && source != null
          ? "without its end (" + source + ") this would last until today"
          : null;
    }
    if (after.length() > LONGEST_TEXT) {
      return tooLong();
    }
    if (!known.isReadable(after)) {
      return unreadable();
    }
    if (TIMES.contains(field)) {
      return source != null && source.startsWith(after.strip())
          ? null
          : "\"" + after.strip() + "\" is not the time that stands there";
    }
    for (var part : parts(change.kind(), PlainText.of(after))) {
      if (part.length() > Tokens.LONGEST_SENTENCE) {
        return "one of the sentences is too long to be checked";
      }
      var isName = change.kind() == ChangeKind.SKILL || change.kind() == ChangeKind.KEYWORD;
      var refusal =
          IDENTITIES.contains(field)
                  && change.kind() != ChangeKind.SECTION
                  && !place.startsWith("/basics")
                  && !place.startsWith("/skills")
              ? SentenceCheck.ofField(known, part, place).refusal()
              : SentenceCheck.ofChange(known, part, place, isName, change.kind()).refusal();
      if (refusal != null) {
        return refusal;
      }
    }
    return null;
  }

  private static List<String> parts(ChangeKind kind, String plain) {
    return switch (kind) {
      case SKILL, KEYWORD ->
          ITEM_END.splitAsStream(plain).map(String::strip).filter(it -> !it.isEmpty()).toList();
      case HEADLINE, SUMMARY, BULLET, ORDER, SECTION -> Tokens.sentences(plain);
    };
  }

  /** The pointer of a change where it is one, else that of the text it replaces; "" for neither. */
  private static String place(KnownFacts known, ProposedChange change) {
    if (change.place() != null && change.place().startsWith("/")) {
      return change.place();
    }
    if (change.before() == null || change.before().isBlank()) {
      return "";
    }
    var before = Tokens.sentences(PlainText.of(change.before()));
    var first = before.isEmpty() ? "" : Sentence.same(before.getFirst());
    return known.all().stream()
        .filter(it -> it.sentence().same().equals(first))
        .map(KnownSentence::pointer)
        .findFirst()
        .orElse("");
  }

  private static String textAt(JsonNode resume, String place) {
    try {
      return resume.at(JsonPointer.compile(place)).textValue();
    } catch (IllegalArgumentException _) {
      return null;
    }
  }

  private static String tooLong() {
    return "the text is too long to be checked";
  }

  private static String unreadable() {
    return "the text holds signs that readers may see as something else";
  }
}
