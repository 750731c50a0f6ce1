package dev.jobtrail.platform;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Opens an operation to API keys that are limited to one client, and says whose records it is
 * about. Operations without it are closed to those keys.
 *
 * <p>What the record in the path holds belongs to the same applicant, and so does each record that
 * the body names: the operation looks for it there. The applicant of an operation about {@link
 * ClientRecord#NONE} comes from {@code People.of} only.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface ForOneClient {

  /** The kind of record whose id is in the path, or the first argument of a tool. */
  ClientRecord value();

  /** The path parameter with the id. */
  String parameter() default "id";
}
