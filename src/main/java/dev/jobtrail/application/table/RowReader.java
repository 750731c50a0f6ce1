package dev.jobtrail.application.table;

import dev.jobtrail.application.ApplicationImport;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ContactEdit;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.application.SubmittedVia;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.posting.ImportedPosting;
import dev.jobtrail.posting.PostingSource;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.PayRange;
import dev.jobtrail.text.PayText;
import jakarta.validation.Validator;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads the rows of a table as applications. Texts that are not understood are kept in the notes.
 */
final class RowReader {

  private static final int NOON = 12;

  /** Where a day begins first: a table does not name its zone. */
  private static final ZoneOffset FIRST_ZONE = ZoneOffset.ofHours(14);

  /** What an application can be once it is submitted. */
  private static final Set<ApplicationStatus> AFTER_SUBMISSION =
      Set.of(
          ApplicationStatus.SUBMITTED,
          ApplicationStatus.SCREENING,
          ApplicationStatus.INTERVIEW,
          ApplicationStatus.OFFER,
          ApplicationStatus.REJECTED,
          ApplicationStatus.GHOSTED);

  /**
   * A row as an application.
   *
   * @param entry null for a row that cannot become one
   */
  record ReadRow(
      int number,
      ApplicationImport.Entry entry,
      String title,
      String company,
      String url,
      ApplicationStatus status,
      LocalDate submittedOn,
      List<String> problems) {}

  private final TableImport wanted;
  private final List<String> headings;
  private final List<TableField> fields;
  private final Function<String, ApplicationStatus> statuses;
  private final CellDates dates;
  private final Validator validator;
  private final Clock clock;

  /**
   * A reader of one table.
   *
   * @param fields of its columns; null for one that is left out
   * @param statuses what the texts of the status column mean
   */
  RowReader(
      TableImport wanted,
      List<String> headings,
      List<TableField> fields,
      Function<String, ApplicationStatus> statuses,
      CellDates dates,
      Validator validator,
      Clock clock) {
    this.wanted = wanted;
    this.headings = headings;
    this.fields = fields;
    this.statuses = statuses;
    this.dates = dates;
    this.validator = validator;
    this.clock = clock;
  }

  ReadRow read(ApplicationTable.Row row) {
    return new OneRow(row).read();
  }

  /** One row: its texts by field, and what is told about them. */
  private final class OneRow {

    private final int number;
    private final Map<TableField, String> texts = new EnumMap<>(TableField.class);
    private final Map<TableField, String> names = new EnumMap<>(TableField.class);
    private final List<String> notes = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    private OneRow(ApplicationTable.Row row) {
      number = row.number();
      var isOnlyNotes = fields.stream().filter(it -> it == TableField.NOTES).count() == 1;
      for (int i = 0; i < fields.size(); i++) {
        var field = fields.get(i);
        var cell = row.cells().get(i);
        if (field == null || cell.isEmpty()) {
          continue;
        }
        if (field == TableField.NOTES) {
          notes.add(isOnlyNotes ? cell : headings.get(i) + ": " + cell);
        } else if (texts.putIfAbsent(field, cell) == null) {
          names.put(field, headings.get(i));
        } else {
          notes.add(headings.get(i) + ": " + cell);
        }
      }
    }

    private ReadRow read() {
      var submittedOn = pastDay(TableField.SUBMITTED_AT);
      var status = status(submittedOn);
      var posting = posting();
      var contacts = contacts();
      var followUpOn = day(TableField.FOLLOW_UP_ON);
      var submittedAt = pastTime(TableField.SUBMITTED_AT, submittedOn);
      var archivedAt = pastTime(TableField.ARCHIVED_AT, pastDay(TableField.ARCHIVED_AT));
      var submittedVia = constant(TableField.SUBMITTED_VIA, SubmittedVia.class);
      var entry =
          new ApplicationImport.Entry(
              wanted.clientId(),
              wanted.resumeId(),
              status,
              notes.isEmpty() ? null : String.join("\n", notes),
              tags(),
              followUpOn,
              null,
              null,
              archivedAt,
              null,
              null,
              null,
              submittedVia,
              submittedAt,
              posting,
              history(status, submittedAt),
              null,
              contacts);
      return new ReadRow(
          number,
          isValid(entry) ? entry : null,
          posting.title(),
          posting.company(),
          posting.url(),
          status,
          submittedOn,
          List.copyOf(problems));
    }

    private boolean isValid(ApplicationImport.Entry entry) {
      if (entry.posting().title() == null) {
        problems.add(Message.of("It has no job title.").english());
        return false;
      }
      var violations = validator.validate(entry);
      violations.forEach(
          it -> problems.add("%s %s.".formatted(it.getPropertyPath(), it.getMessage())));
      return violations.isEmpty();
    }

    private ImportedPosting posting() {
      var pay = pay();
      var postedOn = day(TableField.POSTED_AT);
      var source = constant(TableField.SOURCE, PostingSource.class);
      return new ImportedPosting(
          source == null ? PostingSource.MANUAL : source,
          null,
          texts.get(TableField.TITLE),
          texts.get(TableField.COMPANY),
          texts.get(TableField.LOCATION),
          isRemote(),
          employmentType(),
          pay == null ? null : pay.yearlyMin(),
          pay == null ? null : pay.yearlyMax(),
          pay == null ? null : pay.currency(),
          url(),
          texts.get(TableField.DESCRIPTION),
          time(TableField.POSTED_AT, postedOn),
          null);
    }

