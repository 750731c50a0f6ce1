package dev.jobtrail.ai.choice;

import dev.jobtrail.ai.AiSettings;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineStatus;
import dev.jobtrail.ai.builtin.BuiltinEngine;
import dev.jobtrail.ai.model.ModelEngine;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.trace.Tracer;
import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import java.time.Clock;

/** Picks the engine that the configuration asks for: the builtin one unless a model is named. */
@Singleton
public class Engines {

  private final Engine engine;
  private final EngineStatus status;

  /**
   * @param builtin made only where it is used: its tables take memory
   */
  Engines(
      AiSettings settings,
      Provider<BuiltinEngine> builtin,
      Vertx vertx,
      Clock clock,
      MeterRegistry metrics,
      Tracer tracer,
      ResumePatch patch,
      ResumeSchema schema) {
    if (settings.baseUrl().isEmpty()) {
      engine = builtin.get();
      status = new EngineStatus(true, engine.model().provider(), engine.model().model(), null);
      return;
    }
    var fault = ConfigurationFault.of(settings);
    var model = settings.model().orElse(null);
    status = new EngineStatus(fault.isEmpty(), settings.provider(), model, fault.orElse(null));
    if (fault.isPresent()) {
      engine = new MissingEngine(status);
    } else {
      engine = new ModelEngine(settings, vertx, clock, metrics, tracer, patch, schema);
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
}
