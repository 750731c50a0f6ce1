package dev.jobtrail.ai;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.Optional;

/** Which engine answers, and how long and how often a model is asked. */
@ConfigMapping(prefix = "jobtrail.ai")
public interface AiSettings {

  /**
   * Where an OpenAI-compatible API begins, such as {@code http://localhost:11434/v1}; without it
   * the builtin engine answers. It may have a private address, because only the operator sets it.
   */
  Optional<String> baseUrl();

  /** Sent as a bearer token where it is set; taken from the environment and never logged. */
  Optional<String> apiKey();

  /** The model's name at that endpoint; needed with base-url. */
  Optional<String> model();

  /** The provider that scorecards name. */
  @WithDefault("openai-compatible")
  String provider();

  /**
   * The longest that one answer may take to its last byte. A model of 30 tokens a second writes
   * half of max-answer-tokens in this time, which is more than any answer was seen to need.
   */
  @WithDefault("90s")
  @AtLeast("1ms")
  Duration timeout();

  /** The longest wait for a connection; a live host needs less. */
  @WithDefault("5s")
  @AtLeast("1ms")
  Duration connectTimeout();

  /** How often a request is made at most that is answered with 429 or 5xx or not at all. */
  @WithDefault("3")
  @Min(1)
  int attempts();

  /** The wait before the second attempt; it doubles with each one after. */
  @WithDefault("1s")
  @AtLeast("0s")
  Duration firstRetryWait();

  /** The longest wait between attempts; an endpoint that asks for more is not asked again. */
  @WithDefault("20s")
  @AtLeast("0s")
  Duration maxRetryWait();

  /** Requests at once, per replica; hosted models commonly refuse many more. */
  @WithDefault("16")
  @Min(1)
  int concurrentCalls();

  /**
   * The longest answer, in tokens: 40 changes of 80 tokens each, and as much again for models that
   * think first.
   */
  @WithDefault("6000")
  @Min(1)
  int maxAnswerTokens();

  /**
   * What a question and its answer may take together, in tokens; texts are cut to it. Postings and
   * resumes of usual length fit without a cut, and nearly all models read this much. It must not be
   * more than the model's own bound, which some servers set low and keep silently.
   */
  @WithDefault("24000")
  @Min(1)
  int contextTokens();

  /**
   * Whether the model is also asked if the resume supports what the guard lets through: one request
   * more for each tailoring, draft of a letter, answer and reply with suggestions.
   */
  @WithDefault("true")
  boolean judge();

  /**
   * How freely a model words its answer, 0 to 2; low, for facts must stay. Not sent where the
   * endpoint refuses it.
   */
  @WithDefault("0.2")
  @DecimalMin("0")
  @DecimalMax("2")
  double temperature();

  /** The largest answer, as sent; with its frames a streamed token takes some 300 bytes. */
  @WithDefault("2M")
  @AtLeast("1K")
  MemorySize maxBytes();
}
