package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
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

  private final TailoredResume resume;
  private final ProvenTerms terms;
  private final String own;
  private final String language;

  SummaryDraft(TailoredResume resume, ProvenTerms terms) {
    this.resume = resume;
    this.terms = terms;
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
    var spoken = new SpokenLanguages(resume).askedBeside(start);
    var shown = named(missing.stream().filter(ProvenTerm::isShown), start);
    var listed = named(missing.stream().filter(it -> it.isShown() || it.isListed()), start);
    // a list of skills only where it names more than work shows
    var isShort = shown.size() < listed.size();
    var form = isShort ? "listed" : "experience";
    var chosen = isShort ? listed : shown;
    spoken.ifPresent(
        it -> {
          add(alternatives, start, form, chosen, it);
          alternatives.add(change(start + " " + languages(it), reasonOf(it)));
        });
    add(alternatives, start, form, chosen, null);
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

  /** Terms and phrases of the posting, the weightiest first; no word is said twice. */
  private List<ProvenTerm> named(Stream<ProvenTerm> all, String start) {
    var named = new ArrayList<ProvenTerm>();
    var said = new HashSet<>(List.of(Words.key(start).split(" ")));
    all.filter(it -> !isList(it) && !isOccupation(it))
        .sorted(Comparator.comparingDouble(it -> -it.asked().weight()))
        .forEach(
            term -> {
              var words = Words.of(term.text()).stream().filter(this::isTelling).toList();
              var isSaid =
                  term.asked().skill() == null
                      ? words.stream().map(Word::stem).anyMatch(said::contains)
                      : words.stream().map(Word::stem).allMatch(said::contains);
              if (!isSaid) {
                words.forEach(it -> said.add(it.stem()));
                named.add(term);
              }
            });
    return Spread.over(named, MOST_TERMS);
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

  private String languages(SpokenLanguages.Asked spoken) {
    return Texts.with(
        TEXTS.first(language + ".languages"), "languages", String.join(", ", spoken.names()));
  }

  private String reasonOf(SpokenLanguages.Asked spoken) {
    return resume.reasons.because(spoken.name(), spoken.line(), "summary.languages");
  }

  /**
   * @param spoken null for none
   */
  private void add(
      List<ProposedChange> alternatives,
      String start,
      String form,
      List<ProvenTerm> terms,
      SpokenLanguages.Asked spoken) {
    // a heading in the plural introduces more than one
    var fewest = TEXTS.first(language + "." + form).contains(":") ? 2 : 1;
    for (var count = Math.min(MOST_TERMS, terms.size()); count >= fewest; count--) {
      var some = terms.subList(0, count);
      var names = some.stream().map(resume.wording::inSentence).toList();
      var list = Texts.list(names, TEXTS.first(language + ".and"));
      var sentence = Texts.with(TEXTS.first(language + "." + form), "skills", list);
      var text = insert(start, sentence);
      var reason = reason(some.getFirst(), names);
      alternatives.add(
          spoken == null
              ? change(text, reason)
              : change(text + " " + languages(spoken), reason + " " + reasonOf(spoken)));
    }
  }

  /** Behind the sentence that says who the owner is. */
  private static String insert(String text, String sentence) {
    var sentences = new ArrayList<>(Sentences.split(text));
    if (sentences.isEmpty()) {
      return sentence;
    }
    var first = sentences.getFirst();
    sentences.set(0, first.matches("(?s).*[.!?…:]\\)?") ? first : first + ".");
    sentences.add(1, sentence);
    return String.join(" ", sentences);
  }

  private String reason(ProvenTerm first, List<String> names) {
    var line = first.asked().line();
    var demand =
        line.isEmpty()
            ? ""
            : " (" + resume.reasons.text("quote", "line", Texts.excerpt(line, first.text())) + ")";
    var reason = resume.reasons.text("summary.terms", "term", resume.reasons.list(names));
    return Texts.with(reason, "line", demand);
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
