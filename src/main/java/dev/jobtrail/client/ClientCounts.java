package dev.jobtrail.client;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What there is of work for a client.
 *
 * @param applications all of its applications
 * @param submitted those that have been sent, whatever came of them
 * @param byStatus how many are in each status; every status is there
 * @param pendingApprovals requests that the client can still decide on
 * @param unseenDecisions decisions of the client that the operator has not seen
 */
@Schema(description = "What there is of work for a client.")
public record ClientCounts(
    @Schema(required = true) long applications,
    @Schema(required = true, description = "Those that have been sent, whatever came of them.")
        long submitted,
    @Schema(
            required = true,
            description = "How many are in each status; every status is there.",
            examples = "{\"saved\": 3, \"submitted\": 1}")
        Map<String, Long> byStatus,
    @Schema(required = true, description = "Requests that the client can still decide on.")
        long pendingApprovals,
    @Schema(required = true, description = "Decisions that the operator has not seen.")
        long unseenDecisions) {}
