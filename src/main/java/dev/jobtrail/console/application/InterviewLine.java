package dev.jobtrail.console.application;

import dev.jobtrail.application.InterviewView;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;

/**
 * An interview as text.
 *
 * @param when start, end and zone in the zone of the interview
 * @param form to change it
 */
@TemplateData
record InterviewLine(InterviewView interview, String when, InterviewForm form) {

  static InterviewLine of(InterviewView it) {
    return new InterviewLine(it, when(it), InterviewForm.of(it));
  }

  public String kind() {
    return ApplicationWords.of(interview.kind());
  }

  private static String when(InterviewView it) {
    var messages = PageMessages.of(ApplicationMessages.class);
    var format = LanguageFormat.current();
    var start = it.startsAt().atZone(it.zone());
    if (it.endsAt() == null) {
      return messages.interviewTime(format.weekdayTime(start), it.timeZone());
    }
    var end = it.endsAt().atZone(it.zone());
    var until =
        end.toLocalDate().equals(start.toLocalDate())
            ? LanguageFormat.clock(end)
            : format.weekdayTime(end);
    return messages.interviewTimes(format.weekdayTime(start), until, it.timeZone());
  }
}
