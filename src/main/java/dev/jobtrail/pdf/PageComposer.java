package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.page.QrCode;
import dev.jobtrail.pdf.ResumePage.Block;
import dev.jobtrail.pdf.ResumePage.Code;
import dev.jobtrail.pdf.ResumePage.Entry;
import dev.jobtrail.pdf.ResumePage.Line;
import dev.jobtrail.pdf.ResumePage.Row;
import dev.jobtrail.pdf.ResumePage.Section;
import dev.jobtrail.pdf.ResumePage.Span;
import dev.jobtrail.pdf.ResumePage.Text;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.FormattedText;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.resume.document.PrintedSection;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.Icons;
import dev.jobtrail.resume.document.ResumeDesign.PageCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lays out a JSON Resume 1.0.0 document as the sections of a page.
 *
 * <p>Absent, null and wrongly typed members are left out: stored documents were validated, and a
 * PDF without them is better than an error.
 */
public final class PageComposer {
  private static final String DOT = " · ";
  private static final Pattern REGION_CODE = Pattern.compile("[A-Z]{2,3}");

  /** Of a line; the time to print it grows with their square. */
  private static final int MOST_SPANS = 500;

  /** In chars; for each line the renderer looks through all that is left of a span. */
  private static final int LONGEST_SPAN = 2_000;

  private final UnaryOperator<String> wording;
  private final ResumeDesign design;
  private final String language;
  private final PageWords words;
  private final PartialDate dates;

  private PageComposer(UnaryOperator<String> wording, ResumeDesign design, String language) {
    this.wording = wording;
    this.design = design;
    this.language = language;
    words = PageWords.of(design.headingLanguage());
    dates = PartialDate.of(design);
  }

  /** Lays a document out for paper, where only letters that the fonts have can be printed. */
  static ResumePage forPaper(
      JsonNode resume, ResumeTemplate template, String title, PrintableText printable) {
    return of(resume, new LongestPrint(printable::of)).composeWithPictures(resume, template, title);
  }

  private static PageComposer of(JsonNode resume, UnaryOperator<String> wording) {
    return new PageComposer(wording, ResumeDesign.of(resume), PageLanguage.of(resume));
  }

  private ResumePage composeWithPhoto(JsonNode resume, ResumeTemplate template, String title) {
    var page = compose(resume, template, title);
    return template.hasPhoto() ? page.withPhoto(ProfilePhoto.of(resume, design).orElse("")) : page;
  }

  private ResumePage composeWithPictures(JsonNode resume, ResumeTemplate template, String title) {
    var page = composeWithPhoto(resume, template, title);
    if (design.icons() == Icons.NONE) {
      return page;
    }
    var color = template.iconColor(design.accentColor());
    var drawn = new EnumMap<ContactIcon, String>(ContactIcon.class);
    BiFunction<Text, ContactIcon, Text> withIcon =
        (contact, icon) ->
            contact.withIcon(
                drawn.computeIfAbsent(icon, it -> it.dataUri(color)), words.kind(icon));
    return page.withContacts(
        contacts(resume.path("basics"), withIcon),
        page.profiles().stream().map(it -> withIcon.apply(it, ContactIcon.PAGE)).toList());
  }

  /** The QR code of the page at which the resume is shared, if its design asks for one. */
  static Code code(ResumeDesign design, Optional<String> sharedAt) {
    return sharedAt
        .filter(it -> design.qrCode() == PageCode.SHARED_PAGE)
        .map(
            it ->
                new Code(
                    PngPicture.dataUri(QrCode.of(it).picture()),
                    PageWords.of(design.headingLanguage()).onlineVersion() + it))
        .orElse(Code.NONE);
  }

  /** Gives every text that is printed of a document to {@code reader}. */
  static void read(JsonNode resume, ResumeTemplate template, Consumer<String> reader) {
    UnaryOperator<String> wording =
        text -> {
          reader.accept(text);
          return text;
        };
    of(resume, wording).compose(resume, template, "");
  }

  /** Whether a document is longer than what is printed of it. */
  static boolean isCut(JsonNode resume, ResumeTemplate template) {
    var wording = new LongestPrint(String::strip);
    of(resume, wording).compose(resume, template, "");
    return wording.hasCut();
  }

