package dev.jobtrail.mail;

import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.UUID;

/**
 * Event: follow-ups and interviews must be mailed to the owner of an account.
 *
 * @param name the owner's
 * @param zone of the times
 * @param unsubscribeUrl works without signing in
 */
@TemplateData
public record DueReminder(
    UUID accountId,
    String email,
    String name,
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

  /** The subject of the mail: the first line and how many there are besides. */
  public String subject() {
    var all = days.stream().mapToInt(it -> it.lines().size()).sum();
    var first = days.getFirst().lines().getFirst();
    var more = all == 1 ? "" : " and %d more".formatted(all - 1);
    return "Reminder: " + first.what() + ", " + first.job() + more;
  }
}
