package dev.jobtrail.platform;

import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Validates that a setting is an {@link AddressBlock}. */
@Constraint(validatedBy = AddressRange.Check.class)
@Target(ElementType.TYPE_USE)
@Retention(RetentionPolicy.RUNTIME)
public @interface AddressRange {

  /** The message of a violation. */
  String message() default "must be an IP address or a range such as 10.0.0.0/8";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  @RegisterForReflection
  class Check implements ConstraintValidator<AddressRange, String> {

    @Override
    public boolean isValid(String written, ConstraintValidatorContext context) {
      try {
        return written == null || AddressBlock.of(written) != null;
      } catch (IllegalArgumentException _) {
        return false;
      }
    }
  }
}
