package dev.jobtrail.platform.spec;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares error statuses of an operation beyond the derived ones. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Refuses {

  /** HTTP statuses, of those that have a shared response. */
  int[] value();
}
