package dev.jobtrail.inbox;

import dev.jobtrail.text.Truncation;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Decides by rules what an employer's mail says about an application. */
@ApplicationScoped
class ReplyClassifier {

  /** The longest line that is quoted. */
  static final int LONGEST_EVIDENCE = 300;

  /** Subjects of these repeat that of an earlier mail. */
  private static final Pattern REPEATED_SUBJECT =
      Pattern.compile("(?:re|aw|fwd?|wg|tr|rv|sv|antw|res?p)\\s*:.*", Pattern.CASE_INSENSITIVE);

  private static final Set<ReplyKind> CONDITIONAL =
      EnumSet.of(ReplyKind.REJECTED, ReplyKind.OFFER, ReplyKind.INTERVIEW);

  /** To many recipients at once; no invitation or question is. */
  private static final Set<ReplyKind> OF_BULK = EnumSet.of(ReplyKind.RECEIVED, ReplyKind.REJECTED);

  private static final Set<ReplyKind> AUTOMATIC = EnumSet.of(ReplyKind.RECEIVED);

  private final ReplyRules rules = new ReplyRules();

  /**
   * What a mail says.
   *
   * @param evidence the sentence that says so
   * @param isByModel whether a model found it; a rule otherwise
   */
  record Statement(ReplyKind kind, String evidence, boolean isByModel) {}

  StatedText read(ReceivedMail mail) {
    return StatedText.of(mail.text(), rules);
  }

  /** What a mail says about an application; empty if it is none of an employer, or says nothing. */
  Optional<Statement> classify(ReceivedMail mail, StatedText text) {
    return mayState(mail, text) && hasContext(mail, text)
        ? first(sentences(mail, text)).filter(it -> mayBe(it.kind(), mail))
        : Optional.empty();
  }

  /** Whether no rule says that the mail says nothing. */
  boolean mayState(ReceivedMail mail, StatedText text) {
    return !rules.find("none subject", mail.subject())
        && !rules.find("none", mail.subject() + " " + text.body());
  }

  /** Whether it is about an application at all. */
  boolean hasContext(ReceivedMail mail, StatedText text) {
    return rules.find("context", mail.sender() + " " + mail.subject() + " " + text.body());
  }

  /** What a model found, unless a rule forbids it. */
  Optional<Statement> admit(ReplyKind kind, String sentence, ReceivedMail mail) {
    return mayBe(kind, mail) && !isConditional(kind, sentence, sentence)
        ? Optional.of(statement(kind, sentence, true))
        : Optional.empty();
  }

  /** The sentences that may state something. */
  static List<String> sentences(ReceivedMail mail, StatedText text) {
    var sentences = new ArrayList<>(text.sentences());
    if (!REPEATED_SUBJECT.matcher(mail.subject()).matches()) {
      sentences.add(mail.subject());
    }
    return sentences;
  }

  private Optional<Statement> first(List<String> sentences) {
    for (var kind : ReplyKind.values()) {
      for (var rule : rules.named(kind.wireName())) {
        for (var sentence : sentences) {
          if (states(kind, rule, sentence)) {
            return Optional.of(statement(kind, sentence, false));
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean states(ReplyKind kind, Pattern rule, String sentence) {
    var found = rule.matcher(sentence);
    return found.find() && !isConditional(kind, sentence, sentence.substring(0, found.start()));
  }

  private boolean isConditional(ReplyKind kind, String sentence, String before) {
    return CONDITIONAL.contains(kind)
        && (rules.find("condition", sentence) || rules.find("condition before", before));
  }

  private static Statement statement(ReplyKind kind, String sentence, boolean isByModel) {
    return new Statement(kind, Truncation.abbreviate(sentence, LONGEST_EVIDENCE), isByModel);
  }

  private static boolean mayBe(ReplyKind kind, ReceivedMail mail) {
    return (!mail.isAutomaticReply() || AUTOMATIC.contains(kind))
        && (!mail.isBulk() || OF_BULK.contains(kind));
  }
}
