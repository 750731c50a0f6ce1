package dev.jobtrail.fit;

import dev.jobtrail.fit.ConditionWord.Sign;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what sentences say of {@link Condition}s. */
final class Conditions {

  /**
   * What a sentence says of a condition.
   *
   * @param isLimited whether it is seldom, or up to a limit
   */
  record Statement(Condition condition, boolean isDenied, boolean isLimited) {

    Statement denied() {
      return new Statement(condition, true, isLimited);
    }

    Statement limited() {
      return new Statement(condition, isDenied, true);
    }

    /** Where others work by day, the job need not be one by night. */
    Statement deniedUnlessByDay() {
      return condition == Condition.DAYS ? this : denied();
    }
  }

  /**
   * What a sentence says of conditions.
   *
   * @param isWish whether it tells what somebody looks for
   */
  record Sentence(List<Statement> statements, boolean isWish) {}

  /** How many words a denial reaches, and from one denied condition to the next. */
  private static final int REACH = 6;

  /** The most words between joined conditions. */
  private static final int JOINED = 1;

  /** How many words in front of the end of a condition tell that it is only every second one. */
  private static final int ALTERNATION = 4;

  private static final Set<String> ALTERNATE =
      Set.of(
          "second",
          "other",
          "alternate",
          "two",
          "three",
          "zweite",
          "zweites",
          "zweiten",
          "dritte",
          "drittes",
          "deux",
          "trois",
          "dos",
          "tres");

  private static final Pattern BREAK = Pattern.compile("[.;:()!?–—•|]| - ");

  private static final String NUMBER = "(\\d{1,3}(?:[.,]\\d+)?)";
  private static final String RANGE =
      NUMBER + "(?:\\s*(?:-|–|to|bis|a|et|y|und|and|or|oder|ou)\\s*" + NUMBER + ")?";
  private static final Pattern HOURS =
      Pattern.compile(
          RANGE
              + "[\\s-]*(?:wochenstunden|(?:hours?|hrs?|h|stunden|std\\.?|heures?|horas?)\\b"
              + "(?=.{0,14}(?:week|woche|semaine|hebdo|semana)))");
  private static final Pattern PERCENT = Pattern.compile(RANGE + "\\s*(?:%|prozent|percent)");
  private static final Pattern PERCENT_OF_POST =
      Pattern.compile(
          "^[\\d\\s.,%–-]+(?:%|prozent|percent)\\s*(?:$|[,;(/|])|pensum|stellenprozent|prozent[ -]?stelle"
              + "|anstellung|beschaftigungsgrad|taux d.(?:activite|occupation)|poste a|\\bfte\\b");
  private static final double FULL_WEEK = 35;
  private static final double FULL_POST = 95;
  private static final double LEAST_PERCENT = 30;
  private static final double LEAST_WEEK = 16;
  private static final double LONGEST_WEEK = 60;

  /** The hour at which somebody has to be done: "free until about five". */
  private static final Pattern UNTIL =
      Pattern.compile(
          "\\b(?:until|till|home by|done by|finish by|out by|bis|spatestens um|jusqu'a|rentrer? avant|avant|hasta"
              + "|antes de|a partir de|acab[ea]n? a|termin[ea]n? a)\\s(?:(?:about|around|etwa|ca\\.?|gegen|environ|les|las?|maximum)\\s)*"
              + "(\\d{1,2})(?:[:.h]\\d{2})?\\s?(?:pm|p\\.m\\.|uhr|h|heures|o'clock|horas)?(?=\\s*(?:$|[,.;)]|and\\b|und\\b|et\\b|y\\b|estoy|tengo|bin|je\\b|i\\b))");

  private static final Set<Integer> ENDS_OF_DAY = Set.of(3, 4, 5, 6, 7, 15, 16, 17, 18, 19);

  private static final Set<String> FIRST_PERSON =
      Set.of(
          "i", "we", "my", "ich", "wir", "mich", "je", "j", "nous", "moi", "me", "puedo", "quiero");

  /** Without one of these words, and without a sign for it, no number is one of hours or shares. */
  private static final Set<String> MEASURES =
      Set.of(
          "hour",
          "hours",
          "hr",
          "hrs",
          "h",
          "stunden",
          "std",
          "wochenstunden",
          "heure",
          "heures",
          "hora",
          "horas",
          "prozent",
          "percent");

  /** In front of a denial: "an office, even part of the week, is not for me". */
  private static final Set<String> COPULAS =
      Set.of("is", "are", "ist", "sind", "est", "sont", "es", "son");

  /** Of a line of phrases that mean a condition only where somebody tells wishes: "no travel". */
  private static final Pattern IN_WISH = Pattern.compile("\\[([a-z-]+)-in-wish ");

  private final PhraseTable<ConditionWord> ofPostings;
  private final PhraseTable<ConditionWord> ofApplicants;

