package dev.jobtrail.resume.advice;

import dev.jobtrail.resume.advice.ResumeTexts.Text;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.WordingPhrases;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds bullets that begin with a duty or a presence instead of what was done. */
final class WeakOpenings {

  /** "chargé(e) de", "encargado/a de". */
  private static final String GENDER = "(?:\\(e\\)|\\(a\\)|[·./]e|/a)?";

  private static final Map<Language, Pattern> OPENINGS = openings();

  private WeakOpenings() {}

  static List<Remark> of(List<Text> bullets, Language language) {
    return bullets.stream().flatMap(it -> remark(it, language)).toList();
  }

  private static Stream<Remark> remark(Text bullet, Language language) {
    var opening = OPENINGS.get(language).matcher(bullet.words().replace('’', '\''));
    if (!opening.lookingAt()) {
      return Stream.empty();
    }
    var words = bullet.words().substring(0, opening.end());
    return Stream.of(
        new Remark(
            RemarkKind.WEAK_OPENING,
            bullet.path(),
            words,
            null,
            Message.of(
                "“%s” hides what you did. Begin with a verb that says it, and with the result.",
                words)));
  }

  private static Map<Language, Pattern> openings() {
    var openings = new EnumMap<Language, Pattern>(Language.class);
    for (var language : Language.values()) {
      var phrases =
          Stream.of(WordingPhrases.OPENING, WordingPhrases.VAGUE)
              .flatMap(it -> it.in(language).stream())
              .sorted(Comparator.comparing(String::length).reversed())
              .map(WeakOpenings::pattern)
              .collect(Collectors.joining("|"));
      openings.put(
          language, Pattern.compile(phrases, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE));
    }
    return openings;
  }

  private static String pattern(String phrase) {
    var words =
        Arrays.stream(phrase.split(" "))
            .map(Pattern::quote)
            .collect(Collectors.joining(GENDER + "\\s+"));
    return words + (phrase.endsWith("'") ? "" : "(?![\\p{L}\\d-])");
  }
}
