package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.OwnSection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds months between jobs that no entry of a resume covers.
 *
 * <p>Dates without a month or without a start are read in favour of the owner (see {@link
 * ResumeDates}); what only has an end covers all before it. Where a job has no date at all, no gap
 * is reported.
 */
public final class EmploymentGaps {

  /** Months; a search for work of up to half a year is usual. */
  private static final int SHORTEST = 6;

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
    var start = ResumeDates.first(entry.path("startDate").asText(""));
    var end = ResumeDates.last(entry.path("endDate").asText(""));
    if (start.isEmpty() && end.isEmpty()) {
      return false;
    }
    spans.add(new Span(job, start.orElse(0), end.orElse(Integer.MAX_VALUE - 1)));
    return true;
  }
}
