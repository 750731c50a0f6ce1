package dev.jobtrail.client;

import java.util.UUID;

/** A client as it is chosen from a list. */
public record ClientName(UUID id, String name) {}
