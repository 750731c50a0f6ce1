package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The length of a notice period, in the words of several languages; nothing is converted. */
record NoticeLength(NumberRange range, Unit unit) {

  private enum Unit {
    DAY("days?|tage?n?|jours?|dias?|giorn[oi]|dag(?:en|ar|e|er)?|dni|dzien") {
      @Override
      Message of(int number) {
        return number == 1 ? Message.of("one day") : Message.of("%d days", number);
      }
    },
    WEEK(
        "weeks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)|tydzien|tygodni\\w*|veck(?:a|or)|uger?|uker?") {
      @Override
      Message of(int number) {
        return number == 1 ? Message.of("one week") : Message.of("%d weeks", number);
      }
    },
    MONTH(
        "months?|monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|miesi[ae]c\\w*|manad(?:er)?|mane(?:d|der)") {
      @Override
      Message of(int number) {
        return number == 1 ? Message.of("one month") : Message.of("%d months", number);
      }
    };

    private final Pattern words;

    Unit(String words) {
      this.words = Pattern.compile("\\b(?:" + words + ")\\b");
    }

    abstract Message of(int number);
  }

  /** Another day on which it ends than the end of a month. */
  private static final Pattern QUARTER =
      Pattern.compile("\\b(?:quart\\w*|trimest\\w*|kwarta\\w*|half|halb\\w*|halve|jahres\\w*)\\b");

  private static final Pattern NONE =
      Pattern.compile(
          "(?:none|no notice(?: period)?|immediate(?:ly)?|keine?|sofort|aucun|sans preavis|immediat(?:ement)?|ningun[oa]?|sin preaviso|inmediat[oa]|de inmediato|brak|bez wypowiedzenia|od zaraz|nessuno|nenhum|geen|ingen|omgaende)");

  /** What nothing but a length says, perhaps with the end of a month. */
  private static final Pattern PLAIN = Pattern.compile("\\S+ \\S+(?: notice)?");

  /** How a length begins that a letter in the language can say as it stands. */
  private static final Map<Language, Pattern> OWN_WORDS =
      Map.of(
          Language.ENGLISH, beginning("days?|weeks?|months?"),
          Language.GERMAN, beginning("tage?|wochen?|monate?"),
          Language.FRENCH, beginning("jours?|semaines?|mois"),
          Language.SPANISH, beginning("d[ií]as?|semanas?|mes(?:es)?"));

  private static Pattern beginning(String units) {
    return Pattern.compile("(?iu)\\S+ (?:" + units + ")(?!\\p{L})[^.!?;]{0,40}");
  }

  /** A sentence for a letter; empty text in a language that cannot say it. */
  static Translatable sentence(String notice) {
    var normalized = QuestionText.normalized(notice);
    if (NONE.matcher(normalized).matches()) {
      return Message.of("I could start immediately.");
    }
    return of(notice)
        .filter(it -> PLAIN.matcher(normalized).matches() && it.range.isOneNumber())
        .filter(it -> it.number().stripTrailingZeros().scale() <= 0 && it.number().signum() > 0)
        .<Translatable>map(it -> stated(it.unit.of(it.number().intValue())))
        .orElse(
            language ->
                OWN_WORDS.get(language).matcher(notice).matches()
                    ? stated(Message.verbatim(notice)).in(language)
                    : "");
  }

  private static Message stated(Message length) {
    return Message.of("My notice period is %s.", length);
  }

  private static Optional<NoticeLength> of(String text) {
    // the end of a month is a second mention of the unit
    var normalized =
        QuestionText.normalized(text)
            .replaceAll(
                "\\b(?:zum|to|at|until|by|a|fin|fino|al|per|tot)? ?(?:the )?(?:end of (?:the |a )?month|month end|monatsende|ende des monats|fin (?:de|du) mois|fin de mes|fine mese|einde maand)\\b",
                "");
    List<Unit> units =
        Arrays.stream(Unit.values()).filter(it -> it.words.matcher(normalized).find()).toList();
    return units.size() == 1 && !QUARTER.matcher(normalized).find()
        ? NumberRange.of(text).map(it -> new NoticeLength(it, units.getFirst()))
        : Optional.empty();
  }

  /** The only option of that length, or else the only one that includes it. */
  static Optional<String> option(FormField field, String notice) {
    var own = of(notice).filter(it -> it.range.isOneNumber());
    return own.flatMap(
        it ->
            AnswerFormat.only(field, option -> of(option).filter(it::equals).isPresent())
                .or(
                    () ->
                        AnswerFormat.only(
                            field,
                            option ->
                                of(option)
                                    .filter(at -> at.unit == it.unit)
                                    .filter(at -> at.range.contains(it.number()))
                                    .isPresent())));
  }

  private BigDecimal number() {
    return range.least();
  }
}
