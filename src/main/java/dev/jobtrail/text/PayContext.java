package dev.jobtrail.text;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What the words around an amount say about it, in English, German, French and Spanish. */
final class PayContext {

  /** The least for a year that is pay without such a label: less is a ticket or an allowance. */
  private static final int LEAST_UNLABELLED = 10_000;

  private static final int LEAST_LABELLED = 3_000;

  /** More than this is pay where a label says it; else it is what somebody answers for. */
  private static final int MOST_UNLABELLED = 400_000;

  private static final int MOST_LABELLED = 2_000_000;

  private static final int LONGEST = 90;

  private static final Pattern SENTENCE_END = Pattern.compile("[.!?;]\\s|\\n");

  /** A line that ends in a label or a colon speaks of the next one. */
  private static final Pattern LAST_LINE_ENDS = Pattern.compile("\\s*:?\\s*\\n\\s*$");

  private static final Pattern LABEL =
      word(
          "(?:(?:hourly|daily|weekly|bi-?weekly|monthly|yearly|annual|annuali[sz]ed)\\s(?:\\p{L}+\\s){0,2})?"
              + "(?:pay(?:\\s(?:rate|range))?|salary|salaries|compensation|wages?|rate|ote)"
              + "|\\p{L}*(?:gehalt|gehalts|gehaltsspanne|gehaltsrahmen|lohn|vergütung|entgelt|tagessatz|stundensatz|verdienst)"
              + "|(?:salaire|rémunération)(?:\\s\\p{L}+){0,2}?(?:\\s(?:horaire|journali(?:er|ère)|hebdomadaire|mensuel(?:le)?|annuel(?:le)?))?"
              + "|tjm|taux\\s(?:horaire|journalier)"
              + "|wynagrodzenie|pensja|stawka|salaris|brutoloon|retribuzione|stipendio|salário|mzda"
              + "|(?:salario|sueldo|retribución|remuneración)(?:\\s\\p{L}+){0,2}?(?:\\s(?:mensual|anual|semanal|diario))?");

  /** The same behind an amount: "$82,000 base salary", "30 000 € de salaire". */
  private static final Pattern LABEL_BEHIND =
      Pattern.compile(
          "^\\s?(?:(?:base|annual|starting|gross|brutto|als|de|an?)\\s){0,3}" + LABEL.pattern(),
          LABEL.flags());

  /** What amounts are for that are no pay. */
  private static final Pattern OTHER =
      word(
          "budgets?(?!\\s(?:analyst|manager|officer|controller))"
              + "|revenues?(?!\\s(?:analyst|manager|accountant|cycle))|turnover"
              + "|saves?|saved|saving|savings|funding|funded|raised?|raising|invested|investments?\\sof"
              + "|valued|valuation|worth|profits?|assets|deals|donations?|grants?\\sof|arr|mrr|gmv|acv|sales\\sof"
              + "|(?:customers?|clients?|users?)\\s(?:\\p{L}+\\s){0,2}?(?:pay|spend|with|worth)"
              + "|bonus(?:es)?|sign-on|referral|allowances?|stipend|reimburse\\p{L}*|tuition|per\\sdiem"
              + "|vouchers?|loans|debts?|fees?|prices?|fines?|costs?|meals"
              + "|\\p{L}*budgets?|\\p{L}*umsatz|umsätze|umsatz\\p{L}*|einsparung\\p{L}*|sparen|spart|gespart"
              + "|ersparnis\\p{L}*|finanzierung\\p{L}*|investition\\p{L}*|investier\\p{L}*|kunden\\szahlen|im\\swert"
              + "|gewinn|\\p{L}*prämie|\\p{L}*zuschuss|\\p{L}*zulage|spesen|gutschein\\p{L}*|kosten"
              + "|chiffre\\sd['’]affaires|économis\\p{L}*|épargn\\p{L}*|levée?|financement|investi|primes?"
              + "|indemnités?|déplacements?|repas|clients\\s(?:paient|dépensent)|coûts?|d[’']une\\svaleur"
              + "|presupuestos?|facturación\\s(?:anual\\s)?de|factura|facturamos|ahorr\\p{L}*"
              + "|financiación\\sde|inversión\\sde|invertid\\p{L}*|recaudad\\p{L}*|dietas|clientes\\spagan|costes?|por\\svalor");

  /** The same directly behind an amount: "$10,000 in savings". */
  private static final Pattern OTHER_BEHIND =
      Pattern.compile(
          "^[\\s-]{0,2}(?:(?!(?:plus|and|und|et|y|with|mit|avec|con|zzgl|inkl)\\b)[\\p{L}-]+\\s){0,2}?(?:"
              + OTHER.pattern()
              + "|(?<!\\p{L})(?:equity|coverage|insurance|customers|clients)(?!\\p{L}))",
          OTHER.flags());

