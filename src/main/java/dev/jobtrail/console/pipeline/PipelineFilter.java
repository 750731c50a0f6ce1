package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationFilter;
import dev.jobtrail.console.PageQuery;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * The filters of a pipeline page; empty filters match everything.
 *
 * @param resume an id
 * @param status names on the wire with commas between them
 * @param tag empty for any
 * @param clientId whose they are; null for the account's own person
 */
@TemplateData
record PipelineFilter(
    String q, String resume, String company, String status, String tag, UUID clientId) {

  PipelineFilter {
    q = Objects.requireNonNullElse(q, "").strip();
    resume = Objects.requireNonNullElse(resume, "");
    company = Objects.requireNonNullElse(company, "").strip();
    status = Objects.requireNonNullElse(status, "");
    tag = Objects.requireNonNullElse(tag, "").strip();
  }

  public boolean isEmpty() {
    return q.isEmpty()
        && resume.isEmpty()
        && company.isEmpty()
        && status.isEmpty()
        && tag.isEmpty();
  }

  /** Whether it leaves something of a stage. */
  boolean shows(PipelineStage stage) {
    return status.isEmpty()
        || statuses().stream()
            .anyMatch(name -> stage.statuses().stream().anyMatch(it -> it.wireName().equals(name)));
  }

  List<String> statuses() {
    return status.isEmpty() ? List.of() : List.of(status.split(","));
  }

  ApplicationFilter ofApplications() {
    return ApplicationFilter.of(statuses(), q, resume, company, tag);
  }

  /** The same narrowed to a stage. */
  PipelineFilter in(PipelineStage stage) {
    return new PipelineFilter(q, resume, company, stage.parameter(), tag, clientId);
  }

  /** The address of a page that shows these. */
  public String address(String path) {
    return address(path, null);
  }

  /**
   * The address of a page of a list.
   *
   * @param after the id of the last one that was shown; null for the first page
   */
  public String address(String path, UUID after) {
    return new PageQuery()
        .with("q", q)
        .with("resume", resume)
        .with("company", company)
        .with("status", status)
        .with("tag", tag)
        .with("client", clientId)
        .with("after", after)
        .behind(path);
  }
}
