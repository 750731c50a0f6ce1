package dev.jobtrail.exchange;

import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import org.jboss.logging.Logger;

/** Reads the exchange rates once a day. Two replicas that do so at once store the same. */
@ApplicationScoped
class DueExchangeRates implements DueJob {

  private static final Logger LOG = Logger.getLogger(DueExchangeRates.class);

  /** Less than a day, so that the time of day does not move on. */
  private static final Duration FRESH = Duration.ofHours(20);

  private final ExchangeRateSettings settings;
  private final ExchangeRates rates;
  private final Fetcher fetcher;
  private final Clock clock;

  DueExchangeRates(
      ExchangeRateSettings settings, ExchangeRates rates, Fetcher fetcher, Clock clock) {
    this.settings = settings;
    this.rates = rates;
    this.fetcher = fetcher;
    this.clock = clock;
  }

  @Scheduled(
      every = "${jobtrail.exchange-rates.look-every:1h}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    if (rates.readAt().isBefore(clock.instant().minus(FRESH))) {
      settings.url().ifPresent(this::read);
    }
  }

  private void read(URI url) {
    try {
      EcbRates.read(fetcher.get(url).text())
          .ifPresentOrElse(
              it -> rates.store(it, clock.instant()),
              () -> LOG.warn("The list of exchange rates is in an unknown form; older rates stay"));
    } catch (FetchException e) {
      LOG.warnf("The exchange rates could not be read, older ones stay: %s", e.getMessage());
    }
  }
}
