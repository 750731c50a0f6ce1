package dev.jobtrail.attempt.account;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on the applicants' accounts on the sites of employers. */
@Path("/site-accounts")
@Authenticated
@Tag(name = "Assisted apply")
@RequiresScope(read = Scope.APPLY, write = Scope.APPLY)
class SiteAccountResource {

  private final CurrentAccount current;
  private final People people;
  private final SiteAccounts accounts;

  SiteAccountResource(CurrentAccount current, People people, SiteAccounts accounts) {
    this.current = current;
    this.people = people;
    this.accounts = accounts;
  }

  @GET
  @Operation(
      operationId = "listSiteAccounts",
      summary = "List an applicant's accounts on sites of employers",
      description =
          "Runs sign in with them to forms behind a sign-in. Without their passwords, which are"
              + " stored encrypted.")
  public List<SiteAccountView> listSiteAccounts(
      @QueryParam("clientId") @Size(min = 1) String clientId) {
    return accounts.all(people.of(clientId));
  }

  @DELETE
  @Path("/{id}")
  @Operation(
      operationId = "deleteSiteAccount",
      summary = "Forget an account on the site of an employer",
      description =
          "Deletes its stored password. The account on the site itself stays as it is. A generated"
              + " password that was not shown is lost.")
  public void deleteSiteAccount(String id) {
    accounts.delete(current.id(), Ids.parse(id));
  }

  @POST
  @Path("/{id}/password")
  @Operation(
      operationId = "showSiteAccountPassword",
      summary = "Show the generated password of an account on the site of an employer",
      description = "Works once. A password that an applicant has given is never shown.")
  @Refuses(409)
  public ShownPassword showSiteAccountPassword(String id) {
    return accounts.show(current.id(), Ids.parse(id));
  }
}
