package dev.jobtrail.ai.builtin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The years of experience that a posting asks for.
 *
 * @param least 0 for none
 * @param most as much as {@code least} where the posting gives no range
 */
record YearsAsked(int least, int most, String text) {

  private static final int LONGEST_CAREER = 40;
  private static final int SEVERAL = 3;

  private static final Map<String, Integer> NUMBERS =
      Map.ofEntries(
          Map.entry("one", 1),
          Map.entry("two", 2),
          Map.entry("three", 3),
          Map.entry("four", 4),
          Map.entry("five", 5),
          Map.entry("six", 6),
          Map.entry("seven", 7),
          Map.entry("eight", 8),
          Map.entry("ten", 10),
          Map.entry("ein", 1),
          Map.entry("einem", 1),
          Map.entry("zwei", 2),
          Map.entry("drei", 3),
          Map.entry("vier", 4),
          Map.entry("funf", 5),
          Map.entry("sechs", 6),
          Map.entry("zehn", 10),
          Map.entry("un", 1),
          Map.entry("deux", 2),
          Map.entry("trois", 3),
          Map.entry("quatre", 4),
          Map.entry("cinq", 5),
          Map.entry("dix", 10),
          Map.entry("uno", 1),
          Map.entry("dos", 2),
          Map.entry("tres", 3),
          Map.entry("cuatro", 4),
          Map.entry("cinco", 5),
          Map.entry("diez", 10));

  private static final String NUMBER =
      "(\\d{1,2}|" + String.join("|", NUMBERS.keySet().stream().sorted().toList()) + ")";

  private static final Pattern YEARS =
      Pattern.compile(
          "(?<![\\p{L}\\p{N},.])"
              + NUMBER
              + "\\s?\\+?(?:\\s?(?:-|–|to|bis|a|y|or|oder|ou|o|und|and)\\s?"
              + NUMBER
              + ")?\\s?\\+?\\s?(?:plus|or more|oder mehr|ou plus|o mas)?\\s?"
              + "(?:years?|yrs?|jahren?|jahre|ans|annees?|anos?)(?!\\p{L})");
  private static final Pattern FIRST_YEARS =
      Pattern.compile(
          "(?:6|12|six|sechs) ?(?:months|monate|mois|meses)|premiere experience|first experience"
              + "|erste (?:berufs|praktische )?erfahrung|some experience|primera experiencia");
  private static final Pattern SEVERAL_YEARS =
      Pattern.compile(
          "mehrjahrig\\w*|several years|mehrere jahre|langjahrig\\w*|plusieurs annees|varios anos"
              + "|many years|extensive experience|solide experience|experience significative|amplia experiencia|experience confirmee|experiencia consolidada|experiencia demostrable");
  private static final Pattern NO_YEARS =
      Pattern.compile(
          "no (?:prior |previous )?(?:\\w+ )?experience|keine (?:\\w+ )?(?:erfahrung|vorkenntnisse|berufserfahrung)"
              + "|ohne (?:berufs)?erfahrung|berufseinsteiger|berufsanfanger|quereinsteiger|debutants? acceptes?"
              + "|sans experience|sin experiencia|no se requiere experiencia|entry level|recent graduates?|new grads?"
              + "|career starters?|debutants? bienvenus?|currently (?:enrolled|studying)"
              + "|immatrikuliert\\w*|recien titulad\\w+|newly qualified|etudiant\\w*|estudiante\\w*|absolvent\\w*|no es necesaria experiencia|etudes en cours|experience not (?:required|necessary)|train you");

  /** Beside a number of years these mean that somebody's experience is counted. */
  private static final Pattern EXPERIENCE =
      Pattern.compile(
          "experien|erfahrung|berufspraxis|years (?:of )?(?:pqe|practice|working|building|managing|leading)"
              + "|track record|post qualification");

  /** Beside a number of years these mean something else: a firm's age, a contract's length. */
  private static final Pattern OTHER_YEARS =
      Pattern.compile(
          "years old|for over|founded|seit uber|since|gegrundet|contract|befristet|vertrag|contrat |ans d existence|aged|ausbildungsdauer|tradition| ago|degree|apprenticeship of|old");

  /** Empty where the lines do not say. */
  static Optional<YearsAsked> in(List<String> lines, boolean areRequirements) {
    YearsAsked asked = null;
    for (var line : lines) {
      var folded = Words.fold(line).replace('\'', ' ').replace('’', ' ');
      var matcher = YEARS.matcher(folded);
      while (matcher.find()) {
        if (isExperience(folded, matcher, areRequirements)) {
          var found = found(matcher, folded);
          // of several, the one for the job as a whole is the longest
          if (asked == null || found.least > asked.least) {
            asked = found;
          }
        }
      }
    }
    return asked != null ? Optional.of(asked) : inWords(lines);
  }

  private static Optional<YearsAsked> inWords(List<String> lines) {
    for (var line : lines) {
      var folded = Words.fold(line);
      if (NO_YEARS.matcher(folded).find()) {
        return Optional.of(new YearsAsked(0, 1, "no experience"));
      }
      if (SEVERAL_YEARS.matcher(folded).find()) {
        return Optional.of(new YearsAsked(SEVERAL, SEVERAL, "several years"));
      }
      if (FIRST_YEARS.matcher(folded).find()) {
        return Optional.of(new YearsAsked(1, 1, "some experience"));
      }
    }
    return Optional.empty();
  }

  private static boolean isExperience(String line, Matcher years, boolean isRequirement) {
    var around =
        line.substring(Math.max(0, years.start() - 40), Math.min(line.length(), years.end() + 60));
    return EXPERIENCE.matcher(around).find()
        || isRequirement && !OTHER_YEARS.matcher(around).find();
  }

  private static YearsAsked found(Matcher years, String line) {
    var least = Math.min(number(years.group(1)), LONGEST_CAREER);
    var most = years.group(2) == null ? least : Math.min(number(years.group(2)), LONGEST_CAREER);
    return new YearsAsked(
        least, Math.max(least, most), line.substring(years.start(), years.end()).strip());
  }

  private static int number(String text) {
    var named = NUMBERS.get(text);
    return named == null ? Integer.parseInt(text) : named;
  }
}
