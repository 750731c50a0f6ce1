package dev.jobtrail.connector;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.RequestUri;
import io.quarkiverse.mcp.server.Resource;
import io.quarkiverse.mcp.server.ResourceTemplate;
import io.quarkiverse.mcp.server.TextResourceContents;
import jakarta.inject.Singleton;

/** Records as resources that a user can attach to a conversation, in the shape of the tools. */
@Singleton
@ToolGroup
class ConnectorResources {

  private static final String JSON = "application/json";

  private final ResumeTools resumes;
  private final ApplicationTools applications;
  private final ObjectMapper mapper;

  ConnectorResources(ResumeTools resumes, ApplicationTools applications, ObjectMapper mapper) {
    this.resumes = resumes;
    this.applications = applications;
    this.mapper = mapper;
  }

  @ResourceTemplate(
      name = "resume",
      title = "Resume",
      description = "A resume with its JSON Resume document.",
      uriTemplate = "jobtrail://resumes/{resumeId}",
      mimeType = JSON)
  @ForOneClient(ClientRecord.RESUME)
  @MetaField(name = PermittedFeatures.SCOPE, value = "resumes:read")
  TextResourceContents resume(String resumeId, RequestUri uri) {
    return contents(uri, resumes.readResume(resumeId));
  }

  @ResourceTemplate(
      name = "application",
      title = "Application",
      description = "An application with its posting.",
      uriTemplate = "jobtrail://applications/{applicationId}",
      mimeType = JSON)
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  TextResourceContents application(String applicationId, RequestUri uri) {
    return contents(uri, applications.readApplication(applicationId));
  }

  @Resource(
      name = "pipeline",
      title = "Pipeline",
      description = "The user's own applications by status.",
      uri = "jobtrail://pipeline",
      mimeType = JSON)
  @ForOneClient(ClientRecord.NONE)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  TextResourceContents pipeline(RequestUri uri) {
    return contents(uri, applications.readPipeline(null));
  }

  private TextResourceContents contents(RequestUri uri, Object record) {
    try {
      return new TextResourceContents(uri.value(), mapper.writeValueAsString(record), JSON);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a record is always JSON", e);
    }
  }
}
