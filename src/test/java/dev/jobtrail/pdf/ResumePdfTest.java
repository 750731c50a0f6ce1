package dev.jobtrail.pdf;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpServer;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.testing.JavaProcess;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResumePdfTest {
  private static final ResumePdf PDF = new ResumePdf();

  @ParameterizedTest
  @EnumSource
  void printsLatinGreekAndCyrillicAsSelectableText(ResumeTemplate template) {
    assertThat(text(Resumes.engineer(), template).replaceAll("\\s+", " "))
        .contains(
            "Markéta Řezníčková",
            "Παπαδόπουλος & Υιοί Logistics",
            "Щербаков Илья",
            "Nguyễn Thị Hương",
            "Certified Kubernetes",
            "offline-first");
  }

  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "MODERN", "COMPACT", "BANNER", "PLAIN"})
  void readsInTheOrderOfThePage(ResumeTemplate template) {
    assertThat(text(Resumes.engineer(), template))
        .containsSubsequence(
            "Markéta Řezníčková",
            "Staff Software Engineer, Distributed Systems",
            "marketa.reznickova@example.com · +420 601 234 567 · Brno, South Moravia, CZ",
            "marketa.example.com · GitHub: mreznickova · LinkedIn: marketa-reznickova",
            "Summary",
            "Backend engineer",
            "Experience",
            "Staff Software Engineer",
            "Mar 2021 – Present",
            "Kestrel Payments · Brno, Czechia · Payment processor",
            "Designed the double-entry ledger",
            "Jun 2018 – Feb 2021",
            "Projects",
            "Author, Maintainer · open source · github.com/mreznickova/ledgerlint",
            "Education",
            "Skills",
            "Languages (Expert): Java, Kotlin",
            "References");
  }

  @Test
  void readsTheSideBeforeTheMainColumn() {
    assertThat(text(Resumes.engineer(), ResumeTemplate.SIDEBAR))
        .containsSubsequence(
            "Markéta",
            "Řezníčková",
            "marketa.reznickova@example.com",
            "Skills",
            "Certificates",
            "Languages",
            "Czech (Native)",
            "Summary",
            "Experience",
            "Staff Software Engineer",
            "Mar 2021 – Present",
            "Kestrel Payments",
            "Designed the double-entry ledger",
            "Senior Software Engineer",
            "Projects",
            "Education",
            "References");
  }

  @Test
  void readsEachDateOfATimelineBeforeItsEntry() {
    assertThat(text(Resumes.engineer(), ResumeTemplate.TIMELINE))
        .containsSubsequence(
            "Experience",
            "Mar 2021 – Present",
            "Staff Software Engineer",
            "Kestrel Payments",
            "Designed the double-entry ledger",
            "Jun 2018 – Feb 2021",
            "Senior Software Engineer",
            "Education",
            "References");
  }

  @Test
  void printsPublicationsOfAcademicsFirst() {
    assertThat(text(Resumes.engineer(), ResumeTemplate.ACADEMIC))
        .containsSubsequence(
            "Summary", "Education", "Publications", "Experience", "Awards", "Projects", "Skills");
  }

  @ParameterizedTest
  @EnumSource
  void printsEverySectionOfJsonResume(ResumeTemplate template) {
    assertThat(text(Resumes.sample(), template).replaceAll("[\\s\u00a0]+", " "))
        .contains(
            "Richard Hendriks",
            "Programmer",
            "(912) 555-4321",
            "2712 Broadway St, CA 94115 San Francisco, California, US",
            "SoundCloud: dandymusicnl",
            "CEO/President",
            "Awesome compression company",
            "Successfully won Techcrunch Disrupt",
            "CoderDojo",
            "Awarded 'Teacher of the Month'",
            "Bachelor, Information Technology",
            "Grade: 4.0",
            "DB1101 - Basic SQL",
            "Digital Compression Pioneer Award",
            "There is no spoon.",
            "Video compression for 3d media",
            "Web Development (Master): HTML, CSS, Javascript",
            "English (Native speaker)",
            "Wildlife (Ferrets, Unicorns)",
            "Erlich Bachman",
            "It is my pleasure to recommend Richard",
            "Miss Direction",
            "Team lead, Designer")
        .doesNotContain("githubusercontent", "v1.0.0");
  }

  @ParameterizedTest
  @EnumSource
  void isTaggedAndDescribesItself(ResumeTemplate template) throws IOException {
    byte[] pdf = PDF.render(Resumes.engineer(), template, "Řezníčková: CV & more", Resumes.VERSION);

    try (PDDocument document = Loader.loadPDF(pdf)) {
      var catalog = document.getDocumentCatalog();
      assertThat(catalog.getMarkInfo().isMarked()).isTrue();
      assertThat(catalog.getLanguage()).isEqualTo("en");
      assertThat(catalog.getViewerPreferences().displayDocTitle()).isTrue();
      assertThat(catalog.getStructureTreeRoot().getKids()).isNotEmpty();
      assertThat(structure(catalog.getStructureTreeRoot().getKids()))
          .contains("H1", "H2", "H3", "P", "L", "LI", "Link")
          .doesNotContain("Table", "Figure");
      var information = document.getDocumentInformation();
      assertThat(information.getTitle()).isEqualTo("Řezníčková: CV & more");
      assertThat(information.getAuthor()).isEqualTo("Markéta Řezníčková");
      assertThat(information.getSubject()).contains("Staff Software Engineer");
      assertThat(information.getCreationDate().toInstant())
          .isEqualTo(Instant.parse("2026-03-04T05:06:07Z"));
      String xmp = new String(catalog.getMetadata().toByteArray(), StandardCharsets.UTF_8);
      assertThat(xmp)
          .contains(
              "Řezníčková: CV &amp; more",
              "<rdf:li>Markéta Řezníčková</rdf:li>",
              "<xmp:CreateDate>2026-03-04T05:06:07Z</xmp:CreateDate>",
              "<pdfuaid:part>1</pdfuaid:part>");
    }
  }

  @ParameterizedTest
  @EnumSource
  void embedsASubsetOfEachFontItUses(ResumeTemplate template) throws IOException {
    byte[] pdf = print(Resumes.engineer(), template);

    try (PDDocument document = Loader.loadPDF(pdf)) {
      for (PDPage page : document.getPages()) {
        for (COSName name : page.getResources().getFontNames()) {
          PDFont font = page.getResources().getFont(name);
          assertThat(font.isEmbedded()).as(font.getName()).isTrue();
          assertThat(font.getName()).matches("[A-Z]{6}\\+Source(Sans3|Serif4)-.*");
        }
      }
    }
    assertThat(pdf).hasSizeLessThan(150_000);
  }

  private static List<String> fonts(PDDocument document) throws IOException {
    List<String> fonts = new ArrayList<>();
    for (PDPage page : document.getPages()) {
      for (COSName name : page.getResources().getFontNames()) {
        fonts.add(page.getResources().getFont(name).getName());
      }
    }
    return fonts;
  }

  @Test
  void givesTheSameBytesForTheSameVersion() {
    assertThat(print(Resumes.engineer(), ResumeTemplate.MODERN))
        .isEqualTo(print(Resumes.engineer(), ResumeTemplate.MODERN))
        .isEqualTo(
            new ResumePdf()
                .render(Resumes.engineer(), ResumeTemplate.MODERN, "Resume", Resumes.VERSION));
  }

  @Test
  void givesTheSameBytesInAnotherProcess(@TempDir Path there) throws Exception {
    Process process =
        JavaProcess.of(PrintInAnotherProcess.class, List.of(), there.toString())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();

    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(ResumeTemplate.values())
        .allSatisfy(
            it ->
                assertThat(there.resolve(it.name()))
                    .hasBinaryContent(print(Resumes.engineer(), it)));
  }

  @Test
  void givesTheSameBytesToConcurrentCallers() throws Exception {
    byte[] alone = print(Resumes.engineer(), ResumeTemplate.CLASSIC);
    try (ExecutorService callers = Executors.newFixedThreadPool(4)) {
      Callable<byte[]> printing = () -> print(Resumes.engineer(), ResumeTemplate.CLASSIC);
      for (Future<byte[]> printed :
          callers.invokeAll(java.util.Collections.nCopies(12, printing))) {
        assertThat(printed.get()).isEqualTo(alone);
      }
    }
  }

  @Test
  void marksAnotherVersionWithAnotherDateAndIdentifier() {
    byte[] later =
        PDF.render(
            Resumes.sample(), ResumeTemplate.CLASSIC, "Resume", Resumes.VERSION.plusSeconds(1));

    assertThat(later).isNotEqualTo(print(Resumes.sample(), ResumeTemplate.CLASSIC));
  }

  @Test
  void linksAddressesOfAllowedSchemesOnly() throws IOException {
    JsonNode resume =
        Resumes.of(
            """
            {'basics': {'name': 'A', 'email': 'a@example.com', 'phone': '+1 (555) 010-9999',
              'url': 'javascript:alert(1)',
              'profiles': [
                {'network': 'File', 'url': 'file:///etc/passwd'},
                {'network': 'Data', 'url': 'data:text/html,hello'},
                {'network': 'Script', 'url': ' JavaScript:alert(2)'},
                {'network': 'Bare', 'url': 'example.com/me'},
                {'network': 'Umlaut', 'url': 'https://example.com/ü'}]}}""");

    assertThat(links(print(resume, ResumeTemplate.MODERN)))
        .containsExactly(
            "mailto:a@example.com",
            "tel:+15550109999",
            "https://example.com/me",
            "https://example.com/%C3%BC");
  }

  @ParameterizedTest
  @EnumSource
  void printsBoldItalicListsAndLinksOfText(ResumeTemplate template) throws IOException {
    JsonNode resume =
        Resumes.of(
            """
            {'basics': {'name': 'A', 'summary': 'An **engineer** of C*\\n- one\\n- *two*'},
             'work': [{'name': 'Acme', 'highlights': ['Built [the board](https://board.example)']}]}""");

    byte[] pdf = print(resume, template);

    assertThat(text(resume, template).replaceAll("\\s+", " "))
        .contains("An engineer of C*", "● one", "● two", "● Built the board")
        .doesNotContain("**", "- one", "](");
    assertThat(links(pdf)).containsExactly("https://board.example");
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertThat(fonts(document)).anyMatch(it -> it.endsWith("SemiBold"));
      assertThat(fonts(document)).anyMatch(it -> it.endsWith("It") || it.endsWith("Italic"));
      assertThat(structure(document.getDocumentCatalog().getStructureTreeRoot().getKids()))
          .containsSubsequence("P", "L", "LI", "Lbl", "LBody", "LI", "L", "LI", "Lbl", "Link");
    }
  }

  @Test
  void takesMarkupForText() {
    String markup = "<script>x</script> & <b>\\\"bold\\\"</b> {resume.title} &amp; </p>";
    JsonNode resume =
        Resumes.of(
            "{'basics': {'name': '%1$s', 'summary': '%1$s'}, 'skills': [{'name': '%1$s'}]}"
                .formatted(markup));

    assertThat(text(resume, ResumeTemplate.COMPACT).replace('\n', ' '))
        .contains("<script>x</script> & <b>\"bold\"</b> {resume.title} &amp; </p>");
  }

  @ParameterizedTest
  @EnumSource
  void neverLeavesAHeadingAtTheFootOfAPage(ResumeTemplate template) throws IOException {
    for (int filler = 0; filler < 75; filler++) {
      StringBuilder summary = new StringBuilder();
      IntStream.range(0, filler).forEach(line -> summary.append("Filling line\\n"));
      JsonNode resume =
          Resumes.of(
              """
              {'basics': {'name': 'A', 'summary': '%s'},
               'work': [
                {'position': 'Heading 1', 'name': 'Heading 2', 'startDate': '2020',
                 'summary': 'Body', 'highlights': ['Body', 'Body']},
                {'position': 'Heading 3', 'name': 'Heading 4', 'startDate': '2020',
                 'highlights': ['Body', 'Body']}],
               'skills': [{'name': 'Body'}]}"""
                  .formatted(summary));
      for (String page : pages(print(resume, template))) {
        assertThat(page).as("a page with %d filling lines", filler).isNotBlank();
        assertThat(page.strip().lines().toList().getLast())
            .as("last line with %d filling lines", filler)
            .doesNotMatch("(Heading|Experience|Skills|Summary|.*Present).*");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'basics': null, 'work': null}",
        "{'basics': [], 'work': {}, 'skills': 'x', 'meta': 3}",
        "{'work': [{}, null, {'highlights': null}], 'education': [{}], 'references': [{}]}",
        "{'work': [{'startDate': 'soon', 'position': 'P'}], 'awards': [{'date': '2021-13'}]}",
        "null",
        "[]"
      })
  void printsAPageWhateverIsMissing(String json) throws IOException {
    assertThat(pages(print(Resumes.of(json), ResumeTemplate.CLASSIC))).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void keepsVeryLongWordsAndAddressesInsideThePage(ResumeTemplate template) throws IOException {
    String word = "x".repeat(400);
    JsonNode resume =
        Resumes.of(
            """
            {'basics': {'name': '%1$s', 'label': '%1$s', 'url': 'https://example.com/%1$s',
              'summary': '%1$s'},
             'work': [{'name': '%1$s', 'position': '%1$s', 'startDate': '2020-01',
               'highlights': ['%1$s']}],
             'skills': [{'name': '%1$s', 'keywords': ['%1$s']}]}"""
                .formatted(word));

    assertThat(rightmost(print(resume, template))).isLessThan(PDRectangle.A4.getWidth() - 30);
  }

  @Test
  void printsTwoHundredSkills() {
    ObjectNode resume = (ObjectNode) Resumes.of("{}");
    ArrayNode skills = resume.putArray("skills");
    IntStream.range(0, 200).forEach(number -> skills.addObject().put("name", "Skill" + number));

    assertThat(text(resume, ResumeTemplate.COMPACT)).contains("Skill0 ·", "Skill199");
  }

  @Test
  void printsTenPages() throws IOException {
    ObjectNode resume = Resumes.engineer().deepCopy();
    ArrayNode work = (ArrayNode) resume.get("work");
    List<JsonNode> jobs = new ArrayList<>();
    work.forEach(jobs::add);
    IntStream.range(0, 13).forEach(round -> work.addAll(jobs));

    assertThat(pages(print(resume, ResumeTemplate.CLASSIC))).hasSizeGreaterThan(9);
  }

  @Test
  void printsALineOfEndlessMarkupWithoutIt() throws IOException {
    var resume = Resumes.of("{'basics': {'summary': '" + "**bold** thin ".repeat(2_000) + "'}}");

    var html = PDF.html(resume, ResumeTemplate.CLASSIC, "Resume");

    assertThat(html).contains("bold thin bold").doesNotContain("<b>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x\\n", "* x\\n", "word ", "x"})
  void printsOfAnEndlessTextABoundedNumberOfPages(String text) throws IOException {
    var resume = Resumes.of("{'basics': {'summary': '" + text.repeat(100_000) + "'}}");

    assertThat(PageComposer.isCut(resume, ResumeTemplate.CLASSIC)).isTrue();
    assertThat(pages(print(resume, ResumeTemplate.CLASSIC)).size()).isLessThan(100);
    assertThat(PageComposer.isCut(Resumes.engineer(), ResumeTemplate.CLASSIC)).isFalse();
  }

  /** Of a paragraph without parts the renderer would look through the rest for each line. */
  @Test
  void printsAllWordsOfALongParagraph() {
    var words = IntStream.range(0, 600).mapToObj(it -> "word" + it).collect(joining(" "));
    var resume = Resumes.of("{'basics': {'summary': '" + words + "'}}");

    var html = PDF.html(resume, ResumeTemplate.CLASSIC, "Resume");

    assertThat(text(resume, ResumeTemplate.CLASSIC).replaceAll("\\s+", " ")).contains(words);
    assertThat(html.split("<span>")).hasSizeGreaterThan(2);
  }

  @ParameterizedTest
  @EnumSource
  void marksLettersWithoutAGlyphAndDropsEmoji(ResumeTemplate template) {
    JsonNode resume =
        Resumes.of(
            """
            {'basics': {'name': '山田太郎 (Yamada)', 'label': 'Engineer 🚀 at 株式会社',
              'summary': 'שלום عالم 👩‍💻 𝗕𝗼𝗹𝗱 ﬁnal \\u0000\\ud800 end'}}""");

    assertThat(text(resume, template)).contains("□ (Yamada)", "Engineer at □", "□ Bold final end");
  }

  @Test
  void fetchesNothing() throws IOException {
    AtomicInteger requests = new AtomicInteger();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          requests.incrementAndGet();
          exchange.sendResponseHeaders(404, -1);
        });
    server.start();
    try {
      String address = "http://localhost:" + server.getAddress().getPort() + "/x.png";
      JsonNode resume =
          Resumes.of(
              """
              {'basics': {'name': '<img src=%1$s>', 'image': '%1$s', 'url': '%1$s',
                'summary': '<style>@import url(%1$s);</style>'},
               'work': [{'name': 'W', 'url': '%1$s'}],
               'meta': {'jobtrail': {'pageSize': 'A4; } @import url(%1$s);', 'language': '%1$s'}}}"""
                  .formatted(address));

      print(resume, ResumeTemplate.MODERN);

      assertThat(requests).hasValue(0);
    } finally {
      server.stop(0);
    }
  }

  @Test
  void printsOnLetterPaperWhereTheResumeSaysSo() throws IOException {
    JsonNode resume = Resumes.of("{'meta': {'jobtrail': {'pageSize': 'letter', 'unknown': 1}}}");

    assertThat(width(print(resume, ResumeTemplate.MODERN)))
        .isEqualTo(PDRectangle.LETTER.getWidth());
    assertThat(width(print(Resumes.of("{}"), ResumeTemplate.MODERN)))
        .isCloseTo(PDRectangle.A4.getWidth(), org.assertj.core.data.Offset.offset(0.5f));
  }

  @Test
  void saysTheLanguageOfTheResume() throws IOException {
    JsonNode resume = Resumes.of("{'meta': {'jobtrail': {'language': 'cs-CZ'}}}");

    try (PDDocument document = Loader.loadPDF(print(resume, ResumeTemplate.CLASSIC))) {
      assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("cs-CZ");
    }
  }

  private static byte[] print(JsonNode resume, ResumeTemplate template) {
    return PDF.render(resume, template, "Resume", Resumes.VERSION);
  }

  private static String text(JsonNode resume, ResumeTemplate template) {
    try (PDDocument document = Loader.loadPDF(print(resume, template))) {
      // In the order of the content, as a parser without eyes reads it.
      return new PDFTextStripper().getText(document).replaceAll("[ \u00a0]+", " ");
    } catch (IOException unreadable) {
      throw new java.io.UncheckedIOException(unreadable);
    }
  }

  private static List<String> pages(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      List<String> pages = new ArrayList<>();
      PDFTextStripper stripper = new PDFTextStripper();
      for (int number = 1; number <= document.getNumberOfPages(); number++) {
        stripper.setStartPage(number);
        stripper.setEndPage(number);
        pages.add(stripper.getText(document));
      }
      return pages;
    }
  }

  private static float width(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return document.getPage(0).getMediaBox().getWidth();
    }
  }

  private static float rightmost(byte[] pdf) throws IOException {
    float[] rightmost = {0};
    try (PDDocument document = Loader.loadPDF(pdf)) {
      new PDFTextStripper() {
        @Override
        protected void processTextPosition(TextPosition position) {
          rightmost[0] = Math.max(rightmost[0], position.getX() + position.getWidth());
        }
      }.getText(document);
    }
    return rightmost[0];
  }

  private static List<String> links(byte[] pdf) throws IOException {
    List<String> links = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      for (PDPage page : document.getPages()) {
        for (PDAnnotation annotation : page.getAnnotations()) {
          if (annotation instanceof PDAnnotationLink link
              && link.getAction() instanceof PDActionURI action) {
            links.add(action.getURI());
          }
        }
      }
    }
    return links;
  }

  private static List<String> structure(List<Object> kids) {
    List<String> types = new ArrayList<>();
    for (Object kid : kids) {
      if (kid
          instanceof
          org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement
              element) {
        types.add(element.getStructureType());
        types.addAll(structure(element.getKids()));
      }
    }
    return types;
  }
}
