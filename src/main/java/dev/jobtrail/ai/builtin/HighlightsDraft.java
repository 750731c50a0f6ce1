package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Highlights with a verb first and in the posting's terms, and without what stands twice. */
final class HighlightsDraft {

  private static final Openings OPENINGS = new Openings();
  private static final Pattern HIGHLIGHT =
      Pattern.compile("/(?:work|projects|volunteer)/\\d+/highlights/\\d+");
  private static final int MOST = 10;

  private final TailoredResume resume;
  private final ProvenTerms terms;
  private final Map<String, ResumePart> seen = new HashMap<>();

  HighlightsDraft(TailoredResume resume, ProvenTerms terms) {
    this.resume = resume;
    this.terms = terms;
  }

  List<ProposedChange> changes() {
    var changes = new ArrayList<ProposedChange>();
    for (var part : resume.parts) {
      if (HIGHLIGHT.matcher(part.pointer()).matches() && changes.size() < MOST) {
        var first = seen.putIfAbsent(part.entry() + Words.key(part.text()), part);
        if (first == null) {
          rewrite(part, changes);
        } else {
          changes.add(
              change(part, null, resume.reasons.text("highlight.same", "name", first.label())));
        }
      }
    }
    return changes;
  }

  private void rewrite(ResumePart part, List<ProposedChange> changes) {
    var reasons = new ArrayList<String>();
    var text = inTermsOfPosting(part, reasons);
    if (resume.language == Language.ENGLISH) {
      var direct = OPENINGS.without(text, resume.isOver(part.entry()));
      if (!direct.equals(text)) {
        reasons.add(resume.reasons.text("highlight.verb"));
        text = direct;
      }
    }
    if (!reasons.isEmpty()) {
      changes.add(change(part, text, String.join(" ", reasons)));
    }
  }

  private String inTermsOfPosting(ResumePart part, List<String> reasons) {
    var text = part.text();
    for (var term : terms.proven()) {
      var shown = term.proofs().stream().filter(it -> !it.isOf("skills")).toList();
      var isNew = shown.stream().noneMatch(it -> term.asked().isIn(it.text()));
      if (isNew && shown.contains(part) && !term.asked().isIn(text)) {
        var other = replaced(text, term);
        if (!other.equals(text)) {
          reasons.add(
              Texts.ended(resume.reasons.text("highlight.term", "term", term.text()))
                  + (term.asked().line().isEmpty()
                      ? ""
                      : " " + Texts.ended(resume.reasons.asked(term.text(), term.asked().line()))));
          text = other;
        }
      }
    }
    return text;
  }

  /** The text with a short form of the term spelled out. */
  private String replaced(String text, ProvenTerm term) {
    var words = Words.of(text);
    for (var found : resume.vocabulary.skills.in(words)) {
      if (found.meaning().equals(term.asked().skill())
          && TermProof.isShortFor(words.subList(found.begin(), found.end()), term.text())) {
        return replaced(text, words.get(found.begin()), words.get(found.end() - 1), term);
      }
    }
    return text;
  }

  private String replaced(String text, Word first, Word last, ProvenTerm term) {
    var surface = text.substring(first.begin(), last.end());
    return text.substring(0, first.begin())
        + like(surface, first.begin(), term)
        + text.substring(last.end());
  }

  private String like(String surface, int begin, ProvenTerm term) {
    var text = resume.wording.inSentence(term);
    return begin == 0 && Character.isUpperCase(surface.codePointAt(0)) ? Texts.begun(text) : text;
  }

  private static ProposedChange change(ResumePart part, String after, String reason) {
    return new ProposedChange(
        ChangeKind.BULLET, part.label(), part.pointer(), part.text(), after, reason);
  }
}
