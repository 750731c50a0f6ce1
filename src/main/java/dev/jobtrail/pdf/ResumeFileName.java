package dev.jobtrail.pdf;

import dev.jobtrail.text.Truncation;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/** The download file name of a resume. */
public final class ResumeFileName {
  private static final String FALLBACK = "resume";

  /** Characters, before the extension; file systems allow 255 bytes. */
  private static final int MAX_LENGTH = 60;

  /** RFC 8187 attr-char besides letters and digits. */
  private static final String UNESCAPED = "!#$&+-.^_`|~";

  private static final Map<Integer, String> LATIN = latin();

  private ResumeFileName() {}

  /**
   * The value of {@code Content-Disposition} (RFC 6266) for the PDF of a resume: a readable ASCII
   * name for every client, and the name as the owner wrote it for those that know RFC 8187.
   */
  public static String attachment(String resumeName) {
    return attachment(resumeName, "pdf");
  }

  /**
   * The same for a file of another format.
   *
   * @param ending of the file's name, without the dot
   */
  public static String attachment(String resumeName, String ending) {
    String readable = readable(resumeName);
    return "attachment; filename=\"%s.%s\"; filename*=UTF-8''%s"
        .formatted(ascii(readable), ending, encoded(readable + "." + ending));
  }

  /** A name that every file system takes, as people write it, without extension. */
  public static String readable(String name) {
    String full = limited(name.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Cs}\\\\/:*?\"<>|]", " "));
    return full.matches("[. ]*") ? FALLBACK : full.replaceAll("^[. ]+|[. ]+$", "");
  }

  /**
   * A name in ASCII for a file that a site is given: words joined by hyphens, without extension.
   *
   * @param name any text, such as a person's name and a word for the file
   */
  public static String plain(String name) {
    return ascii(limited(name));
  }

  /** A longer name is cut behind a word, without the signs that led to what was cut. */
  private static String limited(String name) {
    String full = name.strip().replaceAll("\\s+", " ");
    String cut = Truncation.truncate(full, MAX_LENGTH);
    if (cut.equals(full)) {
      return full;
    }
    int space = cut.lastIndexOf(' ');
    boolean isInWord = full.charAt(cut.length()) != ' ' && space > MAX_LENGTH / 2;
    return (isInWord ? cut.substring(0, space) : cut)
        .replaceAll("\\s[(\\[][^)\\]]*$", "")
        .replaceAll("[\\s,;&+|·\\p{Pd}]+$", "");
  }

  private static String ascii(String name) {
    StringBuilder ascii = new StringBuilder();
    Normalizer.normalize(name, Normalizer.Form.NFKD)
        .codePoints()
        .filter(codePoint -> Character.getType(codePoint) != Character.NON_SPACING_MARK)
        .forEach(codePoint -> ascii.append(transliterated(codePoint)));
    String hyphenated =
        ascii.toString().replaceAll("[^A-Za-z0-9._]+", "-").replaceAll("^[-.]+|[-.]+$", "");
    return hyphenated.isEmpty() ? FALLBACK : hyphenated;
  }

  private static String transliterated(int codePoint) {
    int lower = Character.toLowerCase(codePoint);
    String latin = LATIN.get(lower);
    if (latin == null) {
      return Character.toString(codePoint);
    }
    return lower == codePoint || latin.isEmpty()
        ? latin
        : Character.toUpperCase(latin.charAt(0)) + latin.substring(1);
  }

  private static String encoded(String name) {
    StringBuilder encoded = new StringBuilder();
    for (byte octet : name.getBytes(StandardCharsets.UTF_8)) {
      char character = (char) (octet & 0xff);
      boolean plain = character < 0x80 && Character.isLetterOrDigit(character);
      if (plain || UNESCAPED.indexOf(character) >= 0) {
        encoded.append(character);
      } else {
        encoded.append("%%%02X".formatted((int) character));
      }
    }
    return encoded.toString();
  }

  /** Letters that Unicode does not decompose; Greek by ISO 843, Cyrillic as in passports. */
  private static Map<Integer, String> latin() {
    Map<Integer, String> letters = new HashMap<>();
    put(letters, "ßæœøłđðþıħŋ", "ss ae oe o l d d th i h n");
    put(
        letters,
        "αβγδεζηθικλμνξοπρσςτυφχψω",
        "a v g d e z i th i k l m n x o p r s s t y f ch ps o");
    put(
        letters,
        "абвгдежзийклмнопрстуфхцчшщыэюяієґђјљњћџ",
        "a b v g d e zh z i i k l m n o p r s t u f kh ts ch sh shch y e iu ia i ie g"
            + " dj j lj nj c dz");
    letters.put((int) 'ъ', "");
    letters.put((int) 'ь', "");
    return Map.copyOf(letters);
  }

  private static void put(Map<Integer, String> letters, String from, String to) {
    String[] replacements = to.split(" ");
    for (int index = 0; index < replacements.length; index++) {
      letters.put((int) from.charAt(index), replacements[index]);
    }
  }
}
