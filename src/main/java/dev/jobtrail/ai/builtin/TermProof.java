package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Tokenizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Whether one sentence proves a term. The guard must support the term by that sentence alone, and
 * the sentence must name it: in the same words, by another name of the same skill, by a skill or
 * product that implies it, or by its initials.
 */
final class TermProof {

  private static final int MOST_BETWEEN = 2;
  private static final int LONGEST_PRODUCT = 3;
  private static final int LONGEST_ACRONYM = 6;
  private static final int LONGEST_SHORT_FORM = 8;

  /** Whom or what something was done for, or before, is nothing that one can do oneself. */
  private static final Pattern RECIPIENT =
      Pattern.compile(
          "(?<!\\b(?:responsible|responsable|account|care|verantwortlich|zustandig)\\s)"
              + "\\b(?:to|for|before|an|fur|vor|pour|avant|para|antes de|aux?)\\s+"
              + "(?:(?:the|our|die|den|das|dem|les?|la|los|las|el)\\s+|l['’])?$");

  /** "Worked on authentication with compliance" tells of colleagues. */
  private static final Pattern PARTNER =
      Pattern.compile(
          "\\b(?:work|collaborat|cooperat|liais|partner|travail|collabor|trabaj|colabor)\\w*\\b[^.;,]*"
              + "\\b(?:with|avec|con)\\s+(?:(?:the|our|les?|la|los|las|el)\\s+)?$");

  /** What somebody knows a little proves nothing else; "Basic Life Support" is a name. */
  private static final Pattern HEDGE =
      Pattern.compile(
          "\\bbasic\\b|(?i)\\b(?:basics|basic knowledge|beginner|learning|familiar|exploring|grundkenntnisse"
              + "|grundlagen|notions?|bases|débutante?|básicos?|nociones|principiante)\\b");

  private final Vocabulary vocabulary;
  private final Language language;
  private final SoleEvidence sole;

  TermProof(Vocabulary vocabulary, Language language, EvidenceGuard guard) {
    this.vocabulary = vocabulary;
    this.language = language;
    sole = new SoleEvidence(guard);
  }

  /** The guard's part, for many terms at once. */
  List<AskedTerm> supported(String sentence, List<AskedTerm> terms) {
    return sole.supported(sentence, terms);
  }

  /** Whether a name is a short form of a term: "K8s", "JS"; Terraform is more than its kind. */
  static boolean isShortFor(List<Word> name, String term) {
    var word = name.getFirst();
    return name.size() == 1
        && term.length() > word.text().length()
        && word.text().length() <= LONGEST_SHORT_FORM
        && word.isCapitalized()
        && Tokenizer.fold(term).charAt(0) == word.folded().charAt(0)
        && Words.of(term).stream().anyMatch(Word::isCapitalized);
  }

  /** Whether a sentence does not only tell for whom something is, or what is known a little. */
  boolean isDone(String sentence, AskedTerm term) {
    return !isForOthers(sentence, term) && !HEDGE.matcher(sentence).find();
  }

  /** Whether a sentence that supports a term also names it. */
  boolean isNamed(String sentence, AskedTerm term) {
    if (!isDone(sentence, term)) {
      return false;
    }
    var words = Words.of(sentence);
    return hasWords(words, term)
        || hasSkill(words, term)
        || hasInitials(words, term)
        || hasProduct(words, term);
  }

  /**
   * Whether a text has the words of a term, its initials or a short form; a product that implies
   * the term is another word.
   */
  boolean isWorded(String text, AskedTerm term) {
    var words = Words.of(text);
    return hasWords(words, term)
        || hasInitials(words, term)
        || vocabulary.skills.in(words).stream()
            .filter(it -> it.meaning().equals(term.skill()))
            .anyMatch(it -> isShortFor(words.subList(it.begin(), it.end()), term.text()));
  }

