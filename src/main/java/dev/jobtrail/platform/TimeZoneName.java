package dev.jobtrail.platform;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.ZoneId;

/** Validates the name of an IANA time zone, or null. */
@Constraint(validatedBy = TimeZoneName.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface TimeZoneName {

  /** The message of a violation. */
  String message() default "must be an IANA time zone such as Europe/Berlin";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  final class Check implements ConstraintValidator<TimeZoneName, String> {

    @Override
    public boolean isValid(String name, ConstraintValidatorContext context) {
      return name == null || ZoneId.getAvailableZoneIds().contains(name);
    }
  }
}
