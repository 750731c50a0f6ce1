package dev.jobtrail.demo;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on the caller's sample data. */
@Path("/sample-data")
@Authenticated
@Tag(name = "Account")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class SampleDataResource {

  private final CurrentAccount current;
  private final SampleData samples;
  private final SampleDataEraser eraser;

  SampleDataResource(CurrentAccount current, SampleData samples, SampleDataEraser eraser) {
    this.current = current;
    this.samples = samples;
    this.eraser = eraser;
  }

  @GET
  @Operation(
      operationId = "getSampleData",
      summary = "Read whether the account has sample data",
      description = "Sample data can be added to look around, and deleted all at once.")
  public SampleDataView getSampleData() {
    return new SampleDataView(samples.isLoaded(current.id()));
  }

  @POST
  @Idempotent
  @Operation(
      operationId = "addSampleData",
      summary = "Add sample data to the account",
      description =
          "Resumes, applications in all statuses, matches, and a client with a waiting approval."
              + " Consumes no allowance; the client takes a free seat and is left out without one."
              + " Idempotent: adding again changes nothing.")
  public SampleDataView addSampleData() {
    samples.load(current.id());
    return getSampleData();
  }

  @DELETE
  @Operation(
      operationId = "deleteSampleData",
      summary = "Delete the sample data of the account",
      description =
          "Deletes what addSampleData added, with later changes to it, and nothing else. A sample"
              + " resume or client that other records use is kept. Can be repeated.")
  public void deleteSampleData() {
    eraser.clear(current.id());
  }
}
