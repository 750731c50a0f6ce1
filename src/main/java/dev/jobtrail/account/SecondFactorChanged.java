package dev.jobtrail.account;

import java.time.Instant;
import java.util.UUID;

/** A second factor of an account was added, removed or used up; its owner is notified by mail. */
public record SecondFactorChanged(
    UUID accountId, String email, String name, SecondFactorChange change, Instant at) {}
