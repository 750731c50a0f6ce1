package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingColor;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingColorSpace;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingDeviceRGBColor;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The settings of meta.jobtrail.design, printed by every template. */
class ResumeDesignPdfTest {

  private static final ResumePdf PDF = new ResumePdf();

  @ParameterizedTest
  @EnumSource(ResumeTemplate.class)
  void partsTheParagraphsOfALetterByMoreThanItsLines(ResumeTemplate template) throws IOException {
    var letter = "Salutation\n\nFirst paragraph\n\nRegards\nSender";
    var at =
        baselines(
            PDF.renderLetter(Resumes.engineer(), letter, template, "Letter", Resumes.VERSION));

    var line = at.get("Sender") - at.get("Regards");
    assertThat(line).isPositive();
    assertThat(at.get("First paragraph") - at.get("Salutation")).isGreaterThan(1.2f * line);
    assertThat(at.get("Regards") - at.get("First paragraph")).isGreaterThan(1.2f * line);
  }

  @ParameterizedTest
  @EnumSource(ResumeTemplate.class)
  void partsTheParagraphsOfASummary(ResumeTemplate template) throws IOException {
    var resume =
        Resumes.of("{'basics': {'name': 'N', 'summary': 'One\\nTwo\\n\\nThree\\n\\n- Four'}}");
    var at = baselines(PDF.render(resume, template, "Resume", Resumes.VERSION));

    var line = at.get("Two") - at.get("One");
    assertThat(at.get("Three") - at.get("Two")).isGreaterThan(1.2f * line);
    assertThat(at.get("● Four") - at.get("Three")).isGreaterThan(1.2f * line);
  }

  /** How far below the top each line of the first page stands, in points. */
  private static Map<String, Float> baselines(byte[] pdf) throws IOException {
    var lines = new HashMap<String, Float>();
    var stripper =
        new PDFTextStripper() {
          @Override
          protected void writeString(String text, List<TextPosition> positions) {
            lines.put(text.strip(), positions.getFirst().getYDirAdj());
          }
        };
    try (var document = Loader.loadPDF(pdf)) {
      stripper.getText(document);
    }
    return lines;
  }

  /** What of a PDF a design changes. */
  private record Printed(
      String text, int pages, Set<String> fonts, Set<String> colors, float smallest, float left) {}

  private static JsonNode engineer(String design) {
    ObjectNode resume = Resumes.engineer().deepCopy();
    resume.withObject("/meta/jobtrail").set("design", DocumentText.read(design.replace('\'', '"')));
    return resume;
  }

  private static Printed print(String design, ResumeTemplate template) throws IOException {
    return print(engineer(design), template);
  }

  private static Printed print(JsonNode resume, ResumeTemplate template) throws IOException {
    var fonts = new TreeSet<String>();
    var colors = new TreeSet<String>();
    var extremes = new float[] {Float.MAX_VALUE, Float.MAX_VALUE};
    var stripper =
        new PDFTextStripper() {
          @Override
          protected void processTextPosition(TextPosition position) {
            fonts.add(position.getFont().getName().replaceFirst("^.*\\+", ""));
            colors.add(color());
            extremes[0] = Math.min(extremes[0], position.getFontSizeInPt());
            extremes[1] = Math.min(extremes[1], position.getX());
            super.processTextPosition(position);
          }

          private String color() {
            try {
              return "#%06x".formatted(getGraphicsState().getNonStrokingColor().toRGB());
            } catch (IOException unreadable) {
              throw new java.io.UncheckedIOException(unreadable);
            }
          }
        };
    stripper.addOperator(new SetNonStrokingColor(stripper));
    stripper.addOperator(new SetNonStrokingColorSpace(stripper));
    stripper.addOperator(new SetNonStrokingDeviceRGBColor(stripper));
    try (var document = Loader.loadPDF(PDF.render(resume, template, "t", Resumes.VERSION))) {
      var text = stripper.getText(document).replaceAll("[\\s\u00a0]+", " ");
      return new Printed(
          text, document.getNumberOfPages(), fonts, colors, extremes[0], extremes[1]);
    }
  }

  @ParameterizedTest
  @EnumSource
  void printsHeadingsInTheAccentColour(ResumeTemplate template) throws IOException {
    assertThat(print("{}", template).colors()).doesNotContain("#8a1538");
    assertThat(print("{'accentColor':'#8a1538'}", template).colors()).contains("#8a1538");
  }

