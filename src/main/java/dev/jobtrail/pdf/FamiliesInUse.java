package dev.jobtrail.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.fontbox.ttf.TrueTypeFont;

/** The additional font families of one document; each face is read at most once. */
final class FamiliesInUse {

  private final List<List<AdditionalFonts.Face>> families;
  private final Map<AdditionalFonts.Face, TrueTypeFont> fonts = new HashMap<>();

  FamiliesInUse(List<List<AdditionalFonts.Face>> families) {
    this.families = families;
  }

  /** Their names, best first. */
  List<String> names() {
    return families.stream().map(it -> it.getFirst().family()).toList();
  }

  List<AdditionalFonts.Face> faces() {
    return families.stream().flatMap(List::stream).toList();
  }

  TrueTypeFont font(AdditionalFonts.Face face) {
    return fonts.computeIfAbsent(
        face,
        it -> {
          try {
            return it.read();
          } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
          }
        });
  }
}
