package dev.jobtrail.guard;

/**
 * A word, number or sign.
 *
 * @param surface as it is written
 * @param word lower case without accents, words of a phrase joined by "_"
 * @param key what all forms and words of this meaning share
 * @param start of the token in its sentence
 * @param end behind its last character
 * @param isTitle whether it names an occupation or a rank
 * @param isContent whether it says something that has to be known
 */
record Token(
    Kind kind,
    String surface,
    String word,
    String key,
    int start,
    int end,
    boolean isTitle,
    boolean isContent) {

  enum Kind {
    WORD,
    NUMBER,
    DATE,
    SIGN
  }

  Token(Kind kind, String surface, String word, String key, int start, int end) {
    this(
        kind,
        surface,
        word,
        key,
        start,
        end,
        kind == Kind.WORD && isTitle(word, key),
        kind == Kind.WORD && isContent(word, key));
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }

  /** Whether it begins with a capital letter. */
  boolean isCapital() {
    return Character.isUpperCase(surface.codePointAt(0));
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
    return Lexicon.INSTANCE.isTechnology(key);
  }

  private static boolean isTitle(String word, String key) {
    return Lexicon.INSTANCE.isTitle(word) || key.equals("=engineer");
  }

  private static boolean isContent(String word, String key) {
    var lexicon = Lexicon.INSTANCE;
    var isTechnology = lexicon.isTechnology(key);
    return !lexicon.isMarker(word)
        && (isTechnology
            || !lexicon.isFree(word)
                && !lexicon.isNegation(word)
                && !lexicon.isHedge(word)
                && lexicon.level(word) == null)
        && NumberWords.value(word) == null
        && (word.length() > 1 || isTechnology);
  }
}
