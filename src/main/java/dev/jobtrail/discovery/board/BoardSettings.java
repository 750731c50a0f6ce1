package dev.jobtrail.discovery.board;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Settings of the job boards by name. */
@ConfigMapping(prefix = "jobtrail.boards")
public interface BoardSettings {

  /** The boards with settings of their own; all others have the defaults. */
  @WithParentName
  Map<String, Entry> boards();

  /** Settings of one board. */
  interface Entry {

    /**
     * Where the board is asked instead of at its real address, such as a mirror or a proxy. May
     * hold {@code {slug}}, and for Workday {@code {tenant}}, {@code {shard}} and {@code {site}}.
     */
    Optional<String> baseUrl();

    /** Whether the board is searched at all. */
    @WithDefault("true")
    boolean enabled();

    /** The operator's API key for the board. */
    Optional<String> apiKey();

    /**
     * The e-mail address that the key was given to, where the board wants it with each request;
     * jobtrail.fetch.contact stands in for it.
     */
    Optional<String> email();

    /** The pause between two requests, where jobtrail.fetch.pause is too short or too long. */
    Optional<@AtLeast("0s") Duration> pause();

    /** How many pages of a list are read; at a second's pause each, 100 take some minutes. */
    @WithDefault("100")
    @Min(1)
    int maxPages();
  }
}