  Conditions(List<String> lines) {
    ofPostings =
        new PhraseTable<>(
            lines.stream().filter(it -> !IN_WISH.matcher(it).lookingAt()).toList(),
            ConditionWord::of);
    ofApplicants =
        new PhraseTable<>(
            lines.stream().map(it -> IN_WISH.matcher(it).replaceFirst("[$1 ")).toList(),
            ConditionWord::of);
  }

  /** Reads a sentence in which somebody writes about themselves. */
  Sentence ofApplicant(RawLine line, Stems stems) {
    var hits = ofApplicants.longest(stems.terms(line.tokens()), stems.language());
    var reading = new Reading(line.text(), line.tokens(), true).read(hits);
    return new Sentence(List.copyOf(reading.statements), reading.isWish);
  }

  /**
   * Reads a sentence of a posting.
   *
   * @param stems of its tokens, as terms of the language
   */
  List<Statement> ofPosting(
      String text, List<TextToken> tokens, List<String> stems, Language language) {
    var hits = ofPostings.longest(stems, language);
    return hits.isEmpty() && !WorkingTimes.mayBeIn(text) && !hasMeasure(text, tokens)
        ? List.of()
        : new Reading(text, tokens, false).read(hits).statements;
  }

  private static boolean hasMeasure(String text, List<TextToken> tokens) {
    return text.indexOf('%') >= 0 || tokens.stream().anyMatch(it -> MEASURES.contains(it.folded()));
  }

  /** A text in lower case, with numbers in digits. */
  private static String inDigits(String text, List<TextToken> tokens) {
    var digits = new StringBuilder();
    var at = 0;
    for (var token : tokens) {
      digits.append(text, at, token.begin());
      var value = NumberNames.value(token.folded());
      digits.append(value > 0 ? String.valueOf(value) : token.folded());
      at = token.end();
    }
    return digits.append(text.substring(at)).toString();
  }

  private static final class Reading {

    private static final int NOWHERE = -100;

    private final String text;
    private final List<TextToken> tokens;
    private final boolean isOfApplicant;
    private final List<Statement> statements = new ArrayList<>();

    /** The last conditions that are joined: "nights, Saturdays and Sundays". */
    private final List<Statement> joined = new ArrayList<>();

    private boolean isWish;
    private int denial = NOWHERE;
    private int limit = NOWHERE;

    /** Whether a condition is denied already, so that a comma may lead to the next. */
    private boolean isListed;

    /** Where the last condition ends. */
    private int end = NOWHERE;

    /** Whether a denial stands behind the last condition, and none has followed yet. */
    private boolean isPending;

    /** Whether what follows only tells the reason of a wish. */
    private boolean isReason;

    /** Where the statements of this clause begin. */
    private int clause;

    /** Whether this clause tells what somebody else does. */
    private boolean isOfOthers;

    private int textAt;

    Reading(String text, List<TextToken> tokens, boolean isOfApplicant) {
      this.text = text;
      this.tokens = tokens;
      this.isOfApplicant = isOfApplicant;
    }

    Reading read(List<PhraseIndex.Hit<ConditionWord>> hits) {
      hits.forEach(this::take);
      leave();
      var hasMeasure = hasMeasure(text, tokens);
      var mayHaveTimes = isOfApplicant || WorkingTimes.mayBeIn(text);
      if (!hasMeasure && !mayHaveTimes) {
        return this;
      }
      var digits = inDigits(text, tokens);
      if (hasMeasure) {
        readMeasures(digits);
      }
      if (isOfApplicant) {
        readEndOfDay(digits);
      } else if (mayHaveTimes) {
        WorkingTimes.in(digits).forEach(this::state);
      }
      return this;
    }

    private void take(PhraseIndex.Hit<ConditionWord> hit) {
      var begin = tokens.get(hit.begin()).begin();
      var between = text.substring(textAt, begin);
      var isAfterComma = between.contains(",");
      if (BREAK.matcher(between).find() || isAfterComma && denial != NOWHERE && !isListed) {
        leave();
      }
      if (hit.meanings().contains(Sign.WISH) || hit.meanings().contains(Sign.FINE)) {
        isWish = true;
        isReason = false;
        if (isAfterComma || hit.meanings().contains(Sign.FINE)) {
          leave();
        }
      }
      for (var meaning : hit.meanings()) {
        switch (meaning) {
          case Condition condition -> add(condition, hit);
          case Sign sign -> take(sign, hit, isAfterComma);
        }
      }
      textAt = tokens.get(hit.end() - 1).end();
    }

    private void take(Sign sign, PhraseIndex.Hit<ConditionWord> hit, boolean isAfterComma) {
      switch (sign) {
        case NO -> deny(hit, isAfterComma);
        case WITHOUT -> denyNext(hit);
        case AFTER -> {
          if (isOfApplicant) {
            denyNext(hit);
          }
        }
        case RULED_OUT -> ruleOut();
        case FREE -> free(hit);
        case OTHERS -> isOfOthers = !isOfApplicant;
        case LIMIT -> limit = hit.end();
        case BUT -> leave();
        case REASON -> {
          leave();
          isReason = isOfApplicant;
        }
        case WISH, FINE, OTHER -> {}
      }
    }

