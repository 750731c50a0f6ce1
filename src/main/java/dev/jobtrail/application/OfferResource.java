package dev.jobtrail.application;

import dev.jobtrail.client.People;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.posting.CurrencyCode;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The operation that compares the caller's offers. */
@Path("/offers")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class OfferResource {

  private final People people;
  private final OfferComparison comparison;

  OfferResource(People people, OfferComparison comparison) {
    this.people = people;
    this.comparison = comparison;
  }

  @GET
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "compareOffers",
      summary = "Compare the offers by their pay for a year, highest first",
      description =
          "Of applications that are not archived, at most 50. Pay is converted at the latest"
              + " reference rates of the European Central Bank.")
  public List<ComparedOffer> compareOffers(
      @Parameter(description = "ISO 4217; that of most offers if absent.")
          @QueryParam("currency")
          @CurrencyCode
          String currency,
      @QueryParam("clientId") String clientId) {
    return comparison.of(people.of(clientId), currency);
  }
}
