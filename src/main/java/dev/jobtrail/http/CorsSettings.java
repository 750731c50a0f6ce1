package dev.jobtrail.http;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** Web pages of other origins that may call the API. */
@ConfigMapping(prefix = "jobtrail.cors")
interface CorsSettings {

  /**
   * The origins whose pages may call the API with an API key, such as {@code
   * https://tool.example.com}, or {@code *} for all; none if absent. Sessions are never accepted
   * from other origins, so that a page needs a key of its user.
   */
  Optional<List<String>> origins();
}
