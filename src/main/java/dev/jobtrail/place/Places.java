package dev.jobtrail.place;

import dev.jobtrail.place.NamedPlace.Kind;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads the places in a text: "Berlin or Munich; Remote EU" names two cities and an area. A name is
 * read with what stands behind it: "Portland, ME" is no city of Oregon, and "Dublin, OH" none of
 * Ireland.
 */
public final class Places {

  /** Texts are short; what is longer is cut. */
  private static final int MAX_LENGTH = 1_000;

  /** Between several places. */
  private static final Pattern SEVERAL =
      Pattern.compile(
          "[;|•·\\n/]|\\s(?:or|oder|ou|o|of|and|und|et|y|e|en|&|\\+)\\s(?=\\p{Lu})",
          Pattern.UNICODE_CASE);

  /** Joining words within the names of places. */
  private static final Pattern JOINED =
      Pattern.compile(
          "(?i)\\b(city|port|isle|trinidad|bosnia|newfoundland|uk|us|antigua|ireland|central)"
              + " (of|and|&) ");

  private static final Pattern PARTS = Pattern.compile("[,()\\[\\]:]|\\s[-–—]\\s");

  /** A name with what follows in parentheses or behind a slash: "Halle (Saale)", "Recife/PE". */
  private static final Pattern WITH_MORE =
      Pattern.compile("(\\p{Lu}[\\p{L}.'’ -]*\\p{L}) ?([(/]) ?([\\p{L}.]+)\\)?");

  /** Between the parts of a text that may be a place and nothing else. */
  private static final Pattern PLACE_PARTS =
      Pattern.compile("[,;/|()&+]|\\s(?:or|and|oder|und)\\s|\\s[-–—]\\s");

  private static final int LONGEST_PLACE = 120;

  /** "CH-8001 Zürich". */
  private static final Pattern POSTCODE =
      Pattern.compile("\\b([A-Z]{2})-[0-9]{4,5} (\\p{L}[^,;/|()\\n]*)");

  /** "DE-BW". */
  private static final Pattern REGION_CODE =
      Pattern.compile("\\b([A-Z]{2})-([A-ZÖ]{1,3})\\b", Pattern.UNICODE_CHARACTER_CLASS);

  private static final Pattern PROVINCE = Pattern.compile("[A-Z]{2}");

  private static final Pattern NEAR = Pattern.compile("\\bb\\. ");

  /** States of the United States and no other codes: "CA, NY or WA". */
  private static final Pattern CODES =
      Pattern.compile("\\P{L}*\\p{Lu}{2}(?:(?: (?:or|and))?[^\\p{L}]+\\p{Lu}{2})+\\P{L}*");

  private static final Pattern TO_REMOTE = Pattern.compile("(?i)^.*?\\bremote\\b");

  /** Names that follow each other may be of neighbours; a farther one is a part of the first. */
  private static final double NEIGHBOUR_KM = 100;

