package dev.jobtrail.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.Offer;
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

  static SampleContent read(ObjectMapper mapper) {
    return mapper.convertValue(file(mapper, "sample-data.json"), SampleContent.class);
  }

  static JsonNode file(ObjectMapper mapper, String name) {
    try (var file = SampleContent.class.getResourceAsStream(FOLDER + name)) {
      return mapper.readTree(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
