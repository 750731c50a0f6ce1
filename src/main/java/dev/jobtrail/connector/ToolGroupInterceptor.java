package dev.jobtrail.connector;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.ClientKeyGuard;
import dev.jobtrail.error.ApiErrors;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.ratelimit.RateLimits;
import io.quarkiverse.mcp.server.JsonRpcErrorCodes;
import io.quarkiverse.mcp.server.McpException;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolCallException;
import io.quarkus.arc.Arc;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/**
 * Checks scope, client and rate limit as the filters of the API do, and answers with the API's
 * errors.
 */
@ToolGroup
@Interceptor
@Priority(Interceptor.Priority.PLATFORM_BEFORE) // around transactions and validation
class ToolGroupInterceptor {

  private final CurrentAccount current;
  private final CurrentIdentityAssociation identities;
  private final ClientKeyGuard guard;
  private final RateLimits limits;
  private final ObjectMapper mapper;

  ToolGroupInterceptor(
      CurrentAccount current,
      CurrentIdentityAssociation identities,
      ClientKeyGuard guard,
      RateLimits limits,
      ObjectMapper mapper) {
    this.current = current;
    this.identities = identities;
    this.guard = guard;
    this.limits = limits;
    this.mapper = mapper;
  }

  @AroundInvoke
  Object check(InvocationContext context) throws Exception {
    var method = context.getMethod();
    try {
      requireScope(Scope.ofWireName(method.getAnnotation(MetaField.class).value()));
      requireClient(context);
      count(method.getAnnotation(Limited.class));
      return inOwnRequest(context);
    } catch (Exception e) {
      var error = ApiErrors.of(e);
      ApiErrors.log(error);
      throw method.isAnnotationPresent(Tool.class) ? failedCall(error) : failedRead(error);
    }
  }

  /** The library ends its request late, which would keep the database connection of a read. */
  private Object inOwnRequest(InvocationContext context) throws Exception {
    var requests = Arc.container().requestContext();
    var outer = requests.getState();
    var identity = identities.getIdentity();
    requests.activate();
    try {
      identities.setIdentity(identity);
      return context.proceed();
    } finally {
      requests.terminate();
      requests.activate(outer);
    }
  }

  private void requireScope(Scope scope) {
    if (!current.has(scope)) {
      throw ApiException.insufficientScope(scope.wireName());
    }
  }

  /** The id of the record is the first argument. */
  private void requireClient(InvocationContext context) {
    if (current.onlyClient().isEmpty()) {
      return;
    }
    var open = context.getMethod().getAnnotation(ForOneClient.class);
    if (open == null) {
      throw ClientKeyGuard.closed();
    }
    var hasRecord = open.value() != ClientRecord.NONE;
    guard.require(open.value(), hasRecord ? (String) context.getParameters()[0] : null);
  }

  private void count(Limited limited) {
    if (limited != null) {
      limits.require(limited.value(), current.id().toString());
    }
  }

  private ToolCallException failedCall(ApiException error) throws JsonProcessingException {
    return new ToolCallException(mapper.writeValueAsString(error.body()), error);
  }

  static McpException failedRead(ApiException error) {
    var code =
        error.code() == ErrorCode.NOT_FOUND
            ? JsonRpcErrorCodes.RESOURCE_NOT_FOUND
            : JsonRpcErrorCodes.INVALID_REQUEST;
    return new McpException("%s: %s".formatted(error.code(), error.getMessage()), code);
  }
}
