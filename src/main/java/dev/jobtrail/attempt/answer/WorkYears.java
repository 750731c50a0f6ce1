package dev.jobtrail.attempt.answer;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How long the jobs of a resume took altogether; what overlaps counts once. */
record WorkYears(List<ResumeFacts.Job> jobs, LocalDate today) {

  private static final Pattern MONTH = Pattern.compile("(\\d{4})-(0[1-9]|1[0-2])(?:-\\d{2})?");
  private static final Pattern YEAR = Pattern.compile("\\d{4}");

  /** A date that is a year alone lies in its middle. */
  private static final int MIDDLE = 7;

  private static final int MONTHS = 12;

  /** Months since the year 0, the last one exclusive. */
  private record Span(long begin, long end) {}

  /** The completed years; empty where a job has no date, or there is none. */
  Optional<Integer> completed() {
    List<Optional<Span>> spans = jobs.stream().map(this::span).toList();
    if (spans.isEmpty() || spans.stream().anyMatch(Optional::isEmpty)) {
      return Optional.empty();
    }
    long months = 0;
    long end = Long.MIN_VALUE;
    for (Span span :
        spans.stream()
            .flatMap(Optional::stream)
            .sorted(Comparator.comparing(Span::begin))
            .toList()) {
      months += Math.max(0, span.end() - Math.max(span.begin(), end));
      end = Math.max(end, span.end());
    }
    return Optional.of((int) (months / MONTHS));
  }

  private Optional<Span> span(ResumeFacts.Job job) {
    long now = month(YearMonth.from(today));
    Optional<Long> begin = begin(job.startDate());
    Optional<Long> end = job.endDate().isEmpty() ? Optional.of(now) : end(job.endDate());
    return begin.flatMap(
        from ->
            end.map(to -> Math.min(to, now))
                .filter(to -> from <= to)
                .map(to -> new Span(from, to)));
  }

  private static Optional<Long> begin(String date) {
    return Stream.of(date)
        .filter(it -> YEAR.matcher(it).matches())
        .map(it -> month(YearMonth.of(Integer.parseInt(it), MIDDLE)))
        .findFirst()
        .or(() -> written(date));
  }

  /** The month of an end is worked in, too. */
  private static Optional<Long> end(String date) {
    return YEAR.matcher(date).matches() ? begin(date) : written(date).map(it -> it + 1);
  }

  private static Optional<Long> written(String date) {
    var matcher = MONTH.matcher(date);
    return matcher.matches()
        ? Optional.of(
            Integer.parseInt(matcher.group(1)) * (long) MONTHS
                + Integer.parseInt(matcher.group(2))
                - 1)
        : Optional.empty();
  }

  private static long month(YearMonth month) {
    return month.getYear() * (long) MONTHS + month.getMonthValue() - 1;
  }
}
