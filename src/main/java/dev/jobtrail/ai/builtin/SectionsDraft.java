package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.ListItems;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a long resume can do without for a posting, so that it fits two pages. */
final class SectionsDraft {

  /** More words do not fit two pages with ease. */
  private static final int LONG = 700;

  private static final int MOST_HIGHLIGHTS = 6;

  /** An entry keeps at least so many highlights. */
  private static final int FEWEST_LEFT = 2;

  private final TailoredResume resume;
  private final AnsweredDemands demands;
  private final List<ProposedChange> changes = new ArrayList<>();
  private int words;

  SectionsDraft(TailoredResume resume, AnsweredDemands demands) {
    this.resume = resume;
    this.demands = demands;
    words = resume.parts.stream().mapToInt(it -> Words.of(it.text()).size()).sum();
  }

  List<ProposedChange> changes() {
    if (words < LONG) {
      return changes;
    }
    for (var section : List.of("references", "interests")) {
      var list = resume.document.path(section);
      if (list.isArray()
          && !list.isEmpty()
          && (section.equals("references") || resume.asked.relevance(list.toString()) == 0)) {
        changes.add(
            new ProposedChange(
                ChangeKind.SECTION,
                resume.label(
                    section.equals("references")
                        ? Message.of("References")
                        : Message.of("Interests")),
                "/" + section,
                ListItems.lines(list),
                null,
                resume.reasons.text("long.section")));
        words -= Words.of(ListItems.lines(list)).size();
      }
    }
    shorten();
    return changes;
  }

  /** Highlights of the oldest positions go first, the longest of them before the others. */
  private void shorten() {
    var entries = ResumeParts.items(resume.document.path("work"));
    var removed = 0;
    for (var i = entries.size() - 1; i > 0; i--) {
      var pointer = "/work/" + i + "/highlights/";
      var left = ResumeParts.items(entries.get(i).path("highlights")).size();
      var beside =
          resume.parts.stream()
              .filter(it -> it.pointer().startsWith(pointer) && demands.of(it.pointer()) == 0)
              .filter(it -> resume.asked.relevance(it.text()) == 0)
              .sorted(Comparator.comparingInt(it -> -it.text().length()))
              .toList();
      for (var part : beside) {
        if (words < LONG || left <= FEWEST_LEFT || removed == MOST_HIGHLIGHTS) {
          break;
        }
        changes.add(
            new ProposedChange(
                ChangeKind.BULLET,
                part.label(),
                part.pointer(),
                part.text(),
                null,
                resume.reasons.text("long.highlight")));
        words -= Words.of(part.text()).size();
        left--;
        removed++;
      }
    }
  }
}
