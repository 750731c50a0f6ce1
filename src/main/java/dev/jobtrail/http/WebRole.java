package dev.jobtrail.http;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorWriter;
import dev.jobtrail.task.Role;
import dev.jobtrail.task.Roles;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Refuses everything but probes and metrics in a process without the web role. */
@Singleton
class WebRole {

  /** Before authentication, which would ask the database. */
  private static final int FIRST = 1_000;

  private static final String PROBES = "/q/";

  private final Roles roles;
  private final ErrorWriter errors;

  WebRole(Roles roles, ErrorWriter errors) {
    this.roles = roles;
    this.errors = errors;
  }

  void register(@Observes Filters filters) {
    if (!roles.include(Role.WEB)) {
      filters.register(this::refuse, FIRST);
    }
  }

  private void refuse(RoutingContext context) {
    if (context.request().path().startsWith(PROBES)) {
      context.next();
    } else {
      errors.answerAndClose(
          context,
          new ApiException(
              ErrorCode.UNAVAILABLE,
              "This process does background work only: its roles do not include web."));
    }
  }
}
