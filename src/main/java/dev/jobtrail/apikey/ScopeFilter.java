package dev.jobtrail.apikey;

import dev.jobtrail.account.Identities;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.ResourceMethods;
import dev.jobtrail.platform.Scope;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import java.lang.reflect.Method;
import java.util.List;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Refuses requests by a limited key that its scopes do not permit, with the missing scope in
 * WWW-Authenticate. They count for the hourly limit of the key, and for no other.
 */
class ScopeFilter {

  private static final String MISSING = ScopeFilter.class.getName();

  @ServerRequestFilter(priority = Priorities.AUTHORIZATION + 1)
  void check(ContainerRequestContext request, ResourceInfo resource, RoutingContext routing) {
    if (routing.user() instanceof QuarkusHttpUser user
        && user.getSecurityIdentity().getAttribute(Identities.SCOPES) instanceof List<?> scopes) {
      requireScope(scopes, resource.getResourceMethod(), request);
    }
  }

  private static void requireScope(List<?> scopes, Method method, ContainerRequestContext request) {
    var required = ResourceMethods.annotation(method, RequiresScope.class);
    if (required.isEmpty()) {
      requirePublic(method);
      return;
    }
    var scope =
        method.isAnnotationPresent(GET.class) ? required.get().read() : required.get().write();
    if (!scopes.contains(scope)) {
      request.setProperty(MISSING, scope);
      throw ApiException.insufficientScope(scope.wireName());
    }
  }

  private static void requirePublic(Method method) {
    if (!ResourceMethods.isPublic(method)) {
      throw new ApiException(
          ErrorCode.SESSION_REQUIRED,
          "A limited API key cannot do this. It needs a session: sign in first.");
    }
  }

  @ServerResponseFilter
  void nameTheMissing(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(MISSING) instanceof Scope scope) {
      response
          .getHeaders()
          .putSingle(
              HttpHeaders.WWW_AUTHENTICATE,
              "ApiKey error=\"insufficient_scope\", scope=\"%s\"".formatted(scope.wireName()));
    }
  }
}
