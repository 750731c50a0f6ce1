package dev.jobtrail.guard;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Message;
import java.time.Clock;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Checks texts about a person against what is known of that person.
 *
 * <p>Two layers. Facts are checked by one {@link Policy} per reason to refuse: numbers, times,
 * names, titles, ranks, one's own part, denials, causes and the like. What a policy objects to is
 * refused. A text that no policy objects to may still hold ordinary words that the evidence does
 * not have; its verdict is "reworded" and names them, for its owner to confirm.
 *
 * <p>The guard knows nothing of engines and gives the same answer to the same question on the same
 * day: only years of experience in a position that lasts depend on the day. It has rules for
 * English, German, French and Spanish; of texts in other languages only what stands in the evidence
 * word for word passes. It compares words and not meanings: true words of one position that are put
 * together in a misleading order can pass.
 */
public final class EvidenceGuard implements Guard {

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

  /** In "Analysis and Control (AC)" the words are one. */
  private static final Pattern SPELLED_ITEM_END = Pattern.compile("[,;|•·\\n]+");

  private static final Message TOO_LONG =
      Message.of("one of the sentences is too long to be checked");

  private static final Pattern ITEM_END = Pattern.compile("[,;|•·\\n]+|\\s(?:and|und|et|y|&)\\s");

  /** In "classes 1 and 3" the second number belongs to the first. */
  private static final Pattern LISTED_NUMBER = Pattern.compile("\\d\\s(?:and|und|et|y|&)\\s\\d");

  /** One for each reason to refuse; the first objection is reported. */
  private static final List<Policy> POLICIES =
      List.of(
          new NumberPolicy(),
          new TimePolicy(),
          new FrequencyPolicy(),
          new CountPolicy(),
          new ComparisonPolicy(),
          new PraisePolicy(),
          new PromisePolicy(),
          new AcquaintancePolicy(),
          new WordPolicy(),
          new KindPolicy(),
          new AdditionPolicy(),
          new GainPolicy(),
          new ObjectPolicy(),
          new NamePolicy(),
          new LanguagePolicy(),
          new LicencePolicy(),
          new RankPolicy(),
          new TitlePolicy(),
          new PartPolicy(),
          new ResponsibilityPolicy(),
          new CompanyPolicy(),
          new CompletionPolicy(),
          new DenialPolicy(),
          new ReservationPolicy(),
          new LapsedPolicy(),
          new TentativePolicy(),
          new CausePolicy(),
          new OutcomePolicy(),
          new AgentPolicy(),
          new ForwardingPolicy(),
          new TeachingPolicy(),
          new AuthorityPolicy(),
          new LimitPolicy(),
          new PresentPolicy(),
          new BelongingPolicy());

  private final Clock clock;

  public EvidenceGuard() {
    this(Clock.systemUTC());
  }

  /**
   * @param clock says how long positions last that have not ended
   */
  public EvidenceGuard(Clock clock) {
    this.clock = clock;
  }

  @Override
  public List<Verdict> check(Evidence evidence, List<ProposedChange> changes) {
    var known = known(evidence);
    return changes.stream().map(it -> verdict(known, it)).toList();
  }

  private KnownFacts known(Evidence evidence) {
    return new KnownFacts(evidence, LocalDate.now(clock));
  }

  /**
   * @param text such as a letter
   * @return a verdict for each sentence, in their order
   */
  public List<Verdict> check(Evidence evidence, String text) {
    return verdictsOfSentences(known(evidence), text);
  }

  /** The evidence is read once for all texts. */
  @Override
  public List<List<Verdict>> checkSentences(Evidence evidence, List<String> texts) {
    var known = known(evidence);
    return texts.stream().map(it -> verdictsOfSentences(known, it)).toList();
  }

  private static List<Verdict> verdictsOfSentences(KnownFacts known, String text) {
    var unfit = unfit(known, text);
    if (unfit != null) {
      return List.of(Verdict.refused(text, unfit));
    }
    return Tokens.sentences(PlainText.of(text)).stream()
        .map(it -> verdictOfSentence(known, it))
        .toList();
  }

  /**
   * Reads the evidence once for many texts, such as drafts of the parts of a letter.
   *
   * @return gives the verdict of a text: the first refusal of one of its sentences
   */
  public Function<String, Verdict> checker(Evidence evidence) {
    var known = known(evidence);
    return text -> verdictOfText(known, text);
  }

