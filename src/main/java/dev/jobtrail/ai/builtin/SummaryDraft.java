package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The summary with the skills that are asked for, in words of the resume's language. */
final class SummaryDraft {

  private static final Texts TEXTS = new Texts("tailoring.txt");
  private static final String PLACE = "/basics/summary";
  private static final int MOST_SKILLS = 4;
  private static final int FEWEST_SKILLS = 2;
  private static final int FEWEST_ANSWERED = 3;
  private static final int LONG = 60;
  private static final Pattern FIRST_PERSON =
      Pattern.compile("(?:^|\\s)(?:I|my|My|ich|Ich|mein\\p{L}*|je|J'|yo|mi)\\s");
  private static final Pattern ASIDE = Pattern.compile("\\(.*\\)|.*!\\)?");

  private final TailoredResume resume;
  private final String own;
  private final String language;

  SummaryDraft(TailoredResume resume) {
    this.resume = resume;
    own = resume.text(PLACE);
    language = resume.language.name().toLowerCase(Locale.ROOT);
  }

  List<ProposedChange> alternatives() {
    var start = own.isEmpty() ? made() : without(own);
    if (start.isEmpty()) {
      return List.of();
    }
    var shown = missing(start, true);
    var listed = missing(start, false);
    var alternatives = new ArrayList<ProposedChange>();
    for (var count = Math.min(MOST_SKILLS, shown.size()); count >= FEWEST_SKILLS; count--) {
      var form = FIRST_PERSON.matcher(own).find() ? "own" : "experience";
      add(alternatives, start, form, shown.subList(0, count));
    }
    if (listed.size() >= FEWEST_SKILLS) {
      add(alternatives, start, "listed", listed.subList(0, Math.min(MOST_SKILLS, listed.size())));
    }
    if (shown.size() == 1 && resume.answered().size() >= FEWEST_ANSWERED) {
      add(alternatives, start, "experience", shown);
    }
    if (own.isEmpty() || !start.equals(own)) {
      alternatives.add(
          change(
              start,
              own.isEmpty()
                  ? "Your resume has no summary; this one is made of your own entries."
                  : "Shorter: what goes says nothing on what the posting asks for."));
    }
    return alternatives;
  }

  private void add(List<ProposedChange> into, String start, String form, List<Skill> skills) {
    var names = skills.stream().map(resume.wording::inSentence).toList();
    var list = Texts.list(names, TEXTS.first(language + ".and"));
    var sentence = Texts.with(TEXTS.first(language + "." + form), "skills", list);
    var end = start.matches("(?s).*[.!?…:]\\)?") ? " " : ". ";
    into.add(
        change(
            start + end + sentence,
            "The posting asks for %s; your resume names %s, and your summary did not."
                .formatted(Texts.list(names, "and"), names.size() == 1 ? "it" : "them")));
  }

  private ProposedChange change(String after, String reason) {
    return new ProposedChange(
        ChangeKind.SUMMARY, "Summary", PLACE, own.isEmpty() ? null : own, after, reason);
  }

  /** What is asked for and answered, but not by the summary. */
  private List<Skill> missing(String summary, boolean isShown) {
    var named = resume.asked.skillsIn(summary);
    return resume.answered().stream()
        .filter(it -> !named.contains(it))
        .filter(it -> isShown ? isShown(it) : isListed(it))
        .filter(
            it ->
                !(" " + Words.key(summary) + " ")
                    .contains(" " + Words.key(resume.wording.inSentence(it)) + " "))
        .toList();
  }

  /** By work, and not only by a list. */
  private boolean isShown(Skill skill) {
    return resume.mentions.of(skill).stream()
        .anyMatch(it -> it.part().isOf("work") || it.part().isOf("projects"));
  }

  private boolean isListed(Skill skill) {
    return resume.mentions.of(skill).stream().anyMatch(it -> it.part().isOf("skills"));
  }

  /** Of a long summary, asides that say nothing to the posting go. */
  private String without(String summary) {
    var sentences = PostingParser.sentences(summary);
    if (Words.of(summary).size() < LONG || sentences.size() < 3) {
      return summary;
    }
    var kept =
        sentences.stream()
            .filter(it -> !ASIDE.matcher(it).matches() || resume.asked.relevance(it) > 0)
            .toList();
    return kept.isEmpty() ? summary : String.join(" ", kept);
  }

  private String made() {
    var title = resume.text("/work/0/position");
    var employer = resume.text("/work/0/name");
    var start = resume.text("/work/0/startDate");
    if (!title.isEmpty() && !employer.isEmpty()) {
      var isCurrent = !resume.isOver("/work/0") && start.matches("(?:19|20)\\d\\d.*");
      var text = TEXTS.first(language + (isCurrent ? ".current" : ".earlier"));
      text = Texts.with(text, "title", title);
      text = Texts.with(text, "year", isCurrent ? start.substring(0, 4) : "");
      return Texts.with(text, "employer", employer);
    }
    var area = resume.text("/education/0/area");
    var school = resume.text("/education/0/institution");
    if (area.isEmpty() || school.isEmpty()) {
      return "";
    }
    return Texts.with(
        Texts.with(TEXTS.first(language + ".student"), "area", area), "school", school);
  }
}
