package dev.jobtrail.platform;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The scope that a limited API key needs for an operation. On a class it holds for all methods that
 * have none of their own. Operations without it are closed to limited keys, unless they are public.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface RequiresScope {

  /** The scope for GET. */
  Scope read();

  /** The scope for all other methods. */
  Scope write();
}
