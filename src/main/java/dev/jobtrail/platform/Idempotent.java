package dev.jobtrail.platform;

import jakarta.enterprise.util.Nonbinding;
import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a POST that supports Idempotency-Key: a retry with the same key and body gets the stored
 * response. The response is stored in the transaction that does the work, so the method runs in one
 * transaction, which those of the beans it calls join.
 */
@InterceptorBinding
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Idempotent {

  /**
   * Whether the operation does more than one transaction may hold, such as reading a page from the
   * network; it hands the part that counts to {@code IdempotentTransactions} itself.
   */
  @Nonbinding
  boolean inOwnTransaction() default false;
}
