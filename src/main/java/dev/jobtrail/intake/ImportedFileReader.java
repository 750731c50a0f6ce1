package dev.jobtrail.intake;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.resume.ModelImports;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.ModelReadings;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.WorkQueue;
import dev.jobtrail.work.Worker;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Completes imported resumes by what the model reads in the file. */
@ApplicationScoped
class ImportedFileReader implements Worker, ModelImports {

  /** SHA-256 of the document that the rules read. */
  private static final String READ_BY_RULES = "document";

  private final Engine engine;
  private final ModelReadings readings;
  private final WorkQueue queue;
  private final ActiveClients activeClients;
  private final ResumeChanges changes;
  private final ResumeSchema schema;

  ImportedFileReader(
      Engine engine,
      ModelReadings readings,
      WorkQueue queue,
      ActiveClients activeClients,
      ResumeChanges changes,
      ResumeSchema schema) {
    this.engine = engine;
    this.readings = readings;
    this.queue = queue;
    this.activeClients = activeClients;
    this.changes = changes;
    this.schema = schema;
  }

  @Override
  public boolean isAvailable() {
    return engine.readsResumes();
  }

  @Override
  public UUID read(Resume resume, String text) {
    return queue.forResume(
        WorkKind.RESUME_IMPORT,
        new Person(resume.accountId, resume.clientId),
        resume.id,
        Map.of(WorkOrder.CONTENT, text, READ_BY_RULES, hash(resume)));
  }

  @Override
  public WorkKind kind() {
    return WorkKind.RESUME_IMPORT;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var byRules = QuarkusTransaction.requiringNew().call(() -> unchanged(order)).document();
    var text = order.details().get(WorkOrder.CONTENT);
    var proposal = engine.readResume(ModelReadings.withoutContact(text, byRules));
    var completed = readings.completed(byRules, proposal, text);
    var document = document(completed);
    return () -> {
      if (!completed.equals(byRules)) {
        replace(unchanged(order), document);
      }
    };
  }

  private String document(JsonNode completed) {
    try {
      return schema.check(completed);
    } catch (ApiException e) {
      throw new WorkException(Message.of("The model's reading breaks the resume's schema."), e);
    }
  }

  @Override
  public void lock(WorkOrder order) {
    activeClients.lock(order.person());
    Resume.forUpdate(order.accountId(), order.resumeId());
  }

  /** A resume that was changed or locked has no use for the note; the work has the reason too. */
  @Override
  public void giveUp(WorkOrder order, String reason) {
    if (reason != null) {
      read(order)
          .filter(it -> isUnchanged(it, order) && !it.isLocked())
          .ifPresent(
              it -> replace(it, schema.check(ModelReadings.byRulesAlone(it.document(), reason))));
    }
  }

  private void replace(Resume resume, String document) {
    changes.change(
        resume.accountId, resume.id, null, Mutation.UPDATE, it -> it.replaceDocument(document));
  }

  private static Resume unchanged(WorkOrder order) {
    return read(order)
        .filter(it -> isUnchanged(it, order))
        .orElseThrow(
            () ->
                new WorkException(
                    Message.of("The resume was changed before the model had read the file.")));
  }

  private static Optional<Resume> read(WorkOrder order) {
    return Resume.of(order.accountId(), order.resumeId());
  }

  private static boolean isUnchanged(Resume resume, WorkOrder order) {
    return hash(resume).equals(order.details().get(READ_BY_RULES));
  }

  private static String hash(Resume resume) {
    return HexFormat.of().formatHex(Hashes.sha256(resume.documentText()));
  }
}
