package dev.jobtrail.console.application;

import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.ApplySource;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.application.TailoringReview;
import dev.jobtrail.console.WordDiff;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * The tailoring result of an application.
 *
 * @param copyId null once the copy was deleted
 * @param unconfirmed reworded changes that are not in the copy yet
 * @param questions the open ones
 */
@TemplateData
record TailoringPanel(
    UUID copyId,
    TailoringRecord made,
    List<Change> changes,
    List<Change> unconfirmed,
    List<Refusal> refused,
    List<TailoringReview.Question> questions,
    Radar radar) {

  private static final String ORDER = "order";

  /**
   * A change with its word diff.
   *
   * @param index in the tailoring's changes
   * @param lines of a list in a new order; empty for all other changes
   */
  @TemplateData
  record Change(
      int index,
      String kind,
      String label,
      String reason,
      List<WordDiff.Part> parts,
      List<Line> lines) {

    static Change of(int index, TailoringRecord.Change it) {
      var isOrder = it.kind().equals(ORDER) && !it.before().isEmpty() && !it.after().isEmpty();
      return new Change(
          index,
          ApplicationWords.change(it.kind()),
          it.label(),
          it.reason(),
          isOrder ? List.of() : WordDiff.of(it.before(), it.after()),
          isOrder ? Line.of(it.before(), it.after()) : List.of());
    }
  }

  /**
   * A line of a list in a new order.
   *
   * @param was its place before, from 1; 0 where it has kept it
   */
  @TemplateData
  record Line(String text, int was) {

    static List<Line> of(String before, String after) {
      var old = new ArrayList<>(before.lines().toList());
      var lines = new ArrayList<Line>();
      after
          .lines()
          .forEach(
              text -> {
                var was = old.indexOf(text);
                if (was >= 0) {
                  old.set(was, null); // the same line can stand there twice
                }
                lines.add(new Line(text, was == lines.size() ? 0 : was + 1));
              });
      return lines;
    }
  }

  /** A refused change. */
  @TemplateData
  record Refusal(String kind, String label, String reason) {}

  /** Null where nothing was tailored. */
  static TailoringPanel of(ApplicationView application, TailoringReview review) {
    var made = application.tailoring();
    if (made == null) {
      return null;
    }
    var marked = review.marks().stream().map(TailoringReview.Mark::change).toList();
    var changes = new ArrayList<Change>();
    var unconfirmed = new ArrayList<Change>();
    for (var i = 0; i < made.changes().size(); i++) {
      (marked.contains(i) ? unconfirmed : changes).add(Change.of(i, made.changes().get(i)));
    }
    var card = application.matchScorecard();
    return new TailoringPanel(
        application.tailoredResumeId(),
        made,
        changes,
        unconfirmed,
        made.refused().stream()
            .map(it -> new Refusal(ApplicationWords.change(it.kind()), it.label(), it.reason()))
            .toList(),
        review.questions().stream().filter(it -> it.answer() == null).toList(),
        made.match() == null
            ? null
            : Radar.of(made.match().dimensions(), card == null ? null : card.dimensions()));
  }

  /** Whether a run attaches the copy. */
  static boolean isAttached(ApplicationView application) {
    return application.applySource() == ApplySource.TAILORED;
  }

  /** The improvement of the score, such as "+12"; null if the source was not scored. */
  public String gain() {
    if (made.sourceScore() == null || made.match() == null) {
      return null;
    }
    var gain = made.match().score() - made.sourceScore();
    if (gain == 0) {
      return "±0";
    }
    return gain < 0 ? "−" + -gain : "+" + gain;
  }
}
