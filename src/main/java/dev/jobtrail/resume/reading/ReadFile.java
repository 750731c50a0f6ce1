package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A file as a resume.
 *
 * @param document JSON Resume; an object
 */
public record ReadFile(JsonNode document, ImportReport report) {}
