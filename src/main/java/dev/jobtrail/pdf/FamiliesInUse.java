package dev.jobtrail.pdf;

import dev.jobtrail.shaping.HarfBuzz;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.apache.fontbox.ttf.TrueTypeFont;

/** The additional font families of one document; each face is read at most once. */
final class FamiliesInUse {

  /** Supplementary Private Use Areas A and B. */
  private static final int FIRST_PRIVATE = 0xF0000;

  /** Characters; no word is as long, and shaping takes more than twice the time for two times. */
  private static final int LONGEST_RUN = 1000;

  private final AdditionalFonts source;
  private final List<List<AdditionalFonts.Face>> families;
  private final IntPredicate isBundled;
  private final List<ShapedFamily> shaped = new ArrayList<>();
  private final Map<AdditionalFonts.Face, TrueTypeFont> fonts = new HashMap<>();

  static FamiliesInUse none(AdditionalFonts source) {
    return new FamiliesInUse(source, List.of(), _ -> true, "", "");
  }

  /**
   * @param source of the fonts
   * @param families best first
   * @param isBundled whether no additional font is needed for a character
   * @param text of the document
   * @param language of the document, as a BCP 47 tag
   */
  FamiliesInUse(
      AdditionalFonts source,
      List<List<AdditionalFonts.Face>> families,
      IntPredicate isBundled,
      String text,
      String language) {
    this.source = source;
    this.families = families;
    this.isBundled = isBundled;
    var isShaped =
        text.codePoints()
            .filter(PageLanguage::isShaped)
            .mapToObj(this::number)
            .filter(it -> it >= 0)
            .distinct()
            .sorted()
            .toList();
    var privateCharacters = new AtomicInteger(FIRST_PRIVATE);
    var harfBuzz = isShaped.isEmpty() ? null : new HarfBuzz();
    for (var number = 0; number < families.size(); number++) {
      shaped.add(
          isShaped.contains(number)
              ? new ShapedFamily(
                  families.get(number), language, harfBuzz, privateCharacters::getAndIncrement)
              : null);
    }
  }

  /** Their names, best first. */
  List<String> names() {
    return Stream.concat(
            shaped().stream().map(ShapedFamily::name),
            families.stream().map(it -> it.getFirst().family()))
        .toList();
  }

  List<AdditionalFonts.Face> faces() {
    return families.stream().flatMap(List::stream).toList();
  }

  List<ShapedFamily> shaped() {
    return shaped.stream().filter(it -> it != null).toList();
  }

  TrueTypeFont font(AdditionalFonts.Face face) {
    return fonts.computeIfAbsent(
        face,
        it -> {
          try {
            return source.take(it);
          } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
          }
        });
  }

  /** Lets other documents have the fonts: this one is written. */
  void giveBack() {
    fonts.forEach(source::giveBack);
    fonts.clear();
  }

  /** The text with the private characters of shaped families in place of what they draw. */
  String shaped(String text) {
    if (shaped().isEmpty()) {
      return text;
    }
    var result = new StringBuilder(text.length());
    for (var start = 0; start < text.length(); ) {
      var first = text.codePointAt(start);
      var number = number(first);
      var family = number < 0 ? null : shaped.get(number);
      var end = start + Character.charCount(first);
      if (family == null) {
        result.appendCodePoint(first);
      } else {
        end = end(text, start, number);
        result.append(family.shape(text.substring(start, end)));
      }
      start = end;
    }
    return result.toString();
  }

  /** Where the letters of one family and one script end. */
  private int end(String text, int start, int family) {
    var script = UnicodeScript.COMMON;
    var end = start;
    while (end < text.length() && end - start < LONGEST_RUN) {
      var character = text.codePointAt(end);
      if (!PrintableText.isJoining(character)) {
        var own = UnicodeScript.of(character);
        var isAny = own == UnicodeScript.COMMON || own == UnicodeScript.INHERITED;
        if (number(character) != family
            || !isAny && script != UnicodeScript.COMMON && own != script) {
          break;
        }
        script = isAny ? script : own;
      }
      end += Character.charCount(character);
    }
    return end;
  }

  /** The family that draws a character; negative if none. */
  private int number(int character) {
    if (!isBundled.test(character)) {
      for (var number = 0; number < families.size(); number++) {
        if (families.get(number).getFirst().has().get(character)) {
          return number;
        }
      }
    }
    return -1;
  }
}
