package dev.jobtrail.ai.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.node.NullNode;
import dev.jobtrail.ai.AiSettingsOf;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.EngineStatus;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.builtin.BuiltinEngine;
import dev.jobtrail.ai.model.ModelEngine;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.text.Language;
import dev.jobtrail.trace.Tracer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.vertx.core.Vertx;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnginesTest {

  private static final Vertx VERTX = Vertx.vertx();

  private static Engines engines(Map<String, String> values) {
    return new Engines(
        AiSettingsOf.values(values),
        () -> new BuiltinEngine(Clock.systemUTC()),
        VERTX,
        Clock.systemUTC(),
        new SimpleMeterRegistry(),
        Tracer.off(),
        new ResumePatch(),
        new ResumeSchema());
  }

  @Test
  void takesTheBuiltinEngineWithoutABaseUrl() {
    var engines = engines(Map.of("base-url", "", "model", "gpt"));

    assertThat(engines.engine()).isInstanceOf(BuiltinEngine.class);
    assertThat(engines.status().available()).isTrue();
    assertThat(engines.status().provider()).isEqualTo("builtin");
    assertThat(engines.status().reason()).isNull();
  }

  @Test
  void takesTheModelThatIsConfigured() {
    var engines =
        engines(
            Map.of("base-url", "http://localhost:1/v1", "model", "llama", "provider", "ollama"));

    assertThat(engines.engine()).isInstanceOf(ModelEngine.class);
    assertThat(engines.status()).isEqualTo(new EngineStatus(true, "ollama", "llama", null));
    engines.close();
  }

  @ParameterizedTest
  @CsvSource({
    "model, '', jobtrail.ai.model is not set",
    "model, ' ', jobtrail.ai.model is not set",
    "base-url, localhost:11434, jobtrail.ai.base-url is no http or https url without a user name",
    "base-url, ftp://host/v1, jobtrail.ai.base-url is no http or https url without a user name",
    "base-url, http://a:b@host/v1, jobtrail.ai.base-url is no http or https url without a user name",
    "base-url, http:// host, jobtrail.ai.base-url is no http or https url without a user name",
    "api-key, 'a b', jobtrail.ai.api-key holds characters that no header can carry",
    "context-tokens, 9999, jobtrail.ai.context-tokens is not 4000 more than jobtrail.ai.max-answer-tokens"
  })
  void saysWhatKeepsAModelFromBeingAsked(String name, String value, String reason) {
    var values = new HashMap<>(Map.of("base-url", "https://host/v1", "model", "llama"));
    values.put(name, value);

    var engines = engines(values);

    assertThat(engines.status().available()).isFalse();
    assertThat(engines.status().reason()).isEqualTo(reason);
    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(
            () ->
                engines
                    .engine()
                    .score(
                        NullNode.getInstance(),
                        new PostingText("T", null, null, null, "x"),
                        null,
                        Language.ENGLISH))
        .withMessage(reason + ".");
  }

  @Test
  void takesAContextThatJustSuffices() {
    var engines =
        engines(Map.of("base-url", "https://host/v1", "model", "llama", "context-tokens", "10000"));

    assertThat(engines.status().available()).isTrue();
    engines.close();
  }
}
