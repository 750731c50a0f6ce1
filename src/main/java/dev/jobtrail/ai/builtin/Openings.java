package dev.jobtrail.ai.builtin;

import java.util.regex.Pattern;

/** Gives highlights that begin with words of no weight the verb that they hide. */
final class Openings {

  private static final Pattern HOLLOW =
      Pattern.compile(
          "(?i)^(?:was |were |am |been |being )?(?:mainly |also |primarily |solely )?"
              + "(?:responsible for|tasked with|charged with|in charge of"
              + "|(?:my |main |key )*(?:duties|responsibilities|tasks) (?:included|include|were|involved)"
              + "|duties:|responsibilities:)\\s+(?:the )?(?<verb>\\p{L}+ing)(?=\\s)");
  private static final Pattern BOAST =
      Pattern.compile(
          "^(?:Successfully|Effectively|Efficiently|Actively|Proactively)\\s+(?=\\p{Ll})");

  private final Verbs verbs = new Verbs();

  /**
   * @param isOver whether it is about something that has ended
   * @return the text itself where nothing is to be bettered
   */
  String without(String text, boolean isOver) {
    var hollow = HOLLOW.matcher(text);
    if (hollow.find()) {
      var verb = verbs.ofGerund(hollow.group("verb"));
      // "managing X and training Y" would need both verbs changed
      if (verb.isPresent() && !text.substring(hollow.end()).matches("(?s).*\\b\\p{L}+ing\\b.*")) {
        var form = isOver ? verb.get().past() : verb.get().base();
        return Texts.begun(form) + text.substring(hollow.end());
      }
      return text;
    }
    var boast = BOAST.matcher(text);
    return boast.lookingAt() ? Texts.begun(text.substring(boast.end())) : text;
  }
}
