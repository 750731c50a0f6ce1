package dev.jobtrail.console.application;

import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.ApplySource;
import dev.jobtrail.application.TailoringRecord;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * What tailoring made for an application.
 *
 * @param copyId null once the copy was deleted
 */
@TemplateData
record TailoringPanel(
    UUID copyId, TailoringRecord made, List<Change> changes, List<Refusal> refused, Radar radar) {

  private static final String ORDER = "order";

  /**
   * A change with what it did to the words.
   *
   * @param lines of a list in a new order; empty for all other changes
   */
  @TemplateData
  record Change(
      String kind, String label, String reason, List<WordDiff.Part> parts, List<Line> lines) {

    static Change of(TailoringRecord.Change it) {
      var isOrder = it.kind().equals(ORDER) && it.before() != null && it.after() != null;
      return new Change(
          ApplicationWords.sentence(it.kind()),
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

  /** A change that was not made. */
  @TemplateData
  record Refusal(String kind, String label, String reason) {}

  /** Null where nothing was tailored. */
  static TailoringPanel of(ApplicationView application) {
    var made = application.tailoring();
    if (made == null) {
      return null;
    }
    var card = application.matchScorecard();
    return new TailoringPanel(
        application.tailoredResumeId(),
        made,
        made.changes().stream().map(Change::of).toList(),
        made.refused().stream()
            .map(it -> new Refusal(ApplicationWords.sentence(it.kind()), it.label(), it.reason()))
            .toList(),
        made.match() == null
            ? null
            : Radar.of(made.match().dimensions(), card == null ? null : card.dimensions()));
  }

  /** Whether a run attaches the copy. */
  static boolean isAttached(ApplicationView application) {
    return application.applySource() == ApplySource.TAILORED;
  }

  /** By how much the copy scores better, such as "+12"; null where the source was not scored. */
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
