package dev.jobtrail.account;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.text.Message;
import io.quarkus.arc.All;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.Validator;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hibernate.Session;
import org.hibernate.exception.ConstraintViolationException;
import org.hibernate.exception.DataException;

/**
 * Imports exports of other installations: all that can be imported in one transaction, or nothing.
 *
 * <p>An export is uploaded in parts, so that an upload can be continued and no request is large.
 */
@ApplicationScoped
public class AccountImports {

  /** More than the parts of the largest export in pieces of 1 MB. */
  private static final int MOST_PARTS = 2_000;

  /** A hundred thousand records take less than a minute. */
  private static final int TIMEOUT_SECONDS = (int) Duration.ofMinutes(10).toSeconds();

  private static final String STORE_REPORT =
      """
      insert into account_import (account_id, report, imported_at)
      values (:account, cast(:report as jsonb), :now)
      on conflict (account_id) do update set
        report = excluded.report, imported_at = excluded.imported_at
      """;

  private final Map<String, AccountData> data = new LinkedHashMap<>();
  private final ImportParts parts;
  private final AccountSettings settings;
  private final TasksInProgress tasks;
  private final AdvisoryLocks locks;
  private final Session session;
  private final ObjectMapper mapper;
  private final Validator validator;
  private final Clock clock;

  AccountImports(
      @All List<AccountData> sections,
      ImportParts parts,
      AccountSettings settings,
      TasksInProgress tasks,
      AdvisoryLocks locks,
      Session session,
      ObjectMapper mapper,
      Validator validator,
      Clock clock) {
    sections.forEach(it -> data.put(it.section(), it));
    this.parts = parts;
    this.settings = settings;
    this.tasks = tasks;
    this.locks = locks;
    this.session = session;
    this.mapper = mapper;
    this.validator = validator;
    this.clock = clock;
  }

  /** The uploaded parts and the report of the last import. */
  public AccountImportView of(UUID accountId) {
    return QuarkusTransaction.requiringNew()
        .call(() -> new AccountImportView(parts.all(accountId), lastReport(accountId)));
  }

  /**
   * Stores a part of an export, in place of one with the same number.
   *
   * @throws ApiException VALIDATION_FAILED, PAYLOAD_TOO_LARGE for an export that is too large
   */
  void store(UUID accountId, int number, byte[] content) {
    if (number < 0 || number >= MOST_PARTS) {
      throw ApiException.invalid("number", "must be from 0 to %s", MOST_PARTS - 1);
    }
    if (content == null || content.length == 0) {
      throw ApiException.invalid("body", "must not be empty");
    }
    QuarkusTransaction.requiringNew().run(() -> storeWithinBounds(accountId, number, content));
  }

  private void storeWithinBounds(UUID accountId, int number, byte[] content) {
    locks.lock(LockSpace.ACCOUNT_IMPORT, accountId);
    parts.store(accountId, number, content, clock.instant());
    var size = parts.all(accountId).stream().mapToLong(ImportPartView::bytes).sum();
    if (size > settings.importMaxSize().asLongValue()) {
      throw new ApiException(
          ErrorCode.PAYLOAD_TOO_LARGE,
          "An export can have at most %d MB. Delete the uploaded parts.",
          settings.importMaxSize().asLongValue() >> 20);
    }
  }

  /** Deletes the uploaded parts. */
  void discard(UUID accountId) {
    QuarkusTransaction.requiringNew().run(() -> parts.delete(accountId));
  }

  /**
   * Imports the uploaded parts.
   *
   * @param number how many they are
   * @throws ApiException INVALID_TRANSITION if a part is missing or the account has records
   *     already; BAD_REQUEST, VALIDATION_FAILED if they are not a sound export
   */
  AccountImportReport run(UUID accountId, int number) {
    try (var _ = tasks.export(accountId)) {
      try {
        return runOnce(accountId, number);
      } catch (ConstraintViolationException _) {
        // another account may have taken an id at the same time
        return runOnce(accountId, number);
      }
    } catch (ConstraintViolationException | DataException e) {
      throw new ApiException(
          ErrorCode.VALIDATION_FAILED,
          "A record of the export contradicts another one or has an impossible value (%s). Nothing was imported.",
          e.getSQLState());
    }
  }

