package dev.jobtrail.application;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Duration;

/** Validates that an interview ends after it starts, within a week: others are typing errors. */
@Constraint(validatedBy = InterviewTimes.Check.class)
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface InterviewTimes {

  /** The message of a violation. */
  String message() default "must be after the start, by at most seven days";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator, which reports endsAt. */
  final class Check implements ConstraintValidator<InterviewTimes, InterviewEdit> {

    private static final Duration LONGEST = Duration.ofDays(7);

    @Override
    public boolean isValid(InterviewEdit interview, ConstraintValidatorContext context) {
      if (interview == null || interview.startsAt() == null || interview.endsAt() == null) {
        return true;
      }
      var length = Duration.between(interview.startsAt(), interview.endsAt());
      if (length.toMinutes() > 0 && length.compareTo(LONGEST) <= 0) {
        return true;
      }
      context.disableDefaultConstraintViolation();
      context
          .buildConstraintViolationWithTemplate(context.getDefaultConstraintMessageTemplate())
          .addPropertyNode("endsAt")
          .addConstraintViolation();
      return false;
    }
  }
}
