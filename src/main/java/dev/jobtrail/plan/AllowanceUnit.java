package dev.jobtrail.plan;

import java.time.YearMonth;
import java.util.UUID;

/**
 * One consumed unit of an allowance.
 *
 * @param accountId whose it is
 * @param allowance what of
 * @param month the month in UTC that it counts in, and to which it is given back
 */
public record AllowanceUnit(UUID accountId, Allowance allowance, YearMonth month) {}
