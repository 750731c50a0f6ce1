package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.RawValue;
import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.application.ModelMeta;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkState;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The builder conversations in the export of an account. */
@Singleton
class BuilderMessageData extends PagedData<BuilderMessageView> {

  BuilderMessageData(BuilderMessages builderMessages) {
    super("builderMessages", 20, BuilderMessageView::id, builderMessages::after);
  }

  /** A message of an export. */
  @RegisterForReflection
  record ImportedMessage(
      @NotNull UUID id,
      @NotNull UUID resumeId,
      @NotNull @Size(max = 10_000) String text,
      @NotNull WorkState state,
      @NotNull @Size(max = 100_000) String reply,
      @NotNull @Size(max = 100) List<@NotNull @Valid ImportedSuggestion> suggestions,
      @NotNull @Size(max = 100) List<@NotNull @Valid RefusedSuggestion> refused,
      ModelMeta modelMeta,
      @Size(max = 2_000) String error,
      @NotNull Instant createdAt,
      Instant updatedAt) {}

  /** A suggestion of an export. */
  @RegisterForReflection
  record ImportedSuggestion(
      @NotNull SuggestionState state,
      @NotNull @Size(max = 1_000) String title,
      @NotNull @Size(max = 10_000) String reason,
      @NotNull JsonNode operations,
      @NotNull List<@NotNull @Valid RewordedText> reworded,
      @NotNull Instant createdAt,
      @NotNull Instant baseUpdatedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            ImportedMessage.class,
            "builder_message",
            ImportedMessage::id,
            BuilderMessageData::store)
        .after("resumes");
  }

  private static void store(ImportedMessage message, RecordImport to) {
    var resume = to.require("resumes", message.resumeId());
    to.ofSameApplicantAs(resume);
    if (message.state().isOpen()) {
      to.leaveOut(Message.of("It was being answered when the export was written.").english());
    }
    to.ownRow("builder_message")
        .set("resume_id", resume.id())
        .set("text", message.text())
        .set("state", message.state())
        .set("reply", message.reply())
        .set("refused", message.refused())
        .set("provider", message.modelMeta() == null ? null : message.modelMeta().provider())
        .set("model", message.modelMeta() == null ? null : message.modelMeta().model())
        .set("error", message.error())
        .times(message.createdAt(), message.updatedAt());
    message.suggestions().forEach(it -> store(it, resume.id(), to));
  }

  /** Accepting it cannot be undone here: the export does not name the version before. */
  private static void store(ImportedSuggestion suggestion, UUID resumeId, RecordImport to) {
    to.row("builder_suggestion")
        .set("id", to.newId())
        .set("account_id", to.accountId())
        .set("client_id", to.clientId())
        .set("resume_id", resumeId)
        .set("message_id", to.id())
        .set("state", suggestion.state())
        .set("title", suggestion.title())
        .set("reason", suggestion.reason())
        .set("operations", new RawValue(DocumentText.write(suggestion.operations())))
        .set("reworded", suggestion.reworded())
        .set("base_updated_at", suggestion.baseUpdatedAt())
        .times(suggestion.createdAt(), null);
  }
}
