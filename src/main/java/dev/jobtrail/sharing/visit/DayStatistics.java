package dev.jobtrail.sharing.visit;

import java.time.LocalDate;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Views and downloads of a shared resume on one day in UTC. */
@Schema(description = "Views and downloads of one day in UTC.")
public record DayStatistics(
    @Schema(examples = "2026-11-21") LocalDate date, long views, long downloads) {}
