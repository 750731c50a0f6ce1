package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Shorter summaries and bullets. */
final class ShortenAdvice {

  private static final int MOST = 5;
  private static final int MANY_WORDS = 12;
  private static final String SUMMARY = "/basics/summary";

  private final JsonNode resume;
  private final ReplyTexts texts;
  private final ConciseText concise;

  ShortenAdvice(JsonNode resume, ReplyTexts texts) {
    this.resume = resume;
    this.texts = texts;
    concise = new ConciseText(new Lookup(resume).skills());
  }

  Advice summary() {
    var summary = Place.text(resume.at(SUMMARY));
    if (summary.isEmpty()) {
      return Advice.remark(
          texts.of(ReplyText.SECTION_ABSENT, texts.of(RequestConcept.SUMMARY.title())));
    }
    var shorter = concise.shorter(summary);
    return shorter.length() >= summary.length()
        ? Advice.remark(texts.of(ReplyText.SHORT_ALREADY, Place.words(summary)))
        : Advice.of(
            new Patch()
                .replace(SUMMARY, resume.at(SUMMARY).textValue(), shorter)
                .suggestion(texts.of(ReplyText.SUMMARY_SHORTER), why(summary, shorter)));
  }

  Advice highlights(List<Place> named) {
    var places = named.isEmpty() ? longest() : named;
    var suggestions = new ArrayList<Suggestion>();
    for (var place : places) {
      var shorter = concise.shorter(place.text());
      if (shorter.length() < place.text().strip().length() && suggestions.size() < MOST) {
        suggestions.add(
            new Patch()
                .replace(place.pointer(), place.text(), shorter)
                .suggestion(
                    texts.of(ReplyText.BULLET_SHORTER, Patch.quote(place.text())),
                    why(place.text(), shorter)));
      }
    }
    if (!suggestions.isEmpty()) {
      return Advice.of(suggestions);
    }
    return (named.isEmpty() ? Place.highlights(resume) : named)
        .stream()
            .map(it -> Place.words(it.text()))
            .max(Comparator.naturalOrder())
            .map(
                it ->
                    Advice.remark(
                        texts.of(
                            named.size() == 1
                                ? ReplyText.SHORT_ALREADY
                                : ReplyText.BULLETS_SHORT_ALREADY,
                            it)))
            .orElseGet(() -> Advice.remark(texts.of(ReplyText.NO_SUCH_BULLET)));
  }

  private List<Place> longest() {
    return Place.highlights(resume).stream()
        .filter(it -> Place.words(it.text()) >= MANY_WORDS)
        .sorted(Comparator.comparing((Place it) -> -it.text().length()))
        .toList();
  }

  private String why(String before, String after) {
    return texts.of(ReplyText.WORDS_WHY, Place.words(before), Place.words(after));
  }
}
