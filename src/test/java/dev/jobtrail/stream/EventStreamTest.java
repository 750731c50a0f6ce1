package dev.jobtrail.stream;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.jobtrail.error.ApiException;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jboss.resteasy.reactive.server.jaxrs.SseImpl;
import org.junit.jupiter.api.Test;

class EventStreamTest {

  /** A record that can be taken away, made unreadable, changed and brought to its end. */
  private static final class Record {

    final AtomicReference<String> text = new AtomicReference<>("one");
    final AtomicReference<RuntimeException> fault = new AtomicReference<>();

    String read() {
      if (fault.get() != null) {
        throw fault.get();
      }
      return text.get();
    }
  }

  private static final UUID ACCOUNT = UUID.randomUUID();
  private static final UUID KEY = UUID.randomUUID();
  private static final Sse SSE = new SseImpl();

  private final Record record = new Record();
  private final AtomicBoolean isAllowed = new AtomicBoolean(true);
  private final EventStream stream =
      new EventStream(
          ACCOUNT,
          KEY,
          isAllowed::get,
          new RecordFeed<>(SSE, "record", String.class, record::read, text -> !text.equals("last")),
          SSE.newEventBuilder().comment("keep-alive").build());

  private AssertSubscriber<OutboundSseEvent> listener() {
    return stream.open().subscribe().withSubscriber(AssertSubscriber.create(Long.MAX_VALUE));
  }

  private static List<String> told(AssertSubscriber<OutboundSseEvent> listener) {
    return listener.getItems().stream()
        .map(it -> it.getData() == null ? ":" + it.getComment() : it.getData().toString())
        .toList();
  }

  private static void expect(AssertSubscriber<OutboundSseEvent> listener, String... events) {
    await().untilAsserted(() -> assertThat(told(listener)).containsExactly(events));
  }

  @Test
  void tellsEachStateOnceAndEndsWithTheLast() {
    var listener = listener();
    stream.change("");
    record.text.set("two");
    stream.change("");
    expect(listener, "one", "two");
    record.text.set("last");
    stream.change("");
    listener.awaitCompletion();
    expect(listener, "one", "two", "last");
  }

  @Test
  void endsAtOnceWhereNothingCanChangeAnyMore() {
    record.text.set("last");
    var listener = listener();
    listener.awaitCompletion();
    expect(listener, "last");
  }

  @Test
  void tellsWhatChangedBeforeAnybodyListened() {
    var opened = stream.open();
    record.text.set("two");
    stream.change("");
    expect(
        opened.subscribe().withSubscriber(AssertSubscriber.create(Long.MAX_VALUE)), "one", "two");
  }

  @Test
  void refusesARecordThatDoesNotExist() {
    record.fault.set(ApiException.notFound());
    assertThatExceptionOfType(ApiException.class).isThrownBy(stream::open);
  }

  @Test
  void endsWithADeletedRecord() {
    var listener = listener();
    record.fault.set(ApiException.notFound());
    stream.sync();
    listener.awaitCompletion();
    expect(listener, "one");
  }

  @Test
  void findsOutInAQuietTimeThatItsRecordIsGone() {
    var listener = listener();
    record.fault.set(ApiException.notFound());
    stream.keepAlive();
    listener.awaitCompletion();
    expect(listener, "one");
  }

  @Test
  void carriesACommentWhereNothingHasChanged() {
    var listener = listener();
    stream.keepAlive();
    expect(listener, "one", ":keep-alive");
    record.text.set("two");
    stream.keepAlive();
    expect(listener, "one", ":keep-alive", "two");
  }

  @Test
  void outlivesADatabaseThatIsAway() {
    var listener = listener();
    record.fault.set(new IllegalStateException("away"));
    stream.change("");
    stream.keepAlive();
    expect(listener, "one", ":keep-alive");
    record.text.set("two");
    record.fault.set(null);
    stream.keepAlive();
    expect(listener, "one", ":keep-alive", "two");
  }

  @Test
  void endsAfterASyncWithoutAValidKey() {
    var listener = listener();
    isAllowed.set(false);
    record.text.set("two");
    stream.sync();
    listener.awaitCompletion();
    expect(listener, "one");
  }

  @Test
  void readsAgainAfterASync() {
    var listener = listener();
    record.text.set("two");
    stream.sync();
    expect(listener, "one", "two");
  }

  @Test
  void endsWithTheServiceAlsoWhereNobodyListensYet() {
    var opened = stream.open();
    stream.end();
    opened
        .subscribe()
        .withSubscriber(AssertSubscriber.create(Long.MAX_VALUE))
        .awaitCompletion()
        .assertItems(opened.select().first().collect().first().await().indefinitely());
  }

  @Test
  void knowsWhomItEndsWith() {
    assertThat(stream.isOf(KEY)).isTrue();
    assertThat(stream.isOf(ACCOUNT)).isTrue();
    assertThat(stream.isOf(UUID.randomUUID())).isFalse();
  }
}
