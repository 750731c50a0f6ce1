package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipInputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;

class ResumeWordDocumentTest {

  private static final JsonNode RESUME =
      Resumes.of(
          """
          {'basics': {'name': 'Jana & <Novák>', 'label': 'Engineer', 'email': 'jana@post.example',
             'summary': 'An **engineer** of *C*\\n- One [link](https://a.example/?a=1&b=2)'},
           'work': [{'name': 'Acme', 'position': 'Lead', 'startDate': '2020-03',
             'highlights': ['Cut costs']}],
           'skills': [{'name': 'Languages', 'keywords': ['Java']}],
           'meta': {'jobtrail': {'pageSize': 'letter', 'design': {'accentColor': '#0f5c7a',
             'headingLanguage': 'de', 'sectionOrder': ['skills', 'work']}}}}""");

  @Test
  void beginsSectionsOnNewPages() throws Exception {
    ObjectNode resume = RESUME.deepCopy();
    resume
        .withObject("/meta/jobtrail/design/pageBreaks")
        .put("skills", "new-page")
        .put("work", "new-page");

    assertThat(part(write(resume), "word/document.xml").select("w|p:has(w|pageBreakBefore)"))
        .extracting(it -> it.wholeText().strip())
        .containsExactly("Berufserfahrung");
  }

  @Test
  void keepsSectionsTogether() throws Exception {
    ObjectNode resume = RESUME.deepCopy();
    resume.withObject("/meta/jobtrail/design/pageBreaks").put("work", "keep-together");
    var document = part(write(resume), "word/document.xml");

    assertThat(document.select("w|p:has(w|keepNext):has(w|keepLines)"))
        .extracting(it -> it.wholeText().strip())
        .containsExactly("Berufserfahrung", "LeadMärz 2020 – heute", "Acme");
    assertThat(document.select("w|p:has(w|keepLines)").last().wholeText()).isEqualTo("Cut costs");
  }

  /** Titles keep the next paragraph by their style; the employer is below the title. */
  @Test
  void keepsTheHeadOfAnEntryWithItsText() throws Exception {
    ObjectNode resume = RESUME.deepCopy();
    resume.withArray("/work").addObject().put("name", "Bolt").put("position", "Engineer");

    assertThat(part(write(resume), "word/document.xml").select("w|p:has(w|keepNext)").eachText())
        .containsExactly("Acme");
    assertThat(part(write(resume), "word/styles.xml").select("w|style:has(w|keepNext)"))
        .extracting(it -> it.attr("w:styleId"))
        .containsExactly("Heading1", "Heading2");
  }

  @Test
  void runsFromRightToLeftInSuchLanguages() throws Exception {
    var hebrew = write(ScriptsPdfTest.HEBREW);

    assertThat(part(hebrew, "word/styles.xml").select("w|pPrDefault w|bidi")).isNotEmpty();
    assertThat(part(hebrew, "word/document.xml").select("w|r:has(w|rtl)").eachText())
        .contains("נועה כהן")
        .doesNotContain("noa@example.com");
    assertThat(part(write(RESUME), "word/styles.xml").select("w|bidi")).isEmpty();
  }

  @Test
  void dividesTextsOfBothDirections() throws Exception {
    var arabic =
        Resumes.of(
            """
            {'basics': {'name': 'Sami', 'summary': 'خبرة 10 سنوات في Java و PostgreSQL.\\nBuilt it.'}}
            """);

    var document = part(write(arabic), "word/document.xml");

    assertThat(document.select("w|r:has(w|rtl)"))
        .extracting(it -> it.wholeText().strip())
        .containsExactly("خبرة", "سنوات في", "و", ".");
    assertThat(document.select("w|p:has(w|bidi[w:val=0])").eachText()).containsExactly("Built it.");
  }

  @Test
  void writesALetterInItsDirection() throws Exception {
    var letter =
        ResumeWordDocument.writeLetter(
            RESUME, "لدي خبرة في Kubernetes و PostgreSQL.", "en", "Letter");

    assertThat(part(letter, "word/styles.xml").select("w|pPrDefault w|bidi")).isNotEmpty();
    assertThat(part(letter, "word/document.xml").select("w|r:has(w|rtl)").eachText())
        .contains("لدي خبرة في");
  }

