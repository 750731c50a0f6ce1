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
import java.net.URI;

/** Validates that a setting is an absolute http or https URL. */
@Constraint(validatedBy = HttpAddress.Check.class)
@Target({ElementType.METHOD, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
public @interface HttpAddress {

  /** The message of a violation. */
  String message() default "must be an http or https URL such as https://host.example.com";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  @RegisterForReflection
  class Check implements ConstraintValidator<HttpAddress, URI> {

    @Override
    public boolean isValid(URI address, ConstraintValidatorContext context) {
      return address == null || isWeb(address);
    }

    static boolean isWeb(URI address) {
      return ("http".equalsIgnoreCase(address.getScheme())
              || "https".equalsIgnoreCase(address.getScheme()))
          && address.getHost() != null;
    }
  }
}
