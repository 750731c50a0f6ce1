package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.reactive.PostalAddress;
import dev.jobtrail.resume.reactive.WebAddress;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the person: name, headline, and how to reach the person. */
final class ContactLines {

  private static final Pattern EMAIL =
      Pattern.compile("(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]++@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+");
  private static final Pattern LINK =
      Pattern.compile(
          "(?iu)(?:https?://|www\\.)\\S+[\\p{L}\\d/]|(?<![@\\p{L}\\d.-])[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*"
              + "\\.(?:com|org|net|io|dev|me|de|fr|es|at|ch|nl|be|it|pl|pt|eu|uk|info|app|tech|design|page|site"
              + "|online|blog|cloud|studio|edu|ai|xyz|ca|au|nz|ie|se|dk|fi|cz|br|mx|ar|cl|jp|cn|example)(?:/[^\\s|,;]*)?"
              + "(?![\\p{L}\\d@])");

  /** Letters such as "E:" are labels with a colon only. */
  private static final Pattern LABEL =
      Pattern.compile(
          "(?iu)^(?:(?:%s)(?!\\p{L})\\.?|[etmpaw](?=:))\\s*[:：]?\\s*"
              .formatted(FieldLabels.anyOf("contact", "phone", "name")));

  private static final Pattern NAME =
      Pattern.compile(
          "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’.-]*(?: (?:[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’.-]*|[\"“„(]\\p{L}{2,20}[\"”“)]"
              + "|de|del|dela|la|le|van|von|zu|der|den|ter|ten|te|di|da|do|dos|das|dei|e|y|bin|al|el))"
              + "{1,6}|\\p{IsHan}{2,4}|\\p{IsHangul}{2,4}");

  /** A name that is set in small letters. */
  private static final Pattern SMALL_NAME =
      Pattern.compile("\\p{Ll}{2,20}(?:[ -]\\p{Ll}{2,20}){1,3}");

  /** Also before a postal code, but not behind the area code of a telephone number. */
  private static final Pattern SEPARATOR =
      Pattern.compile(
          "\\s+[|·•●]\\s+|(?<!(?:^|[^\\d\\s])\\s?\\(?(?:0\\d{1,4}|\\+\\d{1,3} \\d{2,4})\\)?)\\s+[/–—]\\s+"
              + "|\\s+(?=\\d{5} \\p{Lu}\\p{Ll})|(?<![\\d\\s])(?<!Box|Postfach|BP)\\s+(?=\\d{4} \\p{Lu}\\p{Ll})");

  private static final Pattern POSTAL_CODE = Pattern.compile("\\d{4,5} \\p{Lu}\\p{Ll}.*");

  /** What files tell of a person that resumes have no field for. */
  private static final Pattern PERSONAL =
      Pattern.compile(
          "(?iu)^(?:%s|(?:%s)(?!\\p{L}))"
              .formatted(FieldLabels.anyOf("personal"), FieldLabels.anyOf("number")));

  /** Such a label without what it tells. */
  private static final Pattern PERSONAL_LABEL =
      Pattern.compile("(?iu)(?:%s)\\p{L}*[\\s.:]*".formatted(FieldLabels.anyOf("personal")));

  /** What kind of telephone or page was taken out before it. */
  private static final Pattern IN_PARENTHESES = Pattern.compile("\\([^()]{1,20}\\)");

  private static final Pattern STREET =
      Pattern.compile("(?iu)(?:%s)(?!\\p{L})".formatted(FieldLabels.anyOf("street")));

  /** A postal code beside its town, which is no house number. */
  private static final String TOWN =
      "\\d{4,5} (?=\\p{Lu})|(?<=[\\p{L},] )(?:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$";

  private static final Pattern HOUSE_NUMBER =
      Pattern.compile("(?<!\\d)\\d{1,4}\\p{L}?(?![\\p{L}\\d])");
  private static final Pattern HAS_DIGIT = Pattern.compile("\\d");

  /** Digits that no title has: those of "B2B" are few. */
  private static final Pattern POSTAL_OR_PHONE = Pattern.compile("\\d[\\d\\s/-]{2,}\\d");

  private static final Pattern PLACE_END = Pattern.compile("[,;()]|\\s-\\s");
  private static final Pattern WITH_DIGITS = Pattern.compile("\\S*\\d\\S*");

  private static final Pattern TITLE =
      Pattern.compile("(?iu)(?<!\\p{L})(?:%s)(?!\\p{L})".formatted(SectionKind.TITLE.anyName()));

