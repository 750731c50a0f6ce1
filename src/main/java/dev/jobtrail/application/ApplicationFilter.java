package dev.jobtrail.application;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.WireName;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.Sorting;
import dev.jobtrail.text.AccentPattern;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.QueryParam;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** Filters and order of a list of applications; absent filters match everything. */
@RegisterForReflection(methods = false) // the names of its parameters are read from its fields
public final class ApplicationFilter {

  @Parameter(
      description = "In one of these statuses; can be repeated.",
      schema = @Schema(implementation = ApplicationStatus[].class))
  @QueryParam("status")
  List<String> status;

  @Parameter(description = "Text in title, company, location or notes, ignoring case and accents.")
  @QueryParam("q")
  @Size(max = 200)
  String q;

  @Parameter(description = "With this chosen resume.")
  @QueryParam("resumeId")
  String resumeId;

  @Parameter(description = "At this company, ignoring case.")
  @QueryParam("company")
  @Size(max = 300)
  String company;

  @Parameter(description = "With this tag.")
  @QueryParam("tag")
  @Size(max = ApplicationTags.LONGEST)
  String tag;

  @Parameter(
      description = "Changed at this time or later.",
      schema = @Schema(implementation = Instant.class))
  @QueryParam("updatedSince")
  String updatedSince;

  @Parameter(description = "In this stage of the account.")
  @QueryParam("stageId")
  String stageId;

  @Parameter(
      description =
          "Whether archived ones are excluded, which is the default, listed only, or included.",
      schema = @Schema(implementation = ArchivedApplications.class))
  @QueryParam("archived")
  String archived;

  @Parameter(
      description = "The order; by the time they were added if absent.",
      schema = @Schema(implementation = ApplicationOrder.class))
  @QueryParam("sort")
  String sort;

  @Parameter(
      description = Sorting.DIRECTION,
      schema = @Schema(implementation = SortDirection.class))
  @QueryParam("direction")
  String direction;

  /** Everything, with archived applications. */
  static ApplicationFilter ofAll() {
    return new ApplicationFilter().archived(WireName.of(ArchivedApplications.INCLUDE));
  }

  /**
   * The filter of a page; empty values are ignored.
   *
   * @param statuses their names on the wire
   */
  public static ApplicationFilter of(
      List<String> statuses, String q, String resumeId, String company, String tag) {
    var filter = new ApplicationFilter();
    filter.status = statuses;
    filter.q = q;
    filter.resumeId = resumeId == null || resumeId.isEmpty() ? null : resumeId;
    filter.company = company;
    filter.tag = tag;
    return filter;
  }

  /** The same with a choice of archived ones by its name on the wire; empty for none of them. */
  public ApplicationFilter archived(String name) {
    archived = name;
    return this;
  }

  /** The same with a stage; empty for any. */
  public ApplicationFilter inStage(String id) {
    stageId = id == null || id.isEmpty() ? null : id;
    return this;
  }

  /** The same in an order by its names on the wire; empty for the usual one. */
  public ApplicationFilter sorted(String name, String ascending) {
    sort = name;
    direction = ascending;
    return this;
  }

  /** The statuses, empty for all. */
  List<ApplicationStatus> statuses() {
    return status == null ? List.of() : status.stream().map(ApplicationStatus::ofWireName).toList();
  }

  /** The text as a regular expression, or null. */
  String pattern() {
    return q == null || q.isEmpty() ? null : AccentPattern.of(q);
  }

  String company() {
    return company == null || company.isEmpty() ? null : company;
  }

  /** Whether it asks for something of the posting; its order does not count. */
  boolean readsPosting() {
    return pattern() != null || company() != null;
  }

  String tag() {
    return tag == null || tag.isEmpty() ? null : tag;
  }

  ArchivedApplications archived() {
    return archived == null || archived.isEmpty()
        ? ArchivedApplications.EXCLUDE
        : WireName.parse(ArchivedApplications.class, archived, "archived");
  }

  /** The order in HQL for an application {@code a} with its posting {@code p}. */
  Sorting sorting() {
    return Sorting.of(sort, direction, ApplicationOrder.ADDED, "a.id");
  }

  /** The stage, or null for any. */
  UUID stage() {
    return stageId == null ? null : Ids.parse(stageId);
  }

  /** The resume, or null for any. */
  UUID resume() {
    return resumeId == null ? null : Ids.parse(resumeId);
  }

  /** The time, or null for any. */
  Instant since() {
    try {
      return updatedSince == null ? null : plausible(Instant.parse(updatedSince));
    } catch (DateTimeException _) {
      throw ApiException.invalid("updatedSince", "must be a time such as 2026-11-21T02:34:56.789Z");
    }
  }

  /** A time that the database can hold. */
  private static Instant plausible(Instant instant) {
    if (instant.isBefore(Instant.EPOCH)) {
      return Instant.EPOCH;
    }
    if (instant.getEpochSecond() > Integer.MAX_VALUE * 100L) {
      throw new DateTimeException("too far");
    }
    return instant;
  }
}
