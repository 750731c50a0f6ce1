package dev.jobtrail.browser;

import dev.jobtrail.platform.AtLeast;
import dev.jobtrail.platform.HttpAddress;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Settings of assisted apply runs. */
@ConfigMapping(prefix = "jobtrail.apply")
public interface ApplySettings {

  /**
   * A WebDriver endpoint, such as that of a Selenium Grid. Where empty, a chromedriver on this
   * machine is started when the first browser is needed.
   */
  Optional<@HttpAddress URI> webdriverUrl();

  /**
   * The program of the browser on this machine; where empty, chromedriver takes the Chrome or
   * Chromium that it finds. A chrome-headless-shell starts faster, but has no downloads and no
   * preferences.
   */
  Optional<Path> browserPath();

  /** How long a run that fills or submits may be silent before it counts as dead. */
  @WithDefault("10m")
  @AtLeast("1s")
  Duration quietAfter();

  /** How long a run waits for its person, or for a browser. */
  @WithDefault("72h")
  @AtLeast("1m")
  Duration waitingAfter();

  /** How often runs that have gone stale are looked for. */
  @WithDefault("1m")
  @AtLeast("1s")
  Duration sweepEvery();

  /**
   * How long a page may take to load, and a script on it to end; not shorter than the next, for the
   * answer to a form is a page, too.
   */
  @WithDefault("45s")
  @AtLeast("1s")
  Duration pageWait();

  /** How long a site's confirmation is waited for after the form was sent. */
  @WithDefault("45s")
  @AtLeast("1s")
  Duration confirmationWait();

  /** How long a run may take from the opening of its browser to its end. */
  @WithDefault("8m")
  @AtLeast("1s")
  Duration longestRun();
}
