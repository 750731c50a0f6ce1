package dev.jobtrail.text;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Splits text into sentences. A sentence ends with its sign where a space and no small letter
 * follow, but not after an abbreviation, an initial or the number of a day; an ideographic full
 * stop needs no space.
 */
public final class Sentences {

  /** Common abbreviations of English, German, French and Spanish that stand before a capital. */
  private static final String ABBREVIATION =
      "(?<![\\p{L}\\p{N}])(?:\\p{L}|Dr|Prof|Mr|Mrs|Ms|Hr|Fr|St|Sr|Sra|Jr|Mme|Mlle|Mio|Mill|Mrd|Tsd|Nr|No|Abs|Tel|Ref|Co|Cie|Gebr|Bros"
          + "|ca|env|approx|aprox|bzw|vs|incl|inkl|einschl|zzgl|ggf|evtl|sog|min|mind|max|etc)\\.";

  /** "am 3.": the number of a day or of something counted, in German. */
  private static final String ORDINAL =
      "\\b(?:im|am|des|dem|der|den|vom|zum|beim|das|die|ab|bis)\\s\\d{1,2}\\.";

  private static final String MONTH =
      "(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\\p{L}*\\.?\\s\\d";

  private static final Pattern END =
      Pattern.compile(
          "(?<=[.!?…]|[.!?…][)\"”»])"
              + ("(?<!" + ABBREVIATION + ")(?<!" + ORDINAL + ")(?!\\s" + MONTH + ")")
              + "\\s+(?=[^\\p{Ll}\\s])|(?<=[。！？])");

  private Sentences() {}

  /** The sentences of a text, stripped and none of them blank; line breaks are spaces. */
  public static List<String> split(String text) {
    return END.splitAsStream(text).map(String::strip).filter(it -> !it.isEmpty()).toList();
  }
}
