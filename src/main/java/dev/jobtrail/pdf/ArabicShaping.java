package dev.jobtrail.pdf;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * Replaces Arabic letters by the forms in which they join their neighbours.
 *
 * <p>The forms are the compatibility characters of Unicode (blocks Arabic Presentation Forms),
 * which stand in the order isolated, final, initial, medial; readers of PDFs know the letters
 * behind them.
 */
final class ArabicShaping {

  private static final int ISOLATED = 0;
  private static final int FINAL = 1;
  private static final int INITIAL = 2;
  private static final int MEDIAL = 3;

  private static final char FIRST_OF_A = '\ufb50';
  private static final char LAST_OF_A = '\ufbff';
  private static final char FIRST_OF_B = '\ufe80';
  private static final char LAST_OF_B = '\ufefc';

  private static final char TATWEEL = '\u0640';
  private static final char NON_JOINER = '\u200c';
  private static final char JOINER = '\u200d';
  private static final char LAM = '\u0644';

  /** First forms of a letter, or of lam and alef, with their number. */
  private static final Map<String, Forms> FORMS = forms();

  private record Forms(char first, int number) {
    char form(int form) {
      return (char) (first + form);
    }
  }

  private ArabicShaping() {}

  static String shape(String text) {
    var shaped = new StringBuilder(text.length());
    for (var index = 0; index < text.length(); index++) {
      var letter = text.charAt(index);
      var ligature =
          letter == LAM && index + 1 < text.length()
              ? FORMS.get(text.substring(index, index + 2))
              : null;
      var forms = ligature == null ? FORMS.get(String.valueOf(letter)) : ligature;
      if (forms != null) {
        shaped.append(forms.form(form(forms, text, index)));
        index += ligature == null ? 0 : 1;
      } else if (letter != NON_JOINER && letter != JOINER) {
        shaped.append(letter);
      }
    }
    return shaped.toString();
  }

  private static int form(Forms forms, String text, int index) {
    var joinsBefore = forms.number() > 1 && joinsNext(text, neighbour(text, index, -1));
    var joinsAfter = forms.number() > 2 && joinsPrevious(text, neighbour(text, index, 1));
    return joinsBefore ? joinsAfter ? MEDIAL : FINAL : joinsAfter ? INITIAL : ISOLATED;
  }

  /** The next letter in a direction, past vowel signs. */
  private static int neighbour(String text, int index, int step) {
    var next = index + step;
    while (0 <= next
        && next < text.length()
        && Character.getType(text.charAt(next)) == Character.NON_SPACING_MARK) {
      next += step;
    }
    return next;
  }

  private static boolean joinsNext(String text, int index) {
    return isJoining(text, index, 2);
  }

  private static boolean joinsPrevious(String text, int index) {
    return isJoining(text, index, 1);
  }

  private static boolean isJoining(String text, int index, int fewestForms) {
    if (index < 0 || index >= text.length()) {
      return false;
    }
    var letter = text.charAt(index);
    var forms = FORMS.get(String.valueOf(letter));
    return letter == TATWEEL || letter == JOINER || forms != null && forms.number() > fewestForms;
  }

  private static Map<String, Forms> forms() {
    var forms = new HashMap<String, Forms>();
    addForms(forms, FIRST_OF_A, LAST_OF_A);
    addForms(forms, FIRST_OF_B, LAST_OF_B);
    return Map.copyOf(forms);
  }

  private static void addForms(Map<String, Forms> forms, char from, char to) {
    for (var form = from; form <= to; form++) {
      var letters = Normalizer.normalize(String.valueOf(form), Normalizer.Form.NFKC);
      var known = forms.get(letters);
      var isNext = known != null && known.form(known.number()) == form;
      forms.put(
          letters, isNext ? new Forms(known.first(), known.number() + 1) : new Forms(form, 1));
    }
  }
}
