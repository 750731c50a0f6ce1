package dev.jobtrail.posting;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Validates a URL that {@link CanonicalUrls} can reduce, or null. */
@Constraint(validatedBy = PostingUrl.Check.class)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface PostingUrl {

  /** The message of a violation. */
  String message() default "must be an http or https URL of at most 2,000 characters";

  /** As Bean Validation wants it. */
  Class<?>[] groups() default {};

  /** As Bean Validation wants it. */
  Class<? extends Payload>[] payload() default {};

  /** The validator. */
  @ApplicationScoped
  class Check implements ConstraintValidator<PostingUrl, String> {

    private final CanonicalUrls urls;

    Check(CanonicalUrls urls) {
      this.urls = urls;
    }

    @Override
    public boolean isValid(String url, ConstraintValidatorContext context) {
      return url == null || urls.isKept(url);
    }
  }
}
