package dev.jobtrail.discovery.company;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations that find companies on job boards. */
@Path("/discovery/companies")
@Authenticated
@Blocking
@Tag(name = "Discovery")
@RequiresScope(read = Scope.DISCOVERY, write = Scope.DISCOVERY)
class CompanyResource {

  private final CompanyFinder finder;
  private final CompanyCatalogue catalogue;
  private final IdempotentTransactions idempotent;

  CompanyResource(
      CompanyFinder finder, CompanyCatalogue catalogue, IdempotentTransactions idempotent) {
    this.finder = finder;
    this.catalogue = catalogue;
    this.idempotent = idempotent;
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/find")
  @Limited(Limit.COMPANY_SEARCH)
  @Operation(
      operationId = "findCompanies",
      summary = "Find companies on job boards by links, domains or names",
      description =
          "For each line, looks at the URL, at the page behind it and at up to five more pages of"
              + " the site, and asks the job boards found there for the company's jobs. Takes up to"
              + " 40 s and changes nothing; add the results to the companies of a target.")
  public List<CompanyFindings> findCompanies(@NotNull @Valid CompanyQuery body) {
    var findings = finder.find(body.text());
    return idempotent.call(() -> findings);
  }

  @GET
  @Operation(
      operationId = "listCatalogue",
      summary = "List well-known employers on job boards by name",
      description =
          "A starter catalogue from public knowledge. Its entries are not verified; each is checked"
              + " when it is used, in findCompanies and in searches.")
  public List<CompanyCatalogue.Entry> listCatalogue(
      @Parameter(
              description = "Employers on this board only.",
              schema = @Schema(implementation = Board.class))
          @QueryParam("board")
          String board,
      @Parameter(description = "A part of the employer's name.") @QueryParam("q") @Size(max = 100)
          String q) {
    return catalogue.matching(named(board), q);
  }

  private static Board named(String board) {
    return board == null
        ? null
        : Board.named(board).orElseThrow(() -> ApiException.invalid("board", "is not a job board"));
  }
}
