package dev.jobtrail.console;

import dev.jobtrail.account.NoticeView;
import dev.jobtrail.client.ClientName;
import dev.jobtrail.page.LanguageFormat;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;

/**
 * The layout data of every page, and the formatting of times.
 *
 * @param accountId the account of the signed-in user; null for none
 * @param login the name to sign in by; null for none
 * @param name the name of the signed-in user; null for none
 * @param clients those who can be chosen to be worked for
 * @param clientId the one that is; null for the account's own person
 * @param listPath the page of the section, where another person can be chosen
 * @param isUnverified whether the account's e-mail address is still to be verified
 * @param notices the account's messages to its owner, newest first
 * @param hasSamples whether the account has sample data
 * @param zone the visitor's
 */
@TemplateData
public record Frame(
    UUID accountId,
    String login,
    String name,
    List<NavigationItem> navigation,
    List<ClientName> clients,
    UUID clientId,
    String listPath,
    boolean isUnverified,
    List<NoticeView> notices,
    boolean hasSamples,
    ZoneId zone) {

  /** How many colours the style sheet has for clients. */
  private static final int HUES = 6;

  /**
   * A link in the navigation.
   *
   * @param news how much there is to look at
   */
  @TemplateData
  record NavigationItem(String label, String href, boolean current, int news) {}

  /** The same where another person is chosen for another page. */
  public Frame listedAt(String path) {
    return new Frame(
        accountId,
        login,
        name,
        navigation,
        clients,
        clientId,
        path,
        isUnverified,
        notices,
        hasSamples,
        zone);
  }

  /** The client that is worked for; null for none, and for one that is archived. */
  public String clientName() {
    return clients.stream()
        .filter(it -> it.id().equals(clientId))
        .map(ClientName::name)
        .findFirst()
        .orElse(null);
  }

  /** The colour of the client in the pages, from 0. */
  public int clientHue() {
    return Math.floorMod(clientId.hashCode(), HUES);
  }

  public boolean isSignedIn() {
    return name != null;
  }

  /** The day and minute in the visitor's zone, such as {@code 21 Nov 2026, 14:05}. */
  public String time(Instant instant) {
    return LanguageFormat.current().time(instant.atZone(zone));
  }

  /** The day in the visitor's zone, such as {@code 21 Nov 2026}. */
  public String day(Instant instant) {
    return LanguageFormat.current().day(instant.atZone(zone));
  }

  /** A day as it is. */
  public String day(LocalDate day) {
    return LanguageFormat.current().day(day);
  }

  /** A number with separators, such as {@code 90,000}. */
  public String amount(Number number) {
    return LanguageFormat.current().number(number);
  }

  /** The query with the current client, including its question mark, or an empty string. */
  public String personQuery() {
    return new PageQuery().with("client", clientId).behind("");
  }

  /** The same after other parameters. */
  public String andPerson() {
    return clientId == null ? "" : "&client=" + clientId;
  }
}
