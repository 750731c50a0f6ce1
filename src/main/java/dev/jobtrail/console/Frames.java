package dev.jobtrail.console;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.Notices;
import dev.jobtrail.approval.ApprovalReader;
import dev.jobtrail.client.ClientReader;
import dev.jobtrail.client.People;
import dev.jobtrail.client.Person;
import dev.jobtrail.console.Frame.NavigationItem;
import dev.jobtrail.demo.SampleData;
import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/** Creates the frames of pages. */
@RequestScoped
public class Frames {

  /** More would hide the page; the next ones follow when these are dismissed. */
  private static final int NOTICES = 3;

  private static final String ZONE = "jobtrail_zone";

  /** With a name that forms can send, unlike that of the offset. */
  private static final ZoneId UTC = ZoneId.of("UTC");

  private final CurrentAccount current;
  private final People people;
  private final ClientReader clients;
  private final ApprovalReader approvals;
  private final Notices notices;
  private final SampleData samples;
  private final HttpHeaders headers;
  private final UriInfo uri;

  Frames(
      CurrentAccount current,
      People people,
      ClientReader clients,
      ApprovalReader approvals,
      Notices notices,
      SampleData samples,
      @Context HttpHeaders headers,
      @Context UriInfo uri) {
    this.current = current;
    this.people = people;
    this.clients = clients;
    this.approvals = approvals;
    this.notices = notices;
    this.samples = samples;
    this.headers = headers;
    this.uri = uri;
  }

  /**
   * The applicant of a page's {@code client} parameter: empty or absent for the account's owner.
   * {@code clientId}, as the API calls it, means the same.
   */
  public Person person(String client) {
    var named = client == null ? uri.getQueryParameters().getFirst("clientId") : client;
    return people.of(named == null || named.isEmpty() ? null : named);
  }

  /**
   * The frame of a page about an applicant.
   *
   * @throws ApiException NOT_FOUND for a client that is not the caller's
   */
  public Frame of(ConsoleSection section, Person person) {
    return of(section, person.clientId());
  }

  /**
   * The same for a page about a record.
   *
   * @param clientId the record's client; null for the account's owner
   */
  public Frame of(ConsoleSection section, UUID clientId) {
    var owner = current.owner();
    return new Frame(
        owner.id(),
        owner.username(),
        owner.name(),
        navigation(section, clientId, approvals.unseen(current.id())),
        clients.active(current.id()),
        clientId,
        section.path(),
        !owner.isEmailVerified(),
        notices.of(current.id()).stream().limit(NOTICES).toList(),
        samples.isLoaded(current.id()),
        zone());
  }

  /** The frame of a page for anybody. */
  Frame ofVisitor() {
    return new Frame(
        null, null, null, List.of(), List.of(), null, null, false, List.of(), false, zone());
  }

  private static List<NavigationItem> navigation(
      ConsoleSection current, UUID clientId, int unseen) {
    return Arrays.stream(ConsoleSection.values())
        .map(
            it ->
                new NavigationItem(
                    it.label(),
                    it.isOfAPerson()
                        ? new PageQuery().with("client", clientId).behind(it.path())
                        : it.path(),
                    it == current,
                    it == ConsoleSection.CLIENTS ? unseen : 0))
        .toList();
  }

  private ZoneId zone() {
    var cookie = headers.getCookies().get(ZONE);
    try {
      return cookie == null ? UTC : ZoneId.of(cookie.getValue());
    } catch (DateTimeException _) {
      return UTC;
    }
  }
}