  /** Lays a document out for screens, which have letters of every script. */
  public static ResumePage forScreens(JsonNode resume, ResumeTemplate template, String title) {
    return of(resume, String::strip).compose(resume, template, title);
  }

  /** Lays a document out for screens, with its photo if its design and template have one. */
  public static ResumePage forScreensWithPhoto(
      JsonNode resume, ResumeTemplate template, String title) {
    return of(resume, String::strip).composeWithPhoto(resume, template, title);
  }

  /** The heading that a section has without a title from its design. */
  public static String usualHeading(PrintedSection section, ResumeDesign design) {
    return PageWords.of(design.headingLanguage()).heading(section);
  }

  /** Lays a letter out under the head of its writer's resume. */
  static ResumePage letterForPaper(
      JsonNode resume,
      String letter,
      ResumeTemplate template,
      String title,
      PrintableText printable) {
    var language = PageLanguage.ofLetter(letter, PageLanguage.of(resume));
    var wording = new LongestPrint(printable::of);
    var composer = new PageComposer(wording, ResumeDesign.of(resume), language);
    var blocks = new BlockList(true);
    letter.lines().forEach(it -> blocks.add(composer.plainLine(it), false));
    return composer
        .composeWithPictures(resume, template, title)
        .withSections(
            List.of(
                new Section(
                    PrintedSection.SUMMARY.wireName(), "", blocks.all(), List.of(), List.of())));
  }

  private ResumePage compose(JsonNode resume, ResumeTemplate template, String title) {
    JsonNode basics = resume.path("basics");
    return new ResumePage(
        language,
        design.headingLanguage().code(),
        template,
        wording.apply(title),
        text(basics, "name"),
        text(basics, "label"),
        "",
        Code.NONE,
        contacts(basics, (it, _) -> it),
        profiles(basics),
        sections(resume, template));
  }

  private List<Text> contacts(JsonNode basics, BiFunction<Text, ContactIcon, Text> shown) {
    List<Text> contacts = new ArrayList<>();
    String email = text(basics, "email");
    contacts.add(shown.apply(new Text(email, Link.toMail(email)), ContactIcon.EMAIL));
    String phone = text(basics, "phone");
    contacts.add(shown.apply(new Text(phone, Link.toPhone(phone)), ContactIcon.PHONE));
    contacts.add(shown.apply(Text.plain(location(basics.path("location"))), ContactIcon.PLACE));
    contacts.removeIf(contact -> contact.text().isEmpty());
    return contacts;
  }

  private List<Text> profiles(JsonNode basics) {
    List<Text> profiles = new ArrayList<>();
    profiles.add(address(basics));
    basics.path("profiles").forEach(profile -> profiles.add(profile(profile)));
    profiles.removeIf(profile -> profile.text().isEmpty());
    return profiles;
  }

  private Text profile(JsonNode profile) {
    Text address = address(profile);
    String network = text(profile, "network");
    String username = text(profile, "username");
    String shown = joined(": ", network, username.isEmpty() ? address.text() : username);
    return new Text(shown, address.href());
  }

  private Text address(JsonNode node) {
    String url = text(node, "url");
    return new Text(Link.shown(url), Link.toPage(url));
  }

  /** The postal code stands before the town, or behind a region in capitals: "Newark, NJ 07102". */
  private String location(JsonNode location) {
    var code = text(location, "postalCode");
    var city = text(location, "city");
    var region = text(location, "region");
    var isBehindRegion = REGION_CODE.matcher(region).matches();
    return joined(
        ", ",
        text(location, "address"),
        isBehindRegion ? city : joined(" ", code, city),
        isBehindRegion ? joined(" ", region, code) : region,
        text(location, "countryCode"));
  }

  private List<Section> sections(JsonNode resume, ResumeTemplate template) {
    var own = OwnSection.of(resume).stream().collect(Collectors.toMap(OwnSection::name, it -> it));
    return design.printed(template.sections(resume)).stream()
        .map(
            name ->
                PrintedSection.named(name)
                    .map(section -> section(section, resume))
                    .orElseGet(() -> ownSection(own.get(name))))
        .filter(section -> !section.isEmpty())
        .map(section -> section.with(Optional.ofNullable(design.pageBreaks().get(section.name()))))
        .toList();
  }

