package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds what a message names in a resume. */
final class Lookup {

  /** Of the words of a name, in how many a text must have them. */
  private static final double MOST_WORDS = 0.7;

  private final JsonNode resume;

  Lookup(JsonNode resume) {
    this.resume = resume;
  }

  /** A group of skills of that name that lists no skill of the name. */
  Optional<ResumeEntry> group(String name) {
    var wanted = ConciseText.Skills.fold(name);
    return skill(name).filter(it -> it.field().equals("name")).isEmpty()
        ? Optional.empty()
        : ResumeEntry.of(resume, RequestConcept.SKILLS).stream()
            .filter(it -> !it.node().path("keywords").isEmpty())
            .filter(
                it -> ConciseText.Skills.fold(Place.text(it.node().path("name"))).equals(wanted))
            .findFirst();
  }

  /** Whether a text is the name of an entry, such as an employer's, rather than a word of it. */
  boolean isNameOf(String text, ResumeEntry entry) {
    var wanted = folded(text);
    return entry.owners().anyMatch(it -> share(wanted, folded(it)) >= MOST_WORDS)
        || share(folded(entry.identity()), wanted) >= 0.5;
  }

  /** A skill of that name: a keyword of a group, or else an entry. */
  Optional<Place> skill(String name) {
    var wanted = ConciseText.Skills.fold(name);
    return Place.all(resume.path("skills")).stream()
        .filter(it -> it.field().equals("name") || it.field().equals("keywords"))
        .filter(it -> !wanted.isEmpty() && ConciseText.Skills.fold(it.text()).equals(wanted))
        .map(it -> skillPlace(it))
        .min(Comparator.comparing(it -> it.field().equals("name")));
  }

  private static Place skillPlace(Place place) {
    var pointer = "/skills" + place.pointer().replaceAll("/name$", "");
    return new Place(pointer, place.field(), place.text());
  }

  /** The names of all skills, folded. */
  ConciseText.Skills skills() {
    var names = new HashSet<String>();
    for (var entry : ResumeEntry.of(resume, RequestConcept.SKILLS)) {
      var keywords = entry.node().path("keywords");
      if (keywords.isEmpty()) {
        names.add(ConciseText.Skills.fold(Place.text(entry.node().path("name"))));
      }
      keywords.forEach(it -> names.add(ConciseText.Skills.fold(Place.text(it))));
    }
    names.remove("");
    return new ConciseText.Skills(names);
  }

  /** The entries that a name fits best: "the job at Globex". */
  List<ResumeEntry> entries(String name, Set<RequestConcept> sections) {
    var wanted = folded(name);
    var best = 0.0;
    List<ResumeEntry> found = List.of();
    for (var entry : ResumeEntry.all(resume)) {
      if (!sections.isEmpty() && !sections.contains(entry.section())) {
        continue;
      }
      var share = share(wanted, folded(entry.identity()));
      if (share > best + 1e-9) {
        best = share;
        found = new ArrayList<>();
      }
      if (share > 0 && share >= best - 1e-9) {
        found.add(entry);
      }
    }
    return best >= MOST_WORDS || best > 0 && isNamed(wanted, found) ? found : List.of();
  }

  /** "Globex job" names Globex, although no entry has the word "job". */
  private static boolean isNamed(Set<String> wanted, List<ResumeEntry> found) {
    return found.size() == 1
        && wanted.size() == 2
        && share(wanted, folded(found.getFirst().identity())) >= 0.5;
  }

  /** The bullets that have a text, or most of its words. */
  List<Place> highlights(String text) {
    var wanted = text.strip().toLowerCase(Locale.ROOT);
    var all = Place.highlights(resume);
    var with =
        all.stream().filter(it -> it.text().toLowerCase(Locale.ROOT).contains(wanted)).toList();
    if (!with.isEmpty()) {
      return with;
    }
    var words = folded(text);
    return words.size() < 2
        ? all.stream().filter(it -> folded(it.text()).containsAll(words)).toList()
        : all.stream().filter(it -> share(words, folded(it.text())) >= MOST_WORDS).toList();
  }

  /** The share of the wanted words that a text has, forms and typing errors aside. */
  private static double share(Set<String> wanted, Set<String> text) {
    if (wanted.isEmpty()) {
      return 0;
    }
    var known = wanted.stream().filter(it -> text.contains(it) || hasForm(text, it)).count();
    return (double) known / wanted.size();
  }

  /** Another ending of the same word: "hackathons", "Logistik". */
  private static boolean hasForm(Set<String> text, String word) {
    return word.length() >= 5
        && text.stream()
            .anyMatch(
                it ->
                    it.length() >= 5
                        && Math.abs(it.length() - word.length()) <= 2
                        && it.regionMatches(0, word, 0, Math.min(it.length(), word.length()) - 1));
  }

  private static Set<String> folded(String text) {
    var words = new HashSet<String>();
    for (var token : Tokenizer.tokenize(text)) {
      if (!isFunctionWord(token)) {
        words.add(token.folded());
      }
    }
    return words;
  }

  private static boolean isFunctionWord(TextToken token) {
    return !token.isCapitalized()
        && Arrays.stream(Language.values()).anyMatch(it -> it.isFunctionWord(token.folded()));
  }
}
