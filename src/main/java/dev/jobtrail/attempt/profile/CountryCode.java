package dev.jobtrail.attempt.profile;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Locale;

/** Validates an ISO 3166-1 alpha-2 country code, or null. */
@Constraint(validatedBy = CountryCode.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@interface CountryCode {

  /** The message of a violation. */
  String message() default "must be an ISO 3166-1 alpha-2 country code such as DE";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  final class Check implements ConstraintValidator<CountryCode, String> {

    @Override
    public boolean isValid(String code, ConstraintValidatorContext context) {
      return code == null
          || Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA2).contains(code);
    }
  }
}
