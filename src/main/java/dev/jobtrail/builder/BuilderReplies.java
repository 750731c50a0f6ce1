package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.ai.BuilderTask.Turn;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.fact.ConfirmedFacts;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
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
import java.util.stream.Collectors;

/** Answers messages about resumes. */
@ApplicationScoped
class BuilderReplies implements Worker {

  private static final String MESSAGE = "messageId";

  private static final String NOT_SUGGESTED =
      "\n\nNot suggested, for neither the resume nor a fact that you confirmed supports it:";

  private static final String CONFIRM = "\nIf it is true, confirm it as a fact and ask again.";

  /** What a message is answered from, as it was when that began. */
  private record Setting(Resume resume, List<String> facts, List<Turn> earlier, String text) {

    BuilderTask task() {
      return new BuilderTask(resume.document(), facts, earlier, text);
    }
  }

  private final Engine engine;
  private final EvidenceGuard guard = new EvidenceGuard();
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
  }

  /** What {@link #carryOut} has to know beside the resume. */
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
    try {
      var answer = engine.answer(setting.task(), writing);
      var refused = new ArrayList<RefusedSuggestion>();
      var staged = new ArrayList<BuilderAnswer.Suggestion>();
      for (var suggestion : answer.suggestions()) {
        var refusal = refusal(setting, suggestion);
        if (refusal.isEmpty()) {
          staged.add(suggestion);
        } else {
          refused.add(new RefusedSuggestion(suggestion.title(), refusal.get()));
        }
      }
      requireStorable(answer);
      return () -> keep(order, setting.resume(), answer.reply(), staged, refused);
    } catch (EngineException e) {
      throw new WorkException(e.getMessage(), e);
    }
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
            .orElseThrow(() -> new WorkException("The resume was deleted."));
    var message = message(order).orElseThrow(() -> new WorkException("The message was deleted."));
    message.begin(clock);
    streams.announce(StreamTopic.BUILDER_MESSAGE, message.id);
    return new Setting(
        resume, facts.texts(order.accountId(), resume.id), message.earlier(), message.text);
  }

  /** Why a suggestion is not staged; empty where it is. */
  private Optional<String> refusal(Setting setting, BuilderAnswer.Suggestion suggestion) {
    var resume = setting.resume();
    JsonNode changed;
    try {
      WellFormedText.check(suggestion.operations());
      var operations = Guarded.operations(resume.document(), suggestion.operations());
      changed = patch.apply(resume.documentText(), operations);
      schema.check(changed);
    } catch (ApiException e) {
      return Optional.of("it does not fit the resume: " + e.getMessage());
    }
    if (changed.equals(resume.document())) {
      return Optional.of("it changes nothing");
    }
    var evidence = new Evidence(resume.document(), setting.facts(), List.of());
    return DocumentChanges.refusal(evidence, changed, guard);
  }

  private static void requireStorable(BuilderAnswer answer) {
    var texts = new StringBuilder(answer.reply());
    answer.suggestions().forEach(it -> texts.append(it.title()).append(it.reason()));
    if (!WellFormedText.is(texts.toString())) {
      throw new EngineException("The reply holds signs that cannot be kept.");
    }
  }

  private void keep(
      WorkOrder order,
      Resume resume,
      String reply,
      List<BuilderAnswer.Suggestion> staged,
      List<RefusedSuggestion> refused) {
    var message = message(order).orElseThrow();
    for (var suggestion : staged) {
      new Suggestion(
              order.person(),
              resume.id,
              message.id,
              suggestion.title(),
              suggestion.reason(),
              Guarded.operations(resume.document(), suggestion.operations()),
              resume.updatedAt,
              clock)
          .persist();
    }
    message.answer(withRefusals(reply, refused), refused, engine.model(), clock);
    streams.announce(StreamTopic.BUILDER_MESSAGE, message.id);
  }

  /** A reply may speak of what is not suggested in the end. */
  private static String withRefusals(String reply, List<RefusedSuggestion> refused) {
    return refused.isEmpty()
        ? reply
        : refused.stream()
            .map(it -> "\n- %s (%s)".formatted(it.title(), it.reason()))
            .collect(Collectors.joining("", reply + NOT_SUGGESTED, CONFIRM));
  }

  private static Optional<BuilderMessage> message(WorkOrder order) {
    return BuilderMessage.of(order.accountId(), messageId(order));
  }

  private static UUID messageId(WorkOrder order) {
    return UUID.fromString(order.details().get(MESSAGE));
  }
}
