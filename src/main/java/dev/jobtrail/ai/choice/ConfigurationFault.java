package dev.jobtrail.ai.choice;

import dev.jobtrail.ai.AiSettings;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Finds what keeps a configured model from being asked, and says so at the start. */
@Singleton
class ConfigurationFault {

  private static final Logger LOG = Logger.getLogger(ConfigurationFault.class);

  /** What prompt, posting and resume need; they cannot be cut to less. */
  private static final int FEWEST_TOKENS_TO_ASK = 4_000;

  void tell(@Observes StartupEvent start, AiSettings settings) {
    of(settings).ifPresent(it -> LOG.warnf("No engine can answer: %s", it));
  }

  /** The fault in words that hold no value of a setting. */
  static Optional<String> of(AiSettings settings) {
    if (settings.baseUrl().isEmpty()) {
      return Optional.empty();
    }
    if (!isWebAddress(settings.baseUrl().get())) {
      return Optional.of("jobtrail.ai.base-url is no http or https url without a user name");
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
          && uri.getRawUserInfo() == null
          && uri.getRawFragment() == null;
    } catch (URISyntaxException _) {
      return false;
    }
  }

  private static boolean isHeaderText(String text) {
    return text.chars().allMatch(it -> it > ' ' && it < 0x7f);
  }
}
