package dev.jobtrail.page;

import dev.jobtrail.text.Language;
import java.util.Optional;

/** The language that the user of the current request has chosen for pages. */
public interface ChosenLanguage {

  /** Empty if none is chosen, and for visitors. */
  Optional<Language> language();
}
