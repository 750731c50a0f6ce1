package dev.jobtrail.text;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Phrases of resumes that say little, by language, from {@code text/wording.txt}. */
public enum WordingPhrases {
  /** Openings that hide what was done; what follows begins the sentence. */
  OPENING,
  /** Openings that say that the writer was there, not what was done; not to be left out. */
  VAGUE,
  /** Articles behind an opening. */
  ARTICLE,
  FILLER,
  /** What begins a clause that can be left out at the end of a sentence. */
  CLAUSE;

  private final Map<Language, List<String>> phrases = new EnumMap<>(Language.class);

  static {
    WordingPhrases section = null;
    for (var line : TextResource.lines("/text/wording.txt")) {
      if (line.startsWith("[")) {
        section = valueOf(line.substring(1, line.length() - 1).toUpperCase(Locale.ROOT));
      } else {
        section.phrases.put(
            Language.of(line.substring(0, 2)),
            Arrays.stream(line.substring(3).split(",")).map(String::strip).toList());
      }
    }
  }

  /** In small letters, with straight apostrophes. */
  public List<String> in(Language language) {
    return phrases.get(language);
  }
}
