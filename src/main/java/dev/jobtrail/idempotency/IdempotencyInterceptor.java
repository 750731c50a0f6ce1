package dev.jobtrail.idempotency;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.platform.Idempotent;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.util.Arrays;

/** Carries out operations whose request has an Idempotency-Key at most once. */
@Idempotent
@Interceptor
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 100) // around the transactions of the method
class IdempotencyInterceptor {

  private static final String OURS = "dev.jobtrail.";

  private final IdempotentTransactions transactions;
  private final ObjectMapper mapper;

  IdempotencyInterceptor(IdempotentTransactions transactions, ObjectMapper mapper) {
    this.transactions = transactions;
    this.mapper = mapper;
  }

  @AroundInvoke
  Object once(InvocationContext context) throws Exception {
    var request = transactions.current().orElse(null);
    if (request == null) {
      return context.proceed();
    }
    request.bodyIs(json(context.getParameters()));
    if (request.isInOwnTransaction()) {
      transactions.requireUnanswered(request);
      return context.proceed();
    }
    return transactions.callWhole(request, context::proceed);
  }

  /** The body, which is the parameter of a type of ours; the others are of the path. */
  private String json(Object[] parameters) throws JsonProcessingException {
    var body =
        Arrays.stream(parameters)
            .filter(it -> it != null && it.getClass().getName().startsWith(OURS))
            .toList();
    return mapper.writeValueAsString(body);
  }
}