  /** Entries without a title are text of the section. */
  private Section ownSection(OwnSection section) {
    List<Block> text = new ArrayList<>();
    List<Entry> entries = new ArrayList<>();
    for (JsonNode node : section.entries()) {
      Entry entry =
          entry(
              new Text(text(node, "title"), Link.toPage(text(node, "url"))),
              range(node),
              List.of(plain(node, "subtitle")),
              blocks(node, "summary"),
              lines(node, "highlights"),
              "");
      if (entry.title().text().isEmpty()) {
        text.addAll(entry.blocks());
        if (!entry.highlights().isEmpty()) {
          text.add(new Block(true, false, entry.highlights()));
        }
      } else {
        entries.add(entry);
      }
    }
    return new Section(section.name(), wording.apply(section.title()), text, entries, List.of());
  }

  private Section section(PrintedSection section, JsonNode resume) {
    JsonNode nodes = resume.path(section.wireName());
    return switch (section) {
      case SUMMARY ->
          new Section(
              section.wireName(),
              heading(section),
              blocks(resume.path("basics"), "summary"),
              List.of(),
              List.of());
      case WORK -> ofEntries(section, nodes, this::job);
      case PROJECTS -> ofEntries(section, nodes, this::project);
      case EDUCATION -> ofEntries(section, nodes, this::degree);
      case SKILLS -> ofRows(section, skills(nodes));
      case CERTIFICATES -> ofEntries(section, nodes, this::certificate);
      case PUBLICATIONS -> ofEntries(section, nodes, this::publication);
      case AWARDS -> ofEntries(section, nodes, this::award);
      case VOLUNTEER -> ofEntries(section, nodes, this::volunteering);
      case LANGUAGES -> ofRows(section, languages(nodes));
      case INTERESTS -> ofRows(section, interests(nodes));
      case REFERENCES -> ofEntries(section, nodes, this::reference);
    };
  }

  private String heading(PrintedSection section) {
    String title = wording.apply(design.sectionTitles().getOrDefault(section, ""));
    return title.isEmpty() ? words.heading(section) : title;
  }

  private Section ofEntries(
      PrintedSection section, JsonNode nodes, Function<JsonNode, Entry> composing) {
    List<Entry> entries = new ArrayList<>();
    nodes.forEach(node -> entries.add(composing.apply(node)));
    entries.removeIf(PageComposer::isBlank);
    return new Section(section.wireName(), heading(section), List.of(), entries, List.of());
  }

  private static boolean isBlank(Entry entry) {
    return entry.title().text().isEmpty()
        && entry.subtitle().isEmpty()
        && entry.dates().isEmpty()
        && entry.blocks().isEmpty()
        && entry.highlights().isEmpty()
        && entry.keywords().isEmpty();
  }

  private Section ofRows(PrintedSection section, List<Row> rows) {
    return new Section(section.wireName(), heading(section), List.of(), List.of(), rows);
  }

  private Entry job(JsonNode job) {
    Text employer = new Text(text(job, "name"), Link.toPage(text(job, "url")));
    return entry(
        Text.plain(text(job, "position")),
        range(job),
        List.of(employer, plain(job, "location"), plain(job, "description")),
        blocks(job, "summary"),
        lines(job, "highlights"),
        "");
  }

  private Entry volunteering(JsonNode node) {
    Text organization = new Text(text(node, "organization"), Link.toPage(text(node, "url")));
    return entry(
        Text.plain(text(node, "position")),
        range(node),
        List.of(organization),
        blocks(node, "summary"),
        lines(node, "highlights"),
        "");
  }

  private Entry project(JsonNode project) {
    Text address = address(project);
    return entry(
        new Text(text(project, "name"), address.href()),
        range(project),
        List.of(
            Text.plain(String.join(", ", texts(project, "roles"))),
            plain(project, "entity"),
            plain(project, "type"),
            address),
        blocks(project, "description"),
        lines(project, "highlights"),
        String.join(DOT, texts(project, "keywords")));
  }

