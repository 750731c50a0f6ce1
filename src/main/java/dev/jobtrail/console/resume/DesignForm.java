package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.form.FormFields;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.pdf.PageComposer;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.resume.document.PrintedSection;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import dev.jobtrail.resume.document.ResumeDesign.PageBreak;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The form of a resume's design.
 *
 * @param accentColor empty for the template's own; {@code fontSize} likewise
 * @param maxPages empty for as many as the text needs
 * @param shownAt the version that was shown when the form was filled in
 */
@TemplateData
record DesignForm(
    List<Choice> templates,
    String accentColor,
    List<Choice> densities,
    List<Choice> margins,
    List<Choice> papers,
    String fontSize,
    List<Choice> fontFamilies,
    List<Choice> dateFormats,
    List<Choice> headingLanguages,
    String maxPages,
    List<Choice> photos,
    List<Choice> qrCodes,
    List<Choice> icons,
    List<SectionRow> sections,
    Instant shownAt) {

  private static final String PAGE_SIZE = "pageSize";
  private static final String USUAL_PAPER = "a4";

  /** Choices that the document need not state. */
  private static final Map<String, String> USUAL =
      Map.of(
          "density", "normal",
          "margins", "normal",
          "dateFormat", "short",
          "photo", "none",
          "qrCode", "none",
          "icons", "none");

  private static final List<String> CHOSEN =
      List.of(
          "accentColor",
          "density",
          "margins",
          "fontFamily",
          "dateFormat",
          "headingLanguage",
          "photo",
          "qrCode",
          "icons");

  private static final List<String> NUMBERS = List.of("fontSize", "maxPages");

  /**
   * A section in the form.
   *
   * @param heading the usual one
   * @param title the one that replaces it; may be empty
   * @param isOwn whether the owner defined it; its title is edited with its entries
   */
  @TemplateData
  record SectionRow(
      String name,
      int position,
      String heading,
      String title,
      boolean isOwn,
      boolean isHidden,
      List<Choice> pageBreaks) {}

  /** The form of a document, with the font families that are installed. */
  static DesignForm of(
      ResumeTemplate template, JsonNode document, Instant shownAt, List<FontFamily> installed) {
    var words = PageMessages.of(ResumeMessages.class);
    var settings = document.path("meta").path("jobtrail");
    var design = settings.path("design");
    return new DesignForm(
        TemplateWords.choices(template.wireName()),
        design.path("accentColor").asText(),
        choices(design, "density", words::densityNamed, "compact", "normal", "airy"),
        choices(design, "margins", words::marginsNamed, "narrow", "normal", "wide"),
        choicesWith(
            settings.path(PAGE_SIZE).asText(USUAL_PAPER).toLowerCase(Locale.ROOT),
            it -> it.equals(USUAL_PAPER) ? "A4" : "US Letter",
            USUAL_PAPER,
            "letter"),
        design.path("fontSize").asText(),
        fontFamilies(design.path("fontFamily").asText(), installed, words),
        choices(
            design, "dateFormat", words::dateExample, "short", "long", "numeric", "iso", "year"),
        choices(design, "headingLanguage", words::headingLanguageNamed, "", "en", "de", "fr", "es"),
        design.path("maxPages").asText(),
        choices(design, "photo", words::photoNamed, "none", "square", "round"),
        choices(design, "qrCode", words::qrCodeNamed, "none", "shared-page"),
        choices(design, "icons", words::iconsNamed, "none", "contacts"),
        rows(document, template, words::pageBreakNamed),
        shownAt);
  }

  /** The template that the form chooses. */
  static ResumeTemplate template(Map<String, List<String>> typed, ResumeTemplate known) {
    try {
      return value(typed, "template")
          .map(it -> ResumeTemplate.valueOf(it.toUpperCase(Locale.ROOT)))
          .orElse(known);
    } catch (IllegalArgumentException _) {
      throw FormFields.unreadable();
    }
  }

  /** The version that was shown when the form was filled in. */
  static Instant shownAt(Map<String, List<String>> typed, Instant known) {
    try {
      return value(typed, "expectedUpdatedAt").map(Instant::parse).orElse(known);
    } catch (DateTimeParseException _) {
      throw FormFields.unreadable();
    }
  }

  /**
   * The document with what was typed. Settings that are as usual are left out; what breaks a rule
   * stays, to be refused with its message.
   *
   * @param template the one that the form was shown with
   */
  static JsonNode document(
      Map<String, List<String>> typed, JsonNode known, ResumeTemplate template) {
    ObjectNode document = known.deepCopy();
    var settings = document.withObject("/meta/jobtrail");
    var design = settings.withObjectProperty("design");
    for (var name : CHOSEN) {
      value(typed, name)
          .ifPresent(it -> put(design, name, it.equals(USUAL.getOrDefault(name, "")) ? "" : it));
    }
    for (var name : NUMBERS) {
      value(typed, name).ifPresent(it -> putNumber(design, name, it));
    }
    value(typed, PAGE_SIZE)
        .ifPresent(it -> put(settings, PAGE_SIZE, it.equals(USUAL_PAPER) ? "" : it));
    putSections(typed, rows(known, template, UnaryOperator.identity()), design);
    removeEmpty(settings, "design");
    removeEmpty((ObjectNode) document.path("meta"), "jobtrail");
    removeEmpty(document, "meta");
    return document;
  }

  private static void putSections(
      Map<String, List<String>> typed, List<SectionRow> shown, ObjectNode design) {
    var order = shown.stream().sorted(Comparator.comparingInt(it -> rank(typed, it))).toList();
    if (!order.equals(shown)) {
      var names = design.putArray("sectionOrder");
      order.forEach(it -> names.add(it.name()));
    }
    if (value(typed, "sections.shown").isEmpty()) {
      return;
    }
    var titles = design.putObject("sectionTitles");
    var pageBreaks = design.putObject("pageBreaks");
    ArrayNode hidden = design.putArray("hiddenSections");
    for (var row : shown) {
      value(typed, "sections." + row.name() + ".title")
          .filter(it -> !it.isEmpty())
          .ifPresent(it -> titles.put(row.name(), it));
      value(typed, "sections." + row.name() + ".hidden").ifPresent(_ -> hidden.add(row.name()));
      value(typed, "sections." + row.name() + ".pageBreak")
          .filter(it -> !it.isEmpty())
          .ifPresent(it -> pageBreaks.put(row.name(), it));
    }
    removeEmpty(design, "sectionTitles");
    removeEmpty(design, "hiddenSections");
    removeEmpty(design, "pageBreaks");
  }

  /** Twice the position that was typed; a moved row goes before or behind the one that is there. */
  private static int rank(Map<String, List<String>> typed, SectionRow row) {
    var position =
        value(typed, "sections." + row.name() + ".position")
            .filter(it -> it.matches("\\d{1,3}"))
            .map(Integer::parseInt)
            .orElse(row.position());
    return 2 * position + Integer.compare(position, row.position());
  }

  private static List<SectionRow> rows(
      JsonNode document, ResumeTemplate template, UnaryOperator<String> pageBreakLabel) {
    var design = ResumeDesign.of(document);
    var own =
        OwnSection.of(document).stream()
            .collect(Collectors.toMap(OwnSection::name, OwnSection::title));
    var rows = new ArrayList<SectionRow>();
    for (var name : design.ordered(template.sections(document))) {
      var section = PrintedSection.named(name);
      rows.add(
          new SectionRow(
              name,
              rows.size() + 1,
              section
                  .map(it -> PageComposer.usualHeading(it, design))
                  .orElseGet(() -> own.get(name)),
              section.map(it -> design.sectionTitles().getOrDefault(it, "")).orElse(""),
              section.isEmpty(),
              design.hiddenSections().contains(name),
              choicesWith(
                  Optional.ofNullable(design.pageBreaks().get(name))
                      .map(PageBreak::wireName)
                      .orElse(""),
                  pageBreakLabel,
                  "",
                  "new-page",
                  "keep-together")));
    }
    return rows;
  }

  private static void put(ObjectNode node, String name, String value) {
    if (value.isEmpty()) {
      node.remove(name);
    } else {
      node.put(name, value);
    }
  }

  private static void putNumber(ObjectNode design, String name, String value) {
    var decimal = value.replace(',', '.');
    if (decimal.matches("\\d{1,3}")) {
      design.put(name, Integer.parseInt(decimal));
    } else if (decimal.matches("\\d{1,3}\\.\\d{1,3}")) {
      design.put(name, Double.parseDouble(decimal));
    } else {
      put(design, name, value);
    }
  }

  private static void removeEmpty(ObjectNode node, String name) {
    if (node.path(name).isEmpty()) {
      node.remove(name);
    }
  }

  private static List<Choice> choices(
      JsonNode design, String name, UnaryOperator<String> label, String... values) {
    return choicesWith(design.path(name).asText(USUAL.getOrDefault(name, "")), label, values);
  }

  private static List<Choice> choicesWith(
      String selected, UnaryOperator<String> label, String... values) {
    return Arrays.stream(values)
        .map(it -> new Choice(it, label.apply(it), it.equals(selected)))
        .toList();
  }

  /** Those that are installed, and the chosen one. */
  static List<Choice> fontFamilies(
      String chosen, List<FontFamily> installed, ResumeMessages words) {
    var choices = new ArrayList<>(List.of(new Choice("", words.fontOfTemplate(), false)));
    for (var family : FontFamily.values()) {
      var isChosen = family.wireName().equals(chosen);
      if (installed.contains(family)) {
        choices.add(new Choice(family.wireName(), family.label(), isChosen));
      } else if (isChosen) {
        choices.add(new Choice(chosen, words.fontNotInstalled(family.label()), true));
      }
    }
    return choices;
  }

  private static Optional<String> value(Map<String, List<String>> typed, String name) {
    return Optional.ofNullable(typed.get(name)).map(List::getLast).map(String::strip);
  }
}
