package dev.jobtrail.application.table;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationImport;
import dev.jobtrail.application.ApplicationImporter;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ChosenResumes;
import dev.jobtrail.application.table.RowReader.ReadRow;
import dev.jobtrail.application.table.TableReport.Outcome;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.People;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.idempotency.IdempotentTransactions;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.Validator;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Imports tables of applications: all rows that have a job title and are not tracked yet. */
@ApplicationScoped
public class TableImporter {

  private static final int MOST_EXAMPLES = 3;

  private final People people;
  private final ActiveClients activeClients;
  private final ChosenResumes resumes;
  private final ApplicationImporter importer;
  private final IdempotentTransactions idempotent;
  private final Validator validator;
  private final Clock clock;

  TableImporter(
      People people,
      ActiveClients activeClients,
      ChosenResumes resumes,
      ApplicationImporter importer,
      IdempotentTransactions idempotent,
      Validator validator,
      Clock clock) {
    this.people = people;
    this.activeClients = activeClients;
    this.resumes = resumes;
    this.importer = importer;
    this.idempotent = idempotent;
    this.validator = validator;
    this.clock = clock;
  }

  /**
   * Imports in one transaction, which a dry run rolls back.
   *
   * @throws ApiException VALIDATION_FAILED for a text that is no table, or a resume of somebody
   *     else; NOT_FOUND for a client that is not the caller's; CLIENT_ARCHIVED
   */
  public TableReport take(TableImport wanted) {
    var person = people.of(wanted.clientId());
    var table = ApplicationTable.parse(wanted.csv());
    var reading = new Reading(wanted, table);
    if (wanted.statuses().values().stream().anyMatch(it -> it == null || it.isWork())) {
      throw ApiException.invalid(
          "statuses", "must be statuses that a person can set, not those of running work");
    }
    if (!wanted.dryRun()) {
      return importer.retried(() -> idempotent.call(() -> keep(person, reading)));
    }
    var report = rolledBack(() -> keep(person, reading));
    return idempotent.call(() -> report);
  }

  private static TableReport rolledBack(Supplier<TableReport> work) {
    QuarkusTransaction.begin();
    try {
      return work.get();
    } finally {
      QuarkusTransaction.rollback();
    }
  }

  private TableReport keep(Person person, Reading reading) {
    activeClients.require(person);
    resumes.require(person, reading.wanted.resumeId());
    var rows = reading.rows();
    var tracked = Application.trackedJobs(person, titles(rows));
    var seen = new HashSet<ApplicationTable.Row>();
    var entries = new ArrayList<ApplicationImport.Entry>();
    var results = new TableReport.Row[rows.size()];
    var places = new ArrayList<Integer>();
    for (int i = 0; i < rows.size(); i++) {
      var row = rows.get(i);
      if (row.entry() == null) {
        results[i] = result(row, Outcome.INVALID, null, reading);
        continue;
      }
      var known =
          row.url() == null ? tracked.get(Application.jobKey(row.title(), row.company())) : null;
      if (known != null || !seen.add(reading.withoutNumber(i))) {
        results[i] = result(row, Outcome.DUPLICATE, known, reading);
        continue;
      }
      places.add(i);
      entries.add(row.entry());
    }
    if (!entries.isEmpty()) {
      place(importer.takeInTransaction(new ApplicationImport(entries)), places, results, reading);
    }
    return reading.report(List.of(results));
  }

  private static void place(
      ApplicationImport.Result imported,
      List<Integer> places,
      TableReport.Row[] results,
      Reading reading) {
    var duplicates = new HashMap<Integer, UUID>();
    imported.skipped().forEach(it -> duplicates.put(it.index(), it.existingId()));
    var created = imported.created().iterator();
    for (int i = 0; i < places.size(); i++) {
      var row = reading.rows().get(places.get(i));
      results[places.get(i)] =
          duplicates.containsKey(i)
              ? result(row, Outcome.DUPLICATE, duplicates.get(i), reading)
              : result(row, Outcome.CREATED, created.next(), reading);
    }
  }

