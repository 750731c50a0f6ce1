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

/** A currency of ISO 4217 by its three letters, or null. */
@Constraint(validatedBy = CurrencyCode.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface CurrencyCode {

  /** What the caller reads. */
  String message() default "must be a currency code of ISO 4217, such as EUR";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** Holds the rule. */
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
