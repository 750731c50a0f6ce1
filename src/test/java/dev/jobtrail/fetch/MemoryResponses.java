package dev.jobtrail.fetch;

import dev.jobtrail.outbound.HttpAnswer;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Stores responses for one fetcher. */
final class MemoryResponses implements ResponseStore {

  private final Map<String, StoredResponse> responses = new ConcurrentHashMap<>();

  @Override
  public Optional<StoredResponse> find(FetchRequest request) {
    return Optional.ofNullable(request.since())
        .flatMap(
            since ->
                Optional.ofNullable(responses.get(request.hash()))
                    .filter(it -> !it.readAt().isBefore(since)));
  }

  @Override
  public Optional<Validators> validators(FetchRequest request) {
    return Optional.ofNullable(responses.get(request.hash()))
        .map(MemoryResponses::validators)
        .filter(it -> !it.isEmpty());
  }

  private static Validators validators(StoredResponse response) {
    var headers = response.answer().headers();
    return new Validators(headers.get("ETag"), headers.get("Last-Modified"));
  }

  @Override
  public Optional<StoredResponse> confirm(FetchRequest request, Validators validators) {
    return Optional.ofNullable(responses.get(request.hash()))
        .filter(it -> validators(it).equals(validators))
        .map(it -> keep(request, it.answer()));
  }

  @Override
  public StoredResponse keep(FetchRequest request, HttpAnswer answer) {
    var response = new StoredResponse(answer, Instant.now());
    responses.put(request.hash(), response);
    return response;
  }
}
