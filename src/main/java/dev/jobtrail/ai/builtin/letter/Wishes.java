package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What an owner asks of a letter, as far as it is said in plain words. */
final class Wishes {

  private static final Pattern NOT =
      Pattern.compile(
          "(?i)(?:(?:do"
              + " not|don't|don’t|dont|never|without|avoid|not)\\s+(?:mention|mentioning|naming|name|talk"
              + " about|talking about|write about|include|including|refer to|referring to)|leave"
              + " out|omit|skip)\\s+(?<what>[^.;,\\n"
              + "]+)");
  private static final Pattern SAY =
      Pattern.compile(
          "(?i)(?:mention|emphasi[sz]e|highlight|stress|focus on|include|talk about|write"
              + " about)\\s+(?<what>[^.;\\n"
              + "]+)");
  private static final Pattern SHORT =
      Pattern.compile("(?i)\\b(?:short|shorter|brief|briefer|concise)\\b");
  private static final Pattern LONG =
      Pattern.compile("(?i)\\b(?:long|longer|more detail|more detailed|detailed)\\b");
  private static final Set<String> EMPTY =
      Set.of(
          "that",
          "this",
          "with",
          "have",
          "about",
          "their",
          "experience",
          "skill",
          "work",
          "please",
          "years");
  private static final int SHORTEST_WORD = 3;

  private static final int LONGEST = 4_000;

  private static final Map<Language, Pattern> LANGUAGES =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH,
                  Pattern.compile("(?iu)\\b(?:in english|auf englisch|en anglais|en inglés)\\b"),
              Language.GERMAN,
                  Pattern.compile("(?iu)\\b(?:in german|auf deutsch|en allemand|en alemán)\\b"),
              Language.FRENCH,
                  Pattern.compile(
                      "(?iu)\\b(?:in french|auf französisch|en français|en francés)\\b"),
              Language.SPANISH,
                  Pattern.compile(
                      "(?iu)\\b(?:in spanish|auf spanisch|en espagnol|en español)\\b")));

  /** The language that the letter is to be written in; empty where none is named. */
  final Optional<Language> language;

  final boolean isShort;
  final boolean isLong;
  private final List<Set<String>> unwanted = new ArrayList<>();
  private final List<Set<String>> wanted = new ArrayList<>();

  Wishes(String instructions) {
    var text =
        instructions == null
            ? ""
            : instructions.substring(0, Math.min(instructions.length(), LONGEST));
    language =
        LANGUAGES.entrySet().stream()
            .filter(it -> it.getValue().matcher(text).find())
            .map(Map.Entry::getKey)
            .findFirst();
    var not = NOT.matcher(text);
    not.results().map(it -> words(it.group("what"))).forEach(unwanted::add);
    var rest = not.replaceAll(" ");
    var say = SAY.matcher(rest);
    while (say.find()) {
      for (var what : say.group("what").split(",| and ")) {
        wanted.add(words(what));
      }
    }
    wanted.removeIf(Set::isEmpty);
    unwanted.removeIf(Set::isEmpty);
    isShort = SHORT.matcher(rest).find();
    isLong = !isShort && LONG.matcher(rest).find();
  }

  boolean forbid(String text) {
    var words = words(text);
    return unwanted.stream().anyMatch(words::containsAll);
  }

  boolean ask(String text) {
    var words = words(text);
    return wanted.stream().anyMatch(words::containsAll);
  }

  private static Set<String> words(String text) {
    var stemmer = Stemmer.ofTerms(Language.ENGLISH);
    return Tokenizer.tokenize(text).stream()
        .filter(
            it ->
                it.folded().length() >= SHORTEST_WORD
                    || Lines.isTerm(it.surface())
                    || Lines.isCapital(it.surface()))
        .filter(it -> !EMPTY.contains(it.folded()) && !Language.ENGLISH.isFunctionWord(it.folded()))
        .map(it -> stemmer.stem(it.folded()))
        .collect(Collectors.toSet());
  }
}
