package dev.jobtrail.console.resume;

import dev.jobtrail.builder.BuilderMessageView;
import dev.jobtrail.builder.SuggestionState;
import dev.jobtrail.builder.SuggestionView;
import dev.jobtrail.console.resume.SuggestedChanges.Change;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * A message to the builder with its reply.
 *
 * @param isOpen whether the reply is still to come
 * @param reply the part written so far, including refused suggestions
 * @param error why there is none; null without an error
 */
@TemplateData
record ConversationTurn(
    UUID id,
    Instant at,
    String text,
    boolean isOpen,
    String reply,
    String error,
    List<Suggested> suggestions) {

  /**
   * A suggestion.
   *
   * @param tone the class of the state's badge
   * @param isWaiting whether it can be accepted
   * @param canUndo whether accepting it can be undone
   * @param reworded the words that neither the resume nor a confirmed fact has; empty where all are
   */
  @TemplateData
  record Suggested(
      UUID id,
      String title,
      String reason,
      SuggestionState state,
      String tone,
      boolean isWaiting,
      boolean canUndo,
      String reworded,
      List<Change> changes) {}

  /** Whether several suggestions wait, so that they can be accepted together. */
  public boolean hasSeveral() {
    return suggestions.stream().filter(Suggested::isWaiting).count() > 1;
  }

  /**
   * A message in words.
   *
   * @param document the text of the resume's document as it is
   */
  static ConversationTurn of(
      BuilderMessageView message, String document, SuggestedChanges suggested) {
    return new ConversationTurn(
        message.id(),
        message.createdAt(),
        message.text(),
        message.isOpen(),
        message.reply(),
        message.error(),
        message.suggestions().stream().map(it -> suggestion(it, document, suggested)).toList());
  }

  private static Suggested suggestion(
      SuggestionView suggestion, String document, SuggestedChanges suggested) {
    var isWaiting = suggestion.state() == SuggestionState.STAGED;
    return new Suggested(
        suggestion.id(),
        suggestion.title(),
        suggestion.reason(),
        suggestion.state(),
        switch (suggestion.state()) {
          case STAGED -> "busy";
          case ACCEPTED -> "good";
          case REJECTED -> "bad";
          case STALE -> "fair";
        },
        isWaiting,
        suggestion.canUndo(),
        suggestion.reworded().stream()
            .flatMap(it -> it.words().stream())
            .distinct()
            .collect(Collectors.joining(", ")),
        suggested.of(
            isWaiting ? document : null,
            suggestion.operations(),
            PageMessages.of(DocumentMessages.class)));
  }
}
