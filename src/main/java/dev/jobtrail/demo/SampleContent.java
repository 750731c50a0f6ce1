package dev.jobtrail.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.Offer;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.TextResource;
import dev.jobtrail.text.Translations;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** The sample data as its file has it; all persons and companies are invented. */
@RegisterForReflection
record SampleContent(
    List<SampleDocument> resumes,
    List<SampleJob> applications,
    List<SampleMatch> matches,
    SampleClient client) {

  private static final String FOLDER = "/samples/";

  /**
   * A resume.
   *
   * @param file its document
   * @param label null for that of the document
   * @param summary null for that of the document
   */
  @RegisterForReflection
  record SampleDocument(String name, String file, String label, String summary) {}

  /** A status and how many days ago it was reached. */
  @RegisterForReflection
  record Step(ApplicationStatus status, int daysAgo) {}

  /**
   * A tracked job.
   *
   * @param followUpInDays null for none
   * @param interviewInDays null for none
   * @param offer null for none
   */
  @RegisterForReflection
  record SampleJob(
      String title,
      String company,
      String location,
      Boolean isRemote,
      Integer salaryMin,
      Integer salaryMax,
      String salaryCurrency,
      String description,
      List<Step> history,
      List<String> tags,
      String notes,
      Integer followUpInDays,
      Integer interviewInDays,
      Offer offer,
      boolean isTailored) {}

  /** A found job. */
  @RegisterForReflection
  record SampleMatch(
      String title,
      String company,
      String location,
      boolean isRemote,
      int score,
      String fitReason,
      String fitGap,
      String snippet) {}

  /** A client with an application that awaits approval. */
  @RegisterForReflection
  record SampleClient(String name, String notes, SampleDocument resume, SampleJob application) {}

  /**
   * The sample data.
   *
   * @param language of what the owner of the account would have written; resumes and postings are
   *     English
   */
  static SampleContent read(ObjectMapper mapper, Language language) {
    var content = file(mapper, "sample-data.json");
    translate(content, language);
    return mapper.convertValue(content, SampleContent.class);
  }

  private static void translate(JsonNode content, Language language) {
    for (var child : content) {
      translate(child, language);
    }
    if (content instanceof ObjectNode object) {
      object.properties().forEach(it -> it.setValue(translated(it.getValue(), language)));
    } else if (content instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        array.set(i, translated(array.get(i), language));
      }
    }
  }

  private static JsonNode translated(JsonNode value, Language language) {
    return value.isTextual()
        ? Translations.of("sample " + value.textValue(), language)
            .<JsonNode>map(TextNode::valueOf)
            .orElse(value)
        : value;
  }

  static JsonNode file(ObjectMapper mapper, String name) {
    try {
      return mapper.readTree(TextResource.read(FOLDER + name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
