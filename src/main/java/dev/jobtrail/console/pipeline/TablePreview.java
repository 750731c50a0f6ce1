package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.table.TableField;
import dev.jobtrail.application.table.TableReport;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.page.PageMessages;
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

    public List<String> problems() {
      return row.problems().stream().map(PageMessages::translated).toList();
    }

    public String outcome() {
      return switch (row.outcome()) {
        case CREATED -> messages().newRow();
        case DUPLICATE -> messages().alreadyTracked();
        case INVALID -> messages().leftOut();
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
        report.dryRun()
            ? messages().toImport(report.created())
            : messages().imported(report.created()));
    if (report.duplicates() > 0) {
      parts.add(messages().numberTracked(report.duplicates()));
    }
    if (report.invalid() > 0) {
      parts.add(messages().numberLeftOut(report.invalid()));
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
    fields.add(new Choice("", messages().leaveOut(), chosen == null));
    for (var field : TableField.values()) {
      fields.add(new Choice(field.name(), label(field), field == chosen));
    }
    return fields;
  }

  private static String label(TableField field) {
    var common = PageMessages.of(ConsoleMessages.class);
    return switch (field) {
      case TITLE -> messages().jobTitle();
      case COMPANY -> common.company();
      case URL -> common.link();
      case LOCATION -> common.place();
      case STATUS -> common.status();
      case SUBMITTED_AT -> messages().appliedOn();
      case POSTED_AT -> messages().postedOn();
      case FOLLOW_UP_ON -> messages().followUpOn();
      case SALARY -> messages().pay();
      case SALARY_MIN -> messages().lowestPay();
      case SALARY_MAX -> messages().highestPay();
      case SALARY_CURRENCY -> messages().currency();
      case DESCRIPTION -> messages().jobDescription();
      case TAGS -> messages().tags();
      case IS_REMOTE -> messages().remoteColumn();
      case EMPLOYMENT_TYPE -> messages().employmentTypeColumn();
      case SOURCE -> messages().sourceColumn();
      case SUBMITTED_VIA -> messages().submittedViaColumn();
      case ARCHIVED_AT -> messages().archivedOn();
      case CONTACT_NAME -> messages().contact();
      case CONTACT_EMAIL -> messages().contactEmail();
      case NOTES -> common.notes();
    };
  }

  private static PipelineMessages messages() {
    return PageMessages.of(PipelineMessages.class);
  }

  private static List<Choice> statuses(ApplicationStatus chosen) {
    return Arrays.stream(ApplicationStatus.values())
        .filter(it -> !it.isWork())
        .map(it -> new Choice(it.name(), StatusWords.of(it), it == chosen))
        .toList();
  }
}
