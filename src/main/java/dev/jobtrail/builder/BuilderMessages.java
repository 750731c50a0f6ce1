package dev.jobtrail.builder;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkQueue;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.UUID;

/** Accepts messages, one at a time per resume, and reads conversations. */
@ApplicationScoped
public class BuilderMessages {

  private final ActiveClients activeClients;
  private final WorkQueue queue;
  private final Clock clock;

  BuilderMessages(ActiveClients activeClients, WorkQueue queue, Clock clock) {
    this.activeClients = activeClients;
    this.queue = queue;
    this.clock = clock;
  }

  /**
   * Has a message answered.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION while another is answered,
   *     AI_LIMIT_REACHED
   */
  @Transactional
  BuilderMessageView ask(UUID accountId, UUID resumeId, String text) {
    var known = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    var person = new Person(accountId, known.clientId);
    activeClients.require(person);
    Resume.forUpdate(accountId, resumeId).orElseThrow(ApiException::notFound);
    if (queue.isAtResume(WorkKind.BUILDER, accountId, resumeId)) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The previous message is still being answered. Wait for the reply.");
    }
    var message = new BuilderMessage(person, resumeId, text, clock);
    message.persist();
    queue.forResume(WorkKind.BUILDER, person, resumeId, BuilderReplies.details(message.id));
    return message.view(List.of());
  }

  /**
   * A message with what it led to.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  BuilderMessageView message(UUID accountId, UUID id) {
    var message = BuilderMessage.of(accountId, id).orElseThrow(ApiException::notFound);
    return message.view(Suggestion.ofMessages(List.of(id)));
  }

  /**
   * A page of the messages about a resume, newest first.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public List<BuilderMessageView> messages(UUID accountId, UUID resumeId, UUID after, int limit) {
    Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    return views(BuilderMessage.newest(accountId, resumeId, after, limit));
  }

  /** A page of the account's messages, oldest first. */
  @Transactional
  List<BuilderMessageView> after(UUID accountId, UUID after, int limit) {
    return views(BuilderMessage.after(accountId, after, limit));
  }

  private static List<BuilderMessageView> views(List<BuilderMessage> messages) {
    if (messages.isEmpty()) {
      return List.of();
    }
    var suggestions = Suggestion.ofMessages(messages.stream().map(it -> it.id).toList());
    return messages.stream()
        .map(
            message ->
                message.view(
                    suggestions.stream().filter(it -> it.messageId.equals(message.id)).toList()))
        .toList();
  }
}
