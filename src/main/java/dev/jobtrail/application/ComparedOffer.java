package dev.jobtrail.application;

import io.quarkus.qute.TemplateData;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An offer beside others. */
@TemplateData
@Schema(name = "ComparedOffer", description = "An offer with its pay for a year.")
public record ComparedOffer(
    @Schema(required = true) UUID applicationId,
    @Schema(required = true) String title,
    @Schema(nullable = true) String company,
    @Schema(nullable = true) String location,
    @Schema(required = true) ApplicationStatus status,
    @Schema(required = true) Offer offer,
    @Schema(required = true, description = "Salary and bonus for a year, in the offer's currency.")
        long payPerYear,
    @Schema(
            nullable = true,
            description = "The same in the requested currency; null without an exchange rate.")
        Long convertedPayPerYear) {}
