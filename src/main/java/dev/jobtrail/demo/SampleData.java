package dev.jobtrail.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.builtin.BuiltinEngine;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationImport;
import dev.jobtrail.application.ApplicationImporter;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.application.SendingGate;
import dev.jobtrail.client.ClientChanges;
import dev.jobtrail.client.NewClient;
import dev.jobtrail.client.Person;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.demo.SampleContent.SampleDocument;
import dev.jobtrail.demo.SampleContent.SampleJob;
import dev.jobtrail.demo.SampleContent.Step;
import dev.jobtrail.match.Material;
import dev.jobtrail.match.Scorecards;
import dev.jobtrail.resume.NewResume;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.tailor.ResumeTailor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.hibernate.id.uuid.UuidVersion7Strategy;

/** Adds sample data to accounts: resumes, applications, matches and a client. */
@ApplicationScoped
public class SampleData {

  private static final String ADD_MATCH =
      """
      insert into discovery_match (id, account_id, client_id, resume_id, board, external_id, url,
        original_url, twin, title, company, location, is_remote, snippet, target_titles, score,
        fit_reason, fit_gap, state, missed, found_at, created_at, updated_at)
      select :id, account_id, client_id, id, 'HACKERNEWS', :key, :url, :url, :key, :title,
        :company, :location, :remote, :snippet, array[cast(:title as varchar)], :score, :reason, :gap, 'NEW', 0,
        :now, :now, :now
      from resume where id = :resume
      """;

  /** In the day of Europe and of most of America. */
  private static final int INTERVIEW_HOUR = 14;

  private final SampleRecords records;
  private final AdvisoryLocks locks;
  private final ResumeChanges resumes;
  private final ResumeSchema schema;
  private final ApplicationImporter importer;
  private final BuiltinEngine engine;
  private final ResumeTailor tailor;
  private final ClientChanges clients;
  private final SendingGate gate;
  private final EntityManager entityManager;
  private final ObjectMapper mapper;
  private final Clock clock;

  SampleData(
      SampleRecords records,
      AdvisoryLocks locks,
      ResumeChanges resumes,
      ResumeSchema schema,
      ApplicationImporter importer,
      BuiltinEngine engine,
      ResumeTailor tailor,
      ClientChanges clients,
      SendingGate gate,
      EntityManager entityManager,
      ObjectMapper mapper,
      Clock clock) {
    this.records = records;
    this.locks = locks;
    this.resumes = resumes;
    this.schema = schema;
    this.importer = importer;
    this.engine = engine;
    this.tailor = tailor;
    this.clients = clients;
    this.gate = gate;
    this.entityManager = entityManager;
    this.mapper = mapper;
    this.clock = clock;
  }

  /** Whether an account has sample data. */
  public boolean isLoaded(UUID accountId) {
    return records.isAny(accountId);
  }

  /**
   * Adds the sample data unless the account has it. It consumes no allowance: the builtin engine
   * scores and tailors. The client takes a free seat; without one it is left out.
   */
  @Transactional
  void load(UUID accountId) {
    locks.lock(LockSpace.SAMPLE_DATA, accountId);
    if (records.isAny(accountId)) {
      return;
    }
    var content = SampleContent.read(mapper, AccountLanguage.of(accountId));
    var client =
        clients.addIfSeatIsFree(
            accountId,
            new NewClient(content.client().name(), null, null, content.client().notes(), true));
    client.ifPresent(
        it -> {
          records.add(accountId, SampleKind.CLIENT, it.id);
          addClient(new Person(accountId, it.id), content.client());
        });
    var person = new Person(accountId, null);
    var added = content.resumes().stream().map(it -> addResume(person, it)).toList();
    addJobs(person, added.getLast(), content.applications());
    addMatches(added.getLast(), content.matches());
  }

  private void addClient(Person person, SampleContent.SampleClient client) {
    var resume = addResume(person, client.resume());
    addJobs(person, resume, List.of(client.application()))
        .forEach(application -> gate.admits(application));
  }

  private Resume addResume(Person person, SampleDocument document) {
    var text = SampleContent.file(mapper, document.file());
    var basics = (ObjectNode) text.get("basics");
    if (document.label() != null) {
      basics.put("label", document.label()).put("summary", document.summary());
    }
    var resume =
        resumes.add(
            person,
            new NewResume(document.name(), null, null, null, null, null),
            schema.check(text));
    records.add(person.accountId(), SampleKind.RESUME, resume.id);
    return resume;
  }

