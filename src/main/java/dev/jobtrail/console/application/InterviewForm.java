package dev.jobtrail.console.application;

import dev.jobtrail.application.InterviewKind;
import dev.jobtrail.application.InterviewView;
import dev.jobtrail.console.Choice;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * An interview in a form; unknown values are null.
 *
 * @param key what tells the ids of its fields from those of other forms
 * @param startsAt the instant of the start, which the local time does not tell in a repeated hour
 * @param endsAt the same of the end
 * @param start as a local time in the zone
 * @param end the same
 */
@TemplateData
record InterviewForm(
    String key,
    Instant startsAt,
    Instant endsAt,
    String start,
    String end,
    String zone,
    List<Choice> kinds,
    String place,
    String link,
    String people,
    String notes,
    String outcome) {

  private static final DateTimeFormatter FIELD =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT);

  /** The form for a new interview. */
  static InterviewForm empty(ZoneId zone) {
    return new InterviewForm(
        "new",
        null,
        null,
        null,
        null,
        zone.getId(),
        kinds(InterviewKind.VIDEO),
        null,
        null,
        null,
        null,
        null);
  }

  /** The form to change an interview. */
  static InterviewForm of(InterviewView interview) {
    return new InterviewForm(
        interview.id().toString(),
        interview.startsAt(),
        interview.endsAt(),
        local(interview.startsAt(), interview),
        local(interview.endsAt(), interview),
        interview.timeZone(),
        kinds(interview.kind()),
        interview.place(),
        interview.link(),
        interview.people(),
        interview.notes(),
        interview.outcome());
  }

  private static String local(Instant instant, InterviewView interview) {
    return instant == null ? null : FIELD.format(instant.atZone(interview.zone()));
  }

  private static List<Choice> kinds(InterviewKind chosen) {
    return Arrays.stream(InterviewKind.values())
        .map(it -> new Choice(it.wireName(), ApplicationWords.of(it), it == chosen))
        .toList();
  }
}
