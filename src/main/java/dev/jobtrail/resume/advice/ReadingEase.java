package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * How easily the sentences of a resume are read.
 *
 * @param value 0 to 100; at most 30 is very difficult, from 60 on plain
 */
@Schema(name = "ReadingEase")
public record ReadingEase(
    @Schema(required = true) Formula formula,
    @Schema(
            required = true,
            minimum = "0",
            maximum = "100",
            description =
                "The higher, the easier: up to 30 is very difficult, 60 and more is plain language.",
            examples = "48")
        int value,
    @Schema(required = true, description = "Words that were measured.", examples = "132") int words,
    @Schema(required = true, description = "Their sentences.", examples = "8") int sentences) {

  /** The formulas were made on samples of so many words; fewer tell nothing. */
  static final int FEWEST_WORDS = 100;

  private static final int BEST = 100;
  private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{M}'’]*");

  /** A published formula, by the mean length of sentences in words and of words in syllables. */
  @Schema(name = "ReadingEaseFormula")
  public enum Formula {
    /** English. Source: R. Flesch, A new readability yardstick, 1948. */
    @JsonProperty("flesch")
    FLESCH("Flesch", 206.835, 1.015, 84.6),

    /** German. Source: T. Amstad, Wie verständlich sind unsere Zeitungen?, 1978. */
    @JsonProperty("amstad")
    AMSTAD("Amstad", 180, 1, 58.5),

    /** French. Source: L. Kandel and A. Moles, Application de l’indice de Flesch, 1958. */
    @JsonProperty("kandel_moles")
    KANDEL_MOLES("Kandel & Moles", 207, 1.015, 73.6),

    /** Spanish. Source: J. Fernández Huerta, Medidas sencillas de lecturabilidad, 1959. */
    @JsonProperty("fernandez_huerta")
    FERNANDEZ_HUERTA("Fernández Huerta", 206.84, 1.02, 60);

    private final String author;
    private final double easiest;
    private final double ofSentence;
    private final double ofWord;

    Formula(String author, double easiest, double ofSentence, double ofWord) {
      this.author = author;
      this.easiest = easiest;
      this.ofSentence = ofSentence;
      this.ofWord = ofWord;
    }

    static Formula of(Language language) {
      return switch (language) {
        case ENGLISH -> FLESCH;
        case GERMAN -> AMSTAD;
        case FRENCH -> KANDEL_MOLES;
        case SPANISH -> FERNANDEZ_HUERTA;
      };
    }

    /** Who published it. */
    public String author() {
      return author;
    }

    private double value(double wordsOfSentence, double syllablesOfWord) {
      return easiest - ofSentence * wordsOfSentence - ofWord * syllablesOfWord;
    }
  }

  /** Of paragraphs; empty where they are too short to be measured. */
  static Optional<ReadingEase> of(List<String> paragraphs, Language language) {
    var words = 0;
    var syllables = 0;
    var sentences = 0;
    for (var sentence : sentences(paragraphs)) {
      var found = words(sentence);
      words += found.size();
      syllables += found.stream().mapToInt(it -> Syllables.in(it, language)).sum();
      sentences += found.isEmpty() ? 0 : 1;
    }
    if (words < FEWEST_WORDS) {
      return Optional.empty();
    }
    var formula = Formula.of(language);
    var value = formula.value((double) words / sentences, (double) syllables / words);
    return Optional.of(
        new ReadingEase(formula, (int) Math.round(Math.clamp(value, 0, BEST)), words, sentences));
  }

  static List<String> sentences(List<String> paragraphs) {
    var sentences = new ArrayList<String>();
    paragraphs.forEach(it -> sentences.addAll(Sentences.split(it)));
    return sentences;
  }

  /** Figures and signs have no syllables to count. */
  static List<String> words(String text) {
    return WORD.matcher(text).results().map(it -> it.group()).toList();
  }

  int wordsOfSentence() {
    return Math.round((float) words / sentences);
  }
}
