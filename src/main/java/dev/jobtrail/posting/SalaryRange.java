package dev.jobtrail.posting;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Validates that the maximum salary is not below the minimum. */
@Constraint(validatedBy = SalaryRange.Check.class)
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface SalaryRange {

  /** The message of a violation. */
  String message() default "must not be less than salaryMin";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator, which reports salaryMax. */
  final class Check implements ConstraintValidator<SalaryRange, PostingFacts> {

    @Override
    public boolean isValid(PostingFacts posting, ConstraintValidatorContext context) {
      if (posting == null
          || posting.salaryMin() == null
          || posting.salaryMax() == null
          || posting.salaryMin() <= posting.salaryMax()) {
        return true;
      }
      context.disableDefaultConstraintViolation();
      context
          .buildConstraintViolationWithTemplate(context.getDefaultConstraintMessageTemplate())
          .addPropertyNode("salaryMax")
          .addConstraintViolation();
      return false;
    }
  }
}
