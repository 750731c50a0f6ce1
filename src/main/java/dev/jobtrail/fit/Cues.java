package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Finds {@link Cue}s in sentences. */
final class Cues {

  private static final Pattern LINE = Pattern.compile("\\[([a-z-]+) (en|de|fr|es)\\] (.+)");

  private final Map<Language, PhraseIndex<Cue>> phrases = new EnumMap<>(Language.class);

  Cues(List<String> lines) {
    for (var language : Language.values()) {
      phrases.put(language, new PhraseIndex<>());
    }
    for (var line : lines) {
      var matcher = LINE.matcher(line);
      if (!matcher.matches()) {
        throw new IllegalArgumentException("Not a line of cues: " + line);
      }
      var cue = Cue.of(matcher.group(1));
      var language = Language.of(matcher.group(2));
      for (var phrase : matcher.group(3).split(" \\| ")) {
        phrases.get(language).add(stems(phrase, language), cue);
      }
    }
  }

  /** The cues among the term stems of a text in a language, wherever they stand. */
  List<PhraseIndex.Hit<Cue>> in(List<String> stems, Language language) {
    var hits = phrases.get(language).all(stems);
    var neutral = hits.stream().filter(it -> it.meanings().contains(Cue.NEUTRAL)).toList();
    return neutral.isEmpty()
        ? hits
        : hits.stream()
            .filter(
                it ->
                    neutral.stream().noneMatch(n -> n.begin() <= it.begin() && it.end() <= n.end()))
            .toList();
  }

  private static List<String> stems(String phrase, Language language) {
    var all = Stems.of(language);
    var stems = new ArrayList<String>();
    for (var word : phrase.split(" ")) {
      if (word.endsWith("*")) {
        stems.add(Tokenizer.fold(word));
      } else {
        stems.addAll(all.terms(Tokenizer.tokenize(word)));
      }
    }
    return stems;
  }
}
