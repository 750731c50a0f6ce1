package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Refuses to be responsible for what the replaced text does not have as one's own work: to show an
 * apprentice something is not to be responsible for training.
 */
final class ResponsibilityPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Pattern TITLES = Pattern.compile("/basics/label|/work/\\d+/position");

  private static final Set<String> CHARGED_WITH = Set.of("de", "of");

  @Override
  public Message refusal(Claim claim) {
    var title = headOfTitle(claim);
    if (title != null) {
      return Message.of("the title \"%s\" is not one's own in the evidence", title.surface());
    }
    var replaced = Sources.replaced(claim).toList();
    if (replaced.isEmpty() || claim.setting() != Setting.PROSE) {
      return null;
    }
    var tokens = claim.tokens();
    var sources = claim.place().startsWith("/basics") ? own(claim) : List.of(replaced);
    for (var i = 0; i < tokens.size(); i++) {
      var objects = objects(claim, i);
      if (isAnswering(tokens, i) && sources.stream().noneMatch(it -> answersFor(it, objects))) {
        return Message.of(
            "\"%s\" says more than the evidence about one's own part", tokens.get(i).surface());
      }
    }
    return null;
  }

  /** "Responsable de comercio" as a headline of somebody whose titles are others. */
  private static Token headOfTitle(Claim claim) {
    if (claim.setting() != Setting.HEADLINE) {
      return null;
    }
    var tokens = claim.tokens();
    return IntStream.range(0, tokens.size())
        .filter(i -> LEXICON.is("title_of_charge", tokens.get(i).firstWord()))
        .mapToObj(tokens::get)
        .filter(
            it ->
                claim.known().all().stream()
                    .filter(own -> TITLES.matcher(own.pointer()).matches())
                    .flatMap(own -> own.sentence().tokens().stream())
                    .noneMatch(own -> own.firstWord().equals(it.firstWord())))
        .findFirst()
        .orElse(null);
  }

  /** A summary tells of all positions. */
  private static List<List<Sentence>> own(Claim claim) {
    return claim.scope().stream()
        .filter(it -> !it.aboutOthers())
        .map(it -> List.of(it.sentence()))
        .toList();
  }

  /** "Responsible", "chargé de"; an English charge is a fee, and an encargado may be the boss. */
  private static boolean isAnswering(List<Token> tokens, int at) {
    var word = tokens.get(at).word();
    return !Clause.isSomebodyElse(tokens, at)
        && !(at > 0
            && tokens.get(at - 1).isTitle()
            && LEXICON.is("charged", word)) // "nurse in charge"
        && (LEXICON.is("answering", word)
            || LEXICON.is("charged", word)
                && at + 1 < tokens.size()
                && CHARGED_WITH.contains(tokens.get(at + 1).word()));
  }

  /** What stands behind the word, or before it where German puts it last. */
  private static List<Token> objects(Claim claim, int at) {
    var behind = objects(claim, at + 1, claim.tokens().size());
    return behind.isEmpty() ? objects(claim, 0, at) : behind;
  }

  private static List<Token> objects(Claim claim, int from, int to) {
    var figures = claim.inFigures();
    return IntStream.range(from, to)
        .filter(i -> !figures.contains(i))
        .mapToObj(claim.tokens()::get)
        .filter(it -> it.isContent() && !LEXICON.isRhythm(it.key()))
        .toList();
  }

  /** Whether the text answers for it by its words, or has all of it as its work. */
  private static boolean answersFor(List<Sentence> source, List<Token> objects) {
    if (objects.isEmpty()) {
      return false;
    }
    return (objects.stream().allMatch(it -> has(source, it)) || isLed(source, objects))
        && (source.stream().anyMatch(ResponsibilityPolicy::isAnswering) || isOwnWork(source));
  }

  /** "In charge of a crew" of people whom the text has as led. */
  private static boolean isLed(List<Sentence> source, List<Token> objects) {
    return objects.getFirst().key().equals("=team")
        && source.stream()
            .flatMap(it -> it.clauses().stream())
            .anyMatch(it -> it.level() == Level.LEAD);
  }

  /** "Worked nights on the refit", "stand in for the head": no work to answer for. */
  private static boolean isOwnWork(List<Sentence> source) {
    return !LEXICON.is("working", source.getFirst().tokens().getFirst().word())
        && source.stream()
            .flatMap(it -> it.clauses().stream())
            .noneMatch(it -> it.level() == Level.ASSIST);
  }

  private static boolean isAnswering(Sentence source) {
    var tokens = source.tokens();
    return IntStream.range(0, tokens.size())
        .anyMatch(i -> isAnswering(tokens, i) || isOwn(tokens.get(i)));
  }

  private static boolean isOwn(Token it) {
    var level = it.isWord() ? LEXICON.level(it.word()) : null;
    return level != null && level.compareTo(Level.OWN) >= 0;
  }

  private static boolean has(List<Sentence> source, Token object) {
    return source.stream().anyMatch(it -> it.keys().contains(object.key()) || it.hasKinOf(object));
  }
}