  private static List<String> titles(List<ReadRow> rows) {
    return rows.stream()
        .filter(it -> it.url() == null)
        .map(ReadRow::title)
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  private static TableReport.Row result(ReadRow row, Outcome outcome, UUID id, Reading reading) {
    return new TableReport.Row(
        row.number(),
        outcome,
        outcome == Outcome.CREATED && reading.wanted.dryRun() ? null : id,
        row.title(),
        row.company(),
        row.url(),
        row.status(),
        row.submittedOn(),
        row.problems());
  }

  /** A table with what its columns, statuses and dates mean. */
  private final class Reading {

    private final TableImport wanted;
    private final ApplicationTable table;
    private final List<TableField> fields;
    private final CellDates dates;
    private final List<ReadRow> rows;

    private Reading(TableImport wanted, ApplicationTable table) {
      this.wanted = wanted;
      this.table = table;
      this.fields = fields(wanted.columns(), table.headings());
      this.dates =
          wanted.dayFirst() == null
              ? CellDates.of(cells(TableField::isDate))
              : new CellDates(wanted.dayFirst());
      var reader =
          new RowReader(
              wanted,
              table.headings(),
              fields,
              it -> status(it).orElse(ApplicationStatus.SAVED),
              dates,
              validator,
              clock);
      this.rows = table.rows().stream().map(reader::read).toList();
    }

    private List<ReadRow> rows() {
      return rows;
    }

    /** Rows with the same cells are the same. */
    private ApplicationTable.Row withoutNumber(int index) {
      return new ApplicationTable.Row(0, table.rows().get(index).cells());
    }

    private Optional<ApplicationStatus> status(String text) {
      return Optional.ofNullable(wanted.statuses().get(text)).or(() -> StatusNames.find(text));
    }

    private List<String> cells(Predicate<TableField> wanted) {
      var cells = new ArrayList<String>();
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i) != null && wanted.test(fields.get(i))) {
          cells.addAll(table.cells(i));
        }
      }
      return cells;
    }

    private TableReport report(List<TableReport.Row> results) {
      return new TableReport(
          wanted.dryRun(),
          count(results, Outcome.CREATED),
          count(results, Outcome.DUPLICATE),
          count(results, Outcome.INVALID),
          columns(),
          statusNames(),
          dates.isDayFirst(),
          results);
    }

    private List<TableReport.Column> columns() {
      var columns = new ArrayList<TableReport.Column>();
      for (int i = 0; i < fields.size(); i++) {
        columns.add(
            new TableReport.Column(
                table.headings().get(i),
                fields.get(i),
                table.cells(i).stream().distinct().limit(MOST_EXAMPLES).toList()));
      }
      return columns;
    }

    private List<TableReport.StatusName> statusNames() {
      Map<String, Integer> counts = new LinkedHashMap<>();
      cells(it -> it == TableField.STATUS).forEach(it -> counts.merge(it, 1, Integer::sum));
      return counts.entrySet().stream()
          .limit(TableImport.MOST_STATUSES)
          .map(
              it ->
                  new TableReport.StatusName(
                      it.getKey(),
                      it.getValue(),
                      status(it.getKey()).orElse(ApplicationStatus.SAVED),
                      status(it.getKey()).isPresent()))
          .toList();
    }
  }

  private static int count(List<TableReport.Row> rows, Outcome outcome) {
    return (int) rows.stream().filter(it -> it.outcome() == outcome).count();
  }

  /** A heading names a field only once; what names it again is left out. */
  private static List<TableField> fields(List<TableField> wanted, List<String> headings) {
    if (wanted != null) {
      if (wanted.size() != headings.size()) {
        throw ApiException.invalid(
            "columns", "must have as many entries as the table has columns: %s", headings.size());
      }
      return wanted;
    }
    return TableField.named(headings);
  }
}
