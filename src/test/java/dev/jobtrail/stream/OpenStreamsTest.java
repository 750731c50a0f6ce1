package dev.jobtrail.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class OpenStreamsTest {

  private static final UUID ACCOUNT = UUID.randomUUID();
  private static final UUID RESUME = UUID.randomUUID();

  private final OpenStreams open = new OpenStreams(2, Duration.ofSeconds(15));

  private static EventStream streamOf(UUID account) {
    return new EventStream(account, null, () -> true, () -> Feed.Events.NONE, null);
  }

  private EventStream add(UUID account, StreamTopic topic, UUID id) {
    var stream = streamOf(account);
    open.add(topic, id, stream);
    return stream;
  }

  @Test
  void boundsTheStreamsOfEachAccountOverAllRecords() {
    add(ACCOUNT, StreamTopic.RESUME, RESUME);
    add(ACCOUNT, StreamTopic.ATTEMPT, UUID.randomUUID());
    add(UUID.randomUUID(), StreamTopic.RESUME, RESUME);

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> add(ACCOUNT, StreamTopic.RESUME, UUID.randomUUID()))
        .extracting(ApiException::code)
        .isEqualTo(ErrorCode.RATE_LIMITED);
    assertThat(open.count()).isEqualTo(3);
  }

  @Test
  void makesRoomForEachStreamThatCloses() {
    var first = add(ACCOUNT, StreamTopic.RESUME, RESUME);
    add(ACCOUNT, StreamTopic.RESUME, RESUME);

    open.remove(StreamTopic.RESUME, RESUME, first);
    open.remove(StreamTopic.RESUME, RESUME, first);

    assertThat(open.count()).isEqualTo(1);
    add(ACCOUNT, StreamTopic.RESUME, RESUME);
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> add(ACCOUNT, StreamTopic.RESUME, RESUME));
  }

  @Test
  void findsTheStreamsOfOneRecord() {
    var resume = add(ACCOUNT, StreamTopic.RESUME, RESUME);
    var attempt = add(ACCOUNT, StreamTopic.ATTEMPT, RESUME);
    List<EventStream> found = new ArrayList<>();

    open.each(StreamTopic.RESUME, RESUME, found::add);
    assertThat(found).containsExactly(resume);

    found.clear();
    open.each(found::add);
    assertThat(found).containsExactlyInAnyOrder(resume, attempt);
  }
}
