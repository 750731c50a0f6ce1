package dev.jobtrail.search;

import dev.jobtrail.client.People;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The operation that searches the caller's records. */
@Path("/search")
@Authenticated
@Tag(name = "Search", description = "Search over all records.")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class SearchResource {

  private final People people;
  private final RecordSearch search;

  SearchResource(People people, RecordSearch search) {
    this.people = people;
    this.search = search;
  }

  @GET
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "searchRecords",
      summary = "Search all records",
      description =
          "Applications, contacts, interviews, resumes, open matches and clients that contain each of the words,"
              + " whatever their case. Those of archived clients are found with clientId only. A limited key finds the kinds that it may read; one that is limited to"
              + " a client finds that client's.")
  @Refuses(404)
  public List<FoundRecord> searchRecords(
      @Parameter(description = "At most eight words count.", example = "acme engineer")
          @QueryParam("q")
          @NotBlank
          @Size(max = RecordSearch.LONGEST)
          String q,
      @Parameter(description = "Finds the records of that client only.") @QueryParam("clientId")
          String clientId,
      @Parameter(description = "How many of each kind at most.")
          @QueryParam("limit")
          @DefaultValue("5")
          @Min(1)
          @Max(RecordSearch.MOST)
          int limit) {
    return search.find(q, clientId == null ? null : people.of(clientId).clientId(), limit);
  }
}
