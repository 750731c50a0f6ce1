package dev.jobtrail.idempotency;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Idempotent;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Reads the Idempotency-Key of requests to operations that support it. */
class IdempotencyKeyFilter {

  private static final int OK = 200;

  private final CurrentKey currentKey;
  private final CurrentAccount account;

  IdempotencyKeyFilter(CurrentKey currentKey, CurrentAccount account) {
    this.currentKey = currentKey;
    this.account = account;
  }

  @ServerRequestFilter
  void read(ContainerRequestContext request, ResourceInfo resource) {
    var header = request.getHeaderString(IdempotencyKey.HEADER);
    if (header == null || !request.getMethod().equals(HttpMethod.POST)) {
      return;
    }
    var method = resource.getResourceMethod();
    var operation = method.getAnnotation(Idempotent.class);
    if (operation != null) {
      var status = method.getAnnotation(ResponseStatus.class);
      var address = request.getUriInfo().getRequestUri();
      var query = address.getRawQuery();
      currentKey.set(
          new KeyedRequest(
              account.id(),
              account.onlyClient().orElse(null),
              IdempotencyKey.parse(header),
              address.getRawPath() + (query == null ? "" : "?" + query),
              operation,
              status == null ? OK : status.value()));
    }
  }
}