  private List<Application> addJobs(Person person, Resume resume, List<SampleJob> jobs) {
    var entries = mapper.createObjectNode();
    var array = entries.putArray("applications");
    jobs.forEach(job -> array.add(entry(person, resume, job)));
    entityManager.flush();
    var ids =
        importer.takeInTransaction(mapper.convertValue(entries, ApplicationImport.class)).created();
    var applications = new ArrayList<Application>();
    for (int i = 0; i < jobs.size(); i++) {
      records.add(person.accountId(), SampleKind.APPLICATION, ids.get(i));
      var application = Application.find(person.accountId(), ids.get(i)).orElseThrow();
      if (application.status() != ApplicationStatus.SAVED) {
        assess(application, resume, jobs.get(i));
      }
      applications.add(application);
    }
    return applications;
  }

  private JsonNode entry(Person person, Resume resume, SampleJob job) {
    var entry = mapper.createObjectNode();
    entry.put("resumeId", resume.id.toString());
    if (person.clientId() != null) {
      entry.put("clientId", person.clientId().toString());
    }
    entry.put("notes", job.notes());
    entry.set("tags", mapper.valueToTree(job.tags()));
    if (job.followUpInDays() != null) {
      entry.put("followUpOn", LocalDate.now(clock).plusDays(job.followUpInDays()).toString());
    }
    entry
        .putObject("posting")
        .put("title", job.title())
        .put("company", job.company())
        .put("location", job.location())
        .put("isRemote", job.isRemote())
        .put("salaryMin", job.salaryMin())
        .put("salaryMax", job.salaryMax())
        .put("salaryCurrency", job.salaryCurrency())
        .put("descriptionRaw", job.description());
    entry.set("offer", mapper.valueToTree(job.offer()));
    addHistory(entry, job.history());
    if (job.interviewInDays() != null) {
      var start =
          LocalDate.now(clock)
              .plusDays(job.interviewInDays())
              .atTime(INTERVIEW_HOUR, 0)
              .toInstant(ZoneOffset.UTC);
      entry
          .putArray("interviews")
          .addObject()
          .put("startsAt", start.toString())
          .put("endsAt", start.plus(Duration.ofHours(1)).toString())
          .put("timeZone", "UTC")
          .put("kind", "video");
    }
    return entry;
  }

  private void addHistory(ObjectNode entry, List<Step> steps) {
    var history = entry.putArray("history");
    String from = null;
    for (var step : steps) {
      var by = step.status() == ApplicationStatus.GHOSTED ? MovedBy.SYSTEM : MovedBy.OWNER;
      history
          .addObject()
          .put("at", ago(step).toString())
          .put("from", from)
          .put("to", step.status().wireName())
          .put("by", by.name().toLowerCase(Locale.ROOT));
      from = step.status().wireName();
      if (step.status() == ApplicationStatus.SUBMITTED) {
        entry.put("submittedAt", ago(step).toString());
      }
    }
    entry.put("status", from);
  }

  private Instant ago(Step step) {
    return clock.instant().minus(Duration.ofDays(step.daysAgo())).truncatedTo(ChronoUnit.MILLIS);
  }

  private void assess(Application application, Resume resume, SampleJob job) {
    var posting =
        new PostingText(
            job.title(), job.company(), job.location(), job.isRemote(), job.description());
    var parsed = engine.parse(posting);
    var material = new Material(resume, List.of(), posting, parsed);
    var scorecard =
        engine.score(material.resume(), posting, parsed, AccountLanguage.of(application.accountId));
    application.takeReview(
        parsed,
        scorecard.score(),
        Scorecards.stored(scorecard, clock.instant(), material.reference()),
        clock);
    if (job.isTailored()) {
      tailor.tailor(application, material, engine);
    }
  }

  private void addMatches(Resume resume, List<SampleContent.SampleMatch> matches) {
    entityManager.flush();
    for (var match : matches) {
      var id = UuidVersion7Strategy.INSTANCE.generateUuid(null);
      var key = "sample-" + id;
      entityManager
          .createNativeQuery(ADD_MATCH)
          .setParameter("id", id)
          .setParameter("key", key)
          .setParameter("url", "https://jobs.example.com/" + key)
          .setParameter("title", match.title())
          .setParameter("company", match.company())
          .setParameter("location", match.location())
          .setParameter("remote", match.isRemote())
          .setParameter("snippet", match.snippet())
          .setParameter("score", match.score())
          .setParameter("reason", match.fitReason())
          .setParameter("gap", match.fitGap())
          .setParameter("now", clock.instant())
          .setParameter("resume", resume.id)
          .executeUpdate();
      records.add(resume.accountId, SampleKind.MATCH, id);
    }
  }
}
