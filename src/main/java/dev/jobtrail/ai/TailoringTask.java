package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.ParsedDescription;
import java.util.List;

/**
 * A resume to be tailored to a posting.
 *
 * @param resume a JSON Resume document
 * @param facts what its owner confirmed besides
 */
public record TailoringTask(
    JsonNode resume, List<String> facts, PostingText posting, ParsedDescription parsed) {}
