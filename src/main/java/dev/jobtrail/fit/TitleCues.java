package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the cues of level in the title of a job. */
final class TitleCues {

  private static final Pattern END_OF_PART = Pattern.compile("[|,\\[–—•;@:(/]|\\s-\\s");

  /** Words before what somebody works for: "Sekretärin des Vorstands". */
  private static final Set<String> LINKS =
      Set.of("to", "of", "for", "der", "des", "fur", "von", "de", "du", "del", "pour", "para");

  private static final Set<String> ARTICLES = Set.of("the", "die", "das", "la", "le", "les", "los");

  /** Words before a link that do not name the work: "Mitglied des Vorstands", "Offre de stage". */
  private static final Set<String> OF_THE_JOB_ITSELF =
      Set.of(
          "member",
          "mitglied",
          "membre",
          "miembro",
          "offer",
          "offre",
          "oferta",
          "contract",
          "contrat",
          "contrato",
          "convention",
          "convenio",
          "programa",
          "plaza",
          "puesto",
          "poste",
          "post",
          "position",
          "stelle");

  /** Ranks that people have: those of somebody else behind a link. */
  private static final Set<Cue> RANKS = EnumSet.of(Cue.LEAD, Cue.EXECUTIVE);

  /** Of ISCO-08: managers and supervisors. */
  private static final List<String> LEADING_GROUPS = List.of("1", "312", "3341", "5151", "5222");

  private final List<TextToken> tokens;
  private final Knowledge knowledge;
  private final BitSet linked = new BitSet();
  private final BitSet directlyLinked = new BitSet();

  private TitleCues(String title, Knowledge knowledge) {
    this.knowledge = knowledge;
    tokens = Tokenizer.tokenize(title);
    markLinked(title);
  }

  /** The cues in a title whose language is known, but those inside of the name of a trade. */
  static Set<Cue> in(String title, Stems stems, Knowledge knowledge) {
    return new TitleCues(title, knowledge).in(List.of(stems));
  }

  /** The cues in a title that stands alone, which hardly tells its language. */
  static Set<Cue> ofAnyLanguage(String title, Knowledge knowledge) {
    return new TitleCues(title, knowledge).in(Stream.of(Language.values()).map(Stems::of).toList());
  }

  private void markLinked(String title) {
    var begin = 0;
    var isBehindLink = false;
    for (var i = 1; i < tokens.size(); i++) {
      if (END_OF_PART
          .matcher(title.substring(tokens.get(i - 1).end(), tokens.get(i).begin()))
          .find()) {
        begin = i;
        isBehindLink = false;
      }
      var isArticle = ARTICLES.contains(tokens.get(i - 1).folded());
      var isDirect = isLink(isArticle ? i - 2 : i - 1, begin);
      isBehindLink |= isDirect;
      linked.set(i, isBehindLink);
      directlyLinked.set(i, isDirect);
    }
  }

  private boolean isLink(int i, int begin) {
    return i > begin
        && LINKS.contains(tokens.get(i).folded())
        && !OF_THE_JOB_ITSELF.contains(tokens.get(i - 1).folded());
  }

  private Set<Cue> in(List<Stems> languages) {
    var trades = new ArrayList<PhraseIndex.Hit<Integer>>();
    var hits = new ArrayList<PhraseIndex.Hit<Cue>>();
    for (var stems : languages) {
      trades.addAll(knowledge.occupations().titlesIn(tokens, stems));
      hits.addAll(knowledge.cues().all(stems.terms(tokens), stems.language()));
    }
    var isEnglish = languages.stream().anyMatch(it -> it.language() == Language.ENGLISH);
    if (!isEnglish) {
      var terms = languages.getFirst().englishTerms(tokens);
      hits.addAll(knowledge.cues().all(terms, Language.ENGLISH));
    }
    var found = EnumSet.noneOf(Cue.class);
    trades.stream().filter(this::isLeading).forEach(it -> add(Cue.LEAD, it.begin(), found));
    Cues.withoutNeutral(hits).stream()
        .filter(hit -> trades.stream().noneMatch(it -> isPartOf(hit, it) && !isLeading(it)))
        .forEach(hit -> hit.meanings().forEach(it -> add(it, hit.begin(), found)));
    return found;
  }

  private static boolean isPartOf(PhraseIndex.Hit<?> part, PhraseIndex.Hit<?> whole) {
    return whole.begin() <= part.begin()
        && part.end() <= whole.end()
        && part.end() - part.begin() < whole.end() - whole.begin();
  }

  private boolean isLeading(PhraseIndex.Hit<Integer> trade) {
    return trade.meanings().stream()
        .map(it -> knowledge.occupations().group(it).code())
        .allMatch(code -> LEADING_GROUPS.stream().anyMatch(code::startsWith));
  }

  private void add(Cue cue, int begin, Set<Cue> found) {
    if (!(RANKS.contains(cue) ? linked : directlyLinked).get(begin)) {
      found.add(cue);
    }
  }
}
