package dev.jobtrail.exchange;

import dev.jobtrail.platform.AtLeast;
import dev.jobtrail.platform.HttpAddress;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Settings of exchange rates. */
@ConfigMapping(prefix = "jobtrail.exchange-rates")
interface ExchangeRateSettings {

  /** The list of the European Central Bank, or another in its form. Empty keeps the last rates. */
  @WithDefault("https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml")
  Optional<@HttpAddress URI> url();

  /** How often it is looked whether the rates are a day old. */
  @WithDefault("1h")
  @AtLeast("1s")
  Duration lookEvery();
}
