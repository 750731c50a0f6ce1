package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.text.Tokenizer;
import java.util.Optional;
import java.util.regex.Pattern;

/** Classifies a short answer or option in any supported language as yes, no or declined. */
enum PlainWord {
  YES(
      "(?:yes|y|true|ja|oui|si|sim|i agree|agree|i accept|accept|i consent|ich stimme zu"
          + "|einverstanden|j ?accepte|acepto|aceito|concordo|accetto|acconsento|akkoord|tak"
          + "|zgadzam sie|wyrazam zgode|akceptuje)"),
  NO("(?:no|n|false|nein|non|nao|nee|nie|i do not agree|i disagree|i decline)"),
  DECLINED("(?!)");

  private static final Pattern DECLINES =
      Pattern.compile(
          "\\b(?:prefer not|rather not|decline to|declined? to|choose not|do not (?:wish|want) to"
              + "|dont (?:wish|want) to|not wish to|not to (?:say|disclose|answer|specify|declare"
              + "|state|identify|respond)|prefer to not|opt out of answering|i decline"
              + "|keine angabe\\w*|(?:mochte|will|wollen|mochten) (?:ich |wir )?(?:\\w+ ){0,4}nicht"
              + "|nicht angeben|lieber nicht"
              + "|prefere\\w* ne pas|ne (?:souhaite|desire|veux) pas|ne pas (?:repondre|divulguer"
              + "|preciser|indiquer|declarer)|sans reponse|ne se prononce pas"
              + "|prefier[oe] no|no (?:deseo|quiero)|prefir[oa] nao|prefiro nao|nao (?:desejo|quero)"
              + "|preferisc[oa] non|non (?:desidero|voglio)|preferisco non"
              + "|liever niet|zeg ik niet|(?:wil|wens) (?:ik )?(?:\\w+ ){0,4}niet|geen antwoord"
              + "|wole nie|nie chce (?:\\w+ ){0,2}(?:odpowiadac|podawac|ujawniac)|odmawiam odpowiedzi)\\b");

  /** What may follow the word: the end, a comma or dash, or the rest of a sentence. */
  private static final String BEHIND =
      "(?:\\s*$|\\s*[,.;:!(–—-].*|\\s+(?:i|we|ich|wir|je|j|nous|yo|eu|io|ik|wij)\\b.*)";

  private final Pattern beginning;

  PlainWord(String words) {
    beginning = Pattern.compile("^" + words + BEHIND, Pattern.DOTALL);
  }

  /** Empty for any other answer. */
  static Optional<PlainWord> of(String text) {
    if (DECLINES.matcher(QuestionText.normalized(text)).find()) {
      return Optional.of(DECLINED);
    }
    var plain = Tokenizer.fold(text).strip();
    if (YES.beginning.matcher(plain).matches()) {
      return Optional.of(YES);
    }
    return NO.beginning.matcher(plain).matches() ? Optional.of(NO) : Optional.empty();
  }

  static PlainWord of(boolean isYes) {
    return isYes ? YES : NO;
  }
}
