package dev.jobtrail.page;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.StoredTexts;
import io.quarkus.qute.TemplateExtension;
import io.quarkus.qute.i18n.Localized;
import io.quarkus.qute.i18n.MessageBundles;

/** Message bundles in the language of the current request. */
public final class PageMessages {

  private PageMessages() {}

  /** A bundle, for texts that Java code composes. */
  public static <T> T of(Class<T> bundle) {
    return of(bundle, RequestLanguage.current());
  }

  /** A bundle in some language, for texts that are not for the current request. */
  public static <T> T of(Class<T> bundle, Language language) {
    return language == Language.ENGLISH
        ? MessageBundles.get(bundle)
        : MessageBundles.get(bundle, Localized.Literal.of(language.code()));
  }

  /** An English text of the service that was stored, in the page's language; others stay. */
  @TemplateExtension
  public static String translated(String stored) {
    return StoredTexts.in(stored, RequestLanguage.current());
  }

  /**
   * A part of a message that bars divide, from 0, for the template to set markup or texts of people
   * between: "Working for |".
   */
  @TemplateExtension
  public static String part(String message, int index) {
    return message.split("\\|", -1)[index];
  }
}