  private static final Pattern NAME_LABEL =
      Pattern.compile("(?iu)(?:%s):?".formatted(FieldLabels.anyOf("name")));

  /** A label and its value, in one part or two. */
  private static final Pattern LABELLED =
      Pattern.compile("([^:\\t]{3,30})(?: ?: ?\\t?|\\t)([^:\\t]{1,60})");

  private static final Pattern FIRST_NAME_LABEL =
      Pattern.compile("(?iu)" + FieldLabels.anyOf("first-name"));

  private static final Pattern LAST_NAME_LABEL =
      Pattern.compile("(?iu)" + FieldLabels.anyOf("last-name"));

  /** What begins a title of the file that has the name: "Lebenslauf von", "CV -". */
  private static final Pattern BEFORE_NAME =
      Pattern.compile(
          "(?iu)^(?:%s)\\s*(?:(?:of|von|de|du|di|van|för|af)(?= )|[-–—:|])?\\s+"
              .formatted(SectionKind.TITLE.anyName()));

  /** What follows a name: "Jana Novak, MBA, Ph.D.". */
  private static final Pattern CREDENTIALS =
      Pattern.compile(
          "(?:, (?:[A-Z]{2,6}(?:-[A-Z]{1,4})?(?=,|$)|Ph\\.?D\\.?|M\\.?Sc\\.?|B\\.?Sc\\.?|M\\.?Eng\\.?|B\\.?Eng\\.?"
              + "|(?:[A-Z]\\.){2,4}|LL\\.?M\\.?|Dipl\\.-\\p{L}+\\.?(?: \\(FH\\))?))+$");

  /** Between a name and a headline; phone numbers have it as well. */
  private static final Pattern HYPHEN = Pattern.compile("\\s+-\\s+");

  /** What a line is larger by that stands out. */
  private static final double LARGER = 1.05;

  private static final Map<String, String> NETWORKS =
      Map.ofEntries(
          Map.entry("linkedin.com", "LinkedIn"),
          Map.entry("github.com", "GitHub"),
          Map.entry("gitlab.com", "GitLab"),
          Map.entry("xing.com", "XING"),
          Map.entry("twitter.com", "Twitter"),
          Map.entry("x.com", "X"),
          Map.entry("stackoverflow.com", "Stack Overflow"),
          Map.entry("instagram.com", "Instagram"),
          Map.entry("facebook.com", "Facebook"),
          Map.entry("behance.net", "Behance"),
          Map.entry("dribbble.com", "Dribbble"),
          Map.entry("medium.com", "Medium"),
          Map.entry("kaggle.com", "Kaggle"),
          Map.entry("bitbucket.org", "Bitbucket"),
          Map.entry("orcid.org", "ORCID"),
          Map.entry("researchgate.net", "ResearchGate"));

  /** "LinkedIn: jnovak". */
  private static final Pattern PROFILE =
      Pattern.compile(
          "(?iu)(%s)\\s?:\\s+@?([\\p{L}\\d._-]{2,60})"
              .formatted(String.join("|", NETWORKS.values())));

  private static final int MAX_NAME = 60;

  /** Of a surname that is looked for in an e-mail address. */
  private static final int MIN_SURNAME = 3;

  private final ObjectNode basics;
  private final List<String> left = new ArrayList<>();

  /** The address where it is the text before, which a postal code or a country may follow. */
  private String street = "";

  /** The text before, where it had no place. */
  private String unplaced = "";

  ContactLines(ObjectNode basics) {
    this.basics = basics;
  }

  /** The lines with a name that a narrow column breaks as one: the only ones of their size. */
  static List<TextLine> withWholeName(List<TextLine> lines) {
    var size = (float) lines.stream().mapToDouble(TextLine::size).max().orElse(0);
    var first = 0;
    while (first < lines.size() && lines.get(first).size() < size) {
      first++;
    }
    if (first + 1 >= lines.size() || lines.get(first + 1).size() < size) {
      return lines;
    }
    var line = lines.get(first);
    var next = lines.get(first + 1).text();
    var name = line.text().endsWith("-") ? line.text() + next : line.text() + " " + next;
    var rest = lines.subList(first + 2, lines.size());
    var isWhole = isName(line.text()) && !line.text().endsWith("-");
    if (isWhole || !isName(name) || rest.stream().anyMatch(it -> it.size() >= size)) {
      return lines;
    }
    var whole = new ArrayList<>(lines.subList(0, first));
    whole.add(TextLine.of(List.of(name), size, line.isBold(), line.level()));
    whole.addAll(rest);
    return whole;
  }

