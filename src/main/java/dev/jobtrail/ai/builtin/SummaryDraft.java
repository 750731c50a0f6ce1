package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.ToldLines;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The summary for a posting: who the owner is, then what the posting asks for and the resume
 * proves, then the rest of the owner's own sentences, those without a point for the posting left
 * out of a long one.
 */
final class SummaryDraft {

  private static final Texts TEXTS = new Texts("tailoring.txt");
  private static final String PLACE = "/basics/summary";
  private static final int MOST_TERMS = 5;
  private static final int LONG = 60;
  private static final Pattern ASIDE = Pattern.compile("\\(.*\\)|.*!\\)?");

  /** A sentence of entries that the posting asks for, and the name of its wording. */
  private record Extra(String name, AskedEntries entries) {}

  private final TailoredResume resume;
  private final ProvenTerms terms;
  private final Cover cover;
  private final ToldLines told;
  private final String own;
  private final String language;

  SummaryDraft(TailoredResume resume, ProvenTerms terms, ToldLines told) {
    this.resume = resume;
    this.terms = terms;
    this.told = told;
    cover = new Cover(told);
    own = resume.text(PLACE);
    language = resume.language.name().toLowerCase(Locale.ROOT);
  }

  List<ProposedChange> alternatives() {
    var start = own.isEmpty() ? made() : without(own);
    if (start.isEmpty()) {
      return List.of();
    }
    var alternatives = new ArrayList<ProposedChange>();
    var missing = terms.named().stream().filter(it -> !isIn(it, start)).toList();
    var extras = new ArrayList<Extra>();
    new AskedQualifications(resume, told)
        .askedBeside(start)
        .ifPresent(it -> extras.add(new Extra("qualifications", it)));
    new SpokenLanguages(resume)
        .askedBeside(start)
        .ifPresent(it -> extras.add(new Extra("languages", it)));
    var shown = named(missing.stream().filter(ProvenTerm::isShown), start);
    var listed = named(missing.stream().filter(it -> it.isShown() || it.isListed()), start);
    // a list of skills only where it names more than work shows
    var isShort = shown.size() < listed.size();
    var form = isShort ? "listed" : "experience";
    var chosen = isShort ? listed : shown;
    for (var some : choices(extras)) {
      add(alternatives, start, form, chosen, some);
      if (!some.isEmpty()) {
        alternatives.add(
            change(
                new SummaryText(start).withLast(sentences(some)),
                String.join(" ", some.stream().map(this::reasonOf).toList())));
      }
    }
    if (own.isEmpty() || !start.equals(own)) {
      alternatives.add(
          change(
              start,
              own.isEmpty()
                  ? resume.reasons.text("summary.made")
                  : resume.reasons.text("summary.shorter")));
    }
    return alternatives;
  }

  /** Those that tell most of the posting; no word is said twice. */
  private List<ProvenTerm> named(Stream<ProvenTerm> all, String start) {
    var said = Set.copyOf(List.of(Words.key(start).split(" ")));
    var free =
        all.filter(it -> !isList(it) && !isOccupation(it))
            .filter(it -> !said.containsAll(stems(it)))
            .filter(it -> it.isOwn() || it.asked().skill() != null || isNew(it, said))
            .toList();
    return cover.of(free, List.of(start), MOST_TERMS, this::isNew);
  }

  private boolean isNew(ProvenTerm term, List<ProvenTerm> others) {
    var said = new HashSet<String>();
    others.forEach(it -> said.addAll(stems(it)));
    return term.asked().skill() == null ? isNew(term, said) : !said.containsAll(stems(term));
  }

  private boolean isNew(ProvenTerm term, Set<String> said) {
    return stems(term).stream().noneMatch(said::contains);
  }

  private List<String> stems(ProvenTerm term) {
    return Words.of(term.text()).stream().filter(this::isTelling).map(Word::stem).toList();
  }

