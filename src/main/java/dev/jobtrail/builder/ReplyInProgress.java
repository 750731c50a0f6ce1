package dev.jobtrail.builder;

import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Consumer;

/** Stores a reply while it is generated and notifies listeners at intervals. */
final class ReplyInProgress implements Consumer<String> {

  /** Often enough to read along, and few enough writes for a reply of a minute. */
  private static final Duration PAUSE = Duration.ofMillis(300);

  private static final int LONGEST = 20_000;

  private final UUID messageId;
  private final EventStreams streams;
  private final Clock clock;
  private final StringBuilder soFar = new StringBuilder();
  private Instant lastKept = Instant.EPOCH;

  ReplyInProgress(UUID messageId, EventStreams streams, Clock clock) {
    this.messageId = messageId;
    this.streams = streams;
    this.clock = clock;
  }

  @Override
  public void accept(String piece) {
    if (soFar.length() < LONGEST) {
      soFar.append(piece.replace("\0", ""));
    }
    var now = clock.instant();
    if (Duration.between(lastKept, now).compareTo(PAUSE) >= 0) {
      lastKept = now;
      QuarkusTransaction.requiringNew().run(this::keep);
    }
  }

  private void keep() {
    BuilderMessage.<BuilderMessage>findByIdOptional(messageId)
        .filter(BuilderMessage::isOpen)
        .ifPresent(
            message -> {
              message.write(soFar.toString(), clock);
              streams.announce(StreamTopic.BUILDER_MESSAGE, messageId);
            });
  }
}