  /** "75009", and "2h" of a time zone. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]+[a-z]?");

  /** Words that say nothing about where it is. */
  private static final Set<String> NOISE =
      Set.of(
          "remote",
          "remotely",
          "hybrid",
          "hybride",
          "hibrido",
          "office",
          "offices",
          "hq",
          "headquarters",
          "onsite",
          "on",
          "site",
          "city",
          "area",
          "metro",
          "metropolitan",
          "greater",
          "region",
          "only",
          "based",
          "in",
          "the",
          "within",
          "from",
          "anywhere",
          "worldwide",
          "location",
          "locations",
          "flexible",
          "home",
          "homeoffice",
          "fully",
          "full",
          "time",
          "or",
          "and",
          "oder",
          "und",
          "ou",
          "et",
          "y",
          "o",
          "e",
          "en",
          "de",
          "da",
          "di",
          "of",
          "downtown",
          "central",
          "centre",
          "center",
          "zentrum",
          "innenstadt",
          "teletrabajo",
          "teletravail",
          "telearbeit",
          "raum",
          "grossraum",
          "ballungsraum",
          "metropolregion",
          "stadtregion",
          "agglomeration",
          "metropolitana",
          "metropolitaine",
          "umkreis",
          "umgebung",
          "umland",
          "environs",
          "alentours",
          "alrededores",
          "surroundings",
          "kanton",
          "canton",
          "landkreis",
          "nahe",
          "near",
          "multiple",
          "various",
          "any",
          "all",
          "across",
          "timezone",
          "time zone",
          "zone",
          "country",
          "wide",
          "nationwide",
          "remoto",
          "remota",
          "distancia",
          "distance",
          "distanciel",
          "fernarbeit",
          "mobiles",
          "arbeiten",
          "trabajo",
          "travail",
          "utc",
          "gmt",
          "cet",
          "cest",
          "eet",
          "wet",
          "bst",
          "ist",
          "est",
          "edt",
          "cst",
          "cdt",
          "mst",
          "mdt",
          "pst",
          "pdt",
          "aest",
          "global",
          "globally",
          "world",
          "weltweit",
          "mundial",
          "toda",
          "todo",
          "toute",
          "tout",
          "entiere",
          "ganz",
          "work",
          "working",
          "possible",
          "moglich",
          "first",
          "smart",
          "lavoro",
          "teletrabalho",
          "gran",
          "grande",
          "provincia",
          "metroplex",
          "cedex",
          "arrondissement");

  private Places() {}

  /** The places that a text names, each once; none for null. */
  public static List<NamedPlace> in(String text) {
    if (text == null || text.isBlank()) {
      return List.of();
    }
    var bounded = text.substring(0, Math.min(text.length(), MAX_LENGTH));
    var places = new LinkedHashSet<NamedPlace>();
    var named = POSTCODE.matcher(bounded).replaceAll("$2, $1");
    var coded = withRegions(named);
    var joined = withMore(NEAR.matcher(coded).replaceAll("bei "));
    for (var segment : SEVERAL.split(JOINED.matcher(joined).replaceAll("$1_$2_"))) {
      places.addAll(new Segment().read(segment.replace('_', ' ')));
    }
    return List.copyOf(places);
  }

  /** Takes apart the codes of regions of ISO 3166-2. */
  private static String withRegions(String text) {
    return text.indexOf('-') < 0
        ? text
        : REGION_CODE
            .matcher(text)
            .replaceAll(
                it ->
                    Gazetteer.shared().isRegionOf(it.group(1), it.group(2))
                        ? it.group(1) + ", " + it.group(2)
                        : it.group());
  }

  /**
   * Joins names that are written in two parts, puts codes of regions behind a comma, and leaves out
   * the provinces of Italy, whose codes stand in parentheses: "Roma (RM)".
   */
  private static String withMore(String text) {
    if (text.indexOf('(') < 0 && text.indexOf('/') < 0) {
      return text;
    }
    return WITH_MORE
        .matcher(text)
        .replaceAll(
            it -> {
              var name = it.group(1);
              var more = it.group(3);
              var isSlash = "/".equals(it.group(2));
              var codes = Gazetteer.shared().ofCode(more);
              var whole = it.group();
              if (isIn(name + " " + more, List.of())) {
                whole = name + " " + more;
              } else if (isSlash && !codes.isEmpty() && isIn(name, codes)) {
                whole = name + ", " + more;
              } else if (!isSlash && isIn(name, List.of(NamedPlace.region("it-" + more)))) {
                whole = name;
              }
              return Matcher.quoteReplacement(whole);
            });
  }

  /** Whether a name is that of a city, in one of these places if there are any. */
  private static boolean isIn(String name, List<NamedPlace> wholes) {
    return Gazetteer.shared().named(Tokenizer.words(name)).stream()
        .filter(it -> it.kind() == Kind.CITY)
        .anyMatch(it -> wholes.isEmpty() || wholes.stream().anyMatch(in -> in.covers(it)));
  }

