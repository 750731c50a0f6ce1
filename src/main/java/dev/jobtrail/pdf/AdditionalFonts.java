package dev.jobtrail.pdf;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.fontbox.ttf.NameRecord;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.jboss.logging.Logger;

/**
 * The fonts of the operator: further families, and those for scripts that the bundled ones lack.
 *
 * <p>What they can draw is read at the first character that needs it and kept. The fonts themselves
 * are large, so few are kept, for the next document: reading one takes longer than printing a page.
 */
@Singleton
final class AdditionalFonts {

  private static final Logger LOG = Logger.getLogger(AdditionalFonts.class);
  private static final int REGULAR = 400;

  /** Fonts that no document uses, each up to 20 MB in memory. */
  private static final int MOST_IDLE = 3;

  private static final int TYPOGRAPHIC_FAMILY = 16;
  private static final int LAST_CHARACTER = 0x3FFFF;

  /** How families are named after the language whose Han characters they have. */
  private static final Map<String, Pattern> HAN_NAMES =
      Map.of(
          "ja", Pattern.compile("\\b(JP|JA|Japanese)\\b"),
          "ko", Pattern.compile("\\b(KR|KO|Korean)\\b"),
          "zh-hans", Pattern.compile("\\b(SC|CN|GB|Simplified)\\b"),
          "zh-hant", Pattern.compile("\\b(TC|TW|HK|Traditional)\\b"));

  /** A face of a family. */
  record Face(Path file, String family, int weight, FontStyle style, BitSet has) {

    TrueTypeFont read() throws IOException {
      return parse(file);
    }

    byte[] bytes() throws IOException {
      return Files.readAllBytes(file);
    }
  }

  private final List<Path> files;
  private final Cache<Path, TrueTypeFont> idle =
      Caffeine.newBuilder().maximumSize(MOST_IDLE).expireAfterWrite(Duration.ofMinutes(1)).build();
  private List<List<Face>> families;

  /**
   * @throws IllegalStateException if the directory cannot be read
   */
  AdditionalFonts(FontSettings settings) {
    files = settings.directory().map(AdditionalFonts::files).orElse(List.of());
  }

  /** A directory that cannot be read fails startup and not the first PDF. */
  void start(@Observes StartupEvent event) {
    LOG.debugf("%d additional fonts", files.size());
  }

  /** The font of a face, for one document at a time: a parsed font reads by a position. */
  TrueTypeFont take(Face face) throws IOException {
    var kept = idle.asMap().remove(face.file());
    return kept == null ? face.read() : kept;
  }

  /** Keeps a font for the next document. */
  void giveBack(Face face, TrueTypeFont font) {
    idle.put(face.file(), font);
  }

  boolean areNone() {
    return files.isEmpty();
  }

  /** Whether a font has the character and its script can be set. */
  boolean has(int codePoint) {
    return !files.isEmpty()
        && PageLanguage.canBeSet(codePoint)
        && families().stream().anyMatch(family -> regular(family).has().get(codePoint));
  }

  /** The faces of a family by its name; none where it is not installed. */
  List<Face> named(String family) {
    return files.isEmpty()
        ? List.of()
        : families().stream()
            .filter(it -> regular(it).family().equals(family))
            .findFirst()
            .orElse(List.of());
  }

  /**
   * The families that draw the characters of a text, best first.
   *
   * @param language whose forms of Han characters are preferred, as a BCP 47 tag
   */
  List<List<Face>> needed(IntStream text, String language, IntPredicate isBundled) {
    var missing = new BitSet();
    text.filter(it -> !isBundled.test(it)).forEach(missing::set);
    if (missing.isEmpty()) {
      return List.of();
    }
    var needed = new ArrayList<List<Face>>();
    for (var family : ordered(language)) {
      var characters = regular(family).has();
      if (missing.intersects(characters)) {
        needed.add(family);
        missing.andNot(characters);
      }
    }
    return needed;
  }

  /** Those for the language first, then the most special one. */
  private List<List<Face>> ordered(String language) {
    var name = HAN_NAMES.get(PageLanguage.han(language));
    Comparator<List<Face>> isForAnother =
        Comparator.comparing(family -> !name.matcher(regular(family).family()).find());
    return families().stream()
        .sorted(
            isForAnother
                .thenComparing(family -> regular(family).has().cardinality())
                .thenComparing(family -> regular(family).family()))
        .toList();
  }

  private static Face regular(List<Face> family) {
    return family.getFirst();
  }

  /** Each with the face for body text first. */
  private synchronized List<List<Face>> families() {
    if (families == null) {
      var byName = new LinkedHashMap<String, List<Face>>();
      for (var file : files) {
        face(file)
            .ifPresent(it -> byName.computeIfAbsent(it.family(), _ -> new ArrayList<>()).add(it));
      }
      byName
          .values()
          .forEach(
              family ->
                  family.sort(
                      Comparator.comparing((Face face) -> face.style() != FontStyle.NORMAL)
                          .thenComparing(face -> Math.abs(face.weight() - REGULAR))));
      families = List.copyOf(byName.values());
    }
    return families;
  }

  private static List<Path> files(Path directory) {
    try (var listed = Files.list(directory)) {
      return listed.filter(it -> it.toString().endsWith(".ttf")).sorted().toList();
    } catch (IOException unreadable) {
      throw new IllegalStateException(
          "jobtrail.fonts.directory: %s cannot be read. Set it to a directory with TrueType fonts."
              .formatted(directory),
          unreadable);
    }
  }

  /** Empty for a file that is no TrueType font, whose characters are then missing. */
  private static Optional<Face> face(Path file) {
    try (var font = parse(file)) {
      var metrics = font.getOS2Windows();
      var characters = font.getUnicodeCmapLookup();
      var has = new BitSet();
      IntStream.rangeClosed(' ', LAST_CHARACTER)
          .filter(it -> characters.getGlyphId(it) != 0)
          .forEach(has::set);
      var isItalic = metrics != null && (metrics.getFsSelection() & 1) == 1;
      return Optional.of(
          new Face(
              file,
              family(font),
              metrics == null ? REGULAR : metrics.getWeightClass(),
              isItalic ? FontStyle.ITALIC : FontStyle.NORMAL,
              has));
    } catch (IOException unreadable) {
      LOG.warnf("%s is left out: it is no TrueType font (%s)", file, unreadable.getMessage());
      return Optional.empty();
    }
  }

  /** The name that all weights of a family share; older fonts have only one for each four faces. */
  private static String family(TrueTypeFont font) throws IOException {
    var names = font.getNaming();
    var shared =
        names.getName(
            TYPOGRAPHIC_FAMILY,
            NameRecord.PLATFORM_WINDOWS,
            NameRecord.ENCODING_WINDOWS_UNICODE_BMP,
            NameRecord.LANGUAGE_WINDOWS_EN_US);
    // quotes would end the name in a style sheet
    return (shared == null ? names.getFontFamily() : shared).replaceAll("[^\\p{L}\\p{N} ]", " ");
  }

  private static TrueTypeFont parse(Path file) throws IOException {
    var font = new TTFParser().parse(new RandomAccessReadBuffer(Files.readAllBytes(file)));
    // as for the bundled ones
    font.setEnableGsub(false);
    return font;
  }
}
