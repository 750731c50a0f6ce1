package dev.jobtrail.application;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.client.Person;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.response.StreamedBody;
import dev.jobtrail.response.TasksInProgress;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Streams all applications with all their parts page by page, newest first. */
@ApplicationScoped
public class ApplicationExporter implements AccountData {

  /** The page size, which bounds memory: each application includes its posting's text. */
  private static final int PAGE = 50;

  private final ApplicationReader applicationReader;
  private final EntityManager entityManager;
  private final ObjectMapper json;
  private final TasksInProgress tasks;
  private final CanonicalUrls urls;
  private final CsvMapper csv = new CsvMapper();

  ApplicationExporter(
      ApplicationReader applicationReader,
      EntityManager entityManager,
      ObjectMapper json,
      TasksInProgress tasks,
      CanonicalUrls urls) {
    this.urls = urls;
    this.tasks = tasks;
    this.applicationReader = applicationReader;
    this.entityManager = entityManager;
    this.json = json;
  }

  @Override
  public String section() {
    return "applications";
  }

  /** All applications of the account and its clients, streamed. */
  @Override
  public Iterator<ExportedApplication> export(UUID accountId) {
    return new Pages(accountId, after -> applicationReader.pageOfAccount(accountId, after, PAGE));
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            RestoredApplication.class,
            "application",
            RestoredApplication::id,
            (application, to) -> application.store(to, urls))
        .after("clients", "resumes", "stages");
  }

  /** A person's applications as a JSON array. */
  public StreamedBody asJson(Person person) {
    return body(
        person, out -> parts(pages(person), json.writer().writeValuesAsArray(out), it -> it));
  }

  /** A person's applications as RFC 4180 has it, with a header row. */
  StreamedBody asCsv(Person person) {
    var schema = CsvSchema.emptySchema().withLineSeparator("\r\n");
    return body(
        person,
        out -> {
          var sequence = csv.writer(schema).writeValues(out);
          sequence.write(ApplicationRow.header());
          return parts(pages(person), sequence, ApplicationRow::of);
        });
  }

  private StreamedBody body(Person person, StreamedBody.Writer writer) {
    return new StreamedBody(() -> tasks.export(person.accountId()), writer);
  }

  /** Closed only after the last record, so that a partial export does not look complete. */
  private static StreamedBody.Parts parts(
      Pages pages, SequenceWriter sequence, Function<ExportedApplication, Object> form) {
    return () -> {
      if (!pages.hasNext()) {
        sequence.close();
        return false;
      }
      sequence.write(form.apply(pages.next()));
      return true;
    };
  }

  /** One application with all its parts. */
  public ExportedApplication one(UUID accountId, UUID id) {
    return exported(accountId, List.of(applicationReader.one(accountId, id))).getFirst();
  }

  private static List<ExportedApplication> exported(
      UUID accountId, List<ApplicationView> applications) {
    var ids = applications.stream().map(ApplicationView::id).toList();
    var histories = byApplication(StatusChange.of(accountId, ids), it -> it.applicationId);
    var interviews = byApplication(Interview.of(accountId, ids), it -> it.applicationId);
    var contacts = byApplication(Contact.of(accountId, ids), it -> it.applicationId);
    var exported = new ArrayList<ExportedApplication>();
    for (var application : applications) {
      var id = application.id();
      exported.add(
          new ExportedApplication(
              application,
              histories.getOrDefault(id, List.of()).stream().map(StatusChange::view).toList(),
              interviews.getOrDefault(id, List.of()).stream().map(Interview::view).toList(),
              contacts.getOrDefault(id, List.of()).stream().map(Contact::view).toList()));
    }
    return exported;
  }

  private static <T> Map<UUID, List<T>> byApplication(List<T> parts, Function<T, UUID> of) {
    return parts.stream().collect(Collectors.groupingBy(of));
  }

  private Pages pages(Person person) {
    return new Pages(
        person.accountId(),
        after -> applicationReader.page(person, ApplicationFilter.ofAll(), after, PAGE));
  }

  /** Reads the page of applications after a cursor. */
  @FunctionalInterface
  private interface PageReader {

    List<ApplicationView> behind(UUID last);
  }

  /** Iterates over all pages and reads each one on demand. */
  private final class Pages implements Iterator<ExportedApplication> {

    private final UUID accountId;
    private final PageReader reader;
    private List<ExportedApplication> page = List.of();
    private int position;
    private UUID last;
    private boolean ended;

    Pages(UUID accountId, PageReader reader) {
      this.accountId = accountId;
      this.reader = reader;
    }

    @Override
    public boolean hasNext() {
      if (position == page.size() && !ended) {
        read();
      }
      return position < page.size();
    }

    @Override
    public ExportedApplication next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return page.get(position++);
    }

    private void read() {
      var applications = reader.behind(last);
      page = exported(accountId, applications);
      entityManager.clear();
      position = 0;
      ended = applications.size() < PAGE;
      last = ended ? null : applications.getLast().id();
    }
  }
}