  @ParameterizedTest
  @EnumSource
  void printsOneFontFamily(ResumeTemplate template) throws IOException {
    // names in other scripts fall back to the other family
    var sans = print("{'fontFamily':'source-sans','hiddenSections':['work']}", template).fonts();
    var serif = print("{'fontFamily':'source-serif','hiddenSections':['work']}", template).fonts();

    assertThat(sans).contains("SourceSans3-Regular").doesNotContain("SourceSerif4-SemiBold");
    assertThat(serif).contains("SourceSerif4-Regular").doesNotContain("SourceSans3-SemiBold");
  }

  @ParameterizedTest
  @EnumSource
  void movesTextWithMarginsAndSize(ResumeTemplate template) throws IOException {
    var usual = print("{}", template);

    assertThat(print("{'margins':'narrow'}", template).left()).isLessThan(usual.left());
    assertThat(print("{'margins':'wide'}", template).left()).isGreaterThan(usual.left());
    assertThat(print("{'fontSize':12}", template).smallest()).isGreaterThan(usual.smallest());
    assertThat(print("{'density':'airy','fontSize':12}", template).pages())
        .isGreaterThan(print("{'density':'compact','fontSize':9}", template).pages());
  }

  @ParameterizedTest
  @EnumSource
  void ordersRenamesAndHidesSections(ResumeTemplate template) throws IOException {
    var design =
        """
        {'sectionOrder':['references','education'],'hiddenSections':['projects','summary'],
         'sectionTitles':{'work':'Where I worked','skills':'Toolbox'}}""";
    var text = print(design, template).text();

    assertThat(text)
        .containsSubsequence("References", "Education", "Where I worked")
        .contains("Toolbox")
        .doesNotContain("Projects", "ledgerlint", "Summary", "fourteen years", "Experience");
  }

