package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.resume.DesignForm.SectionRow;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The design of a resume in the words of its form. */
final class DesignWords {

  private static final Map<String, Function<ResumeMessages, String>> LABELS =
      Map.ofEntries(
          Map.entry("accentColor", ResumeMessages::accentColour),
          Map.entry("density", ResumeMessages::density),
          Map.entry("margins", ResumeMessages::margins),
          Map.entry("pageSize", ResumeMessages::paper),
          Map.entry("fontSize", ResumeMessages::textSize),
          Map.entry("fontFamily", ResumeMessages::font),
          Map.entry("dateFormat", ResumeMessages::dates),
          Map.entry("headingLanguage", ResumeMessages::headingLanguage),
          Map.entry("sectionTitles", ResumeMessages::titlesOfSections),
          Map.entry("pageBreaks", ResumeMessages::pageBreaks),
          Map.entry("maxPages", ResumeMessages::fitToPages),
          Map.entry("photo", ResumeMessages::printedPhoto),
          Map.entry("qrCode", ResumeMessages::qrCode),
          Map.entry("icons", ResumeMessages::icons));

  private static final List<String> OF_SECTIONS =
      List.of("sectionOrder", "hiddenSections", "sectionTitles", "pageBreaks");

  private DesignWords() {}

  /**
   * The label of a setting.
   *
   * @param otherwise for one that the form does not have
   */
  static String label(String setting, String otherwise, ResumeMessages words) {
    return LABELS.getOrDefault(setting, _ -> otherwise).apply(words);
  }

  /** The settings that a document states, a line each. */
  static String of(ResumeTemplate template, JsonNode document) {
    var words = PageMessages.of(ResumeMessages.class);
    var settings = document.path("meta").path("jobtrail");
    var design = settings.path("design");
    var form = DesignForm.of(template, document, Instant.EPOCH, List.of(FontFamily.values()));
    var lines = new ArrayList<String>();
    add("pageSize", chosen(form.papers()), settings, words, lines);
    add("accentColor", form.accentColor(), design, words, lines);
    add("density", chosen(form.densities()), design, words, lines);
    add("margins", chosen(form.margins()), design, words, lines);
    add("fontSize", form.fontSize(), design, words, lines);
    add("fontFamily", chosen(form.fontFamilies()), design, words, lines);
    add("dateFormat", chosen(form.dateFormats()), design, words, lines);
    add("headingLanguage", chosen(form.headingLanguages()), design, words, lines);
    add("maxPages", form.maxPages(), design, words, lines);
    add("photo", chosen(form.photos()), design, words, lines);
    add("qrCode", chosen(form.qrCodes()), design, words, lines);
    add("icons", chosen(form.icons()), design, words, lines);
    if (OF_SECTIONS.stream().anyMatch(design::has)) {
      var sections = form.sections().stream().map(it -> words(it, words));
      lines.add(line(words.sections(), sections.collect(Collectors.joining(", "))));
    }
    return String.join("\n", lines);
  }

  private static void add(
      String setting, String value, JsonNode from, ResumeMessages words, List<String> lines) {
    if (from.has(setting)) {
      lines.add(line(label(setting, setting, words), value));
    }
  }

  private static String line(String label, String value) {
    return PageMessages.of(DocumentMessages.class).labelled(label, value);
  }

  private static String chosen(List<Choice> choices) {
    return choices.stream().filter(Choice::selected).map(Choice::label).findFirst().orElse("");
  }

  private static String words(SectionRow section, ResumeMessages words) {
    var details = new ArrayList<String>();
    if (section.isHidden()) {
      details.add(words.hiddenSection());
    }
    section.pageBreaks().stream()
        .filter(it -> it.selected() && !it.value().isEmpty())
        .map(Choice::label)
        .forEach(details::add);
    var title = section.title().isEmpty() ? section.heading() : section.title();
    return details.isEmpty() ? title : title + " (" + String.join(", ", details) + ")";
  }
}