  /** Whether the whole text is the name of a known city, region, country or area. */
  public static boolean isName(String text) {
    return !Gazetteer.shared().named(Tokenizer.words(text)).isEmpty();
  }

  /**
   * Whether a text is a place and nothing else: a well-known one, or one with the region or country
   * that it lies in. What stands behind it may be any part of it.
   */
  public static boolean isPlace(String text) {
    if (text.length() > LONGEST_PLACE) {
      return false;
    }
    var parts =
        PLACE_PARTS
            .splitAsStream(text)
            .map(Tokenizer::tokenize)
            .filter(part -> !part.stream().allMatch(Segment::isNoise))
            .toList();
    if (parts.isEmpty()) {
      return false;
    }
    var meanings = meanings(parts.getFirst());
    return meanings.stream().limit(1).anyMatch(Places::isWellKnown)
        || parts.size() > 1
            && wholes(parts.get(1)).stream().anyMatch(in -> meanings.stream().anyMatch(in::covers));
  }

  private static List<NamedPlace> meanings(List<TextToken> tokens) {
    var gazetteer = Gazetteer.shared();
    var whole = gazetteer.named(tokens.stream().map(TextToken::folded).toList());
    return whole.isEmpty()
        ? gazetteer.named(
            tokens.stream().filter(it -> !Segment.isNoise(it)).map(TextToken::folded).toList())
        : whole;
  }

  private static boolean isWellKnown(NamedPlace place) {
    return place.kind() != Kind.CITY || CityIndex.isListed(place);
  }

  /** The regions and countries that a name or a code means. */
  private static List<NamedPlace> wholes(List<TextToken> tokens) {
    var named =
        meanings(tokens).stream()
            .filter(it -> it.kind() != Kind.CITY && it.kind() != Kind.AREA)
            .toList();
    return named.isEmpty() ? Gazetteer.shared().ofCode(tokens.getFirst().surface()) : named;
  }

  /** The places that some texts name, each once. */
  public static List<NamedPlace> in(Collection<String> texts) {
    return texts.stream().flatMap(it -> in(it).stream()).distinct().toList();
  }

