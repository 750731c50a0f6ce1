package dev.jobtrail.client;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import jakarta.enterprise.context.RequestScoped;

/** Resolves the applicant of a request: the caller or one of the caller's clients. */
@RequestScoped
public class People {

  private final CurrentAccount current;

  People(CurrentAccount current) {
    this.current = current;
  }

  /**
   * The applicant of a {@code clientId}, archived or not.
   *
   * @param clientId null for the account's own
   * @throws ApiException NOT_FOUND for a client that is not the caller's
   */
  public Person of(String clientId) {
    var accountId = current.id();
    if (clientId == null) {
      return new Person(accountId, null);
    }
    var id = Ids.parse(clientId);
    if (!Client.exists(accountId, id)) {
      throw ApiException.notFound();
    }
    return new Person(accountId, id);
  }
}
