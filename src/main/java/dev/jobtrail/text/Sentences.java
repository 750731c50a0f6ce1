package dev.jobtrail.text;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Splits text into sentences. A sentence ends with its sign where a space and no small letter
 * follow, but not after an abbreviation, an initial or the number of a day; an ideographic full
 * stop needs no space.
 */
public final class Sentences {

  /** Abbreviations of English, German, French and Spanish that stand before a name. */
  private static final String TITLE =
      "\\p{L}|Dr|Prof|Mr|Mrs|Ms|Hr|Fr|St|Sr|Sra|Jr|Mme|Mlle|Dña|Dipl|Ing|Nr|No|Abs"
          + "|Dr\\. (?:med|phil|jur|rer|oec|theol|h)|med\\. (?:dent|vet|univ)|rer\\. (?:nat|pol|oec|medic)"
          + "|Co|Cie|Fa|Gebr|Bros|Dept|Dépt|Govt|Univ|Avda|Mio|Mill|Mrd|Tsd";

  /** Abbreviations that stand before a number or in a list, at the beginning of a line, too. */
  private static final String ABBREVIATION =
      "ca|env|approx|aprox|bzw|resp|vs|incl|inkl|exkl|excl|einschl|zzgl|zuz|ggf|ggfs|evtl|eventl|sog|vgl|bspw|insb"
          + "|insbes|bzgl|abgeschl|gem|lt|min|mín|mind|max|máx|tel|tél|ref|réf|núm|ex|ej|esp|etc|usw";

  private static final String ABBREVIATED =
      "(?<![\\p{L}\\p{N}])(?:" + TITLE + "|(?iu:" + ABBREVIATION + "))\\.";

  /** "am 3.": the number of a day or of something counted, in German. */
  private static final String ORDINAL =
      "\\b(?i:im|am|des|dem|der|den|vom|zum|beim|das|die|ab|bis|zur|jede[mnrs]?)\\s\\d{1,2}\\.";

  private static final String MONTH =
      "(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\\p{L}*\\.?\\s\\d";

  private static final String NOT_SHORTENED =
      "(?<!" + ABBREVIATED + ")(?<!" + ORDINAL + ")(?!\\s" + MONTH + ")";

  private static final Pattern WHOLE_WORD = Pattern.compile(NOT_SHORTENED);

  private static final Pattern END =
      Pattern.compile(
          "(?<=[.!?…]|[.!?…][)\"”»])" + NOT_SHORTENED + "\\s+(?=[^\\p{Ll}\\s])|(?<=[。！？])");

  private Sentences() {}

  /**
   * Whether the sign before a place belongs to an abbreviation, an initial or the number of a day.
   */
  public static boolean isShortened(String text, int end) {
    return !WHOLE_WORD
        .matcher(text)
        .region(end, text.length())
        .useTransparentBounds(true)
        .lookingAt();
  }

  /** The sentences of a text, stripped and none of them blank; line breaks are spaces. */
  public static List<String> split(String text) {
    return END.splitAsStream(text).map(String::strip).filter(it -> !it.isEmpty()).toList();
  }
}
