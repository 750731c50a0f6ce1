package dev.jobtrail.attempt;

import dev.jobtrail.attempt.account.SiteAccountState;
import dev.jobtrail.attempt.account.SiteAccounts;
import dev.jobtrail.attempt.account.SiteAccounts.Access;
import dev.jobtrail.client.Person;
import dev.jobtrail.form.AccountPage;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

/** Passes sites that ask for an account, with at most one press of their button at a time. */
@ApplicationScoped
class SiteEntrances {

  /** The stored account was changed between the decision and the press. */
  private static final class Changed extends RuntimeException {

    private static final long serialVersionUID = 1L;
  }

  private final SiteAccounts accounts;

  SiteEntrances(SiteAccounts accounts) {
    this.accounts = accounts;
  }

  /** Signs in or creates an account as the applicant has decided. */
  SiteEntrance pass(AccountPage page, Person person, UUID attemptId, FillLog log) {
    return switch (accounts.access(person, page.site(), attemptId)) {
      case Access.Ask ask -> new SiteEntrance.Ask(ask, null);
      case Access.Enter enter -> enter(page, person, attemptId, enter, log);
    };
  }

  private SiteEntrance enter(
      AccountPage page, Person person, UUID attemptId, Access.Enter enter, FillLog log) {
    log.line(
        EventKind.NOTE,
        null,
        (enter.isCreation()
                ? Message.of("Creating an account at %s", page.site())
                : Message.of("Signing in at %s", page.site()))
            .english());
    var claimed = new Access.Enter[] {enter};
    Runnable claim =
        () ->
            claimed[0] =
                accounts.claim(person.accountId(), enter, attemptId).orElseThrow(Changed::new);
    AccountPage.Response response;
    try {
      response =
          enter.isCreation()
              ? page.create(enter.email(), enter.password(), claim)
              : page.signIn(enter.email(), enter.password(), claim);
    } catch (Changed _) {
      return again(page, person, attemptId, null);
    }
    return switch (response) {
      case AccountPage.Response.Entered() -> {
        settle(person, claimed[0], SiteAccountState.WORKS);
        yield new SiteEntrance.Through(enter.isCreation());
      }
      case AccountPage.Response.Created() -> {
        settle(person, claimed[0], SiteAccountState.GIVEN);
        yield new SiteEntrance.Again();
      }
      case AccountPage.Response.Refused(var words) -> {
        settle(
            person,
            claimed[0],
            enter.isCreation() ? SiteAccountState.NOT_CREATED : SiteAccountState.REFUSED);
        yield again(page, person, attemptId, words);
      }
      case AccountPage.Response.Unverified(var words) -> {
        settle(person, claimed[0], SiteAccountState.UNVERIFIED);
        yield again(page, person, attemptId, words);
      }
      case AccountPage.Response.HumanCheck(var words) -> new SiteEntrance.Human(words);
      case AccountPage.Response.Unknown() -> {
        settle(person, claimed[0], SiteAccountState.TRYING);
        yield again(page, person, attemptId, null);
      }
    };
  }

  private void settle(Person person, Access.Enter access, SiteAccountState state) {
    accounts.settle(person.accountId(), access, state);
  }

  /** What the applicant is asked now. */
  private SiteEntrance again(AccountPage page, Person person, UUID attemptId, String words) {
    return accounts.access(person, page.site(), attemptId) instanceof Access.Ask ask
        ? new SiteEntrance.Ask(ask, words)
        : new SiteEntrance.Ask(
            new Access.Ask(
                Message.of("The account at %s was changed meanwhile. Try again.", page.site()),
                null,
                false,
                true),
            words);
  }
}
