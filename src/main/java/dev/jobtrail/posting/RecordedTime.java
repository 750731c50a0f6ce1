package dev.jobtrail.posting;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Instant;

/** A time of the years 1970 to 2199, or null: what is outside is a mistake of units. */
@Constraint(validatedBy = RecordedTime.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface RecordedTime {

  /** What the caller reads. */
  String message() default "must be a time of the years 1970 to 2199";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** Holds the rule. */
  final class Check implements ConstraintValidator<RecordedTime, Instant> {

    private static final Instant END = Instant.parse("2200-01-01T00:00:00Z");

    @Override
    public boolean isValid(Instant instant, ConstraintValidatorContext context) {
      return instant == null || isPlausible(instant);
    }

    static boolean isPlausible(Instant instant) {
      return !instant.isBefore(Instant.EPOCH) && instant.isBefore(END);
    }
  }
}
