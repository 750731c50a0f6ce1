package dev.jobtrail.platform;

import io.quarkus.runtime.annotations.RegisterForReflection;
import io.quarkus.runtime.configuration.DurationConverter;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.runtime.configuration.MemorySizeConverter;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Duration;

/** The least duration or size that a setting accepts. */
@Constraint(validatedBy = {AtLeast.DurationCheck.class, AtLeast.SizeCheck.class})
@Target({ElementType.METHOD, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
public @interface AtLeast {

  /** The bound, written as the setting is: {@code 100ms}, {@code 1K}. */
  String value();

  /** The message of a violation. */
  String message() default "must be at least {value}";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator of durations. */
  @RegisterForReflection
  class DurationCheck implements ConstraintValidator<AtLeast, Duration> {

    private Duration least;

    @Override
    public void initialize(AtLeast bound) {
      least = DurationConverter.parseDuration(bound.value());
    }

    @Override
    public boolean isValid(Duration time, ConstraintValidatorContext context) {
      return time == null || time.compareTo(least) >= 0;
    }
  }

  /** The validator of sizes. */
  @RegisterForReflection
  class SizeCheck implements ConstraintValidator<AtLeast, MemorySize> {

    private long least;

    @Override
    public void initialize(AtLeast bound) {
      least = new MemorySizeConverter().convert(bound.value()).asLongValue();
    }

    @Override
    public boolean isValid(MemorySize size, ConstraintValidatorContext context) {
      return size == null || size.asLongValue() >= least;
    }
  }
}