  @Test
  void hasStylesThatItsOwnerCanEditInTheOrderOfTheDesign() throws Exception {
    var document = part(write(RESUME), "word/document.xml");

    assertThat(document.getElementsByTag("w:p"))
        .extracting(
            it -> it.getElementsByTag("w:pStyle").attr("w:val") + ": " + it.wholeText().strip())
        .containsExactly(
            "Title: Jana & <Novák>",
            "Subtitle: Engineer",
            "Normal: jana@post.example",
            "Heading1: Kenntnisse",
            "Normal: Languages: Java",
            "Heading1: Berufserfahrung",
            "Heading2: LeadMärz 2020 – heute",
            "Normal: Acme",
            "ListBullet: Cut costs",
            "Heading1: Profil",
            "Normal: An engineer of C",
            "ListBullet: One link");
    assertThat(document.select("w|r:has(w|b)").eachText()).contains("engineer", "Languages:");
    assertThat(document.getElementsByTag("w:pgSz").attr("w:w")).isEqualTo("12240");
    var styles = part(write(RESUME), "word/styles.xml");
    assertThat(styles.getElementsByTag("w:name").eachAttr("w:val"))
        .contains("Normal", "Title", "Subtitle", "heading 1", "heading 2", "List Bullet");
    assertThat(styles.getElementsByTag("w:color").eachAttr("w:val")).containsOnly("0f5c7a");
    var links = part(write(RESUME), "word/_rels/document.xml.rels");
    assertThat(links.getElementsByAttribute("TargetMode").eachAttr("Target"))
        .containsExactly("mailto:jana@post.example", "https://a.example/?a=1&b=2");
  }

  @Test
  void isReadAgain() throws IOException {
    var reader = new FileReader(new DocumentRepair(new ResumeSchema()), () -> {});
    var resume = Resumes.engineer();

    var again = reader.read(write(resume)).document();

    assertThat(again.at("/basics/name")).isEqualTo(resume.at("/basics/name"));
    assertThat(again.at("/basics/email")).isEqualTo(resume.at("/basics/email"));
    assertThat(again.path("work")).hasSameSizeAs(resume.path("work"));
    for (var index = 0; index < resume.path("work").size(); index++) {
      var job = resume.path("work").get(index);
      assertThat(again.path("work").get(index).path("position")).isEqualTo(job.path("position"));
      assertThat(again.path("work").get(index).path("name")).isEqualTo(job.path("name"));
      assertThat(again.path("work").get(index).path("startDate")).isEqualTo(job.path("startDate"));
      assertThat(again.path("work").get(index).path("highlights"))
          .hasSameSizeAs(job.path("highlights"));
    }
  }

  @Test
  void hasThePhotoOfTheDesign() throws IOException {
    var resume =
        (ObjectNode)
            Resumes.of(
                "{'basics':{'name':'Ana \\u0022A\\u0022 Ruiz'},'meta':{'jobtrail':{'design':{'photo':'square'}}}}");
    resume.withObject("/basics").put("image", PngPicture.dataUri(new BufferedImage(9, 9, 1)));
    var file = ResumeExportFormat.DOCX.write(resume, ResumeTemplate.MODERN, "Title");

    assertThat(parts(file)).containsKey("word/photo.jpeg");
    assertThat(part(file, "word/document.xml").getElementsByTag("wp:docPr").attr("descr"))
        .isEqualTo("Ana \"A\" Ruiz");
    assertThat(part(file, "word/_rels/document.xml.rels").html()).contains("photo.jpeg");
    assertThat(parts(ResumeExportFormat.DOCX.write(resume, ResumeTemplate.CLASSIC, "Title")))
        .doesNotContainKey("word/photo.jpeg");
  }

  @Test
  void isTheSameForTheSameResume() throws IOException {
    assertThat(write(RESUME)).isEqualTo(write(RESUME));
    assertThat(parts(write(Resumes.of("{}"))))
        .containsKeys("[Content_Types].xml", "_rels/.rels", "docProps/core.xml");
  }

  private static byte[] write(JsonNode resume) {
    return ResumeWordDocument.write(
        PageComposer.forScreens(resume, ResumeTemplate.CLASSIC, "Title"), ResumeDesign.of(resume));
  }

  private static Document part(byte[] file, String name) throws IOException {
    return Jsoup.parse(parts(file).get(name), "", Parser.xmlParser());
  }

  private static Map<String, String> parts(byte[] file) throws IOException {
    var parts = new HashMap<String, String>();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(file))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return parts;
  }
}
