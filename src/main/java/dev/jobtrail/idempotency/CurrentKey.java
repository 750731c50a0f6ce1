package dev.jobtrail.idempotency;

import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;

/** The Idempotency-Key of the current request, if the operation supports it. */
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
