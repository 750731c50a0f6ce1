package dev.jobtrail.platform;

import dev.jobtrail.text.CharacterCount;
import io.quarkus.hibernate.validator.ValidatorFactoryCustomizer;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.Size;
import org.hibernate.validator.BaseHibernateValidatorConfiguration;
import org.hibernate.validator.internal.constraintvalidators.bv.size.SizeValidatorForArraysOfByte;
import org.hibernate.validator.internal.constraintvalidators.bv.size.SizeValidatorForCollection;
import org.hibernate.validator.internal.constraintvalidators.bv.size.SizeValidatorForMap;

/** Checks {@link Size} of texts in characters, where the built-in validator counts UTF-16 units. */
@Dependent // a validator holds the bounds of one constraint
class CharacterSize implements ConstraintValidator<Size, CharSequence> {

  private int min;
  private int max;

  @Override
  public void initialize(Size size) {
    min = size.min();
    max = size.max();
  }

  @Override
  public boolean isValid(CharSequence text, ConstraintValidatorContext context) {
    if (text == null) {
      return true;
    }
    int count = CharacterCount.of(text);
    return min <= count && count <= max;
  }

  /** Replaces the validators of {@link Size}, of which none can be replaced alone. */
  @Singleton
  static class Registration implements ValidatorFactoryCustomizer {

    @Override
    public void customize(BaseHibernateValidatorConfiguration<?> configuration) {
      var mapping = configuration.createConstraintMapping();
      mapping
          .constraintDefinition(Size.class)
          .includeExistingValidators(false)
          .validatedBy(CharacterSize.class)
          .validatedBy(SizeValidatorForCollection.class)
          .validatedBy(SizeValidatorForMap.class)
          .validatedBy(SizeValidatorForArraysOfByte.class);
      configuration.addMapping(mapping);
    }
  }
}
