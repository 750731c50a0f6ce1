package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.OwnSection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds months between jobs that no entry of a resume covers.
 *
 * <p>Dates without a month or without a start are read in favour of the owner: a year that begins
 * something is its January, one that ends something its December, and what only has an end covers
 * all before it. Where a job has no date at all, no gap is reported.
 */
public final class EmploymentGaps {

  /** Months; a search for work of up to half a year is usual. */
  private static final int SHORTEST = 6;

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:-(\\d{2}))?(?:-\\d{2})?");
  private static final List<String> FILLING = List.of("education", "volunteer", "projects");

  /**
   * Months that no entry covers.
   *
   * @param before the number of the job in {@code /work} that ends before
   * @param after the number of the job that begins after
   */
  public record Gap(int before, int after, int months) {}

  /**
   * @param job its number in {@code /work}; -1 for what is no job
   * @param end the last month
   */
  private record Span(int job, int start, int end) {}

  private EmploymentGaps() {}

  /** The gaps of at least six months, the earliest first. */
  public static List<Gap> of(JsonNode resume) {
    var spans = new ArrayList<Span>();
    var work = resume.path("work");
    for (var i = 0; i < work.size(); i++) {
      if (!add(work.path(i), i, spans)) {
        return List.of();
      }
    }
    var jobs = List.copyOf(spans);
    FILLING.forEach(section -> resume.path(section).forEach(it -> add(it, -1, spans)));
    resume
        .at(OwnSection.PLACE)
        .forEach(section -> section.path("entries").forEach(it -> add(it, -1, spans)));
    spans.sort(Comparator.comparingInt(Span::start));
    var gaps = new ArrayList<Gap>();
    var covered = Integer.MAX_VALUE;
    for (var span : spans) {
      var months = span.start() - covered - 1;
      if (covered != Integer.MAX_VALUE && months >= SHORTEST) {
        addGap(jobs, covered, span.start(), months, gaps);
      }
      covered = covered == Integer.MAX_VALUE ? span.end() : Math.max(covered, span.end());
    }
    return gaps;
  }

  private static void addGap(List<Span> jobs, int end, int start, int months, List<Gap> gaps) {
    var before =
        jobs.stream().filter(it -> it.end() <= end).max(Comparator.comparingInt(Span::end));
    var after =
        jobs.stream().filter(it -> it.start() >= start).min(Comparator.comparingInt(Span::start));
    if (before.isPresent() && after.isPresent()) {
      gaps.add(new Gap(before.get().job(), after.get().job(), months));
    }
  }

  /** Whether the entry has a date. */
  private static boolean add(JsonNode entry, int job, List<Span> spans) {
    var start = month(entry.path("startDate"), 1);
    var end = month(entry.path("endDate"), 12);
    if (start < 0 && end < 0) {
      return false;
    }
    spans.add(new Span(job, Math.max(start, 0), end < 0 ? Integer.MAX_VALUE - 1 : end));
    return true;
  }

  /** Months since the year 0; -1 for what is no date. */
  private static int month(JsonNode date, int otherwise) {
    var parts = DATE.matcher(date.asText("").strip());
    if (!parts.matches()) {
      return -1;
    }
    var month = parts.group(2) == null ? otherwise : Integer.parseInt(parts.group(2));
    return Integer.parseInt(parts.group(1)) * 12 + month;
  }
}
