package dev.jobtrail.application;

import dev.jobtrail.platform.JsonSettings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;

/** An application as a row of a spreadsheet. */
final class ApplicationRow {

  /** What makes a spreadsheet take a cell for a formula. */
  private static final String FORMULA_BEGINNINGS = "=+-@\t\r\n＝＋－＠";

  private static final List<String> FACTS =
      List.of(
          "id",
          "clientId",
          "status",
          "statusChangedAt",
          "title",
          "company",
          "location",
          "isRemote",
          "employmentType",
          "salaryMin",
          "salaryMax",
          "salaryCurrency",
          "url",
          "source",
          "postedAt",
          "resumeId",
          "resumeName",
          "matchScore",
          "applySource",
          "notes",
          "submittedVia",
          "submittedAt",
          "createdAt",
          "updatedAt");

  private ApplicationRow() {}

  /** The names of the columns: the facts, each status with when it was first reached, history. */
  static List<String> header() {
    var header = new ArrayList<>(FACTS);
    for (var status : ApplicationStatus.values()) {
      header.add("reached_" + status.wireName());
    }
    header.add("history");
    return header;
  }

  static List<String> of(ExportedApplication exported) {
    var row = facts(exported.application());
    for (var status : ApplicationStatus.values()) {
      row.add(firstReached(exported.history(), status));
    }
    row.add(safe(history(exported.history())));
    return row;
  }

  private static ArrayList<String> facts(ApplicationView application) {
    var posting = application.posting();
    var row = new ArrayList<String>();
    row.add(text(application.id()));
    row.add(text(application.clientId()));
    row.add(text(application.status()));
    row.add(text(application.statusChangedAt()));
    row.add(safe(posting.title()));
    row.add(safe(posting.company()));
    row.add(safe(posting.location()));
    row.add(text(posting.isRemote()));
    row.add(text(posting.employmentType()));
    row.add(text(posting.salaryMin()));
    row.add(text(posting.salaryMax()));
    row.add(text(posting.salaryCurrency()));
    row.add(safe(posting.url()));
    row.add(text(posting.source()));
    row.add(text(posting.postedAt()));
    row.add(text(application.resumeId()));
    row.add(safe(application.resume() == null ? null : application.resume().name()));
    row.add(text(application.matchScore()));
    row.add(text(application.applySource()));
    row.add(safe(application.notes()));
    row.add(text(application.submittedVia()));
    row.add(text(application.submittedAt()));
    row.add(text(application.createdAt()));
    row.add(text(application.updatedAt()));
    return row;
  }

  private static String firstReached(List<StatusChangeView> history, ApplicationStatus status) {
    return history.stream()
        .filter(change -> change.to() == status)
        .findFirst()
        .map(change -> text(change.at()))
        .orElse("");
  }

  /**
   * One line for each change, such as {@code 2026-11-21T02:34:56.789Z submitted by owner: note}.
   */
  private static String history(List<StatusChangeView> history) {
    return history.stream()
        .map(
            change ->
                text(change.at())
                    + " "
                    + text(change.to())
                    + " by "
                    + text(change.by())
                    + (change.note() == null ? "" : ": " + change.note()))
        .collect(Collectors.joining("\n"));
  }

  /** What a person or a page has written, so that no spreadsheet runs it. */
  static String safe(String text) {
    if (text == null || text.isEmpty()) {
      return "";
    }
    return FORMULA_BEGINNINGS.indexOf(text.charAt(0)) < 0 ? text : "'" + text;
  }

  private static String text(Enum<?> value) {
    return value == null ? "" : value.name().toLowerCase(Locale.ROOT);
  }

  private static String text(Instant value) {
    return value == null ? "" : JsonSettings.wireForm(value);
  }

  private static String text(UUID value) {
    return Objects.toString(value, "");
  }

  private static String text(Number value) {
    return Objects.toString(value, "");
  }

  private static String text(Boolean value) {
    return Objects.toString(value, "");
  }

  private static String text(String value) {
    return Objects.toString(value, "");
  }
}
