package dev.jobtrail.ai.builtin.advice;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One thing that a message asks for.
 *
 * @param concepts what the words mean
 * @param objects what the message names: skills, employers, quoted texts
 * @param text its words as they are written
 * @param detail what the words before the first object name of it: "the end date of Acme"; null
 *     where they name nothing
 * @param payload the new text where the message gives one behind a colon; null otherwise
 * @param number of a list item, from 1 on, -1 for the last; null where none is named
 * @param unexplained how many words are neither understood nor in the resume
 */
record Request(
    Set<RequestConcept> concepts,
    List<String> objects,
    String text,
    RequestConcept detail,
    String payload,
    Integer number,
    int unexplained) {

  private static final String NUMBER =
      "(?:two|three|four|five|zwei|beiden|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|[2-5])";

  /** Between a word for the first or last and a number, in either order: "the last two". */
  private static final Pattern COUNT =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:(?:last|first|letzten|ersten|vorderen|derni[eè]re?s|premi[eè]re?s|[uú]ltim[oa]s|primer[oa]s)\\s+(?<behind>%1$s)"
                  .formatted(Request.NUMBER)
              + "|(?<before>%1$s)\\s+(?:last|first|letzten|ersten|vorderen|derni[eè]re?s|premi[eè]re?s|[uú]ltim[oa]s|primer[oa]s))(?!\\p{L})"
                  .formatted(Request.NUMBER));

  /** How many of the objects stand in quotation marks. */
  long quoted() {
    return objects.stream()
        .filter(it -> text.matches("(?s).*[\"“„«`]\\h?" + Pattern.quote(it) + "\\h?[\"“”»`].*"))
        .count();
  }

  /** How many items at the beginning or end of a list are meant; 1 where no number is named. */
  int count() {
    var count = COUNT.matcher(text);
    if (!count.find()) {
      return 1;
    }
    var word = count.group("behind") != null ? count.group("behind") : count.group("before");
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "two", "zwei", "beiden", "deux", "dos", "2" -> 2;
      case "three", "drei", "trois", "tres", "3" -> 3;
      case "four", "vier", "quatre", "cuatro", "4" -> 4;
      default -> 5;
    };
  }

  boolean has(RequestConcept concept) {
    return concepts.contains(concept);
  }

  boolean hasAny(Collection<RequestConcept> any) {
    return concepts.stream().anyMatch(any::contains);
  }

  /** The first concept of a set that the request has, in the order of their declaration. */
  Optional<RequestConcept> firstOf(Collection<RequestConcept> any) {
    return concepts.stream().filter(any::contains).sorted().findFirst();
  }
}
