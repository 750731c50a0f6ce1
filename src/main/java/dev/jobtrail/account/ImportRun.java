package dev.jobtrail.account;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.account.RecordImport.Imported;
import dev.jobtrail.error.ApiErrors;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody;
import jakarta.validation.Validator;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.Session;
import org.hibernate.id.uuid.UuidVersion7Strategy;

/** One import into an account, in the current transaction. */
final class ImportRun {

  /** Records that are stored together; with the largest resumes they take 50 MB. */
  private static final int BATCH = 50;

  private static final int MAX_FAULTS = 50;

  /** The time and the counter of an id stay, so that the order of records does. */
  private static final long RANDOM_BITS = 0x0000_ffff_ffff_ffffL;

  private final UUID accountId;
  private final Instant now;
  private final Session session;
  private final ObjectMapper mapper;
  private final Validator validator;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Map<UUID, Imported>> imported = new HashMap<>();
  private final Map<Object, Long> sums = new HashMap<>();
  private final List<Runnable> afterwards = new ArrayList<>();
  private final List<AccountImportReport.Section> sections = new ArrayList<>();
  private Map<String, Integer> changed = new LinkedHashMap<>();

  ImportRun(
      UUID accountId, Instant now, Session session, ObjectMapper mapper, Validator validator) {
    this.accountId = accountId;
    this.now = now;
    this.session = session;
    this.mapper = mapper;
    this.validator = validator;
  }

  UUID accountId() {
    return accountId;
  }

  Instant now() {
    return now;
  }

  /** A record that was imported before; null if it was not, or for null. */
  Imported find(String section, UUID exported) {
    return exported == null ? null : imported.getOrDefault(section, Map.of()).get(exported);
  }

  /** The sum of what it was called with for the key, this time included. */
  long sum(Object key, long more) {
    return sums.merge(key, more, Long::sum);
  }

  void report(String change) {
    changed.merge(change, 1, Integer::sum);
  }

  void afterwards(Runnable action) {
    afterwards.add(action);
  }

  /** Records that a section was left out. */
  void leaveOut(String name, int records, String reason) {
    if (records > 0) {
      var line = new AccountImportReport.Line(reason, records);
      sections.add(new AccountImportReport.Section(name, 0, List.of(line), List.of()));
    }
  }

  /**
   * Imports a section.
   *
   * @throws ApiException VALIDATION_FAILED naming each fault by its place
   */
  <T> void take(String name, SectionImport<T> how, Iterator<T> records) {
    var leftOut = new LinkedHashMap<String, Integer>();
    var number = 0;
    var index = 0;
    changed = new LinkedHashMap<>();
    while (records.hasNext()) {
      var batch = new ArrayList<T>();
      while (batch.size() < BATCH && records.hasNext()) {
        batch.add(records.next());
      }
      requireValid(name, index, batch);
      var taken = taken(how, batch);
      var rows = new LinkedHashMap<String, List<ImportedRow>>();
      for (int i = 0; i < batch.size(); i++) {
        var place = ExportDocument.place(name, index + i);
        var done = take(place, how, batch.get(i), taken);
        if (done.leftOut() == null) {
          register(place, name, how.id().apply(batch.get(i)), done);
          done.rows()
              .forEach(it -> rows.computeIfAbsent(it.table(), _ -> new ArrayList<>()).add(it));
          number++;
        } else {
          leftOut.merge(done.leftOut(), 1, Integer::sum);
        }
      }
      rows.forEach(this::insert);
      index += batch.size();
    }
    if (index > 0) {
      sections.add(new AccountImportReport.Section(name, number, lines(leftOut), lines(changed)));
    }
  }

  /** Ends the import. */
  AccountImportReport finish() {
    afterwards.forEach(Runnable::run);
    return new AccountImportReport(now, List.copyOf(sections));
  }

  private static List<AccountImportReport.Line> lines(Map<String, Integer> numbers) {
    return numbers.entrySet().stream()
        .map(it -> new AccountImportReport.Line(it.getKey(), it.getValue()))
        .toList();
  }

  private void requireValid(String section, int first, List<?> batch) {
    var faults = new ArrayList<ErrorBody.Detail>();
    for (int i = 0; i < batch.size() && faults.size() < MAX_FAULTS; i++) {
      var place = ExportDocument.place(section, first + i);
      validator.validate(batch.get(i)).stream()
          .map(it -> ApiErrors.detail(place + "." + it.getPropertyPath(), it))
          .forEach(faults::add);
    }
    if (!faults.isEmpty()) {
      throw ApiException.invalid(faults);
    }
  }

  private <T> RecordImport take(String place, SectionImport<T> how, T exported, Set<UUID> taken) {
    var record = new RecordImport(this, newId(how.id().apply(exported), taken));
    try {
      how.store().accept(exported, record);
    } catch (IllegalArgumentException e) {
      throw ApiException.invalid(place, e.getMessage());
    } catch (ApiException e) {
      throw at(place, e);
    }
    return record;
  }

  /** The fault with the place of the record before the names of its fields. */
  private static ApiException at(String place, ApiException e) {
    var details = e.body().details();
    return details == null || details.isEmpty()
        ? e
        : ApiException.invalid(details.stream().map(it -> it.within(place)).toList());
  }

  private void register(String place, String section, UUID exported, RecordImport record) {
    if (exported != null) {
      var known = imported.computeIfAbsent(section, _ -> new HashMap<>());
      if (known.put(exported, new Imported(record.id(), record.clientId())) != null) {
        throw ApiException.invalid(place + ".id", "is the id of another record too");
      }
    }
  }

  /** The ids of a batch that other records have. */
  private <T> Set<UUID> taken(SectionImport<T> how, List<T> batch) {
    if (how.table() == null) {
      return Set.of();
    }
    var ids = batch.stream().map(how.id()).toArray(UUID[]::new);
    return new HashSet<>(
        session
            .createNativeQuery(
                "select id from " + how.table() + " where id = any(:ids)", UUID.class)
            .setParameter("ids", ids)
            .getResultList());
  }

  /** The id of the export where it is free, else one of the same time. */
  private UUID newId(UUID exported, Set<UUID> taken) {
    if (exported == null || exported.version() != 7 || exported.variant() != 2) {
      return UuidVersion7Strategy.INSTANCE.generateUuid(null);
    }
    if (!taken.contains(exported)) {
      return exported;
    }
    var kept = exported.getLeastSignificantBits() & ~RANDOM_BITS;
    return new UUID(exported.getMostSignificantBits(), kept | (random.nextLong() & RANDOM_BITS));
  }

  private void insert(String table, List<ImportedRow> rows) {
    var columns =
        rows.getFirst().values().keySet().stream()
            .map(it -> '"' + it + '"')
            .collect(Collectors.joining(", "));
    // json and not jsonb, which would change the order of keys and the form of numbers
    session
        .createNativeMutationQuery(
            "insert into %1$s (%2$s) select %2$s from json_populate_recordset(cast(null as %1$s), cast(:rows as json))"
                .formatted(table, columns))
        .setParameter("rows", json(rows.stream().map(ImportedRow::values).toList()))
        .executeUpdate();
  }

  private String json(Object value) {
    try {
      return mapper.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A row cannot be written as JSON", e);
    }
  }
}
