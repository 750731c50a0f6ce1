package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.ListItems;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.List;

/** Sections that a long resume can do without for a posting. */
final class SectionsDraft {

  /** More words do not fit two pages with ease. */
  private static final int LONG = 700;

  private final TailoredResume resume;

  SectionsDraft(TailoredResume resume) {
    this.resume = resume;
  }

  List<ProposedChange> changes() {
    var changes = new ArrayList<ProposedChange>();
    var words = resume.parts.stream().mapToInt(it -> Words.of(it.text()).size()).sum();
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
                section.equals("references") ? "References" : "Interests",
                "/" + section,
                ListItems.lines(list),
                null,
                "Your resume is long, and the posting asks for nothing that stands here."));
      }
    }
    return changes;
  }
}
