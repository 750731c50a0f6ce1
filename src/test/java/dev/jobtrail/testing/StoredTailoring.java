package dev.jobtrail.testing;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.application.TailoringReview;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.util.ArrayList;
import java.util.UUID;

/** Adds to a stored tailoring what an engine may leave to the owner. */
public final class StoredTailoring {

  private StoredTailoring() {}

  /**
   * Adds a change that waits for its confirmation.
   *
   * @param place JSON pointer into the source
   * @param before null for a new text
   * @return its index in the tailoring's changes
   */
  public static int addReworded(String application, String place, String before, String after) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              Application stored = Application.findById(UUID.fromString(application));
              var made = stored.tailoring;
              var changes = new ArrayList<>(made.changes());
              changes.add(
                  new TailoringRecord.Change(
                      "bullet", "Highlight", before, after, "Shorter. Reworded, please check."));
              stored.tailoring =
                  new TailoringRecord(
                      made.sourceResumeId(),
                      changes,
                      made.refused(),
                      made.match(),
                      made.modelMeta(),
                      made.updatedAt(),
                      made.sourceScore());
              var marks = new ArrayList<>(review(stored).marks());
              marks.add(new TailoringReview.Mark(changes.size() - 1, place));
              stored.tailoringReview = new TailoringReview(marks, review(stored).questions());
              return changes.size() - 1;
            });
  }

  /** Adds an open question. */
  public static void addQuestion(String application, String id) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              Application stored = Application.findById(UUID.fromString(application));
              var questions = new ArrayList<>(review(stored).questions());
              questions.add(
                  new TailoringReview.Question(
                      id, "Have you worked with Terraform?", "Terraform", "Terraform", null));
              stored.tailoringReview = new TailoringReview(review(stored).marks(), questions);
            });
  }

  private static TailoringReview review(Application stored) {
    return stored.tailoringReview == null ? TailoringReview.EMPTY : stored.tailoringReview;
  }
}
