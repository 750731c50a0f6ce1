package dev.jobtrail.application;

import dev.jobtrail.application.ApplicationView.CsvColumn;
import dev.jobtrail.platform.JsonSettings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** An application as a CSV row. */
public final class ApplicationRow {

  /** A spreadsheet takes a cell that starts with one of these for a formula. */
  private static final String FORMULA_BEGINNINGS = "=+-@\t\r\n＝＋－＠";

  private ApplicationRow() {}

  /** Names of the columns: fields, when each status was first reached, history. */
  static List<String> header() {
    var header = new ArrayList<>(ApplicationView.CSV.stream().map(CsvColumn::name).toList());
    for (var status : ApplicationStatus.values()) {
      header.add("reached_" + status.wireName());
    }
    header.add("history");
    return header;
  }

  static List<String> of(ExportedApplication exported) {
    var row = new ArrayList<String>();
    ApplicationView.CSV.forEach(it -> row.add(text(it.value().apply(exported.application()))));
    for (var status : ApplicationStatus.values()) {
      row.add(firstReached(exported, status));
    }
    row.add(safe(history(exported.history())));
    return row;
  }

  /** By the history, or by the time of submission where the history does not contain it. */
  private static String firstReached(ExportedApplication exported, ApplicationStatus status) {
    return exported.history().stream()
        .filter(change -> change.to() == status)
        .findFirst()
        .map(change -> text(change.at()))
        .orElse(
            status == ApplicationStatus.SUBMITTED
                ? text(exported.application().submittedAt())
                : "");
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

  /** Escapes text of users and pages, so that no spreadsheet runs it as a formula. */
  static String safe(String text) {
    if (text == null || text.isEmpty()) {
      return "";
    }
    return FORMULA_BEGINNINGS.indexOf(text.charAt(0)) < 0 ? text : "'" + text;
  }

  /** The text of a cell that was escaped as {@link #safe} does. */
  public static String unescaped(String cell) {
    var isEscaped =
        cell.length() > 1
            && cell.charAt(0) == '\''
            && FORMULA_BEGINNINGS.indexOf(cell.charAt(1)) >= 0;
    return isEscaped ? cell.substring(1) : cell;
  }

  private static String text(Object value) {
    return switch (value) {
      case null -> "";
      case String text -> safe(text);
      case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT);
      case Instant instant -> JsonSettings.wireForm(instant);
      default -> value.toString();
    };
  }
}