  private static Verdict verdictOfSentence(KnownFacts known, String sentence) {
    if (Salutation.isOfPosting(known, sentence)) {
      return Verdict.refused(sentence, null);
    }
    return isTooLong(sentence)
        ? Verdict.refused(sentence, TOO_LONG)
        : verdict(sentence, List.of(Claim.ofLetter(known, sentence)));
  }

  private static boolean isTooLong(String sentence) {
    return sentence.length() > Tokens.LONGEST_SENTENCE;
  }

  private static Verdict verdictOfText(KnownFacts known, String text) {
    var sentences = Tokens.sentences(PlainText.of(text));
    var unfit =
        sentences.stream().anyMatch(EvidenceGuard::isTooLong) ? TOO_LONG : unfit(known, text);
    if (unfit != null) {
      return Verdict.refused(text, unfit);
    }
    return verdict(
        text,
        sentences.stream()
            .filter(it -> !Salutation.isOfPosting(known, it))
            .map(it -> Claim.ofLetter(known, it))
            .toList());
  }

  private static Verdict verdict(KnownFacts known, ProposedChange change) {
    var place = place(known, change);
    var field = place.substring(place.lastIndexOf('/') + 1);
    var source = textAt(known.resume(), place);
    var after = change.after() == null ? "" : change.after();
    if (after.isBlank()) {
      var refusal =
          "endDate".equals(field) && source != null
              ? Message.of("without its end (%s) this would last until today", source)
              : null;
      return Verdict.refused(change.after(), refusal);
    }
    var unfit = unfit(known, after);
    if (unfit != null) {
      return Verdict.refused(change.after(), unfit);
    }
    if (TIMES.contains(field)) {
      var isKept = source != null && source.startsWith(after.strip());
      return Verdict.refused(
          change.after(),
          isKept ? null : Message.of("\"%s\" is not the time that stands there", after.strip()));
    }
    var parts = parts(change.kind(), PlainText.of(after));
    if (parts.stream().anyMatch(EvidenceGuard::isTooLong)) {
      return Verdict.refused(change.after(), TOO_LONG);
    }
    return verdict(
        change.after(),
        parts.stream().map(it -> claim(known, it, place, field, change.kind())).toList());
  }

  private static Claim claim(
      KnownFacts known, String part, String place, String field, ChangeKind kind) {
    var isIdentity =
        IDENTITIES.contains(field)
            && kind != ChangeKind.SECTION
            && !place.startsWith("/basics")
            && !place.startsWith("/skills");
    return isIdentity
        ? Claim.ofField(known, part, place)
        : Claim.ofChange(known, part, place, kind);
  }

  private static Verdict verdict(String text, List<Claim> claims) {
    var reworded = new LinkedHashSet<String>();
    for (var claim : claims) {
      var refusal = refusal(claim);
      var start = refusal == null ? null : claim.withoutStatedEnd();
      if (start != null) {
        refusal = refusal(start);
      }
      if (refusal != null) {
        return Verdict.refused(text, refusal);
      }
      if (!claim.isVerbatim()) {
        reworded.addAll(new Wording(claim).reworded());
      }
    }
    return new Verdict(text, null, List.copyOf(reworded));
  }

  private static Message refusal(Claim claim) {
    if (claim.isVerbatim()) {
      return null;
    }
    if (claim.sentence().language() == TextLanguage.OTHER
        || TextLanguage.isOtherScript(claim.sentence().text())) {
      return claim.isExcerpt()
          ? null
          : Message.of(
              "the guard has no rules for this language, and the text does not stand in the"
                  + " evidence");
    }
    return POLICIES.stream()
        .map(it -> it.refusal(claim))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static Message unfit(KnownFacts known, String text) {
    if (text.length() > LONGEST_TEXT) {
      return Message.of("the text is too long to be checked");
    }
    return known.isReadable(text)
        ? null
        : Message.of("the text holds signs that readers may see as something else");
  }

  private static List<String> parts(ChangeKind kind, String plain) {
    return switch (kind) {
      case SKILL, KEYWORD ->
          (plain.contains("(") || LISTED_NUMBER.matcher(plain).find() ? SPELLED_ITEM_END : ITEM_END)
              .splitAsStream(plain)
              .map(String::strip)
              .filter(it -> !it.isEmpty())
              .toList();
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
}
