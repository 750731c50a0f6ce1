package dev.jobtrail.client;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Counts of a client's applications and approvals.
 *
 * @param applications all of its applications
 * @param submitted the submitted ones, regardless of their outcome
 * @param byStatus how many are in each status; every status is there
 * @param pendingApprovals requests that the client can still decide on
 * @param unseenDecisions decisions of the client that the operator has not seen
 */
@Schema(description = "Counts of a client's applications and approvals.")
public record ClientCounts(
    @Schema(required = true) long applications,
    @Schema(
            required = true,
            description = "Applications that were submitted, whatever their status now.")
        long submitted,
    @Schema(
            required = true,
            description = "Number of applications in each status; every status is included.",
            examples = "{\"saved\": 3, \"submitted\": 1}")
        Map<String, Long> byStatus,
    @Schema(required = true, description = "Pending approval requests.") long pendingApprovals,
    @Schema(required = true, description = "Decisions that the operator has not seen.")
        long unseenDecisions) {}
