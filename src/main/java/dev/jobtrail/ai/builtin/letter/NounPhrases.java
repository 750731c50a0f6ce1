package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Gives the nouns of a line the articles that a sentence needs: "la gestion et le suivi". */
final class NounPhrases {

  /** What has to be known of the nouns of a language. */
  interface Nouns {

    boolean isNoun(String word);

    boolean isAdjective(String word);

    boolean isPlural(String noun);

    /** Empty where gender or number are not certain; "" for a noun that needs none. */
    Optional<String> article(String noun);

    /** The noun as it stands in a sentence. */
    String inSentence(String noun);
  }

  private static final Pattern OF = Pattern.compile("von|de|del|du|des|d['’].*");

  private static final int FEWEST_WORDS = 2;
  private static final int MOST_WORDS = 28;
  private static final int MOST_LISTED_WORDS = 3;

  private final Nouns nouns;
  private final Set<String> and;
  private final Pattern action;

  /**
   * @param and words that join two nouns
   * @param action nouns for what is done, by their endings
   */
  NounPhrases(Nouns nouns, Set<String> and, Pattern action) {
    this.nouns = nouns;
    this.and = and;
    this.action = action;
  }

  /** "Ménage, courses et repassage": nouns of a list, each with its article. */
  Optional<Achievement> list(List<String> words, String joint) {
    var told = new ArrayList<String>();
    var items = items(Lines.join(words), joint);
    for (var item : items) {
      var all = Lines.words(item);
      // what the last one is about is no other item
      var isLast = item.equals(items.getLast());
      var noun = all.isEmpty() ? "" : all.getFirst();
      var article = nouns.isNoun(noun) ? nouns.article(noun) : Optional.<String>empty();
      if (article.isEmpty() || !isLast && all.size() > MOST_LISTED_WORDS) {
        return Optional.empty();
      }
      told.add(with(article.get(), nouns.inSentence(noun) + item.substring(noun.length())));
    }
    return Optional.of(
        new Achievement(Form.THING, LetterPhrases.list(told, joint), told.size() > 1, false));
  }

  /** Up to the first "and" behind the last comma. */
  private static List<String> items(String text, String joint) {
    var comma = text.lastIndexOf(", ");
    var items = new ArrayList<>(List.of(text.substring(0, comma).split(", ")));
    items.addAll(
        List.of(
            text.substring(comma + 2)
                .replaceFirst("^" + joint + " ", "")
                .split(" " + joint + " ", 2)));
    return items;
  }

  /**
   * @param before the article's place holder and adjectives in front of the head
   * @param words from the head on
   */
  Optional<Achievement> read(String before, List<String> words) {
    var head = Lines.bare(words.getFirst());
    var article = nouns.article(head);
    if (article.isEmpty()
        || words.size() > MOST_WORDS
        || words.getFirst().endsWith("-")
        || !NounKinds.isTask(head)) {
      return Optional.empty();
    }
    var result = new ArrayList<String>();
    result.add(with(article.get(), before + inSentence(words.getFirst())));
    var isPlural = nouns.isPlural(head);
    var isNext = !words.getFirst().endsWith(",");
    if (!isNext && words.size() > 1) {
      return Optional.empty();
    }
    var isAside = false;
    for (var i = 1; i < words.size(); i++) {
      var word = words.get(i);
      isAside |= word.startsWith("(");
      if (isAside) {
        isAside = !word.contains(")");
        isNext = false;
        result.add(word);
        continue;
      }
      if (and.contains(word) && i + 1 < words.size()) {
        var next = Lines.bare(words.get(i + 1));
        var isWhole = i + 2 < words.size() && OF.matcher(words.get(i + 2)).matches();
        var isListed = result.stream().anyMatch(it -> it.endsWith(","));
        // "con colegios, servicios y centros de salud": none of a list has an article
        var isOther = nouns.isNoun(next) && (isNext || isWhole && !isListed || isAlike(head, next));
        if (isOther) {
          var other = nouns.article(next);
          if (other.isEmpty()) {
            break;
          }
          // Spanish: "evaluación e intervención", but "la evaluación y la intervención"
          result.add(word.equals("e") && !other.get().isEmpty() ? "y" : word);
          result.add(with(other.get(), inSentence(words.get(i + 1))));
          isPlural = true;
          isNext = true;
          i++;
          if (words.get(i).endsWith(",")) {
            break; // a further thing follows
          }
          continue;
        }
        if (isNext && !nouns.isAdjective(next)
            || nouns.isNoun(next) && isAction(next) && !(isListed && nouns.isPlural(next))) {
          break;
        }
      } else if (words.get(i - 1).endsWith(",") && isOtherThing(words, i, isNext)) {
        break;
      }
      isNext &= nouns.isAdjective(Lines.bare(word)) && !word.endsWith(",");
      result.add(word);
    }
    var text = Lines.join(result).replaceAll("[,;]$", "");
    return words.size() > 1
            && Lines.words(text).size() < FEWEST_WORDS + (article.get().isEmpty() ? 0 : 1)
        ? Optional.empty()
        : Optional.of(
            new Achievement(
                Form.THING,
                text,
                isPlural,
                Lines.isOfYear(Lines.join(words))
                    || NounKinds.isDoneOnce(head, Lines.join(words))));
  }

  /**
   * Whether what follows a comma is no part of a list of adjectives or of things within the phrase.
   */
  private boolean isOtherThing(List<String> words, int at, boolean isNext) {
    var word = Lines.bare(words.get(at));
    if (word.codePoints().allMatch(Character::isDigit)) {
      return false;
    }
    if (!nouns.isNoun(word)) {
      return !nouns.isAdjective(word) || !nouns.isAdjective(Lines.bare(words.get(at - 1)));
    }
    return isNext
        || isAction(word) && !nouns.isPlural(word)
        || words.subList(at, words.size()).stream().noneMatch(and::contains);
  }

  private String inSentence(String word) {
    var bare = Lines.bare(word);
    return word.replace(bare, nouns.inSentence(bare));
  }

  /** "Planung und Kontrolle", but not "Vorbereitung von Abschlüssen und Abrechnungen". */
  private boolean isAlike(String one, String other) {
    return isAction(one) && isAction(other) && nouns.isPlural(one) == nouns.isPlural(other);
  }

  private boolean isAction(String noun) {
    return action.matcher(noun).find();
  }

  static String with(String article, String noun) {
    return article.isEmpty() || article.endsWith("'") ? article + noun : article + " " + noun;
  }
}
