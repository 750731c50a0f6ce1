package dev.jobtrail.platform;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Instant;

/**
 * Validates a time between 1970 and 2199, or null: others are mistakes, and the database stores
 * fewer years than Java knows.
 */
@Constraint(validatedBy = RecordedTime.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
public @interface RecordedTime {

  /** The message of a violation. */
  String message() default "must be a time between the years 1970 and 2199";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  final class Check implements ConstraintValidator<RecordedTime, Instant> {

    private static final Instant END = Instant.parse("2200-01-01T00:00:00Z");

    @Override
    public boolean isValid(Instant instant, ConstraintValidatorContext context) {
      return instant == null || isPlausible(instant);
    }

    /** Whether a time is within the bounds. */
    public static boolean isPlausible(Instant instant) {
      return !instant.isBefore(Instant.EPOCH) && instant.isBefore(END);
    }
  }
}
