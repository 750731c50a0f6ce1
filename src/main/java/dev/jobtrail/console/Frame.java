package dev.jobtrail.console;

import dev.jobtrail.account.NoticeView;
import dev.jobtrail.client.ClientName;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/**
 * What every page shows around its content, and how it words times.
 *
 * @param name the name of who is signed in; null for nobody
 * @param clients those who can be chosen to be worked for
 * @param clientId the one that is; null for the account's own person
 * @param listPath the page of the section, where another person can be chosen
 * @param isUnverified whether the account's e-mail address is still to be verified
 * @param notices the account's messages to its owner, newest first
 * @param zone the visitor's
 */
@TemplateData
public record Frame(
    String name,
    List<NavigationItem> navigation,
    List<ClientName> clients,
    UUID clientId,
    String listPath,
    boolean isUnverified,
    List<NoticeView> notices,
    ZoneId zone) {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH);

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH);

  /**
   * A link of the navigation.
   *
   * @param news how much there is to look at
   */
  @TemplateData
  record NavigationItem(String label, String href, boolean current, int news) {}

  /** The same where another person is chosen for another page. */
  public Frame listedAt(String path) {
    return new Frame(name, navigation, clients, clientId, path, isUnverified, notices, zone);
  }

  public boolean isSignedIn() {
    return name != null;
  }

  /** The day and minute in the visitor's zone, such as {@code 21 Nov 2026, 14:05}. */
  public String time(Instant instant) {
    return TIME.format(instant.atZone(zone));
  }

  /** The day in the visitor's zone, such as {@code 21 Nov 2026}. */
  public String day(Instant instant) {
    return DAY.format(instant.atZone(zone));
  }

  /** A day as it is. */
  public String day(LocalDate day) {
    return DAY.format(day);
  }

  /** The query that keeps the person who is worked for, with its question mark; or nothing. */
  public String personQuery() {
    return new PageQuery().with("client", clientId).behind("");
  }

  /** The same behind other parameters. */
  public String andPerson() {
    return clientId == null ? "" : "&client=" + clientId;
  }
}
