package dev.jobtrail.posting;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Currency;

/** Validates an ISO 4217 currency code, or null. */
@Constraint(validatedBy = CurrencyCode.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface CurrencyCode {

  /** The message of a violation. */
  String message() default "must be an ISO 4217 currency code such as EUR";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  final class Check implements ConstraintValidator<CurrencyCode, String> {

    @Override
    public boolean isValid(String code, ConstraintValidatorContext context) {
      return code == null || isKnown(code);
    }

    static boolean isKnown(String code) {
      try {
        return Currency.getInstance(code).getCurrencyCode().equals(code);
      } catch (IllegalArgumentException _) {
        return false;
      }
    }
  }
}
