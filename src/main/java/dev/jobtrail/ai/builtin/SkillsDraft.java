package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Proven skills among the skills, and in the posting's words. */
final class SkillsDraft {

  private static final int MOST_ADDED = 8;

  /** What only some other skill proves is added where the posting asks for it itself. */
  private static final double WEIGHT_OF_REQUIRED = 1;

  /** Lists of what somebody does not really know yet, or of something else. */
  private static final Pattern OTHER_LIST =
      Pattern.compile(
          "learning|basic|beginner|familiar|interest|language|grundkenntnis|grundlagen|notion"
              + "|basico|debutant|exploring|hobb|soft|sprach|langue|idioma");

  private final TailoredResume resume;
  private final ProvenTerms terms;
  private final Cover cover;
  private final Set<String> replaced = new HashSet<>();

  SkillsDraft(TailoredResume resume, ProvenTerms terms, Cover cover) {
    this.resume = resume;
    this.terms = terms;
    this.cover = cover;
  }

  /** A term as one more skill, for the guard alone. */
  static ProposedChange claimed(AskedTerm term) {
    return proposed(term, "", "");
  }

  /** A term as one more skill. */
  static ProposedChange proposed(AskedTerm term, TailoredResume resume) {
    var reason = Texts.ended(resume.reasons.asked(term.text(), term.line()));
    return proposed(term, resume.label(ResumeParts.SKILLS), reason);
  }

  private static ProposedChange proposed(AskedTerm term, String label, String reason) {
    return new ProposedChange(ChangeKind.KEYWORD, label, "/skills/-", null, term.text(), reason);
  }

  List<ProposedChange> changes() {
    var changes = new ArrayList<ProposedChange>();
    var own = resume.parts.stream().filter(it -> it.isOf("skills")).map(ResumePart::text).toList();
    var added =
        terms.named().stream()
            .filter(it -> !it.isListed() && terms.isSkill(it) && isToAdd(it))
            .toList();
    for (var term : cover.of(added, own, MOST_ADDED, (it, others) -> !it.isSaidBeside(others))) {
      var same = same(term);
      if (same != null) {
        replaced.add(same.pointer());
        changes.add(change(ChangeKind.KEYWORD, same.label(), same.pointer(), same.text(), term));
      } else {
        changes.add(
            change(
                ChangeKind.SKILL,
                resume.label(ResumeParts.SKILLS),
                place(term.asked()),
                null,
                term));
      }
    }
    return changes;
  }

  private boolean isToAdd(ProvenTerm term) {
    return same(term) != null
        || term.isShown()
        || term.fact() != null
        || term.asked().weight() >= WEIGHT_OF_REQUIRED;
  }

  /** The keyword that is a short form of the term, or null. */
  private ResumePart same(ProvenTerm term) {
    return term.proofs().stream()
        .filter(it -> it.isOf("skills") && !replaced.contains(it.pointer()))
        .filter(it -> TermProof.isShortFor(Words.of(it.text()), term.text()))
        .findFirst()
        .orElse(null);
  }

  private ProposedChange change(
      ChangeKind kind, String label, String place, String before, ProvenTerm term) {
    return new ProposedChange(kind, label, place, before, term.text(), resume.reasons.proven(term));
  }

  /** The list with the most skills of the same field, else a new entry. */
  private String place(AskedTerm term) {
    var groups = ResumeParts.items(resume.document.path("skills"));
    var best = -1;
    var most = 0;
    for (var i = 0; i < groups.size(); i++) {
      var group = groups.get(i);
      var akin = term.skill() == null ? 0 : akin(group, term.skill());
      if (group.path("keywords").size() > 0 && akin > most && !isOtherList(group)) {
        most = akin;
        best = i;
      }
    }
    for (var i = 0; i < groups.size() && best < 0; i++) {
      if (groups.get(i).path("keywords").size() > 0 && !isOtherList(groups.get(i))) {
        best = i;
      }
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

  static boolean isOtherList(JsonNode group) {
    var name = Tokenizer.fold(group.path("name").asText() + " " + group.path("level").asText());
    return OTHER_LIST.matcher(name).find();
  }
}
