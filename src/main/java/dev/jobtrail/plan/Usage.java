package dev.jobtrail.plan;

import java.time.Instant;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An account's plan and what it has used of it this month. */
@Schema(name = "Usage")
public record Usage(
    @Schema(examples = "free") String plan,
    @Schema(description = "By allowance: ai, apply, discovery.") Map<Allowance, Used> allowances,
    @Schema(description = "Active clients at a time; null for no limit.", nullable = true)
        Integer seats,
    @Schema(description = "When the counts begin anew: the first of the next month, UTC.")
        Instant resetsAt) {

  /** One allowance. */
  @Schema(name = "UsedAllowance")
  public record Used(
      @Schema(description = "How much a month; null for no limit.", nullable = true)
          Integer allowed,
      int used) {}
}
