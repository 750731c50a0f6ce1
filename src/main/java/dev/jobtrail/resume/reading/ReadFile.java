package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A file as a resume.
 *
 * @param document JSON Resume; an object
 * @param text of a file that rules read: its lines, with tabs between the texts of one; null for
 *     formats that name their values
 */
public record ReadFile(JsonNode document, ImportReport report, String text) {}
