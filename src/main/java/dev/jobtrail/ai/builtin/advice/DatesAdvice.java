package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.resume.advice.EmploymentGaps;
import dev.jobtrail.resume.advice.ResumeDates;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Dates as the schema has them: 2019, 2019-03 or 2019-03-31. */
final class DatesAdvice {

  private static final Pattern ISO = Pattern.compile("\\d{4}(?:-\\d{2}){0,2}");
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[-/. ](\\d{1,2})(?:[-/. ](\\d{1,2}))?");
  private static final Pattern MONTH_FIRST = Pattern.compile("(\\d{1,2})[-/. ](\\d{4})");
  private static final Pattern NAMED =
      Pattern.compile(
          "(?:\\d{1,2}\\.?\\s+)?(?:de\\s+)?(\\p{L}{3,10})\\.?,?\\s+(?:de\\s+)?(\\d{4})");

  /** Beginnings of the names of the months, folded, in English, German, French and Spanish. */
  private static final List<List<String>> MONTHS =
      List.of(
          List.of("jan", "ene"),
          List.of("feb", "fev"),
          List.of("mar"),
          List.of("apr", "avr", "abr"),
          List.of("may", "mai"),
          List.of("jun", "juin"),
          List.of("jul", "juil"),
          List.of("aug", "aou", "ago"),
          List.of("sep"),
          List.of("oct", "okt"),
          List.of("nov"),
          List.of("dec", "dez", "dic"));

  private final JsonNode resume;
  private final ReplyTexts texts;

  DatesAdvice(JsonNode resume, ReplyTexts texts) {
    this.resume = resume;
    this.texts = texts;
  }

  /** Suggestions for the format, and remarks on what only the owner can correct. */
  Advice advice() {
    var advice = new Advice(suggestions(), remarks());
    return advice.or(Advice.remark(texts.of(ReplyText.DATES_FINE)));
  }

  List<Suggestion> suggestions() {
    var patch = new Patch();
    for (var place : Place.all(resume)) {
      if (place.isDate() && !ISO.matcher(place.text()).matches()) {
        iso(place.text().strip()).ifPresent(it -> patch.replace(place.pointer(), place.text(), it));
      }
    }
    return patch.isEmpty()
        ? List.of()
        : List.of(
            patch.suggestion(texts.of(ReplyText.DATES_ALIKE), texts.of(ReplyText.DATES_ALIKE_WHY)));
  }

  private List<String> remarks() {
    var remarks = new ArrayList<String>();
    for (var entry : ResumeEntry.of(resume, RequestConcept.WORK)) {
      if (entry.start().isEmpty()) {
        remarks.add(texts.of(ReplyText.DATES_MISSING, entry.title()));
      } else if (ResumeDates.areTurned(entry.start(), entry.end())) {
        remarks.add(texts.of(ReplyText.DATES_TURNED, entry.title(), entry.start(), entry.end()));
      }
    }
    remarks.addAll(gaps());
    return remarks;
  }

  /** Long gaps between positions. */
  List<String> gaps() {
    var entries = ResumeEntry.of(resume, RequestConcept.WORK);
    return EmploymentGaps.of(resume).stream()
        .map(
            it ->
                texts.of(
                    ReplyText.DATES_GAP,
                    entries.get(it.before()).title(),
                    entries.get(it.after()).title(),
                    it.months()))
        .toList();
  }

  private static Optional<String> iso(String text) {
    if (ISO.matcher(text).matches()) {
      return Optional.of(text);
    }
    var yearFirst = YEAR_FIRST.matcher(text);
    if (yearFirst.matches()) {
      var month = month(yearFirst.group(1), Integer.parseInt(yearFirst.group(2)));
      return yearFirst.group(3) == null
          ? month
          : month.map(it -> it + "-%02d".formatted(Integer.parseInt(yearFirst.group(3))));
    }
    var monthFirst = MONTH_FIRST.matcher(text);
    if (monthFirst.matches()) {
      return month(monthFirst.group(2), Integer.parseInt(monthFirst.group(1)));
    }
    var named = NAMED.matcher(text);
    if (named.matches()) {
      return month(named.group(2), month(Tokenizer.fold(named.group(1))));
    }
    return Optional.empty();
  }

  private static Optional<String> month(String year, int month) {
    return month < 1 || month > 12
        ? Optional.empty()
        : Optional.of(year + (month < 10 ? "-0" : "-") + month);
  }

  /** 0 for what is no month. */
  private static int month(String name) {
    for (var i = 0; i < MONTHS.size(); i++) {
      if (MONTHS.get(i).stream().anyMatch(name::startsWith)) {
        return i + 1;
      }
    }
    return 0;
  }
}