  private AccountImportReport runOnce(UUID accountId, int number) {
    return QuarkusTransaction.requiringNew()
        .timeout(TIMEOUT_SECONDS)
        .call(() -> runInTransaction(accountId, number));
  }

  private AccountImportReport runInTransaction(UUID accountId, int number) {
    locks.lock(LockSpace.ACCOUNT_IMPORT, accountId);
    var uploaded = parts.all(accountId);
    requireParts(uploaded, number);
    requireEmpty(accountId);
    var document = new ExportDocument(mapper, offset -> parts.read(accountId, uploaded, offset));
    var run = new ImportRun(accountId, clock.instant(), session, mapper, validator);
    document.sections().forEach((name, it) -> leaveOut(run, name, it.records()));
    for (var name : inOrder()) {
      if (document.sections().containsKey(name)) {
        take(run, document, name, data.get(name).importing());
      }
    }
    var report = run.finish();
    parts.delete(accountId);
    store(accountId, report);
    return report;
  }

  private void leaveOut(ImportRun run, String name, int records) {
    var section = data.get(name);
    if (section == null) {
      run.leaveOut(name, records, Message.of("This version does not know the section.").english());
    } else if (section.importing().leftOut() != null) {
      run.leaveOut(name, records, section.importing().leftOut());
    }
  }

  private static <T> void take(
      ImportRun run, ExportDocument document, String name, SectionImport<T> how) {
    run.take(name, how, document.records(name, how.type()));
  }

  private static void requireParts(List<ImportPartView> uploaded, int number) {
    for (int i = 0; i < number; i++) {
      if (i >= uploaded.size() || uploaded.get(i).number() != i) {
        throw new ApiException(
            ErrorCode.INVALID_TRANSITION, "Part %d is missing. Upload it first.", i);
      }
    }
    if (uploaded.size() != number) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "%d parts are uploaded, not %d. Delete them and upload the export again.",
          uploaded.size(),
          number);
    }
  }

  private void requireEmpty(UUID accountId) {
    for (var section : data.values()) {
      if (!section.importing().isAddedTo() && section.export(accountId).hasNext()) {
        throw new ApiException(
            ErrorCode.INVALID_TRANSITION,
            "The account has records already (%s). Import into a new account.",
            section.section());
      }
    }
  }

  /** The imported sections, each after the sections it refers to. */
  private List<String> inOrder() {
    var ordered = new ArrayList<String>();
    data.keySet().forEach(it -> addInOrder(it, ordered));
    return ordered;
  }

  private void addInOrder(String name, List<String> ordered) {
    var how = data.get(name).importing();
    if (how.leftOut() == null && !ordered.contains(name)) {
      how.after().forEach(it -> addInOrder(it, ordered));
      ordered.add(name);
    }
  }

  private void store(UUID accountId, AccountImportReport report) {
    try {
      session
          .createNativeMutationQuery(STORE_REPORT)
          .setParameter("account", accountId)
          .setParameter("report", mapper.writeValueAsString(report))
          .setParameter("now", report.importedAt())
          .executeUpdate();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("The report cannot be written as JSON", e);
    }
  }

  private AccountImportReport lastReport(UUID accountId) {
    return session
        .createNativeQuery(
            "select cast(report as text) from account_import where account_id = :account",
            String.class)
        .setParameter("account", accountId)
        .getResultStream()
        .findFirst()
        .map(this::read)
        .orElse(null);
  }

  private AccountImportReport read(String report) {
    try {
      return mapper.readValue(report, AccountImportReport.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A report cannot be read", e);
    }
  }
}
