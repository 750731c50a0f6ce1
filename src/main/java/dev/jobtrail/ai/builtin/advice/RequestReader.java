package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderTask.Turn;
import dev.jobtrail.ai.builtin.advice.RequestWords.Hit;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads what a message asks for, in English, German, French and Spanish. */
final class RequestReader {

  /** A message in its language. */
  record Reading(Language language, List<Request> requests) {}

  private static final Pattern QUOTE =
      Pattern.compile(
          "\"([^\"\\n]+)\"|“([^”\\n]+)”|„([^“”\\n]+)[“”]|«\\s*([^»\\n]+?)\\s*»|`([^`\\n]+)`"
              + "|(?<![\\p{L}\\d])['‘]([^'’\\n]+)['’](?![\\p{L}\\d])");

  private static final Pattern COLON = Pattern.compile(":(?=\\s+\\S)");
  private static final Pattern NUMBERED =
      Pattern.compile("(\\d{1,2})(?:st|nd|rd|th|e|er|ere|º|ª)?");
  private static final Pattern PAUSE = Pattern.compile("(?s).*[.;!?\\n].*");
  private static final Pattern ADVERB = Pattern.compile(".{3,}(?:ly|ment|mente|lich|erweise)");
  private static final Set<String> CONJUNCTIONS =
      Set.of("and", "und", "et", "y", "e", "then", "dann", "puis", "luego", "sowie", "plus");

  /** Words inside of names: "University of Oxford". */
  private static final Set<String> JOINTS =
      Set.of("of", "for", "de", "du", "des", "del", "d", "l", "la", "le", "fur", "der", "&");

  private static final Set<RequestConcept> MARKERS =
      EnumSet.of(
          RequestConcept.SKILLS,
          RequestConcept.HIGHLIGHTS,
          RequestConcept.SUMMARY,
          RequestConcept.HEADLINE,
          RequestConcept.LANGUAGES,
          RequestConcept.RESUME);

  /** Details of an entry that only its owner knows. */
  private static final List<RequestConcept> DETAILS =
      List.of(
          RequestConcept.DATES,
          RequestConcept.HEADLINE,
          RequestConcept.WORK,
          RequestConcept.EDUCATION,
          RequestConcept.CITY,
          RequestConcept.ADDRESS);

  /** Words between a detail and the entry that has it. */
  private static final Map<Language, Set<String>> OF =
      Map.of(
          Language.ENGLISH, Set.of("at", "of", "for", "from"),
          Language.GERMAN, Set.of("bei", "beim", "von", "vom", "der", "des", "fur"),
          Language.FRENCH, Set.of("chez", "de", "du", "d", "des", "pour"),
          Language.SPANISH, Set.of("en", "de", "del", "para"));

  private static final int WORDS_BEFORE_ACTION = 4;
  private static final int MOST_TOKENS = 400;

  private final RequestWords words = new RequestWords();

  Reading read(String text, JsonNode resume, List<Turn> earlier) {
    var names = names(resume);
    var before = earlier.isEmpty() ? "" : earlier.getLast().text();
    var fallback = language(tokens(before), names, before, Language.ENGLISH);
    var reading = read(text, names, fallback);
    return earlier.isEmpty() ? reading : completed(reading, earlier.getLast(), names);
  }

  private Reading read(String text, Set<String> names, Language fallback) {
    var masked = new StringBuilder(text);
    var quotes = new ArrayList<TextToken>();
    var quote = QUOTE.matcher(text);
    while (quote.find()) {
      var group = 1;
      while (quote.group(group) == null) {
        group++;
      }
      quotes.add(new TextToken(quote.group(group).strip(), "", quote.start(), quote.end()));
      masked.replace(quote.start(), quote.end(), " ".repeat(quote.end() - quote.start()));
    }
    var colon = COLON.matcher(masked);
    var end = colon.find() ? colon.start() : text.length();
    var language = language(tokens(masked.toString()), names, masked.toString(), fallback);
    var before = masked.substring(0, end);
    var isCommand = end < text.length() && isCommand(tokens(before), language, names);
    var tokens = tokens(isCommand ? before : masked.toString());
    var hits = words.hits(tokens, language, names);
    var payload = isCommand && quotes.isEmpty() ? text.substring(end + 1).strip() : null;
    var requests = new ArrayList<Request>();
    var from = 0;
    for (var to : boundaries(masked.toString(), tokens, hits)) {
      requests.add(
          new Clause(text, language, tokens, hits, quotes, from, to, names).request(payload));
      from = to;
    }
    return new Reading(language, requests);
  }

