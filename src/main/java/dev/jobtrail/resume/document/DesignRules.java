package dev.jobtrail.resume.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.error.ErrorBody.Detail;
import dev.jobtrail.resume.document.ResumeDesign.DateFormat;
import dev.jobtrail.resume.document.ResumeDesign.Density;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import dev.jobtrail.resume.document.ResumeDesign.Icons;
import dev.jobtrail.resume.document.ResumeDesign.Margins;
import dev.jobtrail.resume.document.ResumeDesign.Named;
import dev.jobtrail.resume.document.ResumeDesign.PageBreak;
import dev.jobtrail.resume.document.ResumeDesign.PageCode;
import dev.jobtrail.resume.document.ResumeDesign.Photo;
import dev.jobtrail.text.CharacterCount;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The rules for the design settings of a document. */
public final class DesignRules {

  /** Points; smaller text is hard to read, larger text is a heading. */
  public static final int MIN_FONT_SIZE = 8;

  /** Points. */
  public static final int MAX_FONT_SIZE = 12;

  /** Pages that a resume can be made to fit. */
  public static final int MAX_PAGES = 10;

  /** Characters of a section's title. */
  public static final int MAX_TITLE = 60;

  /** The name of the settings below {@code meta.jobtrail}. */
  static final String DESIGN = "design";

  private static final String PLACE = "/meta/jobtrail/";
  private static final String SECTIONS = oneOf(names(PrintedSection.values()));
  private static final Map<String, Rule> RULES = rules();

  private DesignRules() {}

  /** Tells what is wrong with a value, empty if nothing. */
  private interface Rule {
    Optional<String> fault(JsonNode value);
  }

  /** The faults of a document's design, paper and own sections, with their JSON pointers. */
  static List<Detail> faults(JsonNode document) {
    var settings = document.path("meta").path("jobtrail");
    var faults = new ArrayList<Detail>();
    var paper = settings.path("pageSize");
    if (!paper.isMissingNode() && !paper.asText().toLowerCase(Locale.ROOT).matches("a4|letter")) {
      faults.add(new Detail(PLACE + "pageSize", "must be a4 or letter"));
    }
    var design = settings.path(DESIGN);
    if (!design.isMissingNode() && !design.isObject()) {
      faults.add(new Detail(PLACE + DESIGN, "must be an object of design settings"));
    }
    design
        .properties()
        .forEach(
            it ->
                fault(it.getKey(), it.getValue())
                    .ifPresent(message -> faults.add(new Detail(pointer(it.getKey()), message))));
    faults.addAll(OwnSection.faults(document));
    return faults;
  }

  /** The settings that keep the rules. */
  static JsonNode valid(JsonNode design) {
    var valid = JsonNodeFactory.instance.objectNode();
    design.properties().stream()
        .filter(it -> fault(it.getKey(), it.getValue()).isEmpty())
        .forEach(it -> valid.set(it.getKey(), it.getValue()));
    return valid;
  }

  private static Optional<String> fault(String name, JsonNode value) {
    var rule = RULES.get(name);
    return rule == null
        ? Optional.of("is not a design setting; known are " + String.join(", ", RULES.keySet()))
        : rule.fault(value);
  }

  private static String pointer(String name) {
    return PLACE + DESIGN + "/" + name.replace("~", "~0").replace("/", "~1");
  }

