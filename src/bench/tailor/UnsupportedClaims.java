package dev.jobtrail.tailor;

import com.fasterxml.jackson.databind.JsonNode;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Looks for claims of a copy that its source does not support, without the guard and its word lists.
 *
 * <p>A text that does not stand in the source word for word is split into words. A number, a name or
 * any other word that does not occur in the entry it is told of is an unsupported claim; what stands
 * in headline, summary and skills may come from anywhere in the resume. A word occurs if a word of
 * the source has the same first letters, or if it is the initials of words of a text. Small words are not checked. So this finds nothing in a
 * wrong combination of right words, and it reports synonyms, which need a look.
 */
final class UnsupportedClaims {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}+#.'’-]*");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  /** Words that join others and state nothing, of the four languages. */
  private static final Set<String> SMALL =
      Set.of(
          "and", "the", "for", "with", "from", "since", "most", "recently", "experience", "skills",
          "include", "have", "worked", "years", "und", "mit", "seit", "bei", "der", "die", "das",
          "für", "von", "erfahrung", "meine", "kenntnisse", "zuletzt", "les", "des", "une", "avec",
          "depuis", "chez", "compétences", "expérience", "para", "con", "desde", "los", "las", "una",
          "schwerpunkte", "experiencia", "conocimientos", "recientemente", "als", "comme", "como",
          "languages", "sprachen", "langues", "idiomas", "qualifications", "qualifikationen", "diplômes",
          "certificats", "titulación", "certificados");

  private static final int FEWEST_INITIALS = 3;
  private static final int LONGEST_INITIALS = 6;

  private UnsupportedClaims() {}

  static List<String> in(JsonNode source, JsonNode copy) {
    var known = new HashSet<String>();
    collect(source, known);
    var claims = new ArrayList<String>();
    check("", source, copy, known, claims);
    return claims;
  }

  private static void check(
      String pointer, JsonNode source, JsonNode node, Set<String> known, List<String> claims) {
    if (node.isTextual()) {
      if (!known.contains(node.textValue())) {
        checkText(pointer, scope(pointer, source, known, node), node.textValue(), claims);
      }
      return;
    }
    if (node.isArray()) {
      for (var i = 0; i < node.size(); i++) {
        check(pointer + "/" + i, source, node.get(i), known, claims);
      }
      return;
    }
    node.properties()
        .forEach(it -> check(pointer + "/" + it.getKey(), source, it.getValue(), known, claims));
  }

  /** Sections of entries keep their order, so an entry of the copy is that of the source. */
  private static Set<String> scope(
      String pointer, JsonNode source, Set<String> known, JsonNode node) {
    var parts = pointer.split("/");
    if (!Set.of("work", "education", "volunteer").contains(parts[1])) {
      return known;
    }
    var own = new HashSet<String>();
    collect(source.path(parts[1]).path(Integer.parseInt(parts[2])), own);
    return own;
  }

  private static void checkText(
      String pointer, Set<String> scope, String text, List<String> claims) {
    var words = new HashSet<String>();
    for (var source : scope) {
      var own = words(source);
      words.addAll(own);
      words.addAll(initials(own));
    }
    for (var word : words(text)) {
      if (!isSupported(word, words)) {
        claims.add("%s: \"%s\" in \"%s\"".formatted(pointer, word, text));
      }
    }
  }

  /** "BLS" of "Basic Life Support". */
  private static Set<String> initials(List<String> words) {
    var initials = new HashSet<String>();
    for (var begin = 0; begin < words.size(); begin++) {
      var letters = new StringBuilder();
      for (var at = begin; at < Math.min(words.size(), begin + LONGEST_INITIALS); at++) {
        letters.append(words.get(at).charAt(0));
        if (letters.length() >= FEWEST_INITIALS) {
          initials.add(letters.toString());
        }
      }
    }
    return initials;
  }

  private static boolean isSupported(String word, Set<String> words) {
    if (words.contains(word) || SMALL.contains(word) || word.length() < 3 && word.matches("\\p{L}+")) {
      return true;
    }
    if (word.chars().anyMatch(Character::isDigit)) {
      return words.stream().anyMatch(it -> it.startsWith(word) || word.startsWith(it) && it.length() > 3);
    }
    var length = Math.max(4, word.length() * 2 / 3);
    return word.length() >= 4
        && words.stream().anyMatch(it -> it.regionMatches(0, word, 0, Math.min(length, word.length())));
  }

  private static List<String> words(String text) {
    var plain = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC)).replaceAll("");
    var words = new ArrayList<String>();
    var matcher = WORD.matcher(plain.toLowerCase(Locale.ROOT));
    while (matcher.find()) {
      for (var part : matcher.group().split("[-'’]")) {
        var word = part.replaceAll("\\.+$", "");
        if (!word.isEmpty()) {
          words.add(word);
        }
      }
    }
    return words;
  }

  private static void collect(JsonNode node, Set<String> texts) {
    if (node.isTextual()) {
      texts.add(node.textValue());
    } else if (node.isValueNode()) {
      texts.add(node.asText());
    } else {
      node.forEach(it -> collect(it, texts));
    }
  }
}