  /** Whether words before a colon say what to do with the text behind it. */
  private boolean isCommand(List<TextToken> tokens, Language language, Set<String> names) {
    return words.hits(tokens, language, names).stream()
        .anyMatch(
            it ->
                it.isAny(
                    EnumSet.of(
                        RequestConcept.ADD,
                        RequestConcept.REPLACE,
                        RequestConcept.REWRITE,
                        RequestConcept.WRITE)));
  }

  /** "Even shorter" and "and the second one?" go on with what was asked before. */
  private Reading completed(Reading reading, Turn last, Set<String> names) {
    if (reading.requests().size() != 1) {
      return reading;
    }
    var request = reading.requests().getFirst();
    var isWithoutAction = !request.hasAny(RequestConcept.ACTIONS);
    var isWithoutTarget =
        !request.hasAny(RequestConcept.TARGETS)
            && !request.hasAny(RequestConcept.FLAWS)
            && request.objects().isEmpty();
    var isPart =
        isWithoutAction
                && (request.hasAny(RequestConcept.TARGETS) || request.number() != null)
                && !request.hasAny(EnumSet.of(RequestConcept.FOREIGN, RequestConcept.ABILITIES))
            || request.has(RequestConcept.SHORTEN) && isWithoutTarget;
    if (!isPart || request.unexplained() > 0) {
      return reading;
    }
    var before = read(last.text(), names, reading.language()).requests().getLast();
    var concepts = EnumSet.noneOf(RequestConcept.class);
    concepts.addAll(request.concepts());
    before.concepts().stream()
        .filter(
            it ->
                isWithoutAction && RequestConcept.ACTIONS.contains(it)
                    || isWithoutTarget && RequestConcept.TARGETS.contains(it))
        .forEach(concepts::add);
    return new Reading(
        reading.language(),
        List.of(
            new Request(
                concepts,
                isWithoutTarget ? before.objects() : request.objects(),
                request.text(),
                request.detail(),
                request.payload(),
                request.number() == null && !isWithoutAction ? before.number() : request.number(),
                0)));
  }

  private Language language(
      List<TextToken> tokens, Set<String> names, String text, Language fallback) {
    var best = fallback;
    var most = 0;
    for (var language : Language.values()) {
      var score = letters(text, language);
      for (var token : tokens) {
        if (!token.surface().matches("\\p{Lu}{2,}")) { // "SA" is no "sa"
          score += language.isFunctionWord(token.folded()) ? 2 : 0;
          score += isWord(token, language) ? 2 : 0;
        }
      }
      for (var hit : words.hits(tokens, language, names)) {
        score +=
            (hit.end() - hit.begin()) * 2
                + (hit.concepts().contains(RequestConcept.FILLER) ? 0 : 1);
      }
      if (score > most || score == most && score > 0 && language == fallback) {
        most = score;
        best = language;
      }
    }
    return best;
  }

  private static boolean isWord(TextToken token, Language language) {
    return !Morphology.of(language).readings(token.surface().toLowerCase(Locale.ROOT)).isEmpty();
  }

  private static int letters(String text, Language language) {
    var letters =
        switch (language) {
          case ENGLISH -> "";
          case GERMAN -> "äöüß";
          case FRENCH -> "çèêàùœîô";
          case SPANISH -> "ñ¿¡íóúá";
        };
    return text.toLowerCase(Locale.ROOT).chars().anyMatch(it -> letters.indexOf(it) >= 0) ? 2 : 0;
  }