  private static Map<String, Rule> rules() {
    var rules = new LinkedHashMap<String, Rule>();
    rules.put("accentColor", DesignRules::colorFault);
    rules.put("density", choice(names(Density.values())));
    rules.put("margins", choice(names(Margins.values())));
    rules.put(
        "fontSize",
        rule(
            it ->
                it.isNumber()
                    && it.doubleValue() >= MIN_FONT_SIZE
                    && it.doubleValue() <= MAX_FONT_SIZE,
            "must be a number from %d to %d (points)".formatted(MIN_FONT_SIZE, MAX_FONT_SIZE)));
    rules.put("fontFamily", choice(names(FontFamily.values())));
    rules.put("dateFormat", choice(names(DateFormat.values())));
    rules.put("headingLanguage", choice(Arrays.stream(Language.values()).map(Language::code)));
    rules.put("sectionOrder", rule(DesignRules::areSections, sectionList()));
    rules.put("sectionTitles", rule(DesignRules::areTitles, titles()));
    rules.put("hiddenSections", rule(DesignRules::areSections, sectionList()));
    rules.put("pageBreaks", rule(DesignRules::arePageBreaks, pageBreaks()));
    rules.put(
        "maxPages",
        rule(
            it -> it.isIntegralNumber() && it.intValue() >= 1 && it.intValue() <= MAX_PAGES,
            "must be a whole number from 1 to " + MAX_PAGES));
    rules.put("photo", choice(names(Photo.values())));
    rules.put("qrCode", choice(names(PageCode.values())));
    rules.put("icons", choice(names(Icons.values())));
    return rules;
  }

  private static String sectionList() {
    return "must be a list in which no section is named twice; sections are "
        + SECTIONS
        + ", and own-... for your own";
  }

  private static String titles() {
    return "must have texts of 1 to %d characters in one line; sections are %s"
        .formatted(MAX_TITLE, SECTIONS);
  }

  private static String pageBreaks() {
    return "must have %s by section; sections are %s, and own-... for your own"
        .formatted(oneOf(names(PageBreak.values())), SECTIONS);
  }

  private static Optional<String> colorFault(JsonNode value) {
    var color = AccentColor.parse(value.asText());
    if (!value.isTextual() || color.isEmpty()) {
      return Optional.of("must be a colour in six hexadecimal digits, such as #0f5c7a");
    }
    return color
        .filter(it -> it.contrast() < AccentColor.LEAST_CONTRAST)
        .map(
            it ->
                String.format(
                    Locale.ROOT,
                    "is too light to read on white: its contrast is %.1f and must be at least %.1f;"
                        + " %s is dark enough",
                    Math.floor(it.contrast() * 10) / 10,
                    AccentColor.LEAST_CONTRAST,
                    it.readable()));
  }

  private static boolean areSections(JsonNode value) {
    var seen = new HashSet<String>();
    var isValid = value.isArray();
    for (var name : value) {
      isValid &= name.isTextual() && isListed(name.textValue()) && seen.add(name.textValue());
    }
    return isValid;
  }

  private static boolean areTitles(JsonNode value) {
    return value.isObject()
        && value.properties().stream()
            .allMatch(it -> isSection(it.getKey()) && isTitle(it.getValue()));
  }

  private static boolean arePageBreaks(JsonNode value) {
    return value.isObject()
        && value.properties().stream()
            .allMatch(it -> isListed(it.getKey()) && isPageBreak(it.getValue()));
  }

  private static boolean isPageBreak(JsonNode value) {
    return value.isTextual() && names(PageBreak.values()).anyMatch(value.textValue()::equals);
  }

  static boolean isTitle(JsonNode value) {
    return value.isTextual()
        && !value.textValue().isBlank()
        && CharacterCount.of(value.textValue()) <= MAX_TITLE
        && value.textValue().lines().count() == 1;
  }

  /** Sections that the owner defined are listed, too; one that is gone does no harm. */
  private static boolean isListed(String name) {
    return isSection(name) || OwnSection.isName(name);
  }

  private static boolean isSection(String name) {
    return PrintedSection.named(name).isPresent();
  }

  private static Rule rule(Predicate<JsonNode> isValid, String message) {
    return value -> isValid.test(value) ? Optional.empty() : Optional.of(message);
  }

  private static Rule choice(Stream<String> names) {
    var known = names.toList();
    return rule(
        it -> it.isTextual() && known.contains(it.textValue()), "must be " + oneOf(known.stream()));
  }

  private static Stream<String> names(Named... choices) {
    return Arrays.stream(choices).map(Named::wireName);
  }

  private static Stream<String> names(PrintedSection... sections) {
    return Arrays.stream(sections).map(PrintedSection::wireName);
  }

  /** "a, b or c". */
  private static String oneOf(Stream<String> names) {
    var known = names.toList();
    return String.join(", ", known.subList(0, known.size() - 1)) + " or " + known.getLast();
  }
}
