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
   * @param clientId null for the account's own, or for the client that the caller's key is limited
   *     to
   * @throws ApiException NOT_FOUND for a client that is not the caller's
   */
  public Person of(String clientId) {
    var accountId = current.id();
    var only = current.onlyClient();
    if (clientId == null) {
      return new Person(accountId, only.orElse(null));
    }
    var id = Ids.parse(clientId);
    if (!only.orElse(id).equals(id) || !Client.exists(accountId, id)) {
      throw ApiException.notFound();
    }
    return new Person(accountId, id);
  }
}