  /** Two things within a list of others are hard to read. */
  private boolean isList(ProvenTerm term) {
    return term.text().contains(" " + TEXTS.first(language + ".and") + " ")
        || term.text().contains(" e ");
  }

  private boolean isOccupation(ProvenTerm term) {
    return !resume.vocabulary.occupations.in(Words.of(term.text())).isEmpty();
  }

  private boolean isTelling(Word word) {
    return !resume.language.isFunctionWord(word.folded());
  }

  /** All of them first, then one of them, then none. */
  private static List<List<Extra>> choices(List<Extra> extras) {
    var choices = new ArrayList<List<Extra>>();
    choices.add(extras);
    if (extras.size() > 1) {
      extras.forEach(it -> choices.add(List.of(it)));
    }
    if (!extras.isEmpty()) {
      choices.add(List.of());
    }
    return choices;
  }

  private String sentences(List<Extra> extras) {
    return String.join(" ", extras.stream().map(this::sentence).toList());
  }

  private String sentence(Extra extra) {
    var sentence = TEXTS.first(language + "." + extra.name());
    return Texts.with(sentence, extra.name(), String.join("; ", extra.entries().names()));
  }

  private String reasonOf(Extra extra) {
    return resume.reasons.because(
        extra.entries().first(), extra.entries().line(), "summary." + extra.name());
  }

  private void add(
      List<ProposedChange> alternatives,
      String start,
      String form,
      List<ProvenTerm> terms,
      List<Extra> extras) {
    // a heading in the plural introduces more than one
    var fewest = TEXTS.first(language + "." + form).contains(":") ? 2 : 1;
    for (var count = Math.min(MOST_TERMS, terms.size()); count >= fewest; count--) {
      var some = terms.subList(0, count);
      var names = some.stream().map(resume.wording::inSentence).toList();
      var list = Texts.list(names, TEXTS.first(language + ".and"));
      var sentence = Texts.with(TEXTS.first(language + "." + form), "skills", list);
      var text = new SummaryText(start).withSecond(sentence);
      var reason = reason(some, names);
      alternatives.add(
          extras.isEmpty()
              ? change(text, reason)
              : change(
                  new SummaryText(text).withLast(sentences(extras)),
                  reason + " " + String.join(" ", extras.stream().map(this::reasonOf).toList())));
    }
  }

  private String reason(List<ProvenTerm> terms, List<String> names) {
    var own = terms.stream().filter(ProvenTerm::isOwn).findFirst();
    return resume.reasons.answers(
        own.isPresent() ? "summary.own" : "summary.terms",
        resume.reasons.list(names),
        own.orElse(terms.getFirst()));
  }

  private ProposedChange change(String after, String reason) {
    return new ProposedChange(
        ChangeKind.SUMMARY,
        resume.label(ResumeParts.SUMMARY),
        PLACE,
        own.isEmpty() ? null : own,
        after,
        reason);
  }

  /** Word for word, or as another name of the same skill. */
  private boolean isIn(ProvenTerm term, String summary) {
    return term.asked().isIn(summary)
        || resume.asked.skillsIn(summary).contains(term.asked().skill());
  }

  /** Of a long summary, asides that say nothing to the posting go. */
  private String without(String summary) {
    var sentences = Sentences.split(summary);
    if (Words.of(summary).size() < LONG || sentences.size() < 3) {
      return summary;
    }
    var kept =
        new SummaryText(summary)
            .only(it -> !ASIDE.matcher(it).matches() || resume.asked.relevance(it) > 0);
    return kept.isEmpty() ? summary : kept;
  }

  private String made() {
    var work = resume.firstPosition();
    var title = resume.text(work + "/position");
    var employer = resume.text(work + "/name");
    var start = resume.text(work + "/startDate");
    if (!title.isEmpty() && !employer.isEmpty()) {
      var isCurrent = !resume.isOver(work) && start.matches("(?:19|20)\\d\\d.*");
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