  /** Where clauses end that each ask for something. */
  private static List<Integer> boundaries(String text, List<TextToken> tokens, List<Hit> hits) {
    var ends = new ArrayList<Integer>();
    var begin = 0;
    for (var i = 1; i < tokens.size(); i++) {
      var between = text.substring(tokens.get(i - 1).end(), tokens.get(i).begin());
      var isPause = PAUSE.matcher(between).matches();
      var isJoint = between.contains(",") || CONJUNCTIONS.contains(tokens.get(i).folded());
      var now = actions(hits, begin, i);
      var next = actions(hits, i, isPause ? tokens.size() : i + WORDS_BEFORE_ACTION);
      next.removeAll(isPause ? Set.of() : now);
      if (!now.isEmpty() && !next.isEmpty() && (isPause || isJoint)) {
        ends.add(i);
        begin = i;
      }
    }
    ends.add(tokens.size());
    return ends;
  }

  private static Set<RequestConcept> actions(List<Hit> hits, int from, int to) {
    var actions = EnumSet.noneOf(RequestConcept.class);
    hits.stream()
        .filter(it -> it.begin() >= from && it.begin() < to)
        .flatMap(it -> it.concepts().stream())
        .filter(RequestConcept.ACTIONS::contains)
        .forEach(actions::add);
    return actions;
  }

  /** The words of the resume, which are names rather than mistyped words. */
  private static Set<String> names(JsonNode resume) {
    var names = new HashSet<String>();
    for (var place : Place.all(resume)) {
      tokens(place.text()).forEach(it -> names.add(it.folded()));
    }
    return names;
  }

  private static List<TextToken> tokens(String text) {
    var tokens = Tokenizer.tokenize(text);
    return tokens.subList(0, Math.min(tokens.size(), MOST_TOKENS));
  }

  /** A part of a message that asks for one thing. */
  private static final class Clause {

    private final String text;
    private final Language language;
    private final List<TextToken> tokens;
    private final Set<String> names;
    private final int from;
    private final int to;
    private final Hit[] hitOf;
    private final List<TextToken> quotes;
    private final boolean hasCase;

    Clause(
        String text,
        Language language,
        List<TextToken> tokens,
        List<Hit> hits,
        List<TextToken> quotes,
        int from,
        int to,
        Set<String> names) {
      this.text = text;
      this.language = language;
      this.tokens = tokens;
      this.names = names;
      this.from = from;
      this.to = to;
      hitOf = new Hit[tokens.size()];
      for (var hit : hits) {
        for (var i = hit.begin(); i < hit.end(); i++) {
          hitOf[i] = hit;
        }
      }
      var begin = from == 0 ? 0 : tokens.get(from).begin();
      var end = to == tokens.size() ? text.length() : tokens.get(to).begin();
      this.quotes = quotes.stream().filter(it -> it.begin() >= begin && it.begin() < end).toList();
      hasCase = language != Language.GERMAN && text.chars().anyMatch(Character::isLowerCase);
    }

    Request request(String payload) {
      var concepts = EnumSet.noneOf(RequestConcept.class);
      var within = EnumSet.noneOf(RequestConcept.class);
      var objects = new ArrayList<>(quotes);
      Integer number = null;
      var unexplained = 0;
      var i = from;
      while (i < to) {
        var end = runEnd(i);
        if (end > i) {
          var begin = i;
          while (begin < end && isMarker(begin)) {
            concepts.addAll(hitOf[begin++].concepts());
          }
          while (end > begin && isMarker(end - 1)) {
            concepts.addAll(hitOf[--end].concepts());
          }
          var numbered = numbered(begin, end);
          if (numbered != null) {
            number = numbered;
          } else if (begin < end) {
            objects.add(object(begin, end));
            for (var at = begin; at < end; at++) {
              unexplained += isExplained(at) ? 0 : 1;
              if (isTarget(at)) {
                within.addAll(hitOf[at].concepts());
              }
            }
          }
          i = runEnd(i);
        } else {
          if (hitOf[i] != null && !isName(i)) {
            concepts.addAll(hitOf[i].concepts());
          }
          i++;
        }
      }
      if (concepts.stream().noneMatch(RequestConcept.ACTIONS::contains)) {
        // "a driving licence" is named for no action, and says what the message is about
        concepts.addAll(within);
      }
      for (var concept : concepts) {
        number = concept.number().orElse(number);
      }
      if (isQuestion()) {
        concepts.add(RequestConcept.QUESTION);
      }
      concepts.removeAll(EnumSet.of(RequestConcept.FILLER, RequestConcept.SEPARATOR));
      objects.sort(Comparator.comparingInt(TextToken::begin));
      return new Request(
          concepts,
          objects.stream().map(TextToken::surface).toList(),
          text(),
          objects.isEmpty() ? null : detailOf(objects.getFirst()),
          payload,
          number,
          unexplained);
    }

