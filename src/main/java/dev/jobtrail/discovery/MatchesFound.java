package dev.jobtrail.discovery;

import dev.jobtrail.client.Person;
import java.util.List;
import java.util.UUID;

/** Event: a run has found new jobs; fired inside the transaction that stores the matches. */
public record MatchesFound(Person person, UUID resumeId, UUID runId, List<UUID> matchIds) {}
