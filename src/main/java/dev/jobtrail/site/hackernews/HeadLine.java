package dev.jobtrail.site.hackernews;

import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.RemoteWords;
import dev.jobtrail.place.Places;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.PayText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The first line of a hiring comment: "Company | Role | Location | REMOTE | Pay | Link" by
 * convention, but in any order, with other separators, or as a sentence.
 */
final class HeadLine {

  private static final Pattern SEPARATOR = Pattern.compile("\\s*[|·•]\\s*|\\s+[–—]\\s+");
  private static final Pattern HYPHEN = Pattern.compile("\\s+--?\\s+");
  private static final Pattern COMMA = Pattern.compile(",\\s+(?![^()]*\\))");

  /** A field about a role, which may count several or name the work only. */
  private static final Pattern ABOUT_ROLE =
      Pattern.compile(
          "engineer|developer|designer|manager|scientist|analyst|architect|lead|devops|sre|researcher|founder|director|head of|cto|writer|support|sales|marketing|product|roles|positions|full[- ]?stack|backend|frontend|intern\\b|multiple",
          Pattern.CASE_INSENSITIVE);

  /** A title: words that end in a profession. */
  private static final Pattern TITLE =
      Pattern.compile(
          "\\S+\\s.{0,80}?\\b(?:engineers?|developers?|programmers?|designers?|managers?|scientists?|analysts?|architects?|researchers?|directors?|writers?|marketers?|recruiters?|accountants?|administrators?|consultants?|technicians?|specialists?|representatives?|executives?|interns?|leads?)\\s*(?:\\([^)]*\\)\\s*)?",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern WORKPLACE =
      Pattern.compile("remote|on-?site|hybrid|wfh|in-?person|in-?office", Pattern.CASE_INSENSITIVE);
  private static final Pattern WORKPLACE_ONLY =
      Pattern.compile(
          "(?:(?:fully|100%|remote|on-?site|hybrid|wfh|in-?person|in-?office|or|and|only)[\\s/,&+-]*)+",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern NOT_REMOTE =
      Pattern.compile(
          "[(/,]?\\s*\\b(?:on-?site|hybrid|in-?person|in-?office)\\b(?:\\s+(?:in|at))?[\\s:,/)]*",
          Pattern.CASE_INSENSITIVE);

  /** "Remote OK" is not remote in Oklahoma. */
  private static final Pattern REMOTE_ALLOWED =
      Pattern.compile(
          "\\b(remote)[ -](?:ok|okay|possible|friendly|optional|allowed|welcome|considered|preferred)\\b",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern DAYS =
      Pattern.compile(
          "[,;]?\\s*\\b[0-9](?:\\s*[-–]\\s*[0-9])?\\+?\\s*(?:x|days?|d)\\b[^,;)]*",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern ALL_IN_BRACKETS = Pattern.compile("\\(([^()]*)\\)");
  private static final Pattern LOOSE_ENDS =
      Pattern.compile(
          "^(?:(?:or|and)\\b|[\\s,;:/&+-])+|(?:\\s(?:or|and)|[\\s,;:/&+-])+$",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern MONEY_OR_LINK =
      Pattern.compile("[$€£]|https?:|www\\.|\\b[0-9]+k\\b|equity|visa", Pattern.CASE_INSENSITIVE);

  private static final Pattern SEEKS_WORK =
      Pattern.compile(
          "\\W*(?:seeking|looking\\s+for)\\s+(?:work|employment|a\\s+(?:new\\s+)?job)\\b.*",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern SEEKS_FREELANCER =
      Pattern.compile(
          "^\\W*(?:seeking|looking\\s+for)\\s+(?:freelancers?|contractors?)\\b[\\s:,\\])|–-]*",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern HIRES =
      Pattern.compile(
          "(?:\\s+(?:is|are)|['’](?:s|re))\\s+(?:(?:currently|now|actively|also|still|again)\\s+)?(?:hiring|looking|searching|seeking|recruiting|growing|expanding|building)\\b|\\s+(?:hires|seeks|needs)\\s",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern ROLE_AT_COMPANY =
      Pattern.compile("(?<role>.{3,100}?)\\s+(?:at|@)\\s+(?<company>\\p{Lu}.{0,59})");
  private static final Pattern SOUGHT =
      Pattern.compile(
          "^\\s*(?:for\\s+)?(?:(?:an?|the|our(?:\\s+(?:first|next))?)\\s+)?",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern PLACE_OF_SENTENCE =
      Pattern.compile("\\bin\\s+(\\p{Lu}[\\p{L}'’-]*\\b(?:,?\\s\\p{Lu}[\\p{L}'’-]*){0,4})");

  private static final Pattern IN_BRACKETS =
      Pattern.compile("(?<name>[^(]{2,60}?)\\s*\\((?<more>[^)]{2,80})\\)(?<rest>.*)");

  /** An address or a batch of investors, which are no part of a name. */
  private static final Pattern NO_PART_OF_NAME =
      Pattern.compile(
          "https?:.*|www\\..*|[\\w.-]+\\.[a-z]{2,10}(?:/\\S*)?|(?:YC|Y Combinator)\\b.*",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern LINK =
      Pattern.compile("https?:.*|www\\..*", Pattern.CASE_INSENSITIVE);

  /** How a sentence begins that names no company; "Our World in Data" is one. */
  private static final Pattern NO_COMPANY =
      Pattern.compile(
          "(?i:we|i|our|my|hi|hey|hello|an?|the|this|who|if|are|looking|hiring|come|join)(?:\\W+\\P{Lu}.*)?");

  private static final int MOST_WORDS_OF_COMPANY = 6;

  private final JobDraft draft;
  private final List<String> fields;
  private final List<String> places = new ArrayList<>();
  private String company;
  private String role;

  /** What stands behind the role and is not known to be a place. */
  private String perhapsPlace;

  private HeadLine(List<String> fields, JobDraft draft) {
    this.fields = fields;
    this.draft = draft;
  }

  /** Reads the line into a draft, which is dropped where somebody looks for work. */
  static void read(String line, JobDraft draft) {
    draft.title(line);
    var freelancer = SEEKS_FREELANCER.matcher(line);
    var isForFreelancer = freelancer.find();
    if (isForFreelancer) {
      draft.employment("freelance");
    }
    var fields = fields(isForFreelancer ? line.substring(freelancer.end()) : line);
    if (fields.stream().anyMatch(it -> SEEKS_WORK.matcher(it).matches())) {
      draft.drop();
    } else if (!fields.isEmpty()) {
      new HeadLine(fields, draft).read();
    }
  }

  private static List<String> fields(String line) {
    var fields = split(SEPARATOR, line);
    if (fields.size() > 1) {
      return fields;
    }
    var hyphenated = split(HYPHEN, line);
    if (hyphenated.stream().skip(1).anyMatch(HeadLine::isKnown)) {
      return hyphenated;
    }
    var listed = split(COMMA, line);
    var isList =
        listed.size() > 2
            && isShort(listed.getFirst())
            && !HIRES.matcher(line).find()
            && listed.stream().anyMatch(it -> TITLE.matcher(it).matches());
    return isList ? withWholePlaces(listed) : fields;
  }

  private static List<String> split(Pattern separator, String line) {
    return separator.splitAsStream(line).map(String::strip).filter(it -> !it.isEmpty()).toList();
  }

  /** Joins a city with the region or country behind it. */
  private static List<String> withWholePlaces(List<String> parts) {
    var fields = new ArrayList<String>();
    for (var part : parts) {
      if (fields.size() > 1 && Places.isPlace(part) && Places.isPlace(fields.getLast())) {
        fields.add(fields.removeLast() + ", " + part);
      } else {
        fields.add(part);
      }
    }
    return fields;
  }

  private static boolean isKnown(String field) {
    return TITLE.matcher(field).matches()
        || WORKPLACE.matcher(field).find()
        || Places.isPlace(field);
  }

  private static boolean isShort(String text) {
    return text.split("\\s+").length <= MOST_WORDS_OF_COMPANY;
  }

  private void read() {
    var first = fields.getFirst();
    var others = new ArrayList<>(fields.subList(1, fields.size()));
    if (!readSentence(first)) {
      if (others.isEmpty()) {
        readBrackets(first);
      } else if (isLabel(first, others)) {
        companyAmong(others)
            .ifPresent(
                it -> {
                  others.remove(it);
                  company = name(it);
                });
        others.addFirst(first);
      } else {
        company = name(first);
      }
    }
    others.forEach(this::readField);
    draft.company(company).title(role);
    if (perhapsPlace != null && places.stream().allMatch(it -> Places.in(it).isEmpty())) {
      draft.place(perhapsPlace);
    }
    places.forEach(draft::place);
  }

  /** "Acme is hiring a baker in Berlin", or "Baker at Acme". */
  private boolean readSentence(String text) {
    var hires = HIRES.matcher(text);
    if (hires.find()) {
      readSought(text.substring(hires.end()));
      company = nameInSentence(text.substring(0, hires.start()));
      return true;
    }
    var at = ROLE_AT_COMPANY.matcher(text);
    if (at.matches() && TITLE.matcher(at.group("role")).matches()) {
      role = at.group("role");
      company = name(at.group("company"));
      return true;
    }
    return false;
  }

  private void readSought(String text) {
    var sought = SOUGHT.matcher(text).replaceFirst("").strip();
    if (fields.size() > 1 && TITLE.matcher(sought).matches()) {
      role = sought;
    }
    PLACE_OF_SENTENCE
        .matcher(text)
        .results()
        .map(it -> it.group(1))
        .filter(Places::isPlace)
        .findFirst()
        .ifPresent(places::add);
  }

  private String nameInSentence(String text) {
    var name = name(text.strip());
    return NO_COMPANY.matcher(name).matches() || !isShort(name) ? null : name;
  }

  /** "Acme (Berlin, ONSITE)" and whatever follows. */
  private void readBrackets(String text) {
    var bracketed = IN_BRACKETS.matcher(text);
    if (bracketed.matches() && isShort(bracketed.group("name"))) {
      var more = bracketed.group("more");
      company = nameInSentence(bracketed.group("name"));
      if (!NO_PART_OF_NAME.matcher(more).matches()) {
        readWorkplace(more);
      }
    }
  }

  /** A company's name without an address in brackets; a place there is that of the job. */
  private String name(String text) {
    var bracketed = IN_BRACKETS.matcher(text);
    if (!bracketed.matches()) {
      return text;
    }
    var more = bracketed.group("more");
    if (Places.isPlace(more) || WORKPLACE.matcher(more).find()) {
      readWorkplace(more);
    } else if (!NO_PART_OF_NAME.matcher(more).matches()) {
      return text;
    }
    return (bracketed.group("name") + bracketed.group("rest")).strip();
  }

  /** Whether the first field is none of a company, although that stands first by convention. */
  private static boolean isLabel(String first, List<String> others) {
    if (WORKPLACE_ONLY.matcher(first).matches() || LINK.matcher(first).matches()) {
      return true;
    }
    var hasCompany = companyAmong(others).isPresent();
    if (TITLE.matcher(first).matches()) {
      return hasCompany || others.stream().noneMatch(it -> TITLE.matcher(it).matches());
    }
    return hasCompany
        && Places.isPlace(first)
        && (first.indexOf(',') >= 0
            || others.stream().noneMatch(it -> Places.isPlace(it) || WORKPLACE.matcher(it).find()));
  }

  private static Optional<String> companyAmong(List<String> fields) {
    return fields.stream()
        .filter(
            it ->
                isShort(it)
                    && !Character.isLowerCase(it.codePointAt(0))
                    && !NO_COMPANY.matcher(it).matches()
                    && !MONEY_OR_LINK.matcher(it).find()
                    && !WORKPLACE.matcher(it).find()
                    && !ABOUT_ROLE.matcher(it).find()
                    && EmploymentType.ofText(it).isEmpty()
                    && !Places.isPlace(it))
        .findFirst();
  }

  private void readField(String text) {
    draft.employment(text);
    var isWorkplace = WORKPLACE.matcher(text).find();
    if (MONEY_OR_LINK.matcher(text).find()) {
      readPay(text);
      draft.remote(isWorkplace ? RemoteWords.ofWorkplace(text) : null);
    } else if (Places.isPlace(text) && !TITLE.matcher(text).find()) {
      readWorkplace(text);
    } else if (role == null && ABOUT_ROLE.matcher(text).find()) {
      role = text;
    } else if (isWorkplace) {
      readWorkplace(text);
    } else if (perhapsPlace == null && role != null && EmploymentType.ofText(text).isEmpty()) {
      perhapsPlace = text;
    }
  }

  /** "ONSITE Berlin" is in Berlin. */
  private void readWorkplace(String text) {
    draft.remote(RemoteWords.ofWorkplace(text));
    var place = REMOTE_ALLOWED.matcher(text).replaceAll("$1");
    place = NOT_REMOTE.matcher(DAYS.matcher(place).replaceAll("")).replaceAll(" ").strip();
    var brackets = ALL_IN_BRACKETS.matcher(place);
    if (brackets.matches()) {
      place = brackets.group(1);
    }
    places.add(LOOSE_ENDS.matcher(place).replaceAll(""));
  }

  private void readPay(String text) {
    var pay = PayText.rangeOf(text);
    if (pay != null && pay.currency() != null) {
      draft.pay(text);
    }
  }
}
