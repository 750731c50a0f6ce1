package dev.jobtrail.client;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.RequestScoped;

/** Finds the person that a request names. An account has no clients yet, so any id is unknown. */
@RequestScoped
public class People {

  private final CurrentAccount current;

  People(CurrentAccount current) {
    this.current = current;
  }

  /**
   * The person of a {@code clientId} parameter.
   *
   * @param clientId null for the account's own
   * @throws ApiException NOT_FOUND for a client that is not the caller's
   */
  public Person of(String clientId) {
    if (clientId != null) {
      throw ApiException.notFound();
    }
    return new Person(current.id(), null);
  }
}
