package dev.jobtrail.mail;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.Startup;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicLong;
import org.jboss.logging.Logger;

/** Prometheus metrics of sent, failed and queued mail, there from the start. */
@Startup
@ApplicationScoped
class MailMetrics {

  private static final Logger LOG = Logger.getLogger(MailMetrics.class);

  private final Counter sent;
  private final Counter failed;
  private final AtomicLong queued = new AtomicLong();

  MailMetrics(MeterRegistry registry) {
    this.sent = registry.counter("jobtrail.mail.sent");
    this.failed = registry.counter("jobtrail.mail.failed");
    Gauge.builder("jobtrail.mail.queued", queued, AtomicLong::doubleValue)
        .strongReference(true)
        .register(registry);
  }

  void sent() {
    sent.increment();
  }

  void failed() {
    failed.increment();
  }

  @Scheduled(every = "15s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void count() {
    try {
      queued.set(QuarkusTransaction.requiringNew().call(QueuedMail::countQueued));
    } catch (RuntimeException e) {
      LOG.debugf("Cannot count queued mail: %s", e.getMessage());
    }
  }
}
