package dev.jobtrail.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The allowances of an account's plan and their usage this month.
 *
 * @param plan the plan's name
 * @param ai AI calls
 * @param apply assisted apply runs
 * @param discovery discovery runs
 * @param seats active clients that the plan allows at a time; null for any number
 * @param resetsAt when the next month starts, in UTC
 */
@Schema(description = "The plan's allowances and their usage this month.")
public record Usage(
    @Schema(required = true, description = "The plan's name.", examples = "free") String plan,
    @Schema(required = true, description = "AI calls.") Used ai,
    @Schema(required = true, description = "Assisted apply runs.") Used apply,
    @Schema(required = true, description = "Discovery runs.") Used discovery,
    @Schema(
            required = true,
            nullable = true,
            description = "Maximum number of active clients; null if unlimited.")
        Integer seats,
    @Schema(required = true, description = "When the usage resets.") Instant resetsAt) {

  /**
   * One allowance.
   *
   * @param allowed units in a month; null for any number
   * @param used units taken this month
   */
  @Schema(name = "UsedAllowance")
  public record Used(
      @Schema(required = true, nullable = true, description = "Units per month; null if unlimited.")
          Integer allowed,
      @Schema(required = true, description = "Units used this month.") int used) {

    /** Whether no unit is left this month. */
    @JsonIgnore
    public boolean isUsedUp() {
      return allowed != null && used >= allowed;
    }
  }
}
