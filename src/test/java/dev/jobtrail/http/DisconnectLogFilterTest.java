package dev.jobtrail.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

class DisconnectLogFilterTest {

  private static final String STREAMS =
      "org.jboss.resteasy.reactive.server.handlers.PublisherResponseHandler";

  @Test
  void leavesOutThatAListenerLeft() {
    assertThat(isLogged(STREAMS, new IOException("Broken pipe"))).isFalse();
    assertThat(isLogged(STREAMS, new RuntimeException(new ClosedChannelException()))).isFalse();
  }

  @Test
  void logsWhatWentWrongHere() {
    assertThat(isLogged(STREAMS, new IllegalStateException("ours"))).isTrue();
    assertThat(isLogged(STREAMS, null)).isTrue();
    assertThat(isLogged("dev.jobtrail.error.ErrorMappers", new IOException("disk"))).isTrue();
  }

  private static boolean isLogged(String logger, Throwable thrown) {
    var entry = new LogRecord(Level.SEVERE, "failed");
    entry.setLoggerName(logger);
    entry.setThrown(thrown);
    return new DisconnectLogFilter().isLoggable(entry);
  }
}
