package dev.jobtrail.console.application;

import dev.jobtrail.application.InterviewView;
import io.quarkus.qute.TemplateData;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * An interview as text.
 *
 * @param when start, end and zone in the zone of the interview
 * @param form to change it
 */
@TemplateData
record InterviewLine(InterviewView interview, String when, InterviewForm form) {

  private static final DateTimeFormatter START =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu, HH:mm", Locale.ENGLISH);

  private static final DateTimeFormatter END = DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);

  static InterviewLine of(InterviewView it) {
    return new InterviewLine(it, when(it), InterviewForm.of(it));
  }

  private static String when(InterviewView it) {
    var start = it.startsAt().atZone(it.zone());
    var end = it.endsAt() == null ? null : it.endsAt().atZone(it.zone());
    var until =
        end == null
            ? ""
            : " to " + (end.toLocalDate().equals(start.toLocalDate()) ? END : START).format(end);
    return START.format(start) + until + " (" + it.timeZone() + ")";
  }
}
