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

/** A country of ISO 3166-1 by its two letters, or null. */
@Constraint(validatedBy = CountryCode.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@interface CountryCode {

  /** What the caller reads. */
  String message() default "must be a country code of ISO 3166-1, such as DE";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** Holds the rule. */
  final class Check implements ConstraintValidator<CountryCode, String> {

    @Override
    public boolean isValid(String code, ConstraintValidatorContext context) {
      return code == null
          || Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA2).contains(code);
    }
  }
}
