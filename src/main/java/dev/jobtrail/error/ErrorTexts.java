package dev.jobtrail.error;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.StoredTexts;
import dev.jobtrail.text.Translations;
import java.util.List;
import java.util.Optional;

/** Translates errors by their codes, constraints and formats, for people. */
public final class ErrorTexts {

  /** Before the name of a property: the key of its label. */
  private static final String FIELD = "field ";

  private ErrorTexts() {}

  /** The error with its texts in a language; an English text that has no translation stays. */
  public static ErrorBody in(ErrorBody error, Language language) {
    if (language == Language.ENGLISH) {
      return error;
    }
    if (error.details() == null || error.details().isEmpty()) {
      return with(error, message(error, language), error.details());
    }
    var details = error.details().stream().map(it -> in(it, language)).toList();
    var message =
        translated(error.text(), language).orElseGet(() -> sentence(details.getFirst(), language));
    return with(error, message, details);
  }

  /** What is wrong with a field, in one sentence; the detail is in the language already. */
  public static String sentence(ErrorBody.Detail detail, Language language) {
    return Translations.of(FIELD + leaf(detail.field()), language).orElse(detail.field())
        + " "
        + detail.message();
  }

  /** The last name of a path or JSON pointer. */
  private static String leaf(String field) {
    return field.substring(Math.max(field.lastIndexOf('.'), field.lastIndexOf('/')) + 1);
  }

  /** The error of a field, with its text in a language. */
  public static ErrorBody.Detail in(ErrorBody.Detail detail, Language language) {
    return new ErrorBody.Detail(
        detail.field(),
        translated(detail.text(), language).orElse(detail.message()),
        detail.text());
  }

  /** A text that is unknown says more than its code alone, so it follows the code's text. */
  private static String message(ErrorBody error, Language language) {
    return translated(error.text(), language)
        .orElseGet(
            () ->
                Translations.of(error.code().name(), language).orElseThrow()
                    + " ("
                    + error.message()
                    + ")");
  }

  private static Optional<String> translated(Message text, Language language) {
    return Optional.ofNullable(text)
        .map(
            it ->
                it.isVerbatim() || Translations.of(it.id(), language).isPresent()
                    ? it.in(language)
                    : ofAnotherPart(it.english(), language));
  }

  /** What another part of the service said; null if its text is not known. */
  private static String ofAnotherPart(String text, Language language) {
    var translated = StoredTexts.in(text, language);
    return translated.equals(text) ? null : translated;
  }

  private static ErrorBody with(ErrorBody error, String message, List<ErrorBody.Detail> details) {
    return new ErrorBody(
        error.code(), message, details, error.updatedAt(), error.existingId(), error.text());
  }
}