    private String url() {
      var url = texts.get(TableField.URL);
      if (url == null) {
        return null;
      }
      var whole = url.matches("(?i)https?://.*") ? url : "https://" + url;
      if (validator.validateValue(ImportedPosting.class, "url", whole).isEmpty()
          && whole.matches("(?i)https?://[^/\\s]+\\.[^\\s]*")) {
        return whole;
      }
      return notUnderstood(TableField.URL, Message.of("is no link"));
    }

    private ApplicationStatus status(LocalDate submittedOn) {
      var text = texts.get(TableField.STATUS);
      if (text != null) {
        return statuses.apply(text);
      }
      return submittedOn == null ? ApplicationStatus.SAVED : ApplicationStatus.SUBMITTED;
    }

    private LocalDate day(TableField field) {
      var text = texts.get(field);
      if (text == null) {
        return null;
      }
      return dates
          .read(text)
          .orElseGet(() -> notUnderstood(field, Message.of("is no date; write it as 2026-11-25")));
    }

    private LocalDate pastDay(TableField field) {
      var day = day(field);
      return day != null && day.isAfter(LocalDate.ofInstant(clock.instant(), FIRST_ZONE))
          ? notUnderstood(field, Message.of("is in the future"))
          : day;
    }

    /** The time of an export, else noon of the day. */
    private Instant time(TableField field, LocalDate day) {
      if (day == null) {
        return null;
      }
      try {
        return Instant.parse(texts.get(field));
      } catch (DateTimeParseException _) {
        return atNoon(day);
      }
    }

    private Instant pastTime(TableField field, LocalDate day) {
      return day == null ? null : earlier(time(field, day), clock.instant());
    }

    private Boolean isRemote() {
      var text = texts.get(TableField.IS_REMOTE);
      if (text == null) {
        return null;
      }
      return switch (TableField.key(text)) {
        case "true", "yes", "x", "1", "ja", "oui", "si", "remote" -> true;
        case "false", "no", "0", "nein", "non" -> false;
        default -> inNotes(TableField.IS_REMOTE);
      };
    }

    private EmploymentType employmentType() {
      return EmploymentType.ofText(texts.get(TableField.EMPLOYMENT_TYPE))
          .orElseGet(() -> inNotes(TableField.EMPLOYMENT_TYPE));
    }

    /** The constant that an export names; other trackers mean other things by such a column. */
    private <E extends Enum<E>> E constant(TableField field, Class<E> type) {
      return Arrays.stream(type.getEnumConstants())
          .filter(it -> it.name().equalsIgnoreCase(texts.get(field)))
          .findFirst()
          .orElseGet(() -> inNotes(field));
    }

    private PayRange pay() {
      var currency = texts.get(TableField.SALARY_CURRENCY);
      var range =
          PayRange.of(amount(TableField.SALARY_MIN), amount(TableField.SALARY_MAX), currency, null);
      var text = texts.get(TableField.SALARY);
      if (range != null || text == null) {
        return range;
      }
      var written = PayText.rangeOf(currency == null ? text : text + " " + currency);
      return written == null ? notUnderstood(TableField.SALARY, Message.of("is no pay")) : written;
    }

    private BigDecimal amount(TableField field) {
      var text = texts.get(field);
      if (text == null) {
        return null;
      }
      var written = PayText.rangeOf(text);
      var amount = written == null ? PayRange.number(text) : written.min();
      return amount == null ? notUnderstood(field, Message.of("is no amount")) : amount;
    }

    private List<String> tags() {
      var text = texts.get(TableField.TAGS);
      return text == null
          ? List.of()
          : Arrays.stream(text.split("[,;]"))
              .map(String::strip)
              .filter(it -> !it.isEmpty())
              .toList();
    }

    private List<ContactEdit> contacts() {
      var name = texts.get(TableField.CONTACT_NAME);
      var email = texts.get(TableField.CONTACT_EMAIL);
      if (email != null && !validator.validateValue(ContactEdit.class, "email", email).isEmpty()) {
        email = notUnderstood(TableField.CONTACT_EMAIL, Message.of("is no e-mail address"));
      }
      if (name == null && email == null) {
        return List.of();
      }
      return List.of(new ContactEdit(name == null ? email : name, null, email, null, null, null));
    }

    /**
     * Submitted first, so that the statistics count it; the time of the later status is unknown.
     */
    private List<ApplicationImport.Change> history(ApplicationStatus status, Instant submittedAt) {
      if (submittedAt == null || !AFTER_SUBMISSION.contains(status)) {
        return List.of();
      }
      var submitted =
          new ApplicationImport.Change(
              submittedAt, null, ApplicationStatus.SUBMITTED, MovedBy.OWNER, null);
      return status == ApplicationStatus.SUBMITTED
          ? List.of(submitted)
          : List.of(
              submitted,
              new ApplicationImport.Change(
                  clock.instant(), ApplicationStatus.SUBMITTED, status, MovedBy.OWNER, null));
    }

    /** Keeps a text, if there is one, in the notes; null in its place. */
    private <T> T inNotes(TableField field) {
      if (texts.containsKey(field)) {
        notes.add(names.get(field) + ": " + texts.get(field));
      }
      return null;
    }

    /** Keeps a text in the notes and says why; null in its place. */
    private <T> T notUnderstood(TableField field, Message why) {
      var text = texts.get(field);
      inNotes(field);
      problems.add(
          Message.of("%s: \"%s\" %s. It is kept in the notes.", names.get(field), text, why)
              .english());
      return null;
    }

    private static Instant earlier(Instant one, Instant other) {
      return one.isBefore(other) ? one : other;
    }

    private static Instant atNoon(LocalDate day) {
      return day.atTime(NOON, 0).toInstant(ZoneOffset.UTC);
    }
  }
}
