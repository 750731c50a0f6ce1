package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.ai.ListItems;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.fit.ToldLines;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a careful coach would change in a resume for a posting, from what stands in it. */
final class Tailoring {

  private static final int MOST = 40;
  private static final int MOST_MISSING = 5;

  private final TailoringTask task;
  private final EvidenceGuard guard;
  private final ToIntFunction<JsonNode> score;
  private final List<Fit.Requirement> requirements;
  private final TailoredResume resume;
  private final ProvenTerms terms;
  private final AnsweredDemands demands;
  private final Cover cover;
  private final ToldLines told;

  /**
   * @param fit of the resume and the posting
   * @param answers of the resume to the posting
   * @param told which lines of the posting texts of the resume tell
   * @param names terms of the posting that the occupation knowledge base has, as it writes them
   * @param qualifications lines of the posting that ask for a degree, licence or certificate
   * @param score of a resume for the posting
   */
  Tailoring(
      TailoringTask task,
      Vocabulary vocabulary,
      EvidenceGuard guard,
      Fit fit,
      List<Fit.Answer> answers,
      ToldLines told,
      List<String> names,
      List<String> qualifications,
      ToIntFunction<JsonNode> score) {
    this.task = task;
    this.guard = guard;
    requirements = ApplyingLines.without(fit.requirements());
    this.score = score;
    resume = new TailoredResume(task, vocabulary, qualifications);
    var required = requirements.stream().map(Fit.Requirement::text).toList();
    var nouns = new PhraseFinder(resume.language);
    var absent = fit.missingSkills().stream().map(Words::key).collect(Collectors.toSet());
    terms =
        new ProvenTerms(
            resume,
            new AskedTerms(resume, names, required, guard).all(),
            new AskedPhrases(resume, nouns, required, resume.asked.duties),
            new OwnTerms(resume, nouns, told),
            absent,
            guard);
    cover = new Cover(told);
    this.told = told;
    demands =
        new AnsweredDemands(
            resume,
            terms,
            answers.stream()
                .filter(
                    it -> !ApplyingLines.is(it.line()) && !absent.contains(Words.key(it.line())))
                .toList());
  }

  List<ProposedChange> changes() {
    var drafts = new ArrayList<List<ProposedChange>>();
    drafts.add(new HeadlineDraft(resume, terms, cover, guard).alternatives());
    drafts.add(new SummaryDraft(resume, terms, told).alternatives());
    new SkillsDraft(resume, terms, cover).changes().forEach(it -> drafts.add(List.of(it)));
    new HighlightsDraft(resume, terms).changes().forEach(it -> drafts.add(List.of(it)));
    new OrderDraft(resume, demands).changes().forEach(it -> drafts.add(List.of(it)));
    new SectionsDraft(resume, demands).changes().forEach(it -> drafts.add(List.of(it)));
    var changes = harmless(supported(drafts));
    changes.addAll(missing());
    return changes;
  }

  /** The first of each draft's alternatives that the guard supports in every word. */
  private List<ProposedChange> supported(List<List<ProposedChange>> drafts) {
    var all = drafts.stream().flatMap(List::stream).toList();
    var verdicts = guard.check(resume.evidence, all).iterator();
    var supported = new ArrayList<ProposedChange>();
    for (var alternatives : drafts) {
      ProposedChange first = null;
      for (var change : alternatives) {
        var isSupported = verdicts.next().isSupported();
        if (isSupported && first == null) {
          first = change;
        }
      }
      if (first != null && supported.size() < MOST - MOST_MISSING) {
        supported.add(first);
      }
    }
    return supported;
  }

  /** Skills without evidence are proposed so that the owner sees their refusal. */
  private List<ProposedChange> missing() {
    return terms.missing().stream()
        .filter(this::isDemanded)
        .limit(MOST_MISSING)
        .map(it -> SkillsDraft.proposed(it, resume))
        .toList();
  }

  /** What is only nice to have must be a name: everyday nouns in such lines are seldom demands. */
  private boolean isDemanded(AskedTerm term) {
    if (!resume.asked.requirements.contains(term.line())) {
      return false;
    }
    return Words.of(term.text()).stream().anyMatch(Word::isTerm)
        || requirements.stream().anyMatch(it -> it.isMust() && it.text().equals(term.line()));
  }

  /**
   * Without what lowers the score, such as a headline that no longer names the occupation; but with
   * the skills that the owner has confirmed.
   */
  private List<ProposedChange> harmless(List<ProposedChange> changes) {
    var confirmed =
        terms.named().stream().filter(it -> it.fact() != null).map(ProvenTerm::text).toList();
    var kept = new ArrayList<>(changes);
    var best = score.applyAsInt(copy(kept));
    for (var change : changes) {
      if (confirmed.contains(change.after())) {
        continue;
      }
      var others = new ArrayList<>(kept);
      others.remove(change);
      var without = score.applyAsInt(copy(others));
      if (without > best) {
        kept = others;
        best = without;
      }
    }
    return best >= score.applyAsInt(task.resume()) ? kept : new ArrayList<>();
  }

  /** A copy with the new texts and orders; what is removed is not scored. */
  private JsonNode copy(List<ProposedChange> changes) {
    if (!task.resume().isObject()) {
      return task.resume();
    }
    var copy = (ObjectNode) task.resume().deepCopy();
    for (var change : changes) {
      if (change.after() != null && change.kind() != ChangeKind.ORDER) {
        put(copy, JsonPointer.compile(change.place()), change.after());
      }
    }
    // places of other changes are those of the source
    changes.stream()
        .filter(it -> it.kind() == ChangeKind.ORDER && it.after() != null)
        .sorted(Comparator.comparingInt(it -> -it.place().length()))
        .forEach(it -> sort(copy, it));
    return copy;
  }

  private void sort(ObjectNode copy, ProposedChange change) {
    var source = task.resume().at(change.place());
    var list = copy.at(change.place());
    var order = List.of(change.after().split("\n"));
    var items =
        IntStream.range(0, source.size())
            .boxed()
            .sorted(Comparator.comparingInt(it -> order.indexOf(ListItems.line(source.get(it)))))
            .map(list::get)
            .toList();
    // a skill that is new in the list stays behind the others
    var added = IntStream.range(source.size(), list.size()).mapToObj(list::get).toList();
    ((ArrayNode) list).removeAll().addAll(items).addAll(added);
  }

  private static void put(ObjectNode copy, JsonPointer place, String text) {
    var field = place.last().getMatchingProperty();
    var parent = copy.at(place.head());
    if (parent instanceof ObjectNode object) {
      object.put(field, text);
    } else if (parent instanceof ArrayNode list && !field.equals("-")) {
      list.set(place.last().getMatchingIndex(), text);
    } else if (parent instanceof ArrayNode list
        && place.head().last().matchesProperty("keywords")) {
      list.add(text);
    } else if (parent instanceof ArrayNode list) {
      list.add(JsonNodeFactory.instance.objectNode().put("name", text));
    } else if (place.head().head() != null) {
      put(copy, place, parent.isMissingNode(), text);
    }
  }

  /** Into a part that the resume does not have yet. */
  private static void put(ObjectNode copy, JsonPointer place, boolean isNew, String text) {
    if (isNew && place.matchesProperty("basics")) {
      copy.putObject("basics").put(place.last().getMatchingProperty(), text);
    } else if (isNew && place.matchesProperty("skills")) {
      copy.putArray("skills").addObject().put("name", text);
    }
  }
}