  private static boolean isForOthers(String text, AskedTerm term) {
    var lower = Tokenizer.fold(text);
    var own = Tokenizer.fold(term.text());
    // tools have capitals: "worked with Terraform"
    var isPlain = text.contains(term.text().toLowerCase(Locale.ROOT));
    var isNamed = false;
    for (var at = lower.indexOf(own); at >= 0; at = lower.indexOf(own, at + 1)) {
      isNamed = true;
      var before = lower.substring(0, at);
      var isOfOthers =
          RECIPIENT.matcher(before).find() || isPlain && PARTNER.matcher(before).find();
      if (!isOfOthers) {
        return false;
      }
    }
    return isNamed;
  }

  /** All its words near each other; a term of one letter must stand by itself. */
  private static boolean hasWords(List<Word> words, AskedTerm term) {
    var own = new HashSet<>(List.of(Words.key(term.text()).split(" ")));
    own.removeIf(it -> it.length() < 3 && own.size() > 1);
    var width = Words.of(term.text()).size() + MOST_BETWEEN;
    for (var i = 0; i < words.size(); i++) {
      var near = words.subList(i, Math.min(words.size(), i + width));
      if (own.contains(near.getFirst().stem())
          && near.stream().map(Word::stem).toList().containsAll(own)) {
        return term.text().length() > 1 || near.getFirst().text().equals(term.text());
      }
    }
    return false;
  }

  /** A skill that implies the term, or another name of the same; kinds of work share some names. */
  private boolean hasSkill(List<Word> words, AskedTerm term) {
    if (term.skill() == null) {
      return false;
    }
    for (var found : vocabulary.skills.in(words)) {
      var implied = new HashSet<Skill>();
      vocabulary.withImplied(found.meaning(), implied);
      if (implied.contains(term.skill())
          && (!found.meaning().equals(term.skill())
              || isShortFor(words.subList(found.begin(), found.end()), term.text()))) {
        return true;
      }
    }
    return false;
  }

  private static String text(List<Word> words) {
    return String.join(" ", words.stream().map(Word::text).toList());
  }

  /** "BLS" where "Basic Life Support" stands. */
  private static boolean hasInitials(List<Word> words, AskedTerm term) {
    var letters = term.text().toLowerCase(Locale.ROOT);
    if (letters.length() < 2
        || letters.length() > LONGEST_ACRONYM
        || !term.text().chars().allMatch(Character::isUpperCase)) {
      return false;
    }
    var initials = new StringBuilder();
    words.stream()
        .filter(it -> !Language.ENGLISH.isFunctionWord(it.folded()))
        .forEach(it -> initials.append(it.folded().charAt(0)));
    return initials.indexOf(letters) >= 0;
  }

  /** Docker is a container technology, but not the other way round, as with loose synonyms. */
  private boolean hasProduct(List<Word> words, AskedTerm term) {
    for (var i = 0; i < words.size(); i++) {
      for (var end = i + 1; end <= Math.min(words.size(), i + LONGEST_PRODUCT); end++) {
        var name = words.subList(i, end);
        if (!name.stream().allMatch(it -> isProduct(it, words))) {
          break;
        }
        if (sole.supports(text(name), term.text()) && !sole.supports(term.text(), text(name))) {
          if (isPartOfName(words, end)) {
            break;
          }
          return true;
        }
      }
    }
    return false;
  }

  /** "SAP" of "SAP Ariba" is another product; "SAP SD" is a part of it. */
  private boolean isPartOfName(List<Word> words, int end) {
    if (language == Language.GERMAN || end == words.size()) {
      return false;
    }
    var next = words.get(end);
    return next.begin() == words.get(end - 1).end() + 1 && next.text().matches("\\p{Lu}\\p{Ll}.*");
  }

  /** A capital says nothing where a sentence begins, within a German one, and of an occupation. */
  private boolean isProduct(Word word, List<Word> words) {
    return word.isTerm()
        || word.isCapitalized()
            && vocabulary.occupations.in(List.of(word)).isEmpty()
            && (words.size() == 1 || language != Language.GERMAN && word != words.getFirst());
  }
}
