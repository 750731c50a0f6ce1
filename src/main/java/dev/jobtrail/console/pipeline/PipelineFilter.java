package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationFilter;
import dev.jobtrail.application.ApplicationOrder;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ArchivedApplications;
import dev.jobtrail.application.SavedFilter;
import dev.jobtrail.console.PageQuery;
import dev.jobtrail.platform.SortDirection;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The filters of a pipeline page; empty filters match everything.
 *
 * @param resume an id
 * @param status names on the wire with commas between them
 * @param tag empty for any
 * @param stage the id of a stage of the account
 * @param archived a choice of archived ones, as the API calls it
 * @param sort an order, as the API calls it
 * @param direction of the order, as the API calls it
 * @param clientId whose they are; null for the account's own person
 */
@TemplateData
record PipelineFilter(
    String q,
    String resume,
    String company,
    String status,
    String tag,
    String stage,
    String archived,
    String sort,
    String direction,
    UUID clientId) {

  PipelineFilter {
    q = Objects.requireNonNullElse(q, "").strip();
    resume = Objects.requireNonNullElse(resume, "");
    company = Objects.requireNonNullElse(company, "").strip();
    status = Objects.requireNonNullElse(status, "");
    tag = Objects.requireNonNullElse(tag, "").strip();
    stage = Objects.requireNonNullElse(stage, "");
    archived = Objects.requireNonNullElse(archived, "");
    sort = Objects.requireNonNullElse(sort, "");
    direction = Objects.requireNonNullElse(direction, "");
  }

  public boolean isEmpty() {
    return q.isEmpty() && status.isEmpty() && !narrowsFurther();
  }

  /** Whether it has more than words and a status. */
  public boolean narrowsFurther() {
    return Stream.of(resume, company, tag, stage, archived).anyMatch(it -> !it.isEmpty());
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
    return ApplicationFilter.of(statuses(), q, resume, company, tag)
        .inStage(stage)
        .archived(archived)
        .sorted(sort, direction);
  }

  /** The same narrowed to a stage. */
  PipelineFilter in(PipelineStage column) {
    return new PipelineFilter(
        q, resume, company, column.parameter(), tag, stage, archived, sort, direction, clientId);
  }

  /** The filters and order of a saved view. */
  static PipelineFilter of(SavedFilter saved, UUID clientId) {
    return new PipelineFilter(
        saved.q(),
        saved.resumeId() == null ? null : saved.resumeId().toString(),
        saved.company(),
        saved.status() == null
            ? null
            : saved.status().stream()
                .map(ApplicationStatus::wireName)
                .collect(Collectors.joining(",")),
        saved.tag(),
        saved.stageId() == null ? null : saved.stageId().toString(),
        wireName(saved.archived()),
        wireName(saved.sort()),
        wireName(saved.direction()),
        clientId);
  }

  static String wireName(Enum<?> constant) {
    return constant == null ? null : constant.name().toLowerCase(Locale.ROOT);
  }

  /** The same in another order. */
  PipelineFilter sorted(ApplicationOrder order, SortDirection ascending) {
    return new PipelineFilter(
        q,
        resume,
        company,
        status,
        tag,
        stage,
        archived,
        wireName(order),
        wireName(ascending),
        clientId);
  }

  /** Whether only archived ones are listed. */
  public boolean isArchive() {
    return archived.equals(wireName(ArchivedApplications.ONLY));
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
        .with("stage", stage)
        .with("archived", archived)
        .with("sort", sort)
        .with("direction", direction)
        .with("client", clientId)
        .with("after", after)
        .behind(path);
  }
}