  @ParameterizedTest
  @EnumSource
  void beginsSectionsOnNewPagesButLeavesTheFirstBelowTheName(ResumeTemplate template)
      throws IOException {
    var pages =
        pages(
            engineer("{'pageBreaks':{'summary':'new-page','publications':'new-page'}}"), template);

    assertThat(pages).anyMatch(it -> it.startsWith("Publications"));
    assertThat(pages.getFirst()).contains("Markéta", "Summary");
  }

  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "SIDEBAR", "TIMELINE"})
  void keepsSectionsTogetherThatFitAPage(ResumeTemplate template) throws IOException {
    for (var filler = 20; filler <= 50; filler += 5) {
      var resume =
          Resumes.of(
              """
              {'basics': {'name': 'A', 'summary': '%s'}, 'publications': [%s],
               'meta': {'jobtrail': {'design': {'pageBreaks': {'publications': 'keep-together'}}}}}"""
                  .formatted(
                      "Line\\n".repeat(filler),
                      String.join(",", Collections.nCopies(8, "{'name': 'Paper'}"))));

      assertThat(pages(resume, template))
          .as("with %d filling lines", filler)
          .filteredOn(it -> it.contains("Paper"))
          .singleElement(InstanceOfAssertFactories.STRING)
          .contains("Publications");
    }
  }

  @ParameterizedTest
  @EnumSource
  void printsOrdersAndHidesSectionsOfTheOwner(ResumeTemplate template) throws IOException {
    ObjectNode resume =
        (ObjectNode)
            engineer("{'sectionOrder':['own-1','work'],'hiddenSections':['own-2','own-9']}");
    resume
        .withObject("/meta/jobtrail")
        .set(
            "sections",
            DocumentText.read(
                """
                [{"name":"own-1","title":"Patents","entries":[
                   {"summary":"Three in *all*","highlights":["One pending"]},
                   {"title":"Valve","subtitle":"EPO","startDate":"2019-05","endDate":"2020"}]},
                 {"name":"own-2","title":"Hobbyhorses","entries":[{"title":"Hidden"}]},
                 {"name":"own-3","title":"Last words","entries":[{"summary":"The end."}]},
                 {"name":"own-4","title":"Empty"}]"""));

    var text = print(resume, template).text();

    assertThat(text)
        .containsSubsequence("Patents", "Three in all", "One pending", "Valve", "Experience")
        .containsSubsequence("References", "Last words", "The end.")
        .contains("May 2019 – 2020", "EPO")
        .doesNotContain("Hobbyhorses", "Hidden", "Empty");
    assertThat(text.split("Patents", -1)).hasSize(2);
    assertThat(PrintedDocument.of(resume).at("/meta/jobtrail/sections").findValuesAsText("title"))
        .contains("Valve")
        .doesNotContain("Hidden");
  }

  @ParameterizedTest
  @CsvSource({
    "de, Berufserfahrung, März 2021 – heute",
    "fr, Expérience professionnelle, mars 2021 – aujourd’hui",
    "es, Experiencia, mar. 2021 – actualidad",
    "en, Experience, Mar 2021 – Present"
  })
  void writesHeadingsAndDatesInALanguage(String language, String heading, String dates)
      throws IOException {
    var asked = "{'headingLanguage':'%s'}".formatted(language);
    ObjectNode ofThatLanguage = Resumes.engineer().deepCopy();
    ofThatLanguage.withObject("/meta/jobtrail").put("language", language + "-CH");

    assertThat(print(asked, ResumeTemplate.MODERN).text()).contains(heading, dates);
    assertThat(print(ofThatLanguage, ResumeTemplate.MODERN).text()).contains(heading, dates);
  }

  @ParameterizedTest
  @EnumSource
  void fitsPagesWithinBounds(ResumeTemplate template) throws IOException {
    assertThat(print("{'fontSize':12,'density':'airy'}", template).pages()).isGreaterThan(2);

    var fitted = print("{'fontSize':12,'density':'airy','maxPages':2}", template);
    var impossible = print("{'maxPages':1}", template);

    assertThat(fitted.pages()).isLessThanOrEqualTo(2);
    assertThat(fitted.smallest()).isGreaterThanOrEqualTo(7);
    assertThat(impossible.pages()).isGreaterThanOrEqualTo(1);
    assertThat(impossible.smallest()).isGreaterThanOrEqualTo(7);
    assertThat(impossible.text()).contains("Dr. Nguyễn Thị Hương");
  }

  @ParameterizedTest
  @EnumSource
  void changesNothingThatFitsAnyway(ResumeTemplate template) throws IOException {
    var asIs = PDF.render(engineer("{}"), template, "t", Resumes.VERSION);

    assertThat(PDF.render(engineer("{'maxPages':10}"), template, "t", Resumes.VERSION))
        .isEqualTo(asIs);
  }

  @ParameterizedTest
  @EnumSource
  void printsIconsBeforeContactDataAndNothingElse(ResumeTemplate template) throws IOException {
    var resume =
        """
        {'basics': {'name': 'A', 'email': 'a@b.example', 'phone': '1', 'url': 'https://b.example',
                    'location': {'city': 'Brno'}},
         'meta': {'jobtrail': {'design': {'icons': '%s'}}}}""";
    var with = Resumes.of(resume.formatted("contacts"));
    var without = Resumes.of(resume.formatted("none"));

    assertThat(pictures(with, template)).isEqualTo(4);
    assertThat(pictures(without, template)).isZero();
    assertThat(words(with, template)).isEqualTo(words(without, template));
  }

  private static long pictures(JsonNode resume, ResumeTemplate template) throws IOException {
    try (PDDocument document = Loader.loadPDF(PDF.render(resume, template, "t", Resumes.VERSION))) {
      var resources = document.getPage(0).getResources();
      var pictures = 0L;
      for (var name : resources.getXObjectNames()) {
        pictures += resources.isImageXObject(name) ? 1 : 0;
      }
      return pictures;
    }
  }

  private static List<String> words(JsonNode resume, ResumeTemplate template) throws IOException {
    return List.of(String.join(" ", pages(resume, template)).split("[\\s·]+"));
  }

  @ParameterizedTest
  @EnumSource
  void leavesNoHeadingAtTheFootOfAPageInAnyOrder(ResumeTemplate template) throws IOException {
    for (var filler = 20; filler < 70; filler++) {
      var highlights = new StringBuilder();
      IntStream.range(0, filler).forEach(line -> highlights.append(",'Filling line'"));
      var resume =
          Resumes.of(
              """
              {'basics': {'name': 'A', 'summary': 'Body\\nBody'},
               'work': [{'position': 'P', 'highlights': ['Body'%s]}],
               'skills': [{'name': 'Body', 'keywords': ['b']}],
               'references': [{'name': 'Heading', 'reference': 'Body'}],
               'meta': {'jobtrail': {'design': {
                 'sectionOrder': ['work', 'summary', 'references', 'skills']}}}}"""
                  .formatted(highlights));
      assertThat(lastLines(resume, template))
          .as("with %d filling lines", filler)
          .noneMatch(it -> it.matches("(Heading|Summary|Skills|References).*"));
    }
  }

  private static Set<String> lastLines(JsonNode resume, ResumeTemplate template)
      throws IOException {
    var lines = new TreeSet<String>();
    pages(resume, template).forEach(it -> lines.add(it.strip().lines().toList().getLast()));
    return lines;
  }

  private static List<String> pages(JsonNode resume, ResumeTemplate template) throws IOException {
    var pages = new ArrayList<String>();
    try (PDDocument document = Loader.loadPDF(PDF.render(resume, template, "t", Resumes.VERSION))) {
      var stripper = new PDFTextStripper();
      for (var page = 1; page <= document.getNumberOfPages(); page++) {
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        pages.add(stripper.getText(document));
      }
    }
    return pages;
  }
}
