package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/** What is read for a language at its first use, and asked for with every word afterwards. */
final class ByLanguage<V> {

  private final AtomicReferenceArray<V> known =
      new AtomicReferenceArray<>(Language.values().length);

  private final Function<Language, V> reader;

  ByLanguage(Function<Language, V> reader) {
    this.reader = reader;
  }

  V of(Language language) {
    var value = known.get(language.ordinal());
    return value == null ? read(language) : value;
  }

  private synchronized V read(Language language) {
    var value = known.get(language.ordinal());
    if (value == null) {
      value = reader.apply(language);
      known.set(language.ordinal(), value);
    }
    return value;
  }
}
