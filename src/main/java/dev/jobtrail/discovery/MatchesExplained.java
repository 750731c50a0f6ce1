package dev.jobtrail.discovery;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How many matches of a resume are being explained. */
@Schema(name = "MatchesExplained")
record MatchesExplained(@Schema(required = true) int underWay) {}
