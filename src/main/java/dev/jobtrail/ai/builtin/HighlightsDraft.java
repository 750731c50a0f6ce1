package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Highlights with a verb first and with the posting's terms, and without what stands twice. */
final class HighlightsDraft {

  private static final Openings OPENINGS = new Openings();
  private static final Pattern HIGHLIGHT =
      Pattern.compile("/(?:work|projects|volunteer)/\\d+/highlights/\\d+");
  private static final int MOST = 10;

  private final TailoredResume resume;
  private final Map<String, ResumePart> seen = new HashMap<>();

  HighlightsDraft(TailoredResume resume) {
    this.resume = resume;
  }

  List<ProposedChange> changes() {
    var changes = new ArrayList<ProposedChange>();
    for (var part : resume.parts) {
      if (HIGHLIGHT.matcher(part.pointer()).matches() && changes.size() < MOST) {
        var first = seen.putIfAbsent(part.entry() + Words.key(part.text()), part);
        if (first == null) {
          rewrite(part, changes);
        } else {
          changes.add(change(part, null, "It says the same as %s.".formatted(first.label())));
        }
      }
    }
    return changes;
  }

  private void rewrite(ResumePart part, List<ProposedChange> changes) {
    var reasons = new ArrayList<String>();
    var text = part.text();
    if (resume.language == Language.ENGLISH) {
      var direct = OPENINGS.without(text, resume.isOver(part.entry()));
      if (!direct.equals(text)) {
        reasons.add("It says first what you did.");
        text = direct;
      }
    }
    for (var mention : Mentions.in(part, resume.vocabulary).reversed()) {
      var term = resume.wording.inList(mention.skill());
      // the places are those of the text as it stood
      if (text.equals(part.text())
          && resume.asked.skills.contains(mention.skill())
          && Words.of(mention.surface()).getFirst().isCapitalized()
          && SkillsDraft.isAbbreviated(mention.surface(), term)) {
        text = text.substring(0, mention.from()) + term + text.substring(mention.to());
        reasons.add("The posting writes %s.".formatted(term));
      }
    }
    if (!reasons.isEmpty()) {
      changes.add(change(part, text, String.join(" ", reasons)));
    }
  }

  private static ProposedChange change(ResumePart part, String after, String reason) {
    return new ProposedChange(
        ChangeKind.BULLET, part.label(), part.pointer(), part.text(), after, reason);
  }
}
