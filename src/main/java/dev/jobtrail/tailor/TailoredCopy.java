package dev.jobtrail.tailor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.application.TailoringReview;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.Guard;
import dev.jobtrail.guard.Judgement;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A resume with the proposed changes that its evidence supports.
 *
 * @param document the copy's document, without the reworded changes
 * @param marks the reworded changes, which wait for their owner
 * @param unsupported the changes that the guard refused
 */
record TailoredCopy(
    ObjectNode document,
    List<TailoringRecord.Change> changes,
    List<TailoringRecord.Refusal> refused,
    List<TailoringReview.Mark> marks,
    List<ProposedChange> unsupported) {

  /** The longest label or reason that is kept, in characters. */
  private static final int LONGEST_LINE = 500;

  /** Ends the reason of a change whose facts are supported, but not all of its words. */
  static final Message REWORDED = Message.of("Reworded, please check.");

  /**
   * Checks each change, and makes those that pass in every word.
   *
   * @param language of the reader of refusals
   */
  static TailoredCopy of(
      Evidence evidence, List<ProposedChange> proposed, Guard guard, Language language) {
    var source = (ObjectNode) evidence.resume();
    var tailored = new TailoredDocument(source);
    var changes = new ArrayList<TailoringRecord.Change>();
    var refused = new ArrayList<TailoringRecord.Refusal>();
    var marks = new ArrayList<TailoringReview.Mark>();
    var unsupported = new ArrayList<ProposedChange>();
    var verdicts = guard.check(evidence, proposed);
    for (int i = 0; i < proposed.size(); i++) {
      var change = proposed.get(i);
      var verdict = verdicts.get(i);
      var refusal = verdict.objection();
      if (refusal != null) {
        unsupported.add(change);
      } else if (verdict.isSupported()) {
        refusal = tailored.take(change);
      } else {
        refusal = tailored.reserve(change);
      }
      if (refusal != null) {
        refused.add(
            refusal(
                change.kind().wireName(),
                change.label(),
                change.after(),
                sentence(refusal.in(language)),
                language));
        continue;
      }
      if (!verdict.isSupported()) {
        marks.add(new TailoringReview.Mark(changes.size(), change.place()));
      }
      changes.add(
          new TailoringRecord.Change(
              change.kind().wireName(),
              cut(change.label()),
              change.before(),
              change.after(),
              reason(change, verdict, language)));
    }
    return new TailoredCopy(tailored.document(), changes, refused, marks, unsupported);
  }

  /** The subject identifies a rejected change, which is not in the document. */
  static TailoringRecord.Refusal refusal(
      String kind, String label, String after, String reason, Language language) {
    var isWhole = after == null || after.isBlank();
    var subject = isWhole ? label : label + language.sign(": ") + after.strip();
    return new TailoringRecord.Refusal(kind, cut(subject), cut(reason));
  }

  /** The reason of a reworded change ends with what a model says of it, and a note. */
  private static String reason(ProposedChange change, Verdict verdict, Language language) {
    if (verdict.isSupported()) {
      return cut(change.reason());
    }
    var reason = change.reason() == null ? "" : change.reason().strip() + " ";
    var note = judgement(verdict.judgement(), language) + REWORDED.in(language);
    var longest = LONGEST_LINE - note.length();
    return (reason.length() <= longest ? reason : WellFormedText.cut(reason, longest - 2) + "… ")
        + note;
  }

  private static String judgement(Judgement by, Language language) {
    if (by == null || by.equals(Judgement.NONE)) {
      return "";
    }
    var said =
        by.objection() == null
            ? Message.of("The resume says: “%s”.", by.quote())
            : Message.of("A model found no evidence for “%s”.", by.objection());
    return said.in(language) + " ";
  }

  /** The account may have had another language when the change was made. */
  static String withoutMark(String reason) {
    return Stream.of(Language.values())
        .map(REWORDED::in)
        .filter(reason::endsWith)
        .map(it -> reason.substring(0, reason.length() - it.length()))
        .findFirst()
        .orElse(reason);
  }

  private static String sentence(String refusal) {
    return Character.toUpperCase(refusal.charAt(0)) + refusal.substring(1) + ".";
  }

  private static String cut(String text) {
    return text == null || text.length() <= LONGEST_LINE
        ? text
        : WellFormedText.cut(text, LONGEST_LINE - 1) + "…";
  }
}
