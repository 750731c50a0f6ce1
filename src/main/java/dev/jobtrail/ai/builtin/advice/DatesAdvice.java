package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Dates as the schema has them: 2019, 2019-03 or 2019-03-31. */
final class DatesAdvice implements Check {

  private static final Pattern ISO = Pattern.compile("\\d{4}(?:-\\d{2}){0,2}");
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[-/. ](\\d{1,2})(?:[-/. ](\\d{1,2}))?");
  private static final Pattern MONTH_FIRST = Pattern.compile("(\\d{1,2})[-/. ](\\d{4})");
  private static final Pattern NAMED = Pattern.compile("(\\p{L}{3,9})\\.?,?\\s+(\\d{4})");
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

  @Override
  public List<Suggestion> suggestions(JsonNode resume) {
    var patch = new Patch();
    for (var place : Place.all(resume)) {
      if (place.isDate() && !ISO.matcher(place.text()).matches()) {
        iso(place.text().strip()).ifPresent(it -> patch.replace(place.pointer(), place.text(), it));
      }
    }
    return patch.isEmpty()
        ? List.of()
        : List.of(
            patch.suggestion(
                "Write dates alike",
                "Dates as 2019-03 are understood by every program that reads resumes."));
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
      var name = named.group(1).substring(0, 3).toLowerCase(Locale.ROOT);
      return month(named.group(2), MONTHS.indexOf(name) + 1);
    }
    return Optional.empty();
  }

  private static Optional<String> month(String year, int month) {
    return month < 1 || month > 12
        ? Optional.empty()
        : Optional.of(year + (month < 10 ? "-0" : "-") + month);
  }
}
