package dev.jobtrail.page;

import io.quarkus.qute.EngineBuilder;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Renders each template in the language of the current request. */
@Singleton
class TemplateLanguage {

  void setUp(@Observes EngineBuilder engine) {
    engine.addTemplateInstanceInitializer(
        instance -> instance.setLocale(RequestLanguage.current().code()));
  }
}
