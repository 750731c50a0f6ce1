package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Refuses classes of driving licences that the evidence does not have: "permis D". */
final class LicencePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** Those of the European driving licence, which are also short words of some languages. */
  private static final Pattern CLASS = Pattern.compile("A[M12]?|B(?:E|96)?|[CD]1?E?|[LT]");

  /** "Permis B" and "Führerschein B" are phrases of one token. */
  private static final Pattern PHRASE =
      Pattern.compile("(?:.*_)?(?:licen[cs]e|permis|permiso|carnet|carne)_([a-d])");

  private static final Pattern LICENCE =
      Pattern.compile(
          ".*(?:licen[cs]e|fuhrerscheins?|permis|permiso|carnet|carne|conduire|conducir)");

  @Override
  public Message refusal(Claim claim) {
    var tokens = claim.tokens();
    return IntStream.range(1, tokens.size())
        .filter(i -> isClass(tokens, i) && !claim.isWish(i))
        .mapToObj(i -> tokens.get(i).surface())
        .filter(it -> !isKnown(claim, it))
        .findFirst()
        .map(it -> Message.of("nothing shows the skill \"%s\"", it))
        .orElse(null);
  }

  /** Right behind the licence, "class" or another class. */
  private static boolean isClass(List<Token> tokens, int at) {
    if (!CLASS.matcher(tokens.get(at).surface()).matches()) {
      return false;
    }
    var before = at - 1;
    while (before > 0
        && (tokens.get(before).is(",")
            || tokens.get(before).is("/")
            || Clause.isLink(tokens.get(before).word()))) {
      before--;
    }
    return isLicence(tokens.get(before)) || before > 0 && isClass(tokens, before);
  }

  static boolean isLicence(Token it) {
    return it.isWord()
        && (LEXICON.is("licence", it.word())
            || PHRASE.matcher(it.word()).matches()
            || LICENCE.matcher(it.word()).matches());
  }

  private static boolean isKnown(Claim claim, String type) {
    return claim.known().all().stream()
        .filter(it -> !it.aboutOthers() && !claim.known().isUnfinished(it.entry()))
        .anyMatch(it -> has(it, type));
  }

  private static boolean has(KnownSentence source, String type) {
    var tokens = source.sentence().tokens();
    var isOfLicence =
        source.entry().startsWith("/certificates")
            || tokens.stream().anyMatch(LicencePolicy::isLicence);
    return isOfLicence
        && tokens.stream().anyMatch(it -> it.surface().equals(type) || isPhraseOf(it, type));
  }

  private static boolean isPhraseOf(Token it, String type) {
    var phrase = PHRASE.matcher(it.word());
    return phrase.matches() && phrase.group(1).equals(type.toLowerCase(Locale.ROOT));
  }
}
