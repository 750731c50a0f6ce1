package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a duty or an achievement is about: "rota" of "run the rota for eight nurses". */
final class ObjectNouns {

  private static final Pattern ENGLISH_END =
      Pattern.compile(
          "(?i)(?:of|in|for|with|on|to|at|from|by|as|into|under|across|per|within|between|through|during|after|and|or|that|which|so)");

  private final Language language;
  private final Morphology words;

  ObjectNouns(Language language) {
    this.language = language;
    words = Morphology.of(language);
  }

  /**
   * The first noun that is no noun of action; in English the last word of the first noun phrase.
   *
   * @param isVerbFirst whether the text begins with its verb, which may be a noun as well
   */
  Optional<String> first(String text, boolean isVerbFirst) {
    return language == Language.ENGLISH
        ? english(text, isVerbFirst)
        : Lines.words(text).stream()
            .skip(isVerbFirst ? 1 : 0)
            .map(it -> Lines.bare(it).replaceFirst("^\\p{L}['’]", ""))
            .filter(this::isObject)
            .findFirst();
  }

  private Optional<String> english(String text, boolean isVerbFirst) {
    var all = Lines.words(text);
    var last = "";
    for (var word : all.subList(isVerbFirst ? Math.min(1, all.size()) : 0, all.size())) {
      var bare = Lines.bare(word);
      if (ENGLISH_END.matcher(bare).matches()) {
        if (!last.isEmpty()) {
          break; // "after" of "look after stock" begins its object
        }
      } else if (words.is(Lines.small(bare), "NN.*")
          || words.readings(Lines.small(bare)).isEmpty()) {
        last = bare;
        if (word.endsWith(",")) {
          break;
        }
      }
    }
    return Optional.of(last).filter(it -> !it.isEmpty());
  }

  private boolean isObject(String word) {
    var noun = language == Language.GERMAN ? word : Lines.small(word);
    return !ActionNouns.isAction(language, noun)
        && switch (language) {
          case GERMAN -> Lines.isCapital(word) && word.length() > 1;
          case FRENCH -> words.is(noun, "N .*") && !words.is(noun, "P.*|D.*|R.*");
          default -> words.is(noun, "NC.*") && !words.is(noun, "[DPSC].*");
        };
  }
}
