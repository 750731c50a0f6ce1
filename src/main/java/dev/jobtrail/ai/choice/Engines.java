package dev.jobtrail.ai.choice;

import dev.jobtrail.ai.AiSettings;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineStatus;
import dev.jobtrail.ai.builtin.BuiltinEngine;
import dev.jobtrail.ai.model.ModelEngine;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import io.quarkus.runtime.Startup;
import io.vertx.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Clock;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Picks the engine that the configuration asks for: the builtin one unless a model is named. */
@Startup
@Singleton
public class Engines {

  private static final Logger LOG = Logger.getLogger(Engines.class);

  /** What is left of the context for prompt, posting and resume; they cannot be cut to less. */
  private static final int FEWEST_TOKENS_TO_ASK = 4_000;

  private final Engine engine;
  private final EngineStatus status;

  Engines(
      AiSettings settings,
      BuiltinEngine builtin,
      Vertx vertx,
      Clock clock,
      ResumePatch patch,
      ResumeSchema schema) {
    if (settings.baseUrl().isEmpty()) {
      engine = builtin;
      status = new EngineStatus(true, builtin.model().provider(), builtin.model().model(), null);
      return;
    }
    var fault = fault(settings);
    var model = settings.model().orElse(null);
    status = new EngineStatus(fault.isEmpty(), settings.provider(), model, fault.orElse(null));
    if (fault.isPresent()) {
      LOG.warnf("No engine can answer: %s", fault.get());
      engine = new MissingEngine(status);
    } else {
      engine = new ModelEngine(settings, vertx, clock, patch, schema);
    }
  }

  /** The engine for all work. Where none can answer, each of its methods says why. */
  @Produces
  @Singleton
  public Engine engine() {
    return engine;
  }

  /** Whether the engine can answer, as far as the configuration tells; asks nobody. */
  public EngineStatus status() {
    return status;
  }

  @PreDestroy
  void close() {
    if (engine instanceof ModelEngine model) {
      model.close();
    }
  }

  private static Optional<String> fault(AiSettings settings) {
    if (!isWebAddress(settings.baseUrl().orElseThrow())) {
      return Optional.of("jobtrail.ai.base-url is no http or https url");
    }
    if (settings.model().filter(it -> !it.isBlank()).isEmpty()) {
      return Optional.of("jobtrail.ai.model is not set");
    }
    if (settings.apiKey().filter(it -> !isHeaderText(it)).isPresent()) {
      return Optional.of("jobtrail.ai.api-key holds characters that no header can carry");
    }
    if (settings.contextTokens() - settings.maxAnswerTokens() < FEWEST_TOKENS_TO_ASK) {
      return Optional.of(
          "jobtrail.ai.context-tokens is not %d more than jobtrail.ai.max-answer-tokens"
              .formatted(FEWEST_TOKENS_TO_ASK));
    }
    return Optional.empty();
  }

  private static boolean isWebAddress(String text) {
    try {
      var uri = new URI(text);
      return ("http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme()))
          && uri.getHost() != null
          && uri.getRawUserInfo() == null;
    } catch (URISyntaxException _) {
      return false;
    }
  }

  private static boolean isHeaderText(String text) {
    return text.chars().allMatch(it -> it > ' ' && it < 0x7f);
  }
}