  /** The keys of the known cities within a distance of a city, its own included. */
  public static Set<String> keysWithin(NamedPlace city, double kilometres) {
    return Gazetteer.shared().citiesWithin(city, kilometres).stream()
        .map(NamedPlace::key)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The keys of the areas that a place lies in, or that an area has a part of. */
  public static Set<String> areasAround(NamedPlace place) {
    return Gazetteer.shared().areas().stream()
        .filter(area -> area.surrounds(place))
        .map(NamedPlace::key)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** A text that names one place with what it lies in, or several with commas between. */
  private static final class Segment {

    private final Gazetteer gazetteer = Gazetteer.shared();
    private final List<NamedPlace> found = new ArrayList<>();

    /** What the last name may mean; empty before the first one. */
    private List<NamedPlace> head = List.of();

    private List<String> headWords = List.of();
    private boolean isQualified;

    /** Whether the head is a code, which means a country unless the next name says otherwise. */
    private boolean isCode;

    List<NamedPlace> read(String text) {
      states(text).forEach(found::add);
      if (!found.isEmpty()) {
        return found;
      }
      for (var part : PARTS.split(text)) {
        readPart(Tokenizer.tokenize(part));
      }
      close();
      return found;
    }

    /** The states of a text that names several by their codes and nothing else. */
    private List<NamedPlace> states(String text) {
      var named = TO_REMOTE.matcher(text).replaceFirst("");
      if (!CODES.matcher(named).matches()) {
        return List.of();
      }
      var states = new ArrayList<NamedPlace>();
      for (var token : Tokenizer.tokenize(named)) {
        if (token.surface().length() == 2 && !token.folded().equals(token.surface())) {
          var state =
              gazetteer.ofCode(token.surface()).stream()
                  .filter(it -> it.key().startsWith("us-"))
                  .findFirst();
          if (state.isEmpty()) {
            return List.of();
          }
          states.add(state.get());
        }
      }
      return states;
    }

    private void readPart(List<TextToken> tokens) {
      var unknown = new ArrayList<String>();
      var isAfterCity = false;
      var hits = gazetteer.namesIn(tokens).iterator();
      var hit = hits.hasNext() ? hits.next() : null;
      var i = 0;
      while (i < tokens.size()) {
        if (hit != null && hit.begin() == i && isName(tokens, hit)) {
          if (!isAfterCity || isOfItself(hit.meanings().getFirst())) {
            isAfterCity = take(hit.meanings(), words(tokens, i, hit.end()), unknown);
          }
          i = hit.end();
        } else {
          var token = tokens.get(i);
          var ofCode = gazetteer.ofCode(token.surface());
          if (isProvinceOfHead(token.surface(), ofCode)) {
            isAfterCity = true;
          } else if (!ofCode.isEmpty() && (!isNoise(token) || tokens.size() == 1)) {
            closeUnknown(unknown);
            takeCode(ofCode);
          } else if (!isNoise(token) && !isAfterCity) {
            unknown.add(token.folded());
          }
          i++;
        }
        while (hit != null && hit.begin() < i) {
          hit = hits.hasNext() ? hits.next() : null;
        }
      }
      closeUnknown(unknown);
    }

    /** Whether tokens are a name, and not a code in capitals or a usual word. */
    private boolean isName(List<TextToken> tokens, PhraseIndex.Hit<NamedPlace> hit) {
      var first = tokens.get(hit.begin());
      if (hit.end() - hit.begin() > 1) {
        return true;
      }
      var isCode = first.surface().length() == 2 && !gazetteer.ofCode(first.surface()).isEmpty();
      return !isCode && !(isNoise(first) && (tokens.size() > 1 || !head.isEmpty()));
    }

    /** Whether what follows a city in the same part is another place. */
    private boolean isOfItself(NamedPlace place) {
      return place.kind() != Kind.CITY
          || CityIndex.isListed(place)
          || !head.isEmpty() && head.getFirst().distanceTo(place) <= NEIGHBOUR_KM;
    }

    private static boolean isNoise(TextToken token) {
      return NOISE.contains(token.folded())
          || NUMBER.matcher(token.folded()).matches()
          || token.folded().length() == 1;
    }

    private static List<String> words(List<TextToken> tokens, int begin, int end) {
      return tokens.subList(begin, end).stream().map(TextToken::folded).toList();
    }

    /** Takes a name; returns whether it is that of a city. */
    private boolean take(List<NamedPlace> meanings, List<String> words, List<String> unknown) {
      var larger = meanings.stream().filter(it -> it.kind() != Kind.CITY).toList();
      var isCity = meanings.getFirst().kind() == Kind.CITY;
      if (!unknown.isEmpty() && isCity) { // "South San Antonio" is a separate name
        unknown.addAll(words);
        return false;
      }
      closeUnknown(unknown);
      if (!qualify(larger, isCity ? List.of() : larger)) {
        var fitting = isCity ? inHead(meanings) : meanings;
        close();
        head = fitting;
        headWords = words;
      }
      return isCity;
    }

    /** Reads a city behind what it lies in: "US, MA, Cambridge"; all of its meanings elsewhere. */
    private List<NamedPlace> inHead(List<NamedPlace> meanings) {
      var fitting =
          meanings.stream().filter(it -> head.stream().anyMatch(in -> isIn(it, in))).toList();
      if (fitting.isEmpty()) {
        return meanings;
      }
      head = head.stream().filter(in -> fitting.stream().anyMatch(it -> isIn(it, in))).toList();
      isCode = false;
      return fitting;
    }

    /**
     * Reads the code of a province of Italy behind a city of it: "Torino, TO". Not that of another
     * region or country which has a city of this name, too: "Milan, MI".
     */
    private boolean isProvinceOfHead(String code, List<NamedPlace> ofCode) {
      if (!PROVINCE.matcher(code).matches()
          || head.stream().anyMatch(it -> ofCode.stream().anyMatch(in -> isIn(it, in)))) {
        return false;
      }
      var province = NamedPlace.region("it-" + code);
      var fitting =
          head.stream().filter(it -> it.kind() == Kind.CITY && province.covers(it)).toList();
      if (fitting.isEmpty()) {
        return false;
      }
      head = fitting;
      isQualified = true;
      return true;
    }

    private void takeCode(List<NamedPlace> ofCode) {
      if (head.isEmpty() || !qualify(ofCode, Gazetteer.usual(ofCode)) && !narrow(ofCode)) {
        close();
        head = ofCode;
        isCode = true;
      }
    }

    /** Reads a code behind a country as one of its regions: "Germany, BW". */
    private boolean narrow(List<NamedPlace> ofCode) {
      var regions =
          ofCode.stream()
              .filter(it -> it.kind() == Kind.REGION)
              .filter(it -> head.stream().anyMatch(in -> isIn(it, in)))
              .toList();
      if (regions.isEmpty()) {
        return false;
      }
      head = regions;
      isQualified = true;
      isCode = false;
      return true;
    }

    /**
     * Reads regions or countries as what the head lies in.
     *
     * @param whole what may contain one of its meanings
     * @param other what an unknown place of its name may be in
     */
    private boolean qualify(List<NamedPlace> whole, List<NamedPlace> other) {
      if (head.isEmpty() || whole.isEmpty()) {
        return false;
      }
      var fitting =
          head.stream().filter(it -> whole.stream().anyMatch(in -> isIn(it, in))).toList();
      if (!fitting.isEmpty()) {
        head = fitting;
        isQualified = true;
        isCode = false;
        return true;
      }
      var isArea = other.stream().allMatch(it -> it.kind() == Kind.AREA);
      var isName =
          Set.of(Kind.CITY, Kind.TOWN).contains(head.getFirst().kind())
              || head.getFirst().kind() == Kind.COUNTRY
                  && other.stream().anyMatch(Segment::isOfTownsOfCountries)
                  && other.stream().noneMatch(it -> head.stream().anyMatch(in -> isIn(it, in)));
      if (isQualified || isArea || !isName) {
        return false;
      }
      head = List.of(NamedPlace.town(headWords, all(other, false), all(other, true)));
      isQualified = true;
      return true;
    }

    /** Its states have towns with the names of countries: "Nederland, CO". */
    private static boolean isOfTownsOfCountries(NamedPlace place) {
      return place.kind() == Kind.REGION && place.countries().contains("us");
    }

    private static boolean isIn(NamedPlace place, NamedPlace whole) {
      if (place.kind() == Kind.AREA
          || place.countries().isEmpty()
          || place.kind() == Kind.COUNTRY && whole.kind() != Kind.COUNTRY
          || place.kind() == whole.kind() && !place.key().equals(whole.key())) {
        return false;
      }
      return switch (whole.kind()) {
        case REGION, DISTRICT -> place.liesIn(whole);
        case COUNTRY -> whole.countries().containsAll(place.countries());
        case CITY, TOWN, AREA -> false;
      };
    }

    private static Set<String> all(List<NamedPlace> places, boolean isRegion) {
      return places.stream()
          .flatMap(it -> (isRegion ? it.regions() : it.countries()).stream())
          .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** An unknown name is a separate place, unless it says in which part of a city. */
    private void closeUnknown(List<String> unknown) {
      if (unknown.isEmpty()) {
        return;
      }
      var isPartOf = head.stream().anyMatch(it -> it.kind() == Kind.CITY);
      if (!isPartOf) {
        close();
        headWords = List.copyOf(unknown);
        head = List.of(NamedPlace.town(headWords, Set.of(), Set.of()));
      }
      unknown.clear();
    }

    private void close() {
      head.stream()
          .filter(it -> !isCode || it.kind() == Kind.COUNTRY)
          .findFirst()
          .ifPresent(found::add);
      head = List.of();
      headWords = List.of();
      isQualified = false;
      isCode = false;
    }
  }
}
