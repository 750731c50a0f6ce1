package dev.jobtrail.sharing.visit;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Statistics of a shared resume for its owner. */
@Path("/resumes")
@Authenticated
@Tag(name = "Sharing")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class StatisticsResource {

  private static final int LONGEST = 365;

  private final CurrentAccount current;
  private final StatisticsReader statistics;

  StatisticsResource(CurrentAccount current, StatisticsReader statistics) {
    this.current = current;
    this.statistics = statistics;
  }

  @GET
  @Path("/{id}/statistics")
  @Conditional
  @Operation(
      operationId = "getResumeStatistics",
      summary = "Read how often a resume was viewed and downloaded",
      description =
          "Each visitor counts as one view an hour, each download counts, and the owner never"
              + " does.")
  public ResumeStatistics get(String id) {
    return statistics.of(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/{id}/statistics/daily")
  @Operation(
      operationId = "listDailyResumeStatistics",
      summary = "Read views and downloads day by day",
      description = "The last days in UTC, oldest first, including days without visits.")
  public List<DayStatistics> daily(
      String id, @QueryParam("days") @DefaultValue("30") @Min(1) @Max(LONGEST) int days) {
    return statistics.daily(current.id(), Ids.parse(id), days);
  }
}
