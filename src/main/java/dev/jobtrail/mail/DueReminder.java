package dev.jobtrail.mail;

import dev.jobtrail.text.Language;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.UUID;

/**
 * Event: follow-ups and interviews must be mailed to the owner of an account.
 *
 * @param name the owner's
 * @param language of the mail and its texts
 * @param zone of the times
 * @param unsubscribeUrl works without signing in
 */
@TemplateData
public record DueReminder(
    UUID accountId,
    String email,
    String name,
    Language language,
    List<Day> days,
    String zone,
    String settingsUrl,
    String unsubscribeUrl) {

  /**
   * What is due on a day.
   *
   * @param name such as "Today, Monday, 2 March"
   */
  @TemplateData
  public record Day(String name, List<Line> lines) {}

  /**
   * An interview or a follow-up; all texts are of one line.
   *
   * @param what with the time of an interview
   * @param job title and company
   * @param how an interview is held, and where; null for a follow-up
   * @param client the name of the client; null for the owner's
   * @param url the page of the application
   */
  @TemplateData
  public record Line(String what, String job, String how, String client, String url) {}

  /** The first line. */
  public Line first() {
    return days.getFirst().lines().getFirst();
  }

  /** How many lines there are besides the first. */
  public int more() {
    return days.stream().mapToInt(it -> it.lines().size()).sum() - 1;
  }
}
