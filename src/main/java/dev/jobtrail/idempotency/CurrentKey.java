package dev.jobtrail.idempotency;

import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;

/** The Idempotency-Key of the current request, if it has one and its operation honours it. */
@RequestScoped
class CurrentKey {

  private KeyedRequest request;

  void set(KeyedRequest request) {
    this.request = request;
  }

  Optional<KeyedRequest> request() {
    return Optional.ofNullable(request);
  }
}
