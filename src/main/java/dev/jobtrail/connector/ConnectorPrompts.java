package dev.jobtrail.connector;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import io.quarkiverse.mcp.server.JsonRpcErrorCodes;
import io.quarkiverse.mcp.server.McpException;
import io.quarkiverse.mcp.server.Prompt;
import io.quarkiverse.mcp.server.PromptArg;
import io.quarkiverse.mcp.server.PromptMessage;
import jakarta.inject.Singleton;
import java.util.UUID;

/** Prompts that a user can start a conversation with; they hold no data. */
@Singleton
class ConnectorPrompts {

  @Prompt(
      name = "weekly_review",
      title = "Weekly review",
      description = "Goes through the applications and suggests next steps.")
  PromptMessage weeklyReview() {
    return PromptMessage.withUserRole(
        """
        Review my job search of this week in Jobtrail. Read the pipeline. Tell me what has changed in the \
        last seven days, which applications have been silent for two weeks or longer, and which have an \
        interview or an offer. Then suggest up to five next steps, the most useful first. Change nothing \
        before I agree.""");
  }

  @Prompt(
      name = "prepare_interview",
      title = "Prepare an interview",
      description = "Prepares the user for the interview of an application.")
  PromptMessage prepareInterview(
      @PromptArg(name = "applicationId", description = "The application's id.")
          String applicationId) {
    return PromptMessage.withUserRole(
        """
        Prepare me for the interview of the application %s in Jobtrail. Read the application and its resume. \
        List the main requirements of the posting, and for each the evidence of my resume or that there is \
        none. Then ask me eight likely interview questions, one at a time, and comment on my answers. Claim \
        nothing about me that the resume does not say."""
            .formatted(id(applicationId)));
  }

  @Prompt(
      name = "tailor_for_job",
      title = "Tailor for this job",
      description = "Tailors the resume to the posting of an application.")
  PromptMessage tailorForJob(
      @PromptArg(name = "applicationId", description = "The application's id.")
          String applicationId) {
    return PromptMessage.withUserRole(
        """
        Tailor my resume for the application %s in Jobtrail. Start the tailoring, wait until the work is \
        done and read its result. Show me the changes, and the refused ones with the reason. Ask me the \
        open questions. Do not add anything to the resume that I have not confirmed."""
            .formatted(id(applicationId)));
  }

  /** An id and nothing else: the argument may come from a text. */
  private static UUID id(String applicationId) {
    try {
      return Ids.parse(applicationId);
    } catch (ApiException _) {
      throw new McpException(
          "applicationId must be the id of an application", JsonRpcErrorCodes.INVALID_PARAMS);
    }
  }
}
