package dev.jobtrail.tailor;

import dev.jobtrail.application.TailoringReview;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of the open decisions after a tailoring. */
@Schema(name = "TailoringReview", description = "The open decisions after the last tailoring.")
record TailoringReviewView(
    @Schema(
            required = true,
            description =
                "Indexes in tailoring.changes of reworded changes that are not in the copy until"
                    + " they are confirmed.")
        List<Integer> unconfirmed,
    @Schema(required = true) List<QuestionView> questions) {

  /** A question and its answer. */
  @Schema(name = "TailoringQuestion")
  record QuestionView(
      @Schema(required = true) String id,
      @Schema(required = true, examples = "Have you worked with Terraform?") String question,
      @Schema(required = true, description = "As the posting words it.") String requirement,
      @Schema(nullable = true, description = "null while it is open.")
          TailoringReview.Answer answer) {}

  static TailoringReviewView of(TailoringReview review) {
    return new TailoringReviewView(
        review.marks().stream().map(TailoringReview.Mark::change).toList(),
        review.questions().stream()
            .map(it -> new QuestionView(it.id(), it.question(), it.requirement(), it.answer()))
            .toList());
  }
}
