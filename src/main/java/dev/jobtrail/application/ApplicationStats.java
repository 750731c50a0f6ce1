package dev.jobtrail.application;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Statistics of an applicant's applications.
 *
 * @param total how many there are
 * @param byStatus how many are in each status now
 * @param funnel how many have ever come as far as each stage or further
 * @param medianDaysInStage how long, in days, those that left a status had stayed in it; null where
 *     none has left it yet
 */
@Schema(description = "Statistics of an applicant's applications.")
public record ApplicationStats(
    @Schema(required = true) long total,
    @Schema(required = true, description = "Current number of applications per status.")
        Map<ApplicationStatus, Long> byStatus,
    @Schema(required = true) List<FunnelStage> funnel,
    @Schema(
            required = true,
            additionalProperties = Days.class,
            description =
                "Median days in each status, of applications that have left it; null if none has.")
        Map<ApplicationStatus, Double> medianDaysInStage) {

  /** A number of days, or null. */
  @Schema(type = SchemaType.NUMBER, nullable = true, minimum = "0")
  public interface Days {}

  /**
   * One stage of the funnel.
   *
   * @param reached how many have come as far as this or further
   * @param rate reached as a share of all, 0 to 1; null where there are no applications
   */
  public record FunnelStage(
      @Schema(required = true) ApplicationStatus stage,
      @Schema(required = true) long reached,
      @Schema(nullable = true, minimum = "0", maximum = "1") Double rate) {}
}
