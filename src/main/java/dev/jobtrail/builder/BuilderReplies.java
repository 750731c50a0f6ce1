package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.jobtrail.ai.BuilderAnswer;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.ai.BuilderTask.Turn;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.JudgedGuard;
import dev.jobtrail.builder.DocumentChanges.Findings;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.fact.ConfirmedFacts;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Guard;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.document.PlainDocument;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.Worker;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;

/** Generates replies to messages about resumes. */
@ApplicationScoped
class BuilderReplies implements Worker {

  private static final String MESSAGE = "messageId";

  /** The input of a reply, read when it starts. */
  private record Setting(Resume resume, List<String> facts, List<Turn> earlier, String text) {

    BuilderTask task(Predicate<BuilderAnswer.Suggestion> isSupported) {
      return new BuilderTask(resume.plainDocument(), facts, earlier, text, isSupported);
    }
  }

  /** A suggestion to stage. */
  private record Staged(
      BuilderAnswer.Suggestion suggestion, ArrayNode operations, List<RewordedText> reworded) {}

  private final Engine engine;
  private final Guard guard;
  private final Guard judgedGuard;
  private final ConfirmedFacts facts;
  private final ActiveClients activeClients;
  private final ResumePatch patch;
  private final ResumeSchema schema;
  private final EventStreams streams;
  private final Clock clock;

  BuilderReplies(
      Engine engine,
      ConfirmedFacts facts,
      ActiveClients activeClients,
      ResumePatch patch,
      ResumeSchema schema,
      EventStreams streams,
      Clock clock) {
    this.engine = engine;
    this.facts = facts;
    this.activeClients = activeClients;
    this.patch = patch;
    this.schema = schema;
    this.streams = streams;
    this.clock = clock;
    guard = new EvidenceGuard(clock);
    judgedGuard = new JudgedGuard(guard, engine::judge);
  }

  /** The input of {@link #carryOut} besides the resume. */
  static Map<String, String> details(UUID messageId) {
    return Map.of(MESSAGE, messageId.toString());
  }

  @Override
  public WorkKind kind() {
    return WorkKind.BUILDER;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var setting = QuarkusTransaction.requiringNew().call(() -> begin(order));
    var writing = new ReplyInProgress(messageId(order), streams, clock);
    var answer =
        engine.answer(
            setting.task(
                it -> findings(setting, List.of(it), guard).getFirst().refusal().isEmpty()),
            writing);
    var refused = new ArrayList<RefusedSuggestion>();
    var staged = new ArrayList<Staged>();
    var findings = findings(setting, answer.suggestions(), judgedGuard).iterator();
    for (var suggestion : answer.suggestions()) {
      var finding = findings.next();
      if (finding.refusal().isPresent()) {
        refused.add(
            new RefusedSuggestion(
                suggestion.title(), finding.refusal().get().in(answer.language())));
      } else {
        staged.add(
            new Staged(
                suggestion,
                Guarded.operations(setting.resume().document(), suggestion.operations()),
                finding.reworded()));
      }
    }
    requireStorable(answer);
    return () -> keep(order, setting.resume(), answer, staged, refused);
  }

  @Override
  public void lock(WorkOrder order) {
    activeClients.lock(order.person());
  }

  @Override
  public void giveUp(WorkOrder order, String reason) {
    message(order)
        .ifPresent(
            message -> {
              message.end(reason, clock);
              streams.announce(StreamTopic.BUILDER_MESSAGE, message.id);
            });
  }

  private Setting begin(WorkOrder order) {
    var resume =
        Resume.of(order.accountId(), order.resumeId())
            .orElseThrow(() -> new WorkException(Message.of("The resume was deleted.")));
    var message =
        message(order).orElseThrow(() -> new WorkException(Message.of("The message was deleted.")));
    message.begin(clock);
    streams.announce(StreamTopic.BUILDER_MESSAGE, message.id);
    return new Setting(
        resume, facts.texts(order.accountId(), resume.id), message.earlier(), message.text);
  }

  /** The findings on each suggestion; the guard is asked once for all of them. */
  private List<Findings> findings(
      Setting setting, List<BuilderAnswer.Suggestion> suggestions, Guard by) {
    var evidence = new Evidence(setting.resume().plainDocument(), setting.facts(), List.of());
    var changes = suggestions.stream().map(it -> changes(setting.resume(), evidence, it)).toList();
    var texts = changes.stream().flatMap(it -> it.texts().stream()).toList();
    var verdicts = by.check(evidence, texts).iterator();
    return changes.stream()
        .map(it -> it.findings(it.texts().stream().map(_ -> verdicts.next()).toList()))
        .toList();
  }

  private DocumentChanges changes(
      Resume resume, Evidence evidence, BuilderAnswer.Suggestion suggestion) {
    JsonNode changed;
    try {
      WellFormedText.check(suggestion.operations());
      var operations = Guarded.operations(resume.document(), suggestion.operations());
      changed = patch.apply(resume.documentText(), operations);
      schema.check(changed);
    } catch (ApiException e) {
      return DocumentChanges.refused(
          evidence, Message.of("it does not apply to the resume: %s", e.body()));
    }
    return changed.equals(resume.document())
        ? DocumentChanges.refused(evidence, Message.of("it changes nothing"))
        : DocumentChanges.of(evidence, PlainDocument.of(changed));
  }

  private static void requireStorable(BuilderAnswer answer) {
    var texts = new StringBuilder(answer.reply());
    answer.suggestions().forEach(it -> texts.append(it.title()).append(it.reason()));
    if (!WellFormedText.is(texts.toString())) {
      throw new WorkException(Message.of("The reply contains characters that cannot be saved."));
    }
  }

  private void keep(
      WorkOrder order,
      Resume resume,
      BuilderAnswer answer,
      List<Staged> staged,
      List<RefusedSuggestion> refused) {
    var message = message(order).orElseThrow();
    var notes = GuardNotes.in(answer.language());
    for (var it : staged) {
      var reason = it.suggestion().reason();
      new Suggestion(
              order.person(),
              resume.id,
              message.id,
              it.suggestion().title(),
              it.reworded().isEmpty() ? reason : notes.reworded(reason),
              it.operations(),
              it.reworded(),
              resume.updatedAt,
              clock)
          .persist();
    }
    // a reply may mention a refused suggestion
    message.answer(answer.reply() + notes.refusals(refused), refused, engine.model(), clock);
    streams.announce(StreamTopic.BUILDER_MESSAGE, message.id);
  }

  private static Optional<BuilderMessage> message(WorkOrder order) {
    return BuilderMessage.of(order.accountId(), messageId(order));
  }

  private static UUID messageId(WorkOrder order) {
    return UUID.fromString(order.details().get(MESSAGE));
  }
}
