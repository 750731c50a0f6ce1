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

    /**
     * In bytes as it is kept: longer than any job's address seen, and short enough for an index.
     */
    private static final int LONGEST = 2_000;

    @Override
    public boolean isValid(String url, ConstraintValidatorContext context) {
      return url == null || isKept(url);
    }

    static boolean isKept(String url) {
      try {
        return url.length() <= LONGEST && CanonicalUrl.of(url).toASCIIString().length() <= LONGEST;
      } catch (ApiException | IllegalArgumentException _) {
        return false;
      }
    }
  }
}
