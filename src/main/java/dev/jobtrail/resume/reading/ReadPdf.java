package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The pages of a PDF as text and as a resume.
 *
 * @param text in the order in which it is read, with line breaks
 * @param document JSON Resume; an object
 */
public record ReadPdf(String text, JsonNode document) {}
