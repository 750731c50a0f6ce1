package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The posting's title for a headline where it is the owner's too, else the skills beside it. */
final class HeadlineDraft {

  private static final String PLACE = "/basics/label";
  private static final int LONGEST_OWN = 60;
  private static final int MOST_SKILLS = 3;
  private static final int FEWEST_SKILLS = 2;

  /** "(m/f/d)", "H/F" and what follows the job: places, departments, terms. */
  private static final Pattern AFTER_TITLE =
      Pattern.compile("\\s*(?:\\(.*|\\[.*|\\s[-–—|]\\s.*|[,;:|].*|\\s[HFMWD](?:/[HFMWDX])+.*)$");

  private static final Pattern TWO_GENDERS = Pattern.compile("[/*:_()·]");

  private static final Pattern NEUTRAL = Pattern.compile("(?:kraft|leitung|hilfe|assistenz)$");

  private final TailoredResume resume;
  private final String own;

  HeadlineDraft(TailoredResume resume) {
    this.resume = resume;
    own = resume.text(PLACE);
  }

  List<ProposedChange> alternatives() {
    var alternatives = new ArrayList<ProposedChange>();
    var title = AFTER_TITLE.matcher(resume.asked.reading.title).replaceFirst("").strip();
    var base = base();
    if (base.isEmpty() || !isNear(base)) {
      return List.of();
    }
    if (isOwn(title, base)) {
      alternatives.add(
          change(
              title,
              "The posting calls the job \"%s\"; your resume shows the same occupation and level."
                  .formatted(title)));
    }
    if (own.length() <= LONGEST_OWN && !own.contains("|")) {
      withSkills(base, alternatives);
    }
    if (own.isEmpty()) {
      alternatives.add(change(base, "Your resume has no headline; this is your latest position."));
    }
    return alternatives;
  }

  private void withSkills(String base, List<ProposedChange> alternatives) {
    var skills =
        resume.answered().stream()
            .filter(it -> !resume.mentions.inProse(it).isEmpty())
            .filter(
                it ->
                    resume.vocabulary.skills.in(Words.of(base)).stream()
                        .noneMatch(found -> found.meaning().equals(it)))
            .filter(it -> !base.contains(resume.wording.inList(it)))
            .toList();
    for (var count = Math.min(MOST_SKILLS, skills.size()); count >= FEWEST_SKILLS; count--) {
      var names = skills.stream().limit(count).map(resume.wording::inList).toList();
      alternatives.add(
          change(
              base + " | " + String.join(", ", names),
              "The posting asks for %s; your resume shows %s."
                  .formatted(Texts.list(names, "and"), count == 2 ? "both" : "all of them")));
    }
  }

  private ProposedChange change(String after, String reason) {
    return new ProposedChange(
        ChangeKind.HEADLINE, "Headline", PLACE, own.isEmpty() ? null : own, after, reason);
  }

  /** The headline, else the latest position. */
  private String base() {
    if (!own.isEmpty()) {
      return own;
    }
    return resume.text("/work/0/position");
  }

  private boolean isNear(String base) {
    var its = resume.titles.occupations(base, resume.language);
    return its.isEmpty()
        || resume.asked.reading.occupations.isEmpty()
        || its.stream()
            .anyMatch(
                it ->
                    resume.asked.reading.occupations.stream()
                        .anyMatch(other -> it.likeness(other) > 0));
  }

  /** Whether a title is the same for men and women; the posting's may be of the other gender. */
  private boolean isNeutral(String title) {
    return resume.language == resume.asked.reading.language
        && (resume.language == Language.ENGLISH || NEUTRAL.matcher(title).find());
  }

  /** Whether the posting's title is the owner's by occupation and level, and written for one. */
  private boolean isOwn(String title, String base) {
    var level = resume.titles.level(title);
    return !title.isEmpty()
        && !Words.key(title).equals(Words.key(base))
        && !TWO_GENDERS.matcher(title).find()
        && level.equals(resume.titles.level(base))
        && ownTitles()
            .anyMatch(
                it -> isSameOccupation(title, it) && isSameLevel(level, resume.titles.level(it)))
        && isNeutral(title)
        && !isLess(title);
  }

  /** A headline that names more of what is asked for is not given up for one that names less. */
  private boolean isLess(String title) {
    return resume.asked.relevance(title) < resume.asked.relevance(own);
  }

  private boolean isSameOccupation(String title, String other) {
    var one = resume.titles.occupations(title, resume.language);
    var two = resume.titles.occupations(other, resume.language);
    return !one.isEmpty() && !two.isEmpty() && one.getFirst().likeness(two.getFirst()) >= 1;
  }

  private static boolean isSameLevel(OptionalInt one, OptionalInt other) {
    return one.equals(other);
  }

  private Stream<String> ownTitles() {
    return Stream.of(own, resume.text("/work/0/position"), resume.text("/work/1/position"))
        .filter(Objects::nonNull)
        .filter(it -> !it.isEmpty());
  }
}
