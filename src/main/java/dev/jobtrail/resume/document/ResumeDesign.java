package dev.jobtrail.resume.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.text.Language;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The design settings of a document, {@code meta.jobtrail.design}, with its paper and the language
 * of its headings.
 *
 * @param accentColor empty for the template's own
 * @param fontSize of body text in points; empty for the template's own
 * @param fontFamily empty for the template's own
 * @param sectionOrder sections that come first, in this order
 * @param sectionTitles headings that replace the usual ones
 * @param hiddenSections sections that are not printed
 * @param pageBreaks by section
 * @param maxPages how many pages the text is made to fit, within bounds
 */
public record ResumeDesign(
    Optional<AccentColor> accentColor,
    Density density,
    Margins margins,
    Paper paper,
    OptionalDouble fontSize,
    Optional<FontFamily> fontFamily,
    DateFormat dateFormat,
    Language headingLanguage,
    List<String> sectionOrder,
    Map<PrintedSection, String> sectionTitles,
    List<String> hiddenSections,
    Map<String, PageBreak> pageBreaks,
    OptionalInt maxPages,
    Photo photo,
    PageCode qrCode,
    Icons icons) {

  /** The settings and the markup of texts, for descriptions of operations. */
  public static final String DESCRIPTION =
      "Design of the printed page in meta.jobtrail.design, all optional: accentColor (such as"
          + " #0f5c7a, with a contrast of 4.5 or more on white), density (compact, normal, airy),"
          + " margins (narrow, normal, wide), fontSize (8 to 12), fontFamily (source-sans,"
          + " source-serif, and if installed eb-garamond, ibm-plex-sans, inter, lato, lora, open-sans,"
          + " pt-serif, roboto), dateFormat (short, long, numeric, iso, year), headingLanguage (en, de,"
          + " fr, es; else of meta.jobtrail.language), sectionOrder and hiddenSections (lists of"
          + " section names), sectionTitles (by section name), pageBreaks (by section name: new-page,"
          + " keep-together), maxPages (1 to 10), photo"
          + " (none, square, round: of basics.image as a data URI of a JPEG or PNG), qrCode (none,"
          + " shared-page: the address of the page, printed while the resume is shared), icons (none,"
          + " contacts: before e-mail address, phone, place and pages). Sections:"
          + " summary, work, projects, education, skills, certificates, publications, awards, volunteer,"
          + " languages, interests, references. meta.jobtrail.pageSize: a4 or letter. Summaries,"
          + " highlights, descriptions and references may have **bold**, *italic*,"
          + " [text](https://...) and lines of a list that begin with a dash. Your own sections are in"
          + " meta.jobtrail.sections, at most 10: name (own-...), title, and entries with title,"
          + " subtitle, url, startDate, endDate, summary and highlights.";

  /** A choice with a name on the wire. */
  public sealed interface Named {
    String name();

    /** The name on the wire. */
    default String wireName() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** The space between lines and parts. */
  public enum Density implements Named {
    COMPACT,
    NORMAL,
    AIRY
  }

  /** The space around the text. */
  public enum Margins implements Named {
    NARROW,
    NORMAL,
    WIDE
  }

  /** The size of the sheet. */
  public enum Paper implements Named {
    A4,
    LETTER
  }

  /** The font families that a resume may ask for; the bundled ones are always there. */
  public enum FontFamily implements Named {
    SOURCE_SANS("Source Sans", "Source Sans 3", false),
    SOURCE_SERIF("Source Serif", "Source Serif 4", true),
    EB_GARAMOND("EB Garamond", true),
    IBM_PLEX_SANS("IBM Plex Sans", false),
    INTER("Inter", false),
    LATO("Lato", false),
    LORA("Lora", true),
    OPEN_SANS("Open Sans", false),
    PT_SERIF("PT Serif", true),
    ROBOTO("Roboto", false);

    private final String label;
    private final String nameInFiles;
    private final boolean hasSerifs;

    FontFamily(String label, boolean hasSerifs) {
      this(label, label, hasSerifs);
    }

    FontFamily(String label, String nameInFiles, boolean hasSerifs) {
      this.label = label;
      this.nameInFiles = nameInFiles;
      this.hasSerifs = hasSerifs;
    }

    /** The name for people. */
    public String label() {
      return label;
    }

    /** The name of the family in its font files. */
    public String nameInFiles() {
      return nameInFiles;
    }

    public boolean hasSerifs() {
      return hasSerifs;
    }

    /** The bundled family with the same kind of letters. */
    public FontFamily bundled() {
      return hasSerifs ? SOURCE_SERIF : SOURCE_SANS;
    }

    public boolean isBundled() {
      return this == bundled();
    }
  }

  /** How months are written. */
  public enum DateFormat implements Named {
    /** Mar 2021. */
    SHORT,
    /** March 2021. */
    LONG,
    /** 03/2021. */
    NUMERIC,
    /** 2021-03. */
    ISO,
    /** 2021. */
    YEAR
  }

  /** Where pages may break at a section. */
  public enum PageBreak implements Named {
    /** It begins on a new page. */
    NEW_PAGE,
    /** It moves to the next page rather than being broken, unless it is longer than a page. */
    KEEP_TOGETHER
  }

  /** Whether and how the photo is printed, in templates that have a place for one. */
  public enum Photo implements Named {
    NONE,
    SQUARE,
    ROUND
  }

  /** What the QR code on the printed page leads to. */
  public enum PageCode implements Named {
    NONE,
    /** The page at which the resume is shared; there is no code while it is not. */
    SHARED_PAGE
  }

  /** What has icons on the printed page. */
  public enum Icons implements Named {
    NONE,
    /** Addresses and numbers of the person. */
    CONTACTS
  }

  /** The settings of a document; what breaks a rule counts as not set. */
  public static ResumeDesign of(JsonNode document) {
    var settings = document.path("meta").path("jobtrail");
    var design = DesignRules.valid(settings.path(DesignRules.DESIGN));
    return new ResumeDesign(
        AccentColor.parse(design.path("accentColor").asText()),
        named(Density.values(), design.path("density")).orElse(Density.NORMAL),
        named(Margins.values(), design.path("margins")).orElse(Margins.NORMAL),
        settings.path("pageSize").asText().equalsIgnoreCase("letter") ? Paper.LETTER : Paper.A4,
        design.has("fontSize")
            ? OptionalDouble.of(design.path("fontSize").doubleValue())
            : OptionalDouble.empty(),
        named(FontFamily.values(), design.path("fontFamily")),
        named(DateFormat.values(), design.path("dateFormat")).orElse(DateFormat.SHORT),
        language(design.path("headingLanguage").asText(settings.path("language").asText())),
        sections(design.path("sectionOrder")),
        titles(design.path("sectionTitles")),
        sections(design.path("hiddenSections")),
        pageBreaks(design.path("pageBreaks")),
        design.has("maxPages")
            ? OptionalInt.of(design.path("maxPages").intValue())
            : OptionalInt.empty(),
        named(Photo.values(), design.path("photo")).orElse(Photo.NONE),
        named(PageCode.values(), design.path("qrCode")).orElse(PageCode.NONE),
        named(Icons.values(), design.path("icons")).orElse(Icons.NONE));
  }

  /** The names of the sections that are printed, in their order. */
  public List<String> printed(List<String> usual) {
    return ordered(usual).stream().filter(it -> !hiddenSections.contains(it)).toList();
  }

  /** The names of all sections in their order. */
  public List<String> ordered(List<String> usual) {
    return Stream.concat(sectionOrder.stream().filter(usual::contains), usual.stream())
        .distinct()
        .toList();
  }

  /** Removes the content of hidden sections. */
  public void removeHidden(JsonNode document) {
    for (var name : hiddenSections) {
      var isSummary = name.equals(PrintedSection.SUMMARY.wireName());
      if ((isSummary ? document.path("basics") : document) instanceof ObjectNode parent) {
        parent.remove(name);
      }
    }
    if (document.at(OwnSection.PLACE) instanceof ArrayNode own) {
      own.removeIf(it -> hiddenSections.contains(it.path("name").asText()));
    }
  }

  private static <E extends Named> Optional<E> named(E[] choices, JsonNode name) {
    return Arrays.stream(choices).filter(it -> it.wireName().equals(name.asText())).findFirst();
  }

  /** Of the heading language or of a language tag such as "de-CH"; English for any other. */
  private static Language language(String tag) {
    var code = tag.split("-", 2)[0].toLowerCase(Locale.ROOT);
    return Arrays.stream(Language.values())
        .filter(it -> it.code().equals(code))
        .findFirst()
        .orElse(Language.ENGLISH);
  }

  private static List<String> sections(JsonNode names) {
    return names.valueStream().map(JsonNode::asText).toList();
  }

  private static Map<String, PageBreak> pageBreaks(JsonNode breaks) {
    var known = new HashMap<String, PageBreak>();
    breaks
        .properties()
        .forEach(
            it ->
                named(PageBreak.values(), it.getValue())
                    .ifPresent(pageBreak -> known.put(it.getKey(), pageBreak)));
    return known;
  }

  private static Map<PrintedSection, String> titles(JsonNode titles) {
    var known = new EnumMap<PrintedSection, String>(PrintedSection.class);
    titles
        .properties()
        .forEach(
            it ->
                PrintedSection.named(it.getKey())
                    .ifPresent(section -> known.put(section, it.getValue().asText().strip())));
    return known;
  }
}
