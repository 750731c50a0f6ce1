package dev.jobtrail.platform;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.LocalDate;

/** Validates a day between 1970 and 2199, or null: others are unit errors. */
@Constraint(validatedBy = RecordedDay.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface RecordedDay {

  /** The message of a violation. */
  String message() default "must be a day between the years 1970 and 2199";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  final class Check implements ConstraintValidator<RecordedDay, LocalDate> {

    private static final LocalDate END = LocalDate.of(2200, 1, 1);

    @Override
    public boolean isValid(LocalDate day, ConstraintValidatorContext context) {
      return day == null || isPlausible(day);
    }

    /** Whether a day is within the bounds. */
    public static boolean isPlausible(LocalDate day) {
      return !day.isBefore(LocalDate.EPOCH) && day.isBefore(END);
    }
  }
}
