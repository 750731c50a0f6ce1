package dev.jobtrail.feed;

import java.time.Instant;
import java.util.UUID;

/** A feed that was found by its address. */
public record OpenedFeed(UUID accountId, Instant createdAt) {}
