package dev.jobtrail.platform;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a PUT, PATCH or DELETE with optimistic concurrency by If-Match; its response has the new
 * ETag. The code that changes the record calls {@link Preconditions#require} under the record's
 * lock.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Preconditioned {

  /** What the GET answers with, whose tag is meant. */
  Class<?> value();
}
