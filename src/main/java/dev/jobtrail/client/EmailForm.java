package dev.jobtrail.client;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Validates an e-mail address that mail can be sent to: with a domain and without a quoted local
 * part.
 */
@Email
@Size(min = 3, max = 254)
@Pattern(regexp = "[^\\s\"@<>]+@[^\\s@]+\\.[^\\s@]+")
@ReportAsSingleViolation
@Constraint(validatedBy = {})
@Documented
@Target({ElementType.FIELD, ElementType.TYPE_USE, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
public @interface EmailForm {

  String message() default "must be an e-mail address";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};
}
