package dev.jobtrail.page;

import io.quarkus.qute.Engine;
import io.quarkus.qute.EngineBuilder;
import io.quarkus.qute.TemplateLocator;
import io.quarkus.qute.Variant;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.io.BufferedReader;
import java.io.Reader;
import java.util.Optional;

/**
 * Lets templates be parsed when they are used first.
 *
 * <p>Quarkus parses all of them at the start, which takes processor time and memory that most
 * processes never need. Until the engine is ready all templates are given to it empty, and
 * forgotten afterwards. They are checked when the program is built.
 */
@ApplicationScoped
class LateTemplates {

  private record Empty(Reader read, Optional<Variant> getVariant)
      implements TemplateLocator.TemplateLocation {}

  private volatile boolean isReady;

  void begin(@Observes EngineBuilder engine) {
    engine.addLocator(
        new TemplateLocator() {
          @Override
          public Optional<TemplateLocation> locate(String id) {
            return isReady ? Optional.empty() : Optional.of(new Empty(nothing(), Optional.empty()));
          }

          @Override
          public int getPriority() {
            return DEFAULT_PRIORITY + 1;
          }
        });
  }

  /** With the smallest buffer, as Qute gives 16 kB to each reader that has none. */
  private static Reader nothing() {
    return new BufferedReader(Reader.nullReader(), 1);
  }

  /** After the texts of the message bundles, which are templates, too. */
  void end(@Observes @Priority(Interceptor.Priority.PLATFORM_AFTER) Engine engine) {
    isReady = true;
    engine.clearTemplates();
  }
}
