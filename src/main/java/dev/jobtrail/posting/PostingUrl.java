package dev.jobtrail.posting;

import dev.jobtrail.error.ApiException;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An address that {@link CanonicalUrl} can reduce to the job itself, or null. */
@Constraint(validatedBy = PostingUrl.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface PostingUrl {

  /** What the caller reads. */
  String message() default "must be an http or https address of at most 2,000 characters";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** Holds the rule. */
  final class Check implements ConstraintValidator<PostingUrl, String> {

    @Override
    public boolean isValid(String url, ConstraintValidatorContext context) {
      return url == null || isKept(url);
    }

    static boolean isKept(String url) {
      if (url.length() > CanonicalUrl.MAX_LENGTH) {
        return false;
      }
      try {
        CanonicalUrl.of(url);
        return true;
      } catch (ApiException _) {
        return false;
      }
    }
  }
}
