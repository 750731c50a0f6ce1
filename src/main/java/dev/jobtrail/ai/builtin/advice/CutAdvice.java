package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** What a resume can do without. */
final class CutAdvice {

  private static final int BULLETS_OF_EARLIER = 4;
  private static final int FEWEST_BULLETS = 3;
  private static final int MOST_WEAK = 3;
  private static final int MOST_SKILLS = 5;
  private static final int FEWEST_ENTRIES = 3;
  private static final int YEARS_OF_INTEREST = 15;
  private static final int LINES_OF_PAGE = 54;
  private static final int CHARS_OF_LINE = 100;
  private static final int LONG_SUMMARY = 60;

  private final JsonNode resume;
  private final ReplyTexts texts;
  private final Lookup lookup;
  private final ConciseText concise;

  CutAdvice(JsonNode resume, ReplyTexts texts) {
    this.resume = resume;
    this.texts = texts;
    lookup = new Lookup(resume);
    concise = new ConciseText(lookup.skills());
  }

  /** What can go of the whole resume, the least important first. */
  Advice whole() {
    var suggestions = new ArrayList<Suggestion>();
    for (var section : List.of(RequestConcept.REFERENCES, RequestConcept.INTERESTS)) {
      if (!resume.at(section.pointer()).isEmpty()) {
        suggestions.add(removal(section));
      }
    }
    suggestions.addAll(new SkillsAdvice(resume, texts).duplicates());
    suggestions.addAll(old(RequestConcept.WORK));
    suggestions.addAll(weakHighlights());
    suggestions.addAll(earlier());
    if (Place.words(Place.text(resume.at("/basics/summary"))) > LONG_SUMMARY) {
      suggestions.addAll(new ShortenAdvice(resume, texts).summary().suggestions());
    }
    return suggestions.isEmpty()
        ? Advice.remark(texts.of(ReplyText.NOTHING_TO_CUT))
        : Advice.of(suggestions);
  }

  Advice onePage() {
    var pages = (lines() + LINES_OF_PAGE - 1) / LINES_OF_PAGE;
    if (pages <= 1) {
      return Advice.remark(texts.of(ReplyText.ONE_PAGE));
    }
    return whole().and(Advice.remark(texts.of(ReplyText.MORE_PAGES, pages)));
  }

  Advice highlights() {
    var weak = weakHighlights();
    return weak.isEmpty() ? Advice.remark(texts.of(ReplyText.NOTHING_TO_CUT)) : Advice.of(weak);
  }

  Advice section(RequestConcept section) {
    var entries = ResumeEntry.of(resume, section);
    if (entries.isEmpty()) {
      return Advice.remark(texts.of(ReplyText.SECTION_ABSENT, texts.of(section.title())));
    }
    return switch (section) {
      case SKILLS -> skills();
      case WORK, EDUCATION, PROJECTS, VOLUNTEER -> {
        var oldest = oldest(entries, FEWEST_ENTRIES);
        yield oldest.isEmpty()
            ? Advice.remark(texts.of(ReplyText.ENTRIES_NEEDED, texts.of(section.title())))
            : Advice.of(oldest);
      }
      default -> Advice.of(removal(section));
    };
  }

  private Advice skills() {
    var suggestions = new ArrayList<>(new SkillsAdvice(resume, texts).duplicates());
    for (var name : unused()) {
      lookup
          .skill(name)
          .map(
              it ->
                  new Patch()
                      .remove(it.pointer(), resume.at(it.pointer()))
                      .suggestion(
                          texts.of(ReplyText.SKILL_UNUSED, it.text()),
                          texts.of(ReplyText.SKILL_UNUSED_WHY)))
          .ifPresent(suggestions::add);
    }
    return suggestions.isEmpty()
        ? Advice.remark(texts.of(ReplyText.NOTHING_TO_CUT))
        : Advice.of(suggestions);
  }

  /** The skills that no other part of the resume mentions. */
  private List<String> unused() {
    var skills = lookup.skills();
    var unused = new TreeSet<>(skills.folded());
    for (var place : Place.all(resume)) {
      if (!place.pointer().startsWith("/skills")) {
        unused.removeAll(skills.in(place.text()));
      }
    }
    return unused.stream().limit(MOST_SKILLS).toList();
  }