    private void deny(PhraseIndex.Hit<ConditionWord> hit, boolean isAfterComma) {
      isWish |= hit.begin() <= 1;
      isPending |= denial == NOWHERE && isOfPrevious(hit, isAfterComma);
      denyNext(hit);
    }

    private void ruleOut() {
      statements.replaceAll(it -> joined.contains(it) ? it.denied() : it);
      isWish = true;
      isPending = false;
    }

    /** "Saturdays and Sundays off", but not "every second Saturday off". */
    private void free(PhraseIndex.Hit<ConditionWord> hit) {
      var begin = Math.max(0, end - ALTERNATION);
      if (!isOfApplicant
          && hit.begin() - end <= JOINED
          && tokens.subList(begin, hit.begin()).stream()
              .noneMatch(it -> ALTERNATE.contains(it.folded()))) {
        statements.replaceAll(it -> joined.contains(it) && isOfWeek(it) ? it.denied() : it);
      }
    }

    private static boolean isOfWeek(Statement statement) {
      return statement.condition() == Condition.WEEKENDS
          || statement.condition() == Condition.EVENINGS;
    }

    private boolean isOfPrevious(PhraseIndex.Hit<ConditionWord> hit, boolean isAfterComma) {
      return hit.begin() - end < REACH && !isAfterComma
          || isOfApplicant
              && hit.begin() > 0
              && COPULAS.contains(tokens.get(hit.begin() - 1).folded());
    }

    private void denyNext(PhraseIndex.Hit<ConditionWord> hit) {
      denial = hit.end();
      isListed = false;
    }

    private void add(Condition condition, PhraseIndex.Hit<ConditionWord> hit) {
      if (isReason) {
        return;
      }
      var isDenied = hit.begin() - denial < REACH;
      var statement = new Statement(condition, isDenied, hit.begin() - limit < REACH);
      statements.add(statement);
      if (hit.begin() - end > JOINED) {
        joined.clear();
      }
      joined.add(statement);
      if (isDenied) {
        isPending = false;
        isListed = true;
        denial = hit.end();
      }
      end = hit.end();
    }

    private boolean isInFirstPerson() {
      return tokens.stream().anyMatch(it -> FIRST_PERSON.contains(it.folded()));
    }

    /** At the end of a clause. */
    private void leave() {
      settle();
      if (isOfOthers) {
        statements.subList(clause, statements.size()).replaceAll(Statement::deniedUnlessByDay);
      }
      isOfOthers = false;
      clause = statements.size();
      denial = NOWHERE;
      limit = NOWHERE;
      end = NOWHERE;
    }

    /** "Nights are not possible": the denial is of what stands before. */
    private void settle() {
      if (isPending) {
        statements.replaceAll(it -> joined.contains(it) ? it.denied() : it);
        isWish |= isOfApplicant && isInFirstPerson();
      }
      isPending = false;
    }

    /** Whether it speaks of part-time or full-time work. */
    private boolean isOfShare() {
      return statements.stream()
          .map(Statement::condition)
          .anyMatch(it -> it == Condition.FULL_TIME || it == Condition.PART_TIME);
    }

    private void readMeasures(String digits) {
      readHours(HOURS.matcher(digits));
      if (hasPercent(digits)
          && (isOfApplicant && isWish || isOfShare() || PERCENT_OF_POST.matcher(digits).find())) {
        readPercents(PERCENT.matcher(digits));
      }
    }

    private static boolean hasPercent(String digits) {
      return digits.indexOf('%') >= 0 || digits.contains("prozent") || digits.contains("percent");
    }

    private void readHours(Matcher matcher) {
      while (matcher.find()) {
        var from = number(matcher.group(1));
        var to = matcher.group(2) == null ? from : number(matcher.group(2));
        if (to > 0 && to < LEAST_WEEK) {
          state(Condition.FEW_HOURS);
        } else if (to <= LONGEST_WEEK) {
          share(from, to, FULL_WEEK);
        }
      }
    }

    private void readPercents(Matcher matcher) {
      while (matcher.find()) {
        var from = number(matcher.group(1));
        var to = matcher.group(2) == null ? from : number(matcher.group(2));
        if (from >= LEAST_PERCENT && to <= 100) {
          share(from, to, FULL_POST);
        }
      }
    }

    /** Part-time or full-time work; both where the range has both. */
    private void share(double from, double to, double full) {
      if (from < full) {
        state(Condition.PART_TIME);
      }
      if (to >= full) {
        state(Condition.FULL_TIME);
      }
    }

    private void state(Condition condition) {
      statements.add(new Statement(condition, false, false));
    }

    private void readEndOfDay(String digits) {
      var matcher = UNTIL.matcher(digits);
      if (matcher.find() && ENDS_OF_DAY.contains(Integer.parseInt(matcher.group(1)))) {
        isWish = true;
        state(Condition.DAYS);
        statements.add(new Statement(Condition.EVENINGS, true, false));
      }
    }

    private static double number(String digits) {
      return Double.parseDouble(digits.replace(',', '.'));
    }
  }
}
