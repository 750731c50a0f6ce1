package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The posting's title for a headline where it is the owner's too, else the skills beside it. */
final class HeadlineDraft {

  private static final String PLACE = "/basics/label";
  private static final int LONGEST_OWN = 60;
  private static final int MOST_SKILLS = 3;
  private static final int FEWEST_SKILLS = 2;
  private static final int MOST_WORDS = 3;

  /** A title of one word is an abbreviation, or says little. */
  private static final int FEWEST_WORDS = 2;

  /** "(m/f/d)", "H/F" and what follows the job: places, departments, terms. */
  private static final Pattern AFTER_TITLE =
      Pattern.compile("\\s*(?:\\(.*|\\[.*|\\s[-–—|]\\s.*|[,;:|].*|\\s[HFMWD](?:/[HFMWDX])+.*)$");

  private static final Pattern TWO_GENDERS = Pattern.compile("[/*:_()·]");

  private static final Pattern NEUTRAL = Pattern.compile("(?:kraft|leitung|hilfe|assistenz)$");

  private final TailoredResume resume;
  private final List<ProvenTerm> proven;
  private final EvidenceGuard guard;
  private final String own;

  HeadlineDraft(TailoredResume resume, List<ProvenTerm> proven, EvidenceGuard guard) {
    this.resume = resume;
    this.proven = proven;
    this.guard = guard;
    own = resume.text(PLACE);
  }

  List<ProposedChange> alternatives() {
    var alternatives = new ArrayList<ProposedChange>();
    var title = AFTER_TITLE.matcher(resume.asked.title).replaceFirst("").strip();
    var base = own.isEmpty() ? resume.text("/work/0/position") : own;
    if (base.isEmpty()) {
      return List.of();
    }
    if (isOwn(title, base)) {
      alternatives.add(change(title, resume.reasons.text("headline.title", "term", title)));
    }
    if (own.length() <= LONGEST_OWN && !own.contains("|")) {
      withSkills(base, alternatives);
    }
    if (own.isEmpty()) {
      alternatives.add(change(base, resume.reasons.text("headline.position")));
    }
    return alternatives;
  }

  private void withSkills(String base, List<ProposedChange> alternatives) {
    var skills =
        proven.stream()
            .filter(
                it ->
                    it.asked().skill() != null
                        && it.isShown()
                        && it.isListed()
                        && !it.asked().isIn(base))
            .filter(it -> !resume.asked.writesInLowerCase(it.asked().skill()))
            .map(ProvenTerm::text)
            .filter(it -> Words.of(it).size() <= MOST_WORDS && !base.contains(it))
            .toList();
    for (var count = Math.min(MOST_SKILLS, skills.size()); count >= FEWEST_SKILLS; count--) {
      var names = skills.subList(0, count);
      alternatives.add(
          change(
              base + " | " + String.join(", ", names),
              resume.reasons.text(
                  count == 2 ? "headline.two" : "headline.more",
                  "term",
                  resume.reasons.list(names))));
    }
  }

  private ProposedChange change(String after, String reason) {
    return new ProposedChange(
        ChangeKind.HEADLINE, "Headline", PLACE, own.isEmpty() ? null : own, after, reason);
  }

  /** Whether the posting's title says no more than the owner's titles, and is written for one. */
  private boolean isOwn(String title, String base) {
    return !title.isEmpty()
        && !Words.key(title).equals(Words.key(base))
        && !TWO_GENDERS.matcher(title).find()
        && resume.vocabulary.level(title).equals(resume.vocabulary.level(base))
        && isNeutral(title)
        && !isLess(title)
        && guard.check(titles(), List.of(change(title, ""))).getFirst().isSupported();
  }

  /** Whether a title is the same for men and women; the posting's may be of the other gender. */
  private boolean isNeutral(String title) {
    return resume.language == resume.asked.language
        && (resume.language == Language.ENGLISH || NEUTRAL.matcher(title).find());
  }

  /** A headline that says more is not given up for one that says less. */
  private boolean isLess(String title) {
    var words = List.of(Words.key(own).split(" "));
    return words.containsAll(List.of(Words.key(title).split(" ")))
        || Words.of(title).size() < FEWEST_WORDS
        || resume.asked.relevance(title) < resume.asked.relevance(own);
  }

  /** What one does is no title: who owns a roadmap is no product owner. */
  private Evidence titles() {
    var document = JsonNodeFactory.instance.objectNode();
    document.putObject("basics").put("label", own);
    var work = document.putArray("work");
    for (var i = 0; i < ResumeParts.items(resume.document.path("work")).size(); i++) {
      work.addObject().put("position", resume.text("/work/" + i + "/position"));
    }
    return new Evidence(document, List.of(), List.of());
  }
}