  private static final Pattern AT_MOST =
      Pattern.compile(
          "(?<!\\p{L})(?:up\\sto|as\\smuch\\sas|max(?:imum|imal)?\\.?(?:\\sof)?|bis(?:\\szu)?|jusqu['’]à|hasta|do|fino\\sa|tot)\\s?$",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern AT_LEAST =
      Pattern.compile(
          "(?<!\\p{L})(?:from|starting\\sat|at\\sleast|minimum(?:\\sof)?|ab|mindestens|à\\spartir\\sde|dès|a\\spartir\\sde|desde|od|vanaf)\\s?$",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** Between a label and an amount without any currency. */
  private static final Pattern DIRECTLY =
      Pattern.compile(
          "\\s?(?:range|is|of|from|between|von|liegt|bei|entre|de|zwischen|[:–-]|\\s){0,4}",
          Pattern.CASE_INSENSITIVE);

  private final String before;
  private final String behind;

  /** The label before it, or null. */
  private final MatchResult label;

  /** That behind it, which is asked for without one before it only; null for none. */
  private final MatchResult labelBehind;

  private PayContext(String before, String behind) {
    this.before = before;
    this.behind = behind;
    var found = last(LABEL, before);
    var other = found == null ? null : last(OTHER, before);
    this.label = other != null && other.end() >= found.end() ? null : found;
    var next = LABEL_BEHIND.matcher(behind);
    this.labelBehind = label == null && next.lookingAt() ? next : null;
  }

  private static Pattern word(String words) {
    return Pattern.compile(
        "(?<!\\p{L})(?:" + words + ")(?!\\p{L})", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  /**
   * The context of an amount.
   *
   * @param endOfLast where the one before it ended, which may have its currency: "10$20"
   */
  static PayContext of(String text, int endOfLast, int begin, int end) {
    var from = Math.min(endOfLast, begin);
    var labelOfLast = LABEL_BEHIND.matcher(text).region(from, begin);
    var start = from > 0 && labelOfLast.lookingAt() ? labelOfLast.end() : from;
    var before = text.substring(Math.max(start, begin - LONGEST), begin);
    var lastLine = LAST_LINE_ENDS.matcher(before);
    var own = lastLine.find() ? lastLine.start() : before.length();
    var sentence = 0;
    var ends = SENTENCE_END.matcher(before).region(0, own);
    while (ends.find()) {
      sentence = ends.end();
    }
    return new PayContext(
        before.substring(sentence), text.substring(end, Math.min(text.length(), end + LONGEST)));
  }

  private static MatchResult last(Pattern pattern, String text) {
    MatchResult last = null;
    var matcher = pattern.matcher(text);
    while (matcher.find()) {
      last = matcher.toMatchResult();
    }
    return last;
  }

  /** Whether a label of pay stands before or behind it. */
  boolean isLabelled() {
    return label != null || labelBehind != null;
  }

  /** Whether the label leaves no room for anything but pay. */
  boolean isDirectlyLabelled() {
    return label != null && DIRECTLY.matcher(before.substring(label.end())).matches();
  }

  /** Whether it is for something else. */
  boolean isOfOther() {
    return OTHER_BEHIND.matcher(behind).lookingAt()
        || !isLabelled() && OTHER.matcher(before).find();
  }

  /** The period that the label names, or null. */
  PayPeriod labelPeriod() {
    var found = label == null ? labelBehind : label;
    return found == null
        ? null
        : PayPeriod.namedIn(found.group()).stream().findFirst().orElse(null);
  }

  /** The words before the amount that make it an upper or a lower end; empty for none. */
  String limit() {
    var atMost = before(AT_MOST);
    return atMost.isEmpty() ? before(AT_LEAST) : atMost;
  }

  boolean isAtMost() {
    return !before(AT_MOST).isEmpty();
  }

  boolean isAtLeast() {
    return !isAtMost() && !before(AT_LEAST).isEmpty();
  }

  private String before(Pattern limit) {
    var matcher = limit.matcher(before);
    return matcher.find() ? matcher.group() : "";
  }

  /** Whether a number per year may be pay here. */
  boolean mayPay(int yearly) {
    return !isLabelled()
        ? yearly >= LEAST_UNLABELLED && yearly < MOST_UNLABELLED
        : yearly >= LEAST_LABELLED && yearly <= MOST_LABELLED;
  }
}