  /**
   * Takes the name: what stands in the largest line that can be one, else the first. Some surnames
   * are those of trades: "Robert Koch".
   */
  void takeName(List<List<TextLine>> sections) {
    var largest = 0f;
    var size = 0f;
    var lines = sections.stream().flatMap(List::stream).toList();
    var first = labelled(FIRST_NAME_LABEL, lines);
    var last = labelled(LAST_NAME_LABEL, lines);
    if (first.isPresent() && last.isPresent()) {
      basics.put("name", first.get() + " " + last.get());
      return;
    }
    var addresses = lines.stream().map(TextLine::text).map(ContactLines::localPart).toList();
    for (var line : lines) {
      var parts = line.parts();
      if (parts.size() == 2
          && NAME_LABEL.matcher(parts.getFirst()).matches()
          && looksLikeName(parts.getLast())) {
        basics.put("name", parts.getLast());
        return;
      }
      var isLargest = line.size() > largest * LARGER && largest > 0;
      largest = Math.max(largest, line.size());
      for (var part : line.parts()) {
        for (var piece : SEPARATOR.split(HYPHEN.matcher(part).replaceAll(" | "))) {
          var text = nameAlone(LABEL.matcher(piece.strip()).replaceFirst(""));
          var isOne =
              isName(text) || looksLikeName(text) && (isLargest || isOfAddress(text, addresses));
          if (isOne && line.size() > size * LARGER) {
            size = line.size();
            basics.put("name", text);
          }
        }
      }
    }
    if (size == 0) {
      takeSmallName(lines);
    }
  }

  /** Takes a name in small letters, which nothing but its size shows. */
  private void takeSmallName(List<TextLine> lines) {
    var largest = lines.stream().max(Comparator.comparingDouble(TextLine::size));
    var isAlone =
        largest.stream()
            .flatMap(name -> lines.stream().filter(it -> it.size() * LARGER > name.size()))
            .count();
    largest
        .map(TextLine::text)
        .filter(it -> isAlone == 1 && SMALL_NAME.matcher(it).matches())
        .filter(it -> SectionKind.named(it).isEmpty() && !EntryWords.isPosition(it))
        .ifPresent(it -> basics.put("name", it));
  }

  /** The value of a label, in the part behind it or behind its colon. */
  private static Optional<String> labelled(Pattern label, List<TextLine> lines) {
    return lines.stream()
        .map(it -> LABELLED.matcher(String.join("\t", it.parts())))
        .filter(it -> it.matches() && label.matcher(it.group(1)).matches())
        .map(it -> it.group(2))
        .findFirst();
  }

  /** The name in "Lebenslauf Jana Novak", "Jana Novak, Leeds" and "Jana Novak, Ph.D.". */
  private static String nameAlone(String written) {
    var text = BEFORE_NAME.matcher(CREDENTIALS.matcher(written).replaceFirst("")).replaceFirst("");
    var parted = HeadFields.nameAndPlace(text);
    return text.contains(", ") && isName(parted[0]) ? parted[0] : text;
  }

  /** The part of an e-mail address before its at sign; empty for a text without one. */
  private static String localPart(String text) {
    var email = EMAIL.matcher(text);
    return email.find() ? Tokenizer.fold(email.group().split("@")[0]) : "";
  }

  /** Whether an e-mail address has the last word of a name: "b.oosterhuis". */
  private static boolean isOfAddress(String name, List<String> addresses) {
    var last = Tokenizer.fold(name.substring(name.lastIndexOf(' ') + 1));
    return last.length() >= MIN_SURNAME && addresses.stream().anyMatch(it -> it.contains(last));
  }

  private static boolean isName(String text) {
    return looksLikeName(text) && !EntryWords.isPosition(text) && !EntryWords.isEmployer(text);
  }

  static boolean looksLikeName(String text) {
    return text.length() <= MAX_NAME
        && NAME.matcher(text).matches()
        && !TITLE.matcher(text).find()
        && SectionKind.named(text).isEmpty();
  }

  static boolean hasEmail(TextLine line) {
    return EMAIL.matcher(line.text()).find();
  }

  /** Takes the telephone number of the lines, if none is known. */
  void takePhone(List<TextLine> lines) {
    if (!basics.has("phone")) {
      PhoneNumbers.in(lines).ifPresent(it -> basics.put("phone", it));
    }
  }

