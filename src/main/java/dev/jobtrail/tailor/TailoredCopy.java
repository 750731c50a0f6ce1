package dev.jobtrail.tailor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.platform.WellFormedText;
import java.util.ArrayList;
import java.util.List;

/**
 * A resume with those of an engine's changes that its evidence bears.
 *
 * @param document what becomes the copy's document
 */
record TailoredCopy(
    ObjectNode document,
    List<TailoringRecord.Change> changes,
    List<TailoringRecord.Refusal> refused) {

  /** The longest label or reason that is kept, in characters. */
  private static final int LONGEST_LINE = 500;

  /** Checks each change, and makes those that pass. */
  static TailoredCopy of(Evidence evidence, List<ProposedChange> proposed, EvidenceGuard guard) {
    var tailored = new TailoredDocument((ObjectNode) evidence.resume());
    var changes = new ArrayList<TailoringRecord.Change>();
    var refused = new ArrayList<TailoringRecord.Refusal>();
    var verdicts = guard.check(evidence, proposed);
    for (int i = 0; i < proposed.size(); i++) {
      var change = proposed.get(i);
      var refusal = verdicts.get(i).refusal();
      if (refusal == null) {
        refusal = tailored.take(change);
      }
      if (refusal == null) {
        changes.add(
            new TailoringRecord.Change(
                change.kind().wireName(),
                cut(change.label()),
                change.before(),
                change.after(),
                cut(change.reason())));
      } else {
        refused.add(
            new TailoringRecord.Refusal(
                change.kind().wireName(), cut(subject(change)), cut(sentence(refusal))));
      }
    }
    return new TailoredCopy(tailored.document(), changes, refused);
  }

  /** What was refused must be told apart though it stands nowhere else. */
  private static String subject(ProposedChange change) {
    return change.after() == null || change.after().isBlank()
        ? change.label()
        : change.label() + ": " + change.after().strip();
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
