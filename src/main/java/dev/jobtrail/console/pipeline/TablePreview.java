package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.table.TableField;
import dev.jobtrail.application.table.TableReport;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.CountWords;
import dev.jobtrail.console.StatusWords;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The texts of an import of a table. */
@TemplateData
record TablePreview(TableReport report) {

  /** A column with the fields that it can be. */
  @TemplateData
  record Column(TableReport.Column column, List<Choice> fields) {

    public String examples() {
      return String.join(" · ", column.examples());
    }
  }

  /** A text of the status column with the statuses that it can mean. */
  @TemplateData
  record StatusName(TableReport.StatusName name, List<Choice> statuses) {}

  /** A row. */
  @TemplateData
  record Row(TableReport.Row row) {

    public String status() {
      return StatusWords.of(row.status());
    }

    public String outcome() {
      return switch (row.outcome()) {
        case CREATED -> "New";
        case DUPLICATE -> "Already tracked";
        case INVALID -> "Left out";
      };
    }

    public String tone() {
      return switch (row.outcome()) {
        case CREATED -> "good";
        case DUPLICATE -> "";
        case INVALID -> "bad";
      };
    }
  }

  /** What is done, or would be done. */
  public String summary() {
    var parts = new ArrayList<String>();
    parts.add(
        CountWords.of(report.created(), "application", "applications")
            + (report.dryRun() ? " to import" : " imported"));
    if (report.duplicates() > 0) {
      parts.add(report.duplicates() + " already tracked");
    }
    if (report.invalid() > 0) {
      parts.add(report.invalid() + " left out");
    }
    return String.join(", ", parts) + ".";
  }

  public List<Column> columns() {
    return report.columns().stream().map(it -> new Column(it, fields(it.field()))).toList();
  }

  public List<StatusName> statuses() {
    return report.statuses().stream().map(it -> new StatusName(it, statuses(it.status()))).toList();
  }

  public boolean hasDates() {
    return report.columns().stream()
        .map(TableReport.Column::field)
        .filter(Objects::nonNull)
        .anyMatch(TableField::isDate);
  }

  public List<Row> rows() {
    return report.rows().stream().map(Row::new).toList();
  }

  private static List<Choice> fields(TableField chosen) {
    var fields = new ArrayList<Choice>();
    fields.add(new Choice("", "Leave out", chosen == null));
    for (var field : TableField.values()) {
      fields.add(new Choice(field.name(), label(field), field == chosen));
    }
    return fields;
  }

  private static String label(TableField field) {
    return switch (field) {
      case TITLE -> "Job title";
      case COMPANY -> "Company";
      case URL -> "Link";
      case LOCATION -> "Place";
      case STATUS -> "Status";
      case SUBMITTED_AT -> "Applied on";
      case POSTED_AT -> "Posted on";
      case FOLLOW_UP_ON -> "Follow up on";
      case SALARY -> "Pay";
      case SALARY_MIN -> "Lowest pay";
      case SALARY_MAX -> "Highest pay";
      case SALARY_CURRENCY -> "Currency";
      case DESCRIPTION -> "Job description";
      case TAGS -> "Tags";
      case CONTACT_NAME -> "Contact";
      case CONTACT_EMAIL -> "Contact's e-mail";
      case NOTES -> "Notes";
    };
  }

  private static List<Choice> statuses(ApplicationStatus chosen) {
    return Arrays.stream(ApplicationStatus.values())
        .filter(it -> !it.isWork())
        .map(it -> new Choice(it.name(), StatusWords.of(it), it == chosen))
        .toList();
  }
}