  /** Takes what a line tells of the person; the rest of it is left. */
  void take(TextLine line) {
    if (isPartOfName(line)) {
      return;
    }
    if (isHeadline(line)) {
      takePiece(line.text());
    } else {
      pieces(line).forEach(this::takePiece);
    }
  }

  /** A label and what the name has of it: "Surname: Novak". */
  private boolean isPartOfName(TextLine line) {
    var labelled = LABELLED.matcher(String.join("\t", line.parts()));
    return labelled.matches()
        && Stream.of(FIRST_NAME_LABEL, LAST_NAME_LABEL, NAME_LABEL)
            .anyMatch(it -> it.matcher(labelled.group(1)).matches())
        && List.of(basics.path("name").asText().split(" "))
            .containsAll(List.of(labelled.group(2).split(" ")));
  }

  /** "Warehouse operative / Driver" is one headline, of titles that a stroke parts. */
  private boolean isHeadline(TextLine line) {
    var titles = line.text().split(" / ");
    return line.parts().size() == 1
        && titles.length > 1
        && isTitle(titles[0])
        && !line.text().contains(basics.path("name").asText("|"))
        && Arrays.stream(titles).allMatch(it -> isLabel(it) && !isAddress(it));
  }

  /** The texts of a line that separators part, but for a personal label and its value. */
  static List<String> pieces(TextLine line) {
    var pieces = new ArrayList<String>();
    for (var part : line.parts()) {
      for (var piece : SEPARATOR.split(part)) {
        var isValue =
            !pieces.isEmpty() && PERSONAL_LABEL.matcher(pieces.getLast().strip()).matches();
        pieces.add(isValue ? pieces.removeLast() + " " + piece.strip() : piece.strip());
      }
    }
    return pieces;
  }

  private void takePiece(String piece) {
    var named = PROFILE.matcher(piece);
    if (named.matches()) {
      addProfile(named.group(1), named.group(2));
      return;
    }
    var rest = takeLinks(takeEmail(piece));
    var phone = basics.path("phone").asText();
    rest = phone.isEmpty() ? rest : rest.replace(phone, " ").strip();
    if (!rest.equals(piece)) {
      rest = withoutBareLabels(IN_PARENTHESES.matcher(rest).replaceAll(" ").strip());
    }
    rest = withoutName(withoutLabel(rest)).replaceAll("^[^\\p{L}\\d(+]+|[\\s,;:|/·•-]+$", "");
    if (!rest.matches(".*[\\p{L}\\d]{2}.*") || rest.equals(basics.path("name").asText())) {
      return;
    }
    var before = street;
    var above = unplaced;
    street = "";
    unplaced = "";
    if (!basics.has("location") && isAddress(rest)) {
      street = rest;
      if (isHouse(above) && !HOUSE_NUMBER.matcher(rest.replaceFirst(TOWN, "")).find()) {
        left.removeLast();
        street = above + ", " + rest;
      }
      basics.putObject("location").put("address", street);
    } else if (!before.isEmpty()
        && (POSTAL_CODE.matcher(rest).matches() || PostalAddress.isCountry(rest))) {
      street = before + ", " + rest;
      basics.withObjectProperty("location").put("address", street);
    } else if (isLabel(rest) && isBetterLabel(rest)) {
      if (basics.has("label")) {
        left.add(basics.path("label").asText());
      }
      basics.put("label", rest);
    } else {
      left.add(rest);
      unplaced = rest;
    }
  }

  /** Whether a line above a town can be a street whose name no word shows: "18 Leith Walk". */
  private static boolean isHouse(String text) {
    return text.length() <= MAX_NAME
        && HOUSE_NUMBER.matcher(text).find()
        && text.matches(".*\\p{Lu}\\p{L}{2}.*")
        && !PERSONAL.matcher(text).find()
        && !PhoneNumbers.hasDate(text)
        && !text.contains(":");
  }

