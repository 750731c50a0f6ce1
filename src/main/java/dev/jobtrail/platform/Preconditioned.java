package dev.jobtrail.platform;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a PUT, PATCH or DELETE of a resource whose GET answers an ETag: it honours If-Match, and
 * its answer has the new ETag. The code that changes the record calls {@link Preconditions#require}
 * under the record's lock.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Preconditioned {

  /** What the GET answers with, whose tag is meant. */
  Class<?> value();
}
