package dev.jobtrail.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;

/** What the files of a letter are called, in the language that the letter is written in. */
public final class LetterName {

  private LetterName() {}

  /** "Cover letter", as the title of a document. */
  public static String title(String letter) {
    return Message.of("Cover letter").in(language(letter));
  }

  /** "Jana Novak Cover Letter", without an ending. */
  public static String file(String person, String letter) {
    return (person + " " + Message.of("Cover Letter").in(language(letter))).strip();
  }

  static Language language(String letter) {
    return Language.detect(Tokenizer.words(letter));
  }
}