  /** The text without labels whose values were taken out: "Tel.: , Leeds". */
  private static String withoutBareLabels(String text) {
    return Arrays.stream(text.split(","))
        .map(String::strip)
        .filter(it -> !LABEL.matcher(it).replaceFirst("").isBlank())
        .filter(it -> !it.endsWith(":") || SectionKind.named(it).isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** The text without the name before it, but for one with titles behind it. */
  private String withoutName(String text) {
    var name = basics.path("name").asText();
    var isNamed = !name.isEmpty() && text.startsWith(name + ", ");
    var rest = isNamed ? text.substring(name.length()) : text;
    return CREDENTIALS.matcher(rest).matches() ? text : rest;
  }

  /** "Web developer" has no label. */
  private static String withoutLabel(String text) {
    var isTitle = !text.contains(":") && EntryWords.isPosition(text);
    return isTitle ? text : LABEL.matcher(text).replaceFirst("");
  }

  /** The text without the e-mail address that is taken; a second one stays. */
  private String takeEmail(String text) {
    var found = EMAIL.matcher(text);
    if (!basics.has("email") && found.find()) {
      basics.put("email", found.group());
    }
    var email = basics.path("email").asText();
    return email.isEmpty() ? text : text.replace(email, " ").strip();
  }

  /** The text without e-mail addresses and links, which have numbers as well. */
  static String withoutAddresses(String text) {
    return LINK.matcher(EMAIL.matcher(text).replaceAll(" ")).replaceAll(" ");
  }

  private String takeLinks(String text) {
    var link = LINK.matcher(text);
    while (link.find()) {
      addLink(link.group());
    }
    return link.reset().replaceAll(" ").strip();
  }

  /** Adds a page of the person, which a link in the file leads to or its text shows. */
  void addLink(String written) {
    var address = WebAddress.of(written).orElse(null);
    if (address == null || basics.toString().contains(written)) {
      return;
    }
    var bare = written.replaceFirst("(?i)^(?:https?://)?(?:www\\.|[a-z]{2}\\.)?", "");
    var host = bare.split("[/?#]")[0].toLowerCase(Locale.ROOT);
    var network = NETWORKS.get(host);
    if (network == null) {
      if (!basics.has("url")) {
        basics.put("url", address);
      }
      return;
    }
    var path = bare.replaceAll("/+$", "");
    addProfile(network, path.substring(path.lastIndexOf('/') + 1)).put("url", address);
  }

  /** The profile of a user name, which a link and a text can both show. */
  private ObjectNode addProfile(String network, String username) {
    var profiles = basics.withArrayProperty("profiles");
    for (var profile : profiles) {
      if (network.equalsIgnoreCase(profile.path("network").asText())
          && username.equalsIgnoreCase(profile.path("username").asText())) {
        return (ObjectNode) profile;
      }
    }
    return profiles.addObject().put("network", network).put("username", username);
  }

  private static boolean isAddress(String text) {
    return text.length() <= 100
        && (!isTitle(text) || isStreet(text))
        && !PERSONAL.matcher(text).find()
        && !text.contains("@")
        && !PhoneNumbers.hasDate(text)
        && Arrays.stream(HeadFields.COMMA.split(text)).noneMatch(HeadFields::isFact)
        && (text.matches("(?u).*\\b\\d{4,5} \\p{Lu}.*") || isStreet(text) || hasPlace(text))
        && Arrays.stream(text.split(" ")).count() <= 10;
  }

  private static boolean isStreet(String text) {
    return HOUSE_NUMBER.matcher(text).find() && STREET.matcher(text).find();
  }

  /** Whether one of the parts of a text is a place and nothing else, but for a postal code. */
  private static boolean hasPlace(String text) {
    return Arrays.stream(PLACE_END.split(text))
        .map(it -> WITH_DIGITS.matcher(it).replaceAll("").strip())
        .anyMatch(HeadFields::isPlace);
  }

  /** Some titles are towns as well. */
  private static boolean isTitle(String text) {
    return EntryWords.isPosition(text) || KnownTitles.isOne(text);
  }

  /** Whether there is no label yet, or one that names no occupation while this one does. */
  private boolean isBetterLabel(String text) {
    return !basics.has("label") || isTitle(text) && !isTitle(basics.path("label").asText());
  }

  private boolean isLabel(String text) {
    var name = basics.path("name").asText();
    return text.length() <= 80
        && SectionKind.named(text).isEmpty()
        && !TITLE.matcher(text).find()
        && !PERSONAL.matcher(text).find()
        && (!Character.isLowerCase(text.codePointAt(0)) || isTitle(text))
        && (name.isEmpty() || !text.contains(name))
        && text.matches("\\p{L}[^@]*")
        && (!HAS_DIGIT.matcher(text).find()
            || isTitle(text)
                && !PhoneNumbers.hasDate(text)
                && !POSTAL_OR_PHONE.matcher(text).find());
  }

  /** What was not taken. */
  List<String> left() {
    return left;
  }
}
