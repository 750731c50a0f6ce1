package dev.jobtrail.fetch;

import dev.jobtrail.outbound.HttpAnswer;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.vertx.core.MultiMap;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/**
 * Stores responses in the database, as sent; bounded in bytes, least recently read deleted first.
 * Each call is a separate short transaction, so that what was read stays when the caller rolls
 * back.
 */
@ApplicationScoped
class SharedResponses implements ResponseStore, DueJob {

  /** Daily searches revalidate what they read the day before. */
  private static final Duration LIFETIME = Duration.ofDays(2);

  private static final String FIND =
      """
      select etag, last_modified, content_type, content_encoding, body, read_at
      from stored_response where request_hash = :hash and read_at >= :since
      """;

  private static final String VALIDATORS =
      "select etag, last_modified from stored_response where request_hash = :hash";

  private static final String CONFIRM =
      """
      update stored_response set read_at = greatest(read_at, :now)
      where request_hash = :hash
        and etag is not distinct from cast(:etag as text)
        and last_modified is not distinct from cast(:lastModified as text)
      returning etag, last_modified, content_type, content_encoding, body, read_at
      """;

  private static final String KEEP =
      """
      insert into stored_response
        (request_hash, etag, last_modified, content_type, content_encoding, body, read_at)
      values (:hash, :etag, :lastModified, :contentType, :contentEncoding, :body, :now)
      on conflict (request_hash) do update set
        etag = excluded.etag, last_modified = excluded.last_modified,
        content_type = excluded.content_type, content_encoding = excluded.content_encoding,
        body = excluded.body, read_at = excluded.read_at
      """;

  private static final String DELETE_OLD =
      """
      delete from stored_response where request_hash in (
        select request_hash from (
          select request_hash, read_at,
            sum(octet_length(body)) over (order by read_at desc, request_hash) as bytes
          from stored_response) as summed
        where read_at < :before or bytes > :most)
      """;

  private final Session session;
  private final long maxBytes;
  private final Clock clock;

  SharedResponses(Session session, FetchSettings settings, Clock clock) {
    this.session = session;
    this.maxBytes = settings.background().rememberedBytes().asLongValue();
    this.clock = clock;
  }

  @Override
  public Optional<StoredResponse> find(FetchRequest request) {
    if (request.since() == null) {
      return Optional.empty();
    }
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                session
                    .createNativeQuery(FIND, Object[].class)
                    .setParameter("hash", request.hash())
                    .setParameter("since", request.since())
                    .uniqueResultOptional())
        .map(SharedResponses::response);
  }

  @Override
  public Optional<Validators> validators(FetchRequest request) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                session
                    .createNativeQuery(VALIDATORS, Object[].class)
                    .setParameter("hash", request.hash())
                    .uniqueResultOptional())
        .map(it -> new Validators((String) it[0], (String) it[1]))
        .filter(it -> !it.isEmpty());
  }

  @Override
  public Optional<StoredResponse> confirm(FetchRequest request, Validators validators) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                session
                    .createNativeQuery(CONFIRM, Object[].class)
                    .setParameter("hash", request.hash())
                    .setParameter("etag", validators.etag())
                    .setParameter("lastModified", validators.lastModified())
                    .setParameter("now", clock.instant())
                    .uniqueResultOptional())
        .map(SharedResponses::response);
  }

  @Override
  public StoredResponse keep(FetchRequest request, HttpAnswer answer) {
    var response = new StoredResponse(answer, clock.instant());
    if (answer.body().length <= maxBytes / 4) {
      QuarkusTransaction.requiringNew().run(() -> keep(request.hash(), response));
    }
    return response;
  }

  private void keep(String hash, StoredResponse response) {
    var headers = response.answer().headers();
    session
        .createNativeMutationQuery(KEEP)
        .setParameter("hash", hash)
        .setParameter("etag", headers.get("ETag"))
        .setParameter("lastModified", headers.get("Last-Modified"))
        .setParameter("contentType", headers.get("Content-Type"))
        .setParameter("contentEncoding", headers.get("Content-Encoding"))
        .setParameter("body", response.answer().body())
        .setParameter("now", response.readAt())
        .executeUpdate();
  }

  @Scheduled(every = "1m", delayed = "1m", skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    QuarkusTransaction.requiringNew().run(this::deleteOld);
  }

  private void deleteOld() {
    session
        .createNativeMutationQuery(DELETE_OLD)
        .setParameter("before", clock.instant().minus(LIFETIME))
        .setParameter("most", maxBytes)
        .executeUpdate();
  }

  private static StoredResponse response(Object[] row) {
    var headers = MultiMap.caseInsensitiveMultiMap();
    var names = List.of("ETag", "Last-Modified", "Content-Type", "Content-Encoding");
    for (var i = 0; i < names.size(); i++) {
      if (row[i] instanceof String value) {
        headers.set(names.get(i), value);
      }
    }
    return new StoredResponse(new HttpAnswer(200, headers, (byte[]) row[4]), (Instant) row[5]);
  }
}
