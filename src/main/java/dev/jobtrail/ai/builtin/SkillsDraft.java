package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Skills that stand elsewhere in the resume among the skills, and spelled as the posting does. */
final class SkillsDraft {

  private static final int MOST_ADDED = 8;
  private static final int MOST_MISSING = 12;
  private static final int LONGEST_ABBREVIATION = 8;

  /** Lists of what somebody does not really know yet, or of something else. */
  private static final Pattern OTHER_LIST =
      Pattern.compile(
          "learning|basic|beginner|familiar|interest|language|grundkenntnis|grundlagen|notion"
              + "|basico|debutant|exploring|hobb|soft|sprach|langue|idioma");

  private final TailoredResume resume;

  SkillsDraft(TailoredResume resume) {
    this.resume = resume;
  }

  List<ProposedChange> changes() {
    var changes = new ArrayList<ProposedChange>();
    respell(changes);
    add(changes);
    return changes;
  }

  /** Skills that are asked for and that nothing shows. */
  List<ProposedChange> missing() {
    return resume.asked.skills.stream()
        .filter(it -> !resume.mentions.has(it))
        .limit(MOST_MISSING)
        .map(resume.asked::term)
        .map(
            it ->
                new ProposedChange(
                    ChangeKind.KEYWORD,
                    "Skills",
                    "/skills/-",
                    null,
                    it,
                    "The posting asks for %s.".formatted(it)))
        .toList();
  }

  private void respell(List<ProposedChange> changes) {
    for (var part : resume.parts) {
      if (!part.isOf("skills")) {
        continue;
      }
      for (var mention : Mentions.in(part, resume.vocabulary)) {
        var term = resume.wording.inList(mention.skill());
        if (mention.whole()
            && resume.asked.skills.contains(mention.skill())
            && isAbbreviated(mention.surface(), term)) {
          changes.add(
              new ProposedChange(
                  ChangeKind.KEYWORD,
                  part.label(),
                  part.pointer(),
                  part.text(),
                  term,
                  "The posting writes %s.".formatted(term)));
        }
      }
    }
  }

  /** Whether one is a short way of writing the other. */
  static boolean isAbbreviated(String surface, String term) {
    return surface.length() <= LONGEST_ABBREVIATION
        && surface.indexOf(' ') < 0
        && term.length() > surface.length()
        && !term.equalsIgnoreCase(surface)
        && Words.fold(term).charAt(0) == Words.fold(surface).charAt(0)
        && Words.of(term).stream().anyMatch(Word::isCapitalized);
  }

  private void add(List<ProposedChange> changes) {
    for (var skill : resume.asked.skills) {
      var others =
          resume.mentions.inProse(skill).stream()
              .filter(it -> !it.part().pointer().contains("/courses/"))
              .toList();
      var isListed = resume.mentions.of(skill).stream().anyMatch(it -> it.part().isOf("skills"));
      if (isListed
          || !others.isEmpty() && !resume.wording.isShared(skill)
          || changes.size() >= MOST_ADDED) {
        continue;
      }
      var term = resume.wording.inList(skill);
      if (!others.isEmpty()) {
        changes.add(added(skill, term, "your resume names it " + others.getFirst().part().where()));
      } else {
        resume.facts.stream()
            .filter(it -> resume.asked.skillsIn(it).contains(skill))
            .findFirst()
            .ifPresent(it -> changes.add(added(skill, term, "you confirmed: " + it.strip())));
      }
    }
  }

  private ProposedChange added(Skill skill, String term, String because) {
    var reason = "The posting asks for %s; %s".formatted(term, because);
    var place = place(skill);
    return new ProposedChange(
        ChangeKind.SKILL,
        "Skills",
        place,
        null,
        term,
        reason.endsWith(".") ? reason : reason + ".");
  }

  /** The list with the most skills of the same field, else a new entry. */
  private String place(Skill skill) {
    var groups = ResumeParts.items(resume.document.path("skills"));
    var best = -1;
    var most = 0;
    for (var i = 0; i < groups.size(); i++) {
      var group = groups.get(i);
      var akin = akin(group, skill);
      if (group.path("keywords").size() > 0 && akin > most && !isOtherList(group)) {
        most = akin;
        best = i;
      }
    }
    if (best < 0
        && groups.size() == 1
        && groups.getFirst().path("keywords").size() > 0
        && !isOtherList(groups.getFirst())) {
      best = 0;
    }
    return best < 0 ? "/skills/-" : "/skills/" + best + "/keywords/-";
  }

  private int akin(JsonNode group, Skill skill) {
    var akin = 0;
    for (var keyword : group.path("keywords")) {
      for (var found : resume.vocabulary.skills.in(Words.of(ResumeParts.text(keyword)))) {
        akin += found.meaning().field().equals(skill.field()) ? 1 : 0;
      }
    }
    return akin;
  }

  private static boolean isOtherList(JsonNode group) {
    var name = Words.fold(group.path("name").asText() + " " + group.path("level").asText());
    return OTHER_LIST.matcher(name).find();
  }
}