  /** The oldest entry, where enough others are left and it ended long before the newest. */
  private List<Suggestion> old(RequestConcept section) {
    var entries = ResumeEntry.of(resume, section);
    var newest = entries.stream().map(CutAdvice::year).max(Comparator.naturalOrder()).orElse(0);
    return oldest(
        entries.stream().anyMatch(it -> year(it) > 0 && year(it) <= newest - YEARS_OF_INTEREST)
            ? entries
            : List.of(),
        FEWEST_ENTRIES + 1);
  }

  private List<Suggestion> oldest(List<ResumeEntry> entries, int fewest) {
    if (entries.size() < fewest) {
      return List.of();
    }
    return entries.stream()
        .filter(it -> !it.end().isEmpty())
        .min(Comparator.comparing(ResumeEntry::end))
        .map(
            it ->
                new Patch()
                    .remove(it.pointer(), it.node())
                    .suggestion(
                        texts.of(ReplyText.REMOVE_ENTRY, it.title()),
                        texts.of(ReplyText.OLD_ENTRY_WHY, it.end())))
        .stream()
        .toList();
  }

  /** The year in which an entry ended or, where it lasts, began; 0 without one. */
  private static int year(ResumeEntry entry) {
    var date = entry.end().isEmpty() ? entry.start() : entry.end();
    return date.matches("\\d{4}.*") ? Integer.parseInt(date.substring(0, 4)) : 0;
  }

  private Suggestion removal(RequestConcept section) {
    return new Patch()
        .remove(section.pointer(), resume.at(section.pointer()))
        .suggestion(
            texts.of(ReplyText.REMOVE_SECTION, texts.of(section.title())),
            texts.of(ReplyText.OPTIONAL_SECTION_WHY));
  }

  private List<Suggestion> weakHighlights() {
    return ResumeEntry.all(resume).stream()
        .map(ResumeEntry::highlights)
        .filter(it -> it.size() >= FEWEST_BULLETS)
        .flatMap(it -> it.stream().sorted(Comparator.comparing(this::strength)).limit(1))
        .filter(it -> strength(it) <= 1)
        .sorted(Comparator.comparing(this::strength))
        .limit(MOST_WEAK)
        .map(
            it ->
                new Patch()
                    .remove(it.pointer(), resume.at(it.pointer()))
                    .suggestion(
                        texts.of(ReplyText.REMOVE_BULLET, Patch.quote(it.text())),
                        texts.of(ReplyText.WEAK_BULLET_WHY)))
        .toList();
  }

  private int strength(Place place) {
    return concise.strength(place.text());
  }

  /** Of positions behind the newest the strongest bullets. */
  private List<Suggestion> earlier() {
    var suggestions = new ArrayList<Suggestion>();
    for (var entry : ResumeEntry.of(resume, RequestConcept.WORK)) {
      var bullets = entry.highlights();
      if (entry.index() > 0 && bullets.size() > BULLETS_OF_EARLIER) {
        var patch = new Patch();
        bullets.stream()
            .sorted(Comparator.comparing(this::strength))
            .limit(bullets.size() - BULLETS_OF_EARLIER)
            .sorted(Comparator.comparing((Place it) -> -bullets.indexOf(it)))
            .forEach(it -> patch.remove(it.pointer(), resume.at(it.pointer())));
        suggestions.add(
            patch.suggestion(
                texts.of(ReplyText.KEEP_BULLETS, BULLETS_OF_EARLIER, entry.title()),
                texts.of(ReplyText.KEEP_BULLETS_WHY)));
      }
    }
    return suggestions;
  }

  /** A rough count of printed lines. */
  private int lines() {
    var lines = 4;
    for (var section : RequestConcept.SECTIONS) {
      var entries = ResumeEntry.of(resume, section);
      lines += entries.isEmpty() ? 0 : 2;
      for (var entry : entries) {
        lines += entry.start().isEmpty() && entry.end().isEmpty() ? 1 : 2;
        lines += linesOf(Place.text(entry.node().path("summary")));
        for (var bullet : entry.highlights()) {
          lines += linesOf(bullet.text());
        }
      }
    }
    return lines + linesOf(Place.text(resume.at("/basics/summary")));
  }

  private static int linesOf(String text) {
    return (text.length() + CHARS_OF_LINE - 1) / CHARS_OF_LINE;
  }
}
