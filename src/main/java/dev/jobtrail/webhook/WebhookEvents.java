package dev.jobtrail.webhook;

import dev.jobtrail.application.ApplicationMoved;
import dev.jobtrail.approval.ApprovalDecided;
import dev.jobtrail.attempt.AttemptPaused;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.MatchesFound;
import dev.jobtrail.resume.ResumeChanged;
import dev.jobtrail.work.WorkFinished;
import dev.jobtrail.work.WorkKind;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** Queues what happens to the records of an account; an event has ids and states only. */
@ApplicationScoped
class WebhookEvents {

  private static final String APPLICATION = "applicationId";
  private static final String RESUME = "resumeId";
  private static final String STATE = "state";

  private final WebhookQueue queue;

  WebhookEvents(WebhookQueue queue) {
    this.queue = queue;
  }

  void add(@Observes ApplicationMoved event) {
    var data = data(APPLICATION, event.applicationId(), event.person());
    data.put("status", event.to());
    if (event.from() != null) {
      data.put("previousStatus", event.from());
    }
    var type =
        event.from() == null
            ? WebhookEvent.APPLICATION_CREATED
            : WebhookEvent.APPLICATION_STATUS_CHANGED;
    queue.add(event.person(), type, Map.of(event.applicationId(), data));
  }

  void add(@Observes MatchesFound event) {
    var matches = new LinkedHashMap<UUID, Map<String, Object>>();
    for (var id : event.matchIds()) {
      var data = data("matchId", id, event.person());
      data.put(RESUME, event.resumeId());
      data.put("runId", event.runId());
      matches.put(id, data);
    }
    queue.add(event.person(), WebhookEvent.MATCH_FOUND, matches);
  }

  void add(@Observes AttemptPaused event) {
    var data = data("attemptId", event.attemptId(), event.person());
    data.put(APPLICATION, event.applicationId());
    data.put(STATE, event.state());
    data.put("outcome", event.outcome());
    var type =
        event.state() == AttemptState.DONE ? WebhookEvent.RUN_ENDED : WebhookEvent.RUN_ASKING;
    queue.add(event.person(), type, Map.of(event.attemptId(), data));
  }

  void add(@Observes ApprovalDecided event) {
    var data = data("approvalId", event.approvalId(), event.person());
    data.put(APPLICATION, event.applicationId());
    data.put(STATE, event.state());
    queue.add(event.person(), WebhookEvent.APPROVAL_DECIDED, Map.of(event.approvalId(), data));
  }

  /** Steps of runs are left out: the run itself has events. */
  void add(@Observes WorkFinished event) {
    if (event.kind() == WorkKind.APPLY) {
      return;
    }
    var data = data("workId", event.workId(), event.person());
    data.put("kind", event.kind());
    data.put(STATE, event.state());
    data.put(APPLICATION, event.applicationId());
    data.put(RESUME, event.resumeId());
    queue.add(event.person(), WebhookEvent.WORK_FINISHED, Map.of(event.workId(), data));
  }

  void add(@Observes ResumeChanged event) {
    var person = new Person(event.accountId(), event.clientId());
    var data = data(RESUME, event.resumeId(), person);
    data.put("mutation", event.mutation());
    data.put("updatedAt", event.updatedAt());
    queue.add(person, WebhookEvent.RESUME_CHANGED, Map.of(event.resumeId(), data));
  }

  private static Map<String, Object> data(String name, UUID id, Person person) {
    var data = new LinkedHashMap<String, Object>();
    data.put(name, id);
    data.put("clientId", person.clientId());
    return data;
  }
}
