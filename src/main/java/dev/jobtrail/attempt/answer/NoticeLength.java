package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The length of a notice period, in the words of seven languages; nothing is converted. */
record NoticeLength(NumberRange range, Unit unit) {

  private enum Unit {
    DAY("days?|tage?n?|jours?|dias?|giorn[oi]|dag(?:en)?"),
    WEEK("weeks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)"),
    MONTH("months?|monate?n?|mois|mes(?:es)?|mes[ei]|maand(?:en)?");

    private final Pattern words;

    Unit(String words) {
      this.words = Pattern.compile("\\b(?:" + words + ")\\b");
    }
  }

  /** Another day on which it ends than the end of a month. */
  private static final Pattern QUARTER =
      Pattern.compile("\\b(?:quart\\w*|trimest\\w*|kwarta\\w*|half|halb\\w*|halve|jahres\\w*)\\b");

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