  private Entry degree(JsonNode degree) {
    Text institution = new Text(text(degree, "institution"), Link.toPage(text(degree, "url")));
    String score = text(degree, "score");
    List<String> courses = texts(degree, "courses");
    return entry(
        Text.plain(joined(", ", text(degree, "studyType"), text(degree, "area"))),
        range(degree),
        List.of(institution, Text.plain(score.isEmpty() ? "" : words.grade() + score)),
        List.of(),
        List.of(),
        courses.isEmpty() ? "" : words.courses() + String.join(DOT, courses));
  }

  private Entry certificate(JsonNode certificate) {
    Text issuer = plain(certificate, "issuer");
    return new Entry(
        true,
        new Text(text(certificate, "name"), Link.toPage(text(certificate, "url"))),
        dates.worded(text(certificate, "date")),
        issuer.text().isEmpty() ? List.of() : List.of(issuer),
        List.of(),
        List.of(),
        "");
  }

  private Entry publication(JsonNode publication) {
    return entry(
        new Text(text(publication, "name"), Link.toPage(text(publication, "url"))),
        dates.worded(text(publication, "releaseDate")),
        List.of(plain(publication, "publisher")),
        blocks(publication, "summary"),
        List.of(),
        "");
  }

  private Entry award(JsonNode award) {
    return entry(
        plain(award, "title"),
        dates.worded(text(award, "date")),
        List.of(plain(award, "awarder")),
        blocks(award, "summary"),
        List.of(),
        "");
  }

  private Entry reference(JsonNode reference) {
    return entry(
        plain(reference, "name"), "", List.of(), blocks(reference, "reference"), List.of(), "");
  }

  /** An entry whose first named part is its title, whichever part that is. */
  private static Entry entry(
      Text title,
      String dates,
      List<Text> subtitle,
      List<Block> blocks,
      List<Line> highlights,
      String keywords) {
    List<Text> named = new ArrayList<>(subtitle);
    named.addFirst(title);
    named.removeIf(part -> part.text().isEmpty());
    Text first = named.isEmpty() ? Text.plain("") : named.removeFirst();
    return new Entry(false, first, dates, named, blocks, highlights, keywords);
  }

  private List<Row> skills(JsonNode skills) {
    List<Row> rows = new ArrayList<>();
    List<String> bare = new ArrayList<>();
    for (JsonNode skill : skills) {
      String name = text(skill, "name");
      String level = text(skill, "level");
      List<String> keywords = texts(skill, "keywords");
      String rated = level.isEmpty() ? name : joined(" ", name, "(" + level + ")");
      if (keywords.isEmpty()) {
        bare.add(rated);
      } else {
        rows.add(new Row(rated, keywords, ", "));
      }
    }
    addJoined(rows, bare);
    return rows;
  }

  private List<Row> languages(JsonNode languages) {
    List<String> spoken = new ArrayList<>();
    for (JsonNode language : languages) {
      String fluency = text(language, "fluency");
      spoken.add(text(language, "language") + (fluency.isEmpty() ? "" : " (" + fluency + ")"));
    }
    List<Row> rows = new ArrayList<>();
    addJoined(rows, spoken);
    return rows;
  }

  private List<Row> interests(JsonNode interests) {
    List<String> named = new ArrayList<>();
    for (JsonNode interest : interests) {
      List<String> keywords = texts(interest, "keywords");
      String listed = keywords.isEmpty() ? "" : " (" + String.join(", ", keywords) + ")";
      named.add(text(interest, "name") + listed);
    }
    List<Row> rows = new ArrayList<>();
    addJoined(rows, named);
    return rows;
  }

  private static void addJoined(List<Row> rows, List<String> parts) {
    List<String> named = parts.stream().map(String::strip).filter(part -> !part.isEmpty()).toList();
    if (!named.isEmpty()) {
      rows.add(new Row("", named, DOT));
    }
  }

  private String range(JsonNode node) {
    return dates.range(text(node, "startDate"), text(node, "endDate"));
  }

  private Text plain(JsonNode node, String member) {
    return Text.plain(text(node, member));
  }

