package dev.jobtrail.guard;

/**
 * A word, number or sign.
 *
 * @param surface as it is written
 * @param word lower case without accents, words of a phrase joined by "_"
 * @param key what all forms and words of this meaning share
 * @param start of the token in its sentence
 * @param end behind its last character
 */
record Token(Kind kind, String surface, String word, String key, int start, int end) {

  enum Kind {
    WORD,
    NUMBER,
    DATE,
    SIGN
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }

  boolean isNumber() {
    return kind == Kind.NUMBER;
  }

  boolean is(String sign) {
    return word.equals(sign);
  }

  /** The first word of a phrase; of a word it is the word itself. */
  String firstWord() {
    return word.split("_", 2)[0];
  }

  boolean isTechnology() {
    return key.startsWith("#");
  }

  boolean isTitle() {
    return isWord() && (Lexicon.INSTANCE.isTitle(word) || key.equals("=engineer"));
  }

  /** Whether the token says something that has to be known. */
  boolean isContent() {
    var lexicon = Lexicon.INSTANCE;
    return isWord()
        && !lexicon.isMarker(word)
        && (isTechnology()
            || !lexicon.isFree(word)
                && !lexicon.isNegation(word)
                && !lexicon.isHedge(word)
                && lexicon.level(word) == null)
        && NumberWords.value(word) == null
        && (word.length() > 1 || isTechnology());
  }
}
