package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The posting's title for a headline where it is the owner's too, else terms beside it. */
final class HeadlineDraft {

  private static final String PLACE = "/basics/label";
  private static final int LONGEST_OWN = 60;
  private static final int LONGEST = 100;
  private static final int MOST_TERMS = 3;
  private static final int MOST_WORDS = 4;

  /** A German compound says as much as two words. */
  private static final int SHORTEST_COMPOUND = 10;

  /** A title of one word is an abbreviation, or says little. */
  private static final int FEWEST_WORDS = 2;

  /** "(m/f/d)", "H/F" and what follows the job: places, departments, terms. */
  private static final Pattern AFTER_TITLE =
      Pattern.compile("\\s*(?:\\(.*|\\[.*|\\s[-–—|]\\s.*|[,;:|].*|\\s[HFMWD](?:/[HFMWDX])+.*)$");

  private static final Pattern TWO_GENDERS = Pattern.compile("[/*:_()·]");

  private static final Pattern NEUTRAL = Pattern.compile("(?:kraft|leitung|hilfe|assistenz)$");

  private final TailoredResume resume;
  private final ProvenTerms terms;
  private final Cover cover;
  private final EvidenceGuard guard;
  private final String own;

  HeadlineDraft(TailoredResume resume, ProvenTerms terms, Cover cover, EvidenceGuard guard) {
    this.resume = resume;
    this.terms = terms;
    this.cover = cover;
    this.guard = guard;
    own = resume.text(PLACE);
  }

  List<ProposedChange> alternatives() {
    var alternatives = new ArrayList<ProposedChange>();
    var title = AFTER_TITLE.matcher(resume.asked.title).replaceFirst("").strip();
    var base = own.isEmpty() ? resume.text(resume.firstPosition() + "/position") : own;
    if (base.isEmpty()) {
      return List.of();
    }
    if (isOwn(title, base)) {
      alternatives.add(change(title, resume.reasons.text("headline.title", "term", title)));
    }
    if (own.length() <= LONGEST_OWN && !own.contains("|")) {
      withTerms(base, alternatives);
    }
    if (own.isEmpty()) {
      alternatives.add(change(base, resume.reasons.text("headline.position")));
    }
    return alternatives;
  }

  private void withTerms(String base, List<ProposedChange> alternatives) {
    var telling =
        terms.named().stream()
            .filter(
                it -> it.isShown() || it.isListed() && (it.isOwn() || it.asked().skill() != null))
            .filter(it -> terms.isSkill(it) && isTelling(it))
            .filter(it -> !isSaid(it, base) && isShort(it))
            .toList();
    var chosen =
        cover.of(telling, List.of(base), MOST_TERMS, (it, others) -> !it.isSaidBeside(others));
    for (var count = chosen.size(); count > 0; count--) {
      var some = chosen.subList(0, count);
      var names = some.stream().map(ProvenTerm::text).toList();
      var after = base + " | " + String.join(", ", names);
      if (after.length() <= LONGEST) {
        alternatives.add(change(after, reason(some, names)));
      }
    }
  }

  private String reason(List<ProvenTerm> terms, List<String> names) {
    var list = resume.reasons.list(names);
    return terms.stream()
        .filter(ProvenTerm::isOwn)
        .findFirst()
        .map(it -> resume.reasons.answers("headline.own", list, it))
        .orElseGet(() -> resume.reasons.text(reason(terms), "term", list));
  }

  private static String reason(List<ProvenTerm> terms) {
    if (!terms.stream().allMatch(ProvenTerm::isShown)) {
      return "headline.listed";
    }
    return switch (terms.size()) {
      case 1 -> "headline.one";
      case 2 -> "headline.two";
      default -> "headline.more";
    };
  }

  /** Names and terms of several words; "audit" or "budget" alone say nothing of a person. */
  private boolean isTelling(ProvenTerm term) {
    var words = Words.of(term.text());
    var skill = term.asked().skill();
    return words.size() > 1
        || words.stream().anyMatch(Word::isTerm)
        || (resume.language == Language.GERMAN
            ? term.text().length() >= SHORTEST_COMPOUND
            : skill != null && !resume.asked.writesInLowerCase(skill));
  }

  private static boolean isSaid(ProvenTerm term, String base) {
    return term.asked().isIn(base) || base.contains(term.text());
  }

  private boolean isShort(ProvenTerm term) {
    var words = Words.of(term.text());
    return words.size() <= MOST_WORDS && resume.vocabulary.occupations.in(words).isEmpty();
  }

  private ProposedChange change(String after, String reason) {
    return new ProposedChange(
        ChangeKind.HEADLINE,
        resume.label(ResumeParts.HEADLINE),
        PLACE,
        own.isEmpty() ? null : own,
        after,
        reason);
  }

  /** Whether the posting's title says no more than the owner's titles, and is written for one. */
  private boolean isOwn(String title, String base) {
    return !title.isEmpty()
        && !Words.key(title).equals(Words.key(base))
        && !TWO_GENDERS.matcher(title).find()
        && isWorded(title)
        && resume.vocabulary.level(title).equals(resume.vocabulary.level(base))
        && isNeutral(title)
        && !isLess(title)
        && guard.check(titles(), List.of(change(title, ""))).getFirst().isSupported();
  }

  /** A reader who compares the headline with the positions finds the same words. */
  private boolean isWorded(String title) {
    var own = Set.copyOf(List.of(Words.key(String.join(" ", resume.titles())).split(" ")));
    return own.containsAll(List.of(Words.key(title).split(" ")));
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
    resume.titles().stream().skip(1).forEach(it -> work.addObject().put("position", it));
    return new Evidence(document, List.of(), List.of());
  }
}