  private String text(JsonNode node, String member) {
    JsonNode value = node.path(member);
    return value.isTextual() || value.isNumber() ? wording.apply(value.asText()) : "";
  }

  private List<String> texts(JsonNode node, String member) {
    List<String> texts = new ArrayList<>();
    for (JsonNode value : node.path(member)) {
      texts.add(value.isTextual() || value.isNumber() ? wording.apply(value.asText()) : "");
    }
    texts.removeIf(String::isEmpty);
    return texts;
  }

  /** The items of a list of texts, with their markup. */
  private List<Line> lines(JsonNode node, String member) {
    List<Line> lines = new ArrayList<>();
    for (JsonNode value : node.path(member)) {
      if (value.isTextual() || value.isNumber()) {
        lines.add(line(value.asText()));
      }
    }
    lines.removeIf(it -> it.text().isBlank());
    return lines;
  }

  /** The lines of a text: people write paragraphs and lists into one member. */
  private List<Block> blocks(JsonNode node, String member) {
    var blocks = new BlockList(false);
    for (var text : node.path(member).asText("").split("\\R")) {
      var isItem = FormattedText.isItem(text);
      blocks.add(line(isItem ? FormattedText.item(text) : text), isItem);
    }
    return blocks.all();
  }

  /** Collects the lines of a text: each a paragraph, those of a list together. */
  private static final class BlockList {
    private final List<Block> blocks = new ArrayList<>();
    private final List<Line> items = new ArrayList<>();
    private final boolean isFirstApart;
    private boolean isApart;
    private boolean isListApart;

    BlockList(boolean isFirstApart) {
      this.isFirstApart = isFirstApart;
    }

    void add(Line line, boolean isItem) {
      if (line.text().isBlank()) {
        isApart = true;
        return;
      }
      if (isItem) {
        isListApart |= items.isEmpty() && isNextApart();
        items.add(line);
      } else {
        addItems();
        blocks.add(new Block(false, isNextApart(), List.of(line)));
      }
      isApart = false;
    }

    private boolean isNextApart() {
      return blocks.isEmpty() ? isFirstApart : isApart;
    }

    List<Block> all() {
      addItems();
      return blocks;
    }

    private void addItems() {
      if (!items.isEmpty()) {
        blocks.add(new Block(true, isListApart, List.copyOf(items)));
        items.clear();
        isListApart = false;
      }
    }
  }

  private Line line(String text) {
    var formatted = FormattedText.of(text.strip());
    return formatted.spans().size() > MOST_SPANS
        ? plainLine(formatted.plain())
        : line(
            formatted.spans().stream()
                .map(
                    it ->
                        new Span(
                            inner(it.text()), it.isBold(), it.isItalic(), Link.toPage(it.href())))
                .toList());
  }

  private Line plainLine(String text) {
    return line(List.of(new Span(wording.apply(text), false, false, "")));
  }

  /** Several spans of a long text, each of which ends with a space. */
  private static Stream<Span> parts(Span span) {
    var parts = new ArrayList<Span>();
    var text = span.text();
    while (text.length() > LONGEST_SPAN) {
      var space = text.lastIndexOf(' ', LONGEST_SPAN);
      if (space < 0) {
        break;
      }
      parts.add(span.with(text.substring(0, space + 1)));
      text = text.substring(space + 1);
    }
    parts.add(span.with(text));
    return parts.stream();
  }

  private Line line(List<Span> whole) {
    var spans = whole.stream().flatMap(PageComposer::parts).toList();
    var text = spans.stream().map(Span::text).collect(Collectors.joining());
    var isPageRightToLeft = PageLanguage.isRightToLeft(language);
    return new Line(spans, PageLanguage.isRightToLeft(text, isPageRightToLeft));
  }

  /** Worded, with the spaces to the neighbouring parts of the line. */
  private String inner(String text) {
    String worded = wording.apply(text);
    return worded.isEmpty()
        ? text.isEmpty() ? "" : " "
        : (Character.isWhitespace(text.charAt(0)) ? " " : "")
            + worded
            + (Character.isWhitespace(text.charAt(text.length() - 1)) ? " " : "");
  }

  private static String joined(String separator, String... parts) {
    return Arrays.stream(parts)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(separator));
  }
}