    /** What a request names of an object: "change the end date of", "ändere die Position bei". */
    private RequestConcept detailOf(TextToken object) {
      RequestConcept detail = null;
      var isAction = false;
      var before = from;
      while (before < to && tokens.get(before).begin() < object.begin()) {
        var hit = hitOf[before];
        if (hit != null && isAction) {
          detail = DETAILS.stream().filter(hit.concepts()::contains).findFirst().orElse(detail);
        }
        isAction |= hit != null && hit.isAny(RequestConcept.ACTIONS);
        before++;
      }
      var isOfObject =
          tokens.subList(Math.max(from, before - 2), before).stream()
              .anyMatch(it -> OF.get(language).contains(it.folded()));
      return isOfObject ? detail : null;
    }

    private String text() {
      var begin = from == 0 ? 0 : tokens.get(from).begin();
      return text.substring(begin, to == tokens.size() ? text.length() : tokens.get(to).begin());
    }

    private boolean isQuestion() {
      var end = to == tokens.size() ? text.length() : tokens.get(to).begin();
      return from < to && text.substring(tokens.get(to - 1).end(), end).contains("?");
    }

    private Integer numbered(int begin, int end) {
      var matcher = NUMBERED.matcher(end == begin + 1 ? tokens.get(begin).folded() : "");
      return matcher.matches() ? Integer.valueOf(matcher.group(1)) : null;
    }

    private TextToken object(int begin, int end) {
      var first = tokens.get(begin).begin();
      var last = tokens.get(end - 1).end();
      return new TextToken(text.substring(first, last), "", first, last);
    }

    /** The end of a run of words that name something; the same index where none begins. */
    private int runEnd(int begin) {
      var end = begin;
      var hasName = false;
      while (end < to && (isName(end) || isTarget(end)) && (end == begin || isNext(end))) {
        hasName |= isName(end);
        end++;
        var after = end;
        while (after < to && after < end + 3 && JOINTS.contains(tokens.get(after).folded())) {
          after++;
        }
        if (after > end && after < to && isName(after) && hasName && isNext(after)) {
          end = after;
        }
      }
      return hasName ? end : begin;
    }

    private boolean isNext(int at) {
      return text.substring(tokens.get(at - 1).end(), tokens.get(at).begin())
          .matches("\\s{1,3}|[^\\s,;.!?:\"“”„«»]{1,3}|['’]");
    }

    private boolean isName(int at) {
      var token = tokens.get(at);
      var isPlain = isFiller(at) || language.isFunctionWord(token.folded());
      if (isPlain || CONJUNCTIONS.contains(token.folded())) {
        return hasCase && at > 0 && token.isCapitalized() && !token.surface().equals("I");
      }
      return hitOf[at] == null;
    }

    private boolean isFiller(int at) {
      return hitOf[at] != null
          && hitOf[at].isAny(
              EnumSet.of(RequestConcept.FILLER, RequestConcept.SEPARATOR, RequestConcept.OWN))
          && !hitOf[at].isAny(RequestConcept.ACTIONS);
    }

    private boolean isTarget(int at) {
      return hitOf[at] != null
          && hitOf[at].end() == hitOf[at].begin() + 1
          && hitOf[at].isAny(RequestConcept.TARGETS)
          && !hitOf[at].isAny(RequestConcept.ACTIONS);
    }

    private boolean isMarker(int at) {
      return hitOf[at] != null && isTarget(at) && hitOf[at].isAny(MARKERS);
    }

    private boolean isExplained(int at) {
      var folded = tokens.get(at).folded();
      return names.contains(folded) || hitOf[at] != null || ADVERB.matcher(folded).matches();
    }
  }
}
