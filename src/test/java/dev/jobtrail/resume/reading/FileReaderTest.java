package dev.jobtrail.resume.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.resume.document.ResumeSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads files made by other programs: a browser, two PDF libraries, a Word library. */
class FileReaderTest {

  private static final PDType1Font FONT = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
  private static final ResumeSchema SCHEMA = new ResumeSchema();
  private static final FileReader READER =
      new FileReader(new DocumentRepair(SCHEMA), new ResumePdf());
  private static final JsonNode EXPECTED = expected("expected.json");

  /** Of Chromium, LibreOffice, LaTeX, react-pdf, python-docx and docx for npm. */
  private static final JsonNode LAYOUTS = expected("layouts.json");

  static Stream<String> complete() {
    return EXPECTED.properties().stream().map(it -> it.getKey());
  }

  static Stream<String> layouts() {
    return LAYOUTS.properties().stream().map(it -> it.getKey());
  }

  static Stream<String> files() {
    return Stream.concat(complete(), layouts());
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void findsThePersonJobsAndSchoolsInManyLayouts(String file) throws IOException {
    var document = read(bytes(file)).document();
    var expected = LAYOUTS.path(file);

    assertThat(values(document.path("basics"), List.of("name", "email")))
        .isEqualTo(values(expected, List.of("name", "email")));
    var ofJobs = List.of("name", "position", "startDate", "endDate");
    assertThat(entries(document.path("work"), ofJobs))
        .isEqualTo(entries(expected.path("work"), ofJobs));
    var ofSchools = List.of("institution", "startDate", "endDate");
    assertThat(entries(document.path("education"), ofSchools))
        .isEqualTo(entries(expected.path("education"), ofSchools));
  }

  private static List<List<String>> entries(JsonNode section, List<String> names) {
    return section.valueStream().map(it -> values(it, names)).toList();
  }

  private static List<String> values(JsonNode node, List<String> names) {
    return names.stream().map(it -> text(node, it).replace('\u2019', '\'')).toList();
  }

  @ParameterizedTest
  @MethodSource("complete")
  void findsThePersonJobsDegreesSkillsAndLanguages(String file) throws IOException {
    var document = read(bytes(file)).document();
    var expected = EXPECTED.path(file);

    for (var name : List.of("name", "email", "phone")) {
      assertThat(text(document.path("basics"), name)).isEqualTo(text(expected, name));
    }
    for (var section : List.of("work", "education")) {
      assertThat(document.path(section)).hasSameSizeAs(expected.path(section));
      for (var index = 0; index < expected.path(section).size(); index++) {
        var entry = document.path(section).get(index);
        for (var property : expected.path(section).get(index).properties()) {
          assertThat(text(entry, property.getKey()))
              .as("%s %d: %s", section, index, property.getKey())
              .isEqualTo(property.getValue().asText());
        }
      }
    }
    assertThat(texts(document.path("skills"), "name")).isEqualTo(texts(expected.path("skills")));
    assertThat(texts(document.path("languages"), "language"))
        .isEqualTo(texts(expected.path("languages")));
  }

  @ParameterizedTest
  @MethodSource("files")
  void inventsNothing(String file) throws IOException {
    var text = textOf(file);
    var words = words(text);
    var letters = letters(text);
    var values = new ArrayList<String>();
    var document = read(bytes(file)).document();
    if (document.at("/basics/location") instanceof ObjectNode location) {
      location.remove("countryCode"); // of a name in the file
    }
    collect(document, values);

    assertThat(values)
        .isNotEmpty()
        .allMatch(it -> words.containsAll(words(it)) || letters.contains(letters(it)));
  }

  @ParameterizedTest
  @MethodSource("files")
  void readsOrRefusesDamagedFiles(String file) throws IOException {
    var random = new Random(file.hashCode());
    for (var attempt = 0; attempt < 25; attempt++) {
      var bytes = bytes(file);
      for (var flips = random.nextInt(1, 60); flips > 0; flips--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      try {
        SCHEMA.check(READER.read(bytes).document());
      } catch (ApiException e) {
        assertThat(e.code().status()).isEqualTo(400);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2011 – 2011           | 2011       | 2011
          March 2011 - Mar 2011 | 2011-03    | 2011-03
          2011                  |            | 2011
          2011 –                | 2011       |
          03/11 – 05/12         | 2011-03    | 2012-05
          Summer 2011 - 2012    | 2011       | 2012
          1er mars 2011 - 2012  | 2011-03-01 | 2012
          since 2011            | 2011       |
          seit 2011             | 2011       |
          depuis 2011           | 2011       |
          desde 2011            | 2011       |
          sinds 2011            | 2011       |
          dal 2011              | 2011       |
          od 2011               | 2011       |
          from May 2011         | 2011-05    |
          until 2011            |            | 2011
          bis 2011              |            | 2011
          jusqu'en 2011         |            | 2011
          hasta 2011            |            | 2011
          tot 2011              |            | 2011
          fino al 2011          |            | 2011
          do 2011               |            | 2011
          até 2011              |            | 2011
          Summer 2011           |            | 2011
          mar/2011 – nadal      | 2011-03    |
          Mar-11 – Apr-12       | 2011-03    | 2012-04
          III 2011 – IX 2012    | 2011-03    | 2012-09
          sedan mars 2011       | 2011-03    |
          2011 – d.d.           | 2011       |
          Q1 2011 – Q3 2012     | 2011       | 2012
          2011/Q1 – Q3 2012     | 2011       | 2012
          3. Quartal 2011 – 2012 | 2011      | 2012
          T1 2011 – T4 2012     | 2011       | 2012
          1er trimestre 2011 – 2012 | 2011   | 2012
          segundo trimestre de 2011 – 2012 | 2011 | 2012
          Sommersemester 2011   |            | 2011
          WS 2011/12            | 2011       | 2012
          WS 2011/12 – SoSe 2014 | 2011      | 2014
          Wintersemester 2011/2012 bis Sommersemester 2013 | 2011 | 2013
          Fall semester 2011 – Spring semester 2012 | 2011 | 2012
          1er semestre 2011     |            | 2011
          primer semestre de 2011 – 2012 | 2011 | 2012
          seit WS 2011/12       | 2011       |
          since Spring 2011     | 2011       |
          ’11 – ’12             | 2011       | 2012
          '''98 – ''03'         | 1998       | 2003
          '''11 – present'      | 2011       |
          """)
  void readsPeriodsOfEveryForm(String period, String start, String end) {
    var text =
        """
        # Jana Novak
        ## Experience
        Engineer, Acme GmbH
        2019 - 2021
        * Built things
        Draughtswoman, Bolt GmbH
        %s
        * Drew things
        """;
    var file = read(text.formatted(period).getBytes(StandardCharsets.UTF_8));
    var work = file.document().path("work");

    assertThat(entries(work, List.of("name", "position", "startDate", "endDate")))
        .containsExactly(
            List.of("Acme GmbH", "Engineer", "2019", "2021"),
            List.of(
                "Bolt GmbH",
                "Draughtswoman",
                Objects.toString(start, ""),
                Objects.toString(end, "")));
  }

  @ParameterizedTest
  @CsvSource({
    "Q1 2017 – Q3 2018, 2017 – 2018",
    "WS 2015/16, 2015 – 2016",
    "printemps 2017 – été 2018, 2017 – 2018",
    "'''14 – ''18', 2014 – 2018",
    "desde otoño de 2017, 2017"
  })
  void reportsDatesThatItKeepsTheYearsOf(String period, String kept) {
    var text = "Jana Novak\nExperience\nEngineer, Acme GmbH\n%s\n- Built things\n";
    var file = read(text.formatted(period).getBytes(StandardCharsets.UTF_8));

    assertThat(file.report().repaired())
        .extracting(ImportNote::message)
        .containsExactly(
            "Document: only the years of the dates in \"%s\" were kept: %s"
                .formatted(period, kept));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Kind regards,/Jana Novak/London, 12 March 2024",
        "Berlin, 12.03.2024/Jana Novak",
        "Leipzig, den 12. März 2024/Unterschrift: Jana Novak/Mit freundlichen Grüßen",
        "Fait à Lyon, le 12 mars 2024/Cordialement",
        "Burgos, a 12 de marzo de 2024/Atentamente,/Fdo.: Jana Novak"
      })
  void takesTheEndOfALetterForNoContent(String closing) {
    var text = "Jana Novak\nExperience\nBaker, Bolt Ltd\n2019 - 2021\nInterests\nChess\n";
    var file = read((text + closing.replace('/', '\n')).getBytes(StandardCharsets.UTF_8));

    assertThat(entries(file.document().path("interests"), List.of("name")))
        .containsExactly(List.of("Chess"));
    assertThat(file.document().at("/meta/jobtrail/imported/lines").valueStream())
        .extracting(JsonNode::asText)
        .containsExactly(closing.split("/"));
    assertThat(file.report().leftOut()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "Kenntnisse, Sprachen, Deutsch, EDV",
    "Compétences, Langues, Français, Informatique ",
    "Aptitudes, Idiomas, Español, Ofimática",
    "Skills, Languages, Irish and English, Software"
  })
  void tellsSkillsBelowLanguages(String skills, String languages, String spoken, String group) {
    var text =
        "Jana Novak\n%s\n%s: %s\n%s: Word, Excel\n".formatted(skills, languages, spoken, group);
    var document = read(text.getBytes(StandardCharsets.UTF_8)).document();

    assertThat(document.path("languages")).isNotEmpty();
    assertThat(document.path("languages").toString()).doesNotContain("Word");
    assertThat(document.path("skills").toString()).contains("Word", "Excel");
  }

  /** Arabic lines begin on the right; Chinese ones are joined without a space. */
  @ParameterizedTest
  @CsvSource({
    "chromium-arabic-sidebar.pdf, إعداد القوائم, المحاسبي.",
    "chromium-chinese-heads.pdf, 负责订单系统, 灰度发布流程。"
  })
  void joinsTheLinesOfParagraphsInEveryScript(String file, String start, String end)
      throws IOException {
    var summary = read(bytes(file)).document().at("/work/0/summary").asText();

    assertThat(summary).startsWith(start).endsWith(end).doesNotContain("\n");
    assertThat(summary).doesNotContainPattern("\\p{IsHan} \\p{IsHan}");
  }

  /** Words in East Asian text tell an employer from a title, in any order and with any mark. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          工作经历; 苏州启明软件集团 Java开发工程师; 苏州启明软件集团; Java开发工程师
          工作经历; 高级产品经理 杭州云帆网络科技有限公司; 杭州云帆网络科技有限公司; 高级产品经理
          工作经历; 杭州云帆网络科技有限公司高级产品经理; 杭州云帆网络科技有限公司; 高级产品经理
          工作经历; 广州海蓝食品有限公司｜市场部经理; 广州海蓝食品有限公司; 市场部经理
          工作经历; 广州海蓝食品有限公司|市场部经理; 广州海蓝食品有限公司; 市场部经理
          工作经历; 南京市第三人民医院，护士长助理; 南京市第三人民医院; 护士长助理
          工作经历; 广州海蓝食品有限公司深圳分公司 会计; 广州海蓝食品有限公司深圳分公司; 会计
          工作經歷; 臺北遠山電子公司／軟體工程師; 臺北遠山電子公司; 軟體工程師
          職務経歴; 株式会社みどり食品　営業部長; 株式会社みどり食品; 営業部長
          職務経歴; 有限会社北浜印刷 / 営業スタッフ; 有限会社北浜印刷; 営業スタッフ
          職務経歴; 北浜印刷株式会社　デザイナー; 北浜印刷株式会社; デザイナー
          경력사항; (주)누리소프트 웹 개발자; (주)누리소프트; 웹 개발자
          경력사항; 한빛전자 품질관리 대리; 한빛전자; 품질관리 대리
          경력사항; 웹 개발자 | 누리소프트; 누리소프트; 웹 개발자
          """)
  void partsEmployerAndTitleOfEastAsianEntries(
      String heading, String head, String employer, String title) {
    for (var text :
        List.of(
            "%s\n%s\n2018.03 - 至今\n* 工作\n".formatted(heading, head),
            "%s\n%s    2018年3月 - 2020年6月\n* 工作\n".formatted(heading, head),
            "%s\n2018/03 ~ 2020/06    %s\n* 工作\n".formatted(heading, head))) {
      var work = read(text.getBytes(StandardCharsets.UTF_8)).document().path("work");

      assertThat(entries(work, List.of("name", "position", "startDate")))
          .as(text)
          .containsExactly(List.of(employer, title, "2018-03"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Severn Water    2014 - Present/Manager    2019 - Present/Fitter    2014 - 2019
          Severn Water    2014 - Present/Leeds/Manager    2019 - Present/Fitter    2014 - 2019
          Severn Water, Leeds (2014 - Present)/Manager (2019 - Present)/Fitter (2014 - 2019)
          Severn Water/2014 - Present/Manager/2019 - Present/Fitter/2014 - 2019
          Severn Water/2014 - Present · 10 yrs/Manager/2019 - Present · 5 yrs/Fitter/2014 - 2019 · 5 yrs
          Severn Water    2014 - Present/A supplier of water to Shropshire./Manager    2019 - Present/Fitter    2014 - 2019
          Severn Water    2014 - Present/Manager, Treatment Works    2019 - Present/Fitter, Treatment Works    2014 - 2019
          Severn Water, Ltd. (Leeds)    2014 - Present/Manager    2019 - Present/Fitter    2014 - 2019
          2014 - Present    Severn Water/2019 - Present    Manager/2014 - 2019    Fitter
          """)
  void givesPositionsTheEmployerAboveThemThatHasDatesOfItsOwn(String head) {
    var employer = head.startsWith("Severn Water, Ltd.") ? "Severn Water, Ltd." : "Severn Water";
    for (var after :
        List.of("", "\nHarlech Dairies    2009 - 2013/Mechanic\n* Kept lines running")) {
      var text = "Jana Novak\nExperience\n" + (head + "\n* Worked" + after);
      var work =
          read(text.replace("/", "\n").getBytes(StandardCharsets.UTF_8)).document().path("work");

      assertThat(entries(work, List.of("name", "startDate", "endDate")).subList(0, 2))
          .containsExactly(List.of(employer, "2019", ""), List.of(employer, "2014", "2019"));
      assertThat(work).hasSize(after.isEmpty() ? 2 : 3);
      assertThat(work.path(0).path("position").asText()).startsWith("Manager");
      assertThat(work.path(1).path("position").asText()).startsWith("Fitter");
    }
  }

  /** Places that are not known: of Austria, Wales, Brittany, Asturias, Hokkaido. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Experience            | Fitter, Pritchard Lifts (Llanwenarth) | Pritchard Lifts | Llanwenarth
          Berufserfahrung       | Metallbau Huber (Kleinwetzdorf) - Schlosser | Metallbau Huber | Kleinwetzdorf
          Berufserfahrung       | Schlosser bei Metallbau Huber (Kleinwetzdorf) | Metallbau Huber | Kleinwetzdorf
          Expérience            | Boulanger, Fournil Le Goff (Plouguerneau) | Fournil Le Goff | Plouguerneau
          Experiencia           | Soldadora, Talleres Quirós (Bárzana) | Talleres Quirós | Bárzana
          Experiencia laboral   | Talleres Urdaibai (Gernika) - Soldadora | Talleres Urdaibai | Gernika
          Experience            | Fitter, Severn Water (Upper Slaughter, Gloucestershire) | Severn Water | Upper Slaughter, Gloucestershire
          Experience            | Engineer, Severn Water (SeWa) | Severn Water (SeWa) |
          Experience            | Fitter, Severn Water (formerly Wye Water) | Severn Water (formerly Wye Water) |
          Experience            | Fitter, Severn Water (Contract) | Severn Water (Contract) |
          Berufserfahrung       | Schlosser, Metallbau Huber (Elternzeitvertretung) | Metallbau Huber (Elternzeitvertretung) |
          Experience            | Fitter, Severn Water (Wye Group Ltd) | Severn Water (Wye Group Ltd) |
          """)
  void partsEmployersFromPlacesInParentheses(
      String heading, String head, String employer, String place) {
    for (var text :
        List.of(
            "Jana Novak\n\n%s\n\n%s\n2015 - 2018\n- Worked\n".formatted(heading, head),
            "Jana Novak\n\n%s\n\n2015 - 2018    %s\n- Worked\n".formatted(heading, head),
            "Jana Novak\n\n%1$s\n\n%2$s    2015 - 2018\n- Worked\n\nFitter, Taylor Ltd    2011 - 2014\n"
                .formatted(heading, head))) {
      var job = read(text.getBytes(StandardCharsets.UTF_8)).document().at("/work/0");

      assertThat(job.path("name").asText()).as(text).isEqualTo(employer);
      assertThat(job.path("location").asText())
          .as(text)
          .isEqualTo(Objects.requireNonNullElse(place, ""));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Education | MSc Physics, Ashdown College (Nether Wallop) | Ashdown College | Nether Wallop
          Ausbildung | Gesellenbrief, Berufsschule Maier (Kleinwetzdorf) | Berufsschule Maier | Kleinwetzdorf
          Formation | CAP Boulanger, Lycée Kerichen (Plouguerneau) | Lycée Kerichen | Plouguerneau
          Formación | Grado en Física, Instituto Jovellanos (Bárzana) | Instituto Jovellanos | Bárzana
          Education | MSc Physics, Ashdown College (AshC) | Ashdown College (AshC) |
          """)
  void partsSchoolsFromPlacesInParentheses(
      String heading, String head, String school, String place) {
    var text = "Jana Novak\n\n%s\n\n%s\n2015 - 2018\n".formatted(heading, head);
    var degree = read(text.getBytes(StandardCharsets.UTF_8)).document().at("/education/0");

    assertThat(degree.path("institution").asText()).isEqualTo(school);
    assertThat(degree.path("location").asText()).isEqualTo(Objects.requireNonNullElse(place, ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Summers 2012, 2013            | 2012 | 2013 |
          Summers 2012 and 2013         | 2012 | 2013 |
          2012, 2013, 2014              | 2012 | 2014 |
          2014, 2013 & 2012             | 2012 | 2014 |
          Summer 2012, Summer 2013      | 2012 | 2013 |
          Jun - Aug 2012, Jun - Aug 2013 | 2012 | 2013 |
          Sommer 2012 und 2013          | 2012 | 2013 |
          étés 2012 et 2013             | 2012 | 2013 |
          veranos de 2012 y 2013        | 2012 | 2013 |
          estati 2012 e 2013            | 2012 | 2013 |
          2010, 2014, 2018              |      | 2018 | 2010, 2014, 2018
          """)
  void readsListsOfDates(String dates, String start, String end, String told) {
    var text = "Jana Novak\nExperience\nSailing Instructor, Acme GmbH\n%s\n* Taught\n";
    for (var written : List.of(text, text.replace("GmbH\n", "GmbH    "))) {
      var file = read(written.formatted(dates).getBytes(StandardCharsets.UTF_8));
      var work = file.document().path("work");

      assertThat(entries(work, List.of("name", "position", "startDate", "endDate", "summary")))
          .containsExactly(
              List.of(
                  "Acme GmbH",
                  "Sailing Instructor",
                  Objects.toString(start, ""),
                  end,
                  Objects.toString(told, "")));
      assertThat(file.report().repaired()).hasSize(1);
    }
  }

  @Test
  void partsNoReferences() {
    var text =
        """
        Jana Novak
        Interests
        Chess, rowing
        References: John Smith, Head Chef, The Inn; Mary Poe, Manager
        """;
    var document = read(text.getBytes(StandardCharsets.UTF_8)).document();

    assertThat(entries(document.path("references"), List.of("reference")))
        .containsExactly(List.of("John Smith, Head Chef, The Inn; Mary Poe, Manager"));
    assertThat(document.path("interests")).hasSize(2);
  }

  /** What stands behind a dash need not be the end of a period. */
  @ParameterizedTest
  @ValueSource(strings = {"Diplôme de 2011", "2011 – Data analysis", "Covid-19 – 2011"})
  void findsNoPeriodThatGoesOn(String text) {
    assertThat(DateSpan.in(text)).hasValueSatisfying(it -> assertThat(it.isRange()).isFalse());
  }

  /** A head that fills its line looks like the first line of a paragraph. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Northwind Drawing Office for Machines and Large Buildings, Olomouc, Jan 2015 – Feb 2020",
        "Jan 2015 – Feb 2020, Northwind Drawing Office for Machines and Large Buildings, Olomouc",
        "Northwind Drawing Office for Machines and Large Buildings of All Kinds and Their Many"
            + " Foundations, Olomouc, Jan 2015 – Feb 2020"
      })
  void partsALongDatedLineFromTheTitleBelow(String head) throws IOException {
    var text =
        List.of(
            "Jana Novak",
            "jana@post.example",
            "Experience",
            head,
            "Draughtswoman",
            "Acme Rail, Brno, Mar 2020 – Present",
            "Signal engineer");
    for (var file : List.of(pdf(text), String.join("\n", text).getBytes(StandardCharsets.UTF_8))) {
      var work = read(file).document().path("work");

      assertThat(entries(work, List.of("position", "startDate", "endDate")))
          .containsExactly(
              List.of("Draughtswoman", "2015-01", "2020-02"),
              List.of("Signal engineer", "2020-03", ""));
      assertThat(work.path(0).path("name").asText()).startsWith("Northwind Drawing Office");
    }
  }

  /** Words tell what is what in the first entry only; the others have its layout. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "T;E, P;D",
        "D   E, P;T",
        "D;T;E, P",
        "E — T | P | D",
        "D, T, E",
        "T at E;P | D",
        "E: T;D",
        "E (D);T",
        "T;E · Full-time;D · 2 yrs 3 mos;P",
        "P   E;T | D"
      })
  void readsAllEntriesInOneLayout(String layout) {
    var jobs =
        List.of(
            List.of("Night auditor", "Hotel Miramar", "Leeds", "2021 - Present"),
            List.of("Wildcard", "Vela", "York", "2018 - 2020"),
            List.of("Ink and Paper", "Sundial", "Hull", "2015 - 2018"));
    var text = new StringBuilder("Jana Novak\njana@post.example\nExperience\n");
    for (var job : jobs) {
      for (var symbol : layout.replace(';', '\n').split("(?<=\\b)|(?=\\b)")) {
        var at = List.of("T", "E", "P", "D").indexOf(symbol);
        text.append(at < 0 ? symbol : job.get(at));
      }
      text.append("\n* Worked\n\n");
    }
    var work = read(text.toString().getBytes(StandardCharsets.UTF_8)).document().path("work");

    var known = layout.contains("P") ? 3 : 2;
    assertThat(entries(work, List.of("position", "name", "location").subList(0, known)))
        .isEqualTo(jobs.stream().map(it -> it.subList(0, known)).toList());
  }

  @Test
  void readsSeveralRolesBelowOneEmployer() {
    var file =
        read(
            """
            Jana Novak
            jana@post.example
            Experience
            Groenland Foods
            6 years 3 months
            Head of Insights
            January 2021 - Present (4 years 3 months)
            Utrecht, Netherlands
            Senior Manager
            January 2019 - December 2020 (2 years)
            Kantoor Nine
            Consultant
            March 2015 - December 2018 (3 years 10 months)
            Amsterdam Area, Netherlands
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThat(
            entries(
                file.document().path("work"), List.of("name", "position", "startDate", "location")))
        .containsExactly(
            List.of("Groenland Foods", "Head of Insights", "2021-01", "Utrecht, Netherlands"),
            List.of("Groenland Foods", "Senior Manager", "2019-01", ""),
            List.of("Kantoor Nine", "Consultant", "2015-03", "Amsterdam Area, Netherlands"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "From: Jan Koch <jan@work.example>\nSent: Monday\nTo: me\nSubject: CV\n\n",
        "Von: Jan Koch <jan@work.example>\nBetreff: Lebenslauf\n",
        "De : Jan Koch <jan@work.example>\nEnvoyé : lundi\nÀ : moi\nObjet : CV\n",
        "-----Mensaje original-----\nDe: Jan Koch <jan@work.example>\nPara: yo\nAsunto: CV\n"
      })
  void readsTheTextOfAMail(String header) {
    var text =
        """
        Jana Novak
        jana@post.example

        EXPERIENCE
        Baker, Rise Bakery, 2018 - 2020
        * Baked bread
          and cakes

        SKILLS
        Baking, Sales
        """;
    var expected = read(text.getBytes(StandardCharsets.UTF_8)).document();
    for (var mark : List.of("", "> ", "> > ")) {
      var mail = header + text.replaceAll("(?m)^", mark);

      assertThat(read(mail.getBytes(StandardCharsets.UTF_8)).document()).isEqualTo(expected);
    }
  }

  @Test
  void takesAnglesForBulletsWhereNoEmptyLineIsQuoted() {
    var text = "Jana Novak\nExperience\nBaker, Acme Ltd, 2019\n> Baked\n> Sold\n> Cleaned\n";

    assertThat(QuotedMail.bare(text.lines().toList())).isEqualTo(text.lines().toList());
  }

  /** Heads of jobs with their stories, and the employers and titles in them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Baker;Rise Bakery Ltd · 2012 – 2014;- Baked;Caterer;Self-employed · 2010 – 2011;- Cooked;Child minder;2008 – 2010 | Rise Bakery Ltd, Self-employed, none | Baker, Caterer, Child minder
          Koch;Hotel Adler GmbH · 2012 – 2014;- Kochte;Caterer;selbstständig · 2010 – 2011   | Hotel Adler GmbH, selbstständig | Koch, Caterer
          Cuisinier;Hôtel Bellerive · 2012 – 2014;- Cuisine;Traiteur;indépendant · 2010 – 2011 | Hôtel Bellerive, indépendant | Cuisinier, Traiteur
          Cocinero;Hotel Sol S.L. · 2012 – 2014;- Cocina;Camarero;autónomo · 2010 – 2011 | Hotel Sol S.L., autónomo | Cocinero, Camarero
          Hotel Adler GmbH;Koch · 2012 – 2014;- Kochte;Beikoch · 2010 – 2012;- Half;Aushilfe · 2003 – 2005 | Hotel Adler GmbH, Hotel Adler GmbH, none | Koch, Beikoch, Aushilfe
          2018-2021;Plumber;Aire Heating Ltd;2015-18;Mate at Calder Pipes                     | Aire Heating Ltd, Calder Pipes | Plumber, Mate
          Foreman mason;Tay Stone Ltd;Jun 2020 – Present;Led repair;Mason;Dee Stone Ltd;2015 – May 2020;Cut 300 quoins | Tay Stone Ltd, Dee Stone Ltd | Foreman mason, Mason
          Baker, Rise Bakery, York;2018 - present;Baked bread.;Assistant, Loaf Ltd, York;2014 - 2018;Cleaned ovens. | Rise Bakery, Loaf Ltd | Baker, Assistant
          Teacher;2018 - present;Taught reading.;Teaching assistant;2014 - 2018;Helped.        | none, none | Teacher, Teaching assistant
          Koch;2018 - 2020;Kochte gern.;Kellner;2014 - 2018;Servierte.                         | none, none | Koch, Kellner
          """)
  void inventsNoEmployer(String lines, String employers, String titles) {
    var text =
        "Jana Novak\njana@post.example\nExperience\n" + lines.replace(';', '\n').replace('·', '|');
    var work = read(text.getBytes(StandardCharsets.UTF_8)).document().path("work");

    assertThat(entries(work, List.of("name")).stream().map(List::getFirst))
        .containsExactly(employers.replace("none", "").split(", ", -1));
    assertThat(entries(work, List.of("position")).stream().map(List::getFirst))
        .containsExactly(titles.split(", "));
  }

  @Test
  void readsTitlesThatAreTownsAsWell() {
    var file =
        read(
            """
            Jana Novak
            Experience
            Harbour & Finch
            Shift lead          03/19 – 05/21
            - Ran the bakery
            Calder Mill
            Baker               2015 – 2019
            - Baked bread
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThat(entries(file.document().path("work"), List.of("name", "position", "startDate")))
        .containsExactly(
            List.of("Harbour & Finch", "Shift lead", "2019-03"),
            List.of("Calder Mill", "Baker", "2015"));
  }

  @Test
  void readsEntriesThatAreIndentedLikeTheirBullets() {
    var file =
        read(
            """
            JANA NOVAK
            jana@post.example

            WORK HISTORY

                Vela, Leeds            May 2019 - present
                Dental Hygienist
                  * Cleans the teeth of
                    eleven patients a day

                Sundial, York          Aug 2016 - Apr 2019
                Chairside Assistant
                  * Prepared trays
            """
                .getBytes(StandardCharsets.UTF_8));

    var work = file.document().path("work");
    assertThat(entries(work, List.of("name", "position", "startDate")))
        .containsExactly(
            List.of("Vela", "Dental Hygienist", "2019-05"),
            List.of("Sundial", "Chairside Assistant", "2016-08"));
    assertThat(work.at("/0/highlights/0").asText())
        .isEqualTo("Cleans the teeth of eleven patients a day");
  }

  @Test
  void keepsTheHeadOfAnEntryWithoutNames() {
    var file =
        read(
            "Jana Novak\njana@post.example\nExperience\nLeeds, UK\n2019 - 2020\n* Worked\n"
                .getBytes(StandardCharsets.UTF_8));

    assertThat(entries(file.document().path("work"), List.of("location", "startDate", "endDate")))
        .containsExactly(List.of("Leeds, UK", "2019", "2020"));
  }

  @Test
  void readsFormsAndDaysBeforeMonths() {
    var file =
        read(
            """
            Jana Novak
            jana@post.example
            Employment history
            Employer: Greenway Buses
            Job title: Depot Controller
            From: 01/06/2018
            To: present

            Employer: City Couriers
            Job title: Dispatcher
            From: 03/03/2014
            To: 31/05/2018
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThat(
            entries(
                file.document().path("work"), List.of("name", "position", "startDate", "endDate")))
        .containsExactly(
            List.of("Greenway Buses", "Depot Controller", "2018-06-01", ""),
            List.of("City Couriers", "Dispatcher", "2014-03-03", "2018-05-31"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Jana Novak, Ph.D., MBA",
        "Jana Novak, P.E.",
        "Jméno a příjmení: Jana Novak",
        "Curriculum vitae\nNaam: Jana Novak",
        "Lebenslauf Jana Novak",
        "CV - Jana Novak",
        "Jana Novak - Data Analyst",
        "First name: Jana\nSurname: Novak",
        "Vorname\tJana\nName\tNovak"
      })
  void findsTheNameAmongOtherWords(String head) {
    var text = head + "\njana@post.example\nSkills\nJava\n";
    var file = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(file.document().at("/basics/name").asText()).isEqualTo("Jana Novak");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Geburtsdatum: 14.08.1979;Telefon: 0365 5550187    | 0365 5550187
          * 14.08.1979 in Gera;Tel. (privat): 0365 / 555 018 | 0365 / 555 018
          D.O.B. 12-03-1990 / Mobile 07700 900 211          | 07700 900 211
          Né le 12/04/1988 à Lyon / 06 39 98 55 11          | 06 39 98 55 11
          Né(e) le : 12.04.88;Tél. : +33 6 39 98 55 11      | +33 6 39 98 55 11
          Fecha de nacimiento: 03/02/1991;Móvil 612 555 001 | 612 555 001
          born 04/05/1985 in Leeds                          |
          Passport no. 123456789;0131 496 0001              | 0131 496 0001
          DNI: 12345678;612 555 001                         | 612 555 001
          Rua Nova 3, 1200-123 Lisboa;912 555 340           | 912 555 340
          CEP 01310-100;(11) 95555-0101                     | (11) 95555-0101
          0800 555 0100;Mobile: 07700 900 211               | 07700 900 211
          Phone;0365 5550187                                | 0365 5550187
          (+34) 655 501 020 (Móvil)                         | (+34) 655 501 020
          Married / 0131 496 0001                           | 0131 496 0001
          """)
  void tellsTheTelephoneNumberFromOtherNumbers(String lines, String phone) {
    var text = "Jana Novak\n" + lines.replace(';', '\n') + "\nSkills\nJava\n";
    var basics = read(text.getBytes(StandardCharsets.UTF_8)).document().path("basics");

    assertThat(basics.path("phone").asText()).isEqualTo(Objects.toString(phone, ""));
    assertThat(basics.toString())
        .doesNotContain("1979", "1990", "1988", "1991", "1985", "12.04", "123456789", "Móvil");
  }

  @Test
  void reportsASecondTelephoneNumberAndAddress() {
    var text =
        "Jana Novak\nTel: 0131 496 0001 / 07700 900 211\njana@post.example, j@work.example\n"
            + "Skills\nJava\n";
    var file = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(file.document().at("/basics/phone").asText()).isEqualTo("0131 496 0001");
    assertThat(file.document().at("/meta/jobtrail/imported/lines").valueStream())
        .extracting(JsonNode::asText)
        .containsExactly("07700 900 211", "j@work.example");
    assertThat(file.report().leftOut()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Baker;York                                   | Baker        | York
          York;Baker                                   | Baker        | York
          Locksmith;Stockport                          | Locksmith    | Stockport
          Cold chain;Buyer;Portland, Oregon            | Buyer        | Portland, Oregon
          Plumber (self-taught);12 rue des Tanneurs, 44000 Nantes | Plumber (self-taught) | 12 rue des Tanneurs, 44000 Nantes
          Plumber;Lindenweg 7   07545 Gera             | Plumber      | Lindenweg 7, 07545 Gera
          Plumber;Tel. 0131 496 0001, Leeds            | Plumber      | Leeds
          Plumber;Born in Leeds                        | Plumber      |
          Plumber;Nationality   British                | Plumber      |
          Plumber;Geburtsort: Gera                     | Plumber      |
          Plumber;Brasileiro, 38 anos                  | Plumber      |
          """)
  void tellsTheHeadlineFromTheAddress(String lines, String label, String address) {
    var text = "Jana Novak\n" + lines.replace(';', '\n') + "\nSkills\nJava\n";
    var basics = read(text.getBytes(StandardCharsets.UTF_8)).document().path("basics");

    assertThat(basics.path("label").asText()).isEqualTo(label);
    assertThat(place(basics.path("location"))).isEqualTo(Objects.toString(address, ""));
  }

  /** The parts of a location as they are written one behind the other. */
  private static String place(JsonNode location) {
    var town = (text(location, "postalCode") + " " + text(location, "city")).strip();
    return Stream.of(text(location, "address"), town, text(location, "region"))
        .filter(it -> !it.isEmpty())
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      textBlock =
          """
          Lindenstraße 12b, 04109 Leipzig                   | Lindenstraße 12b         | 04109    | Leipzig   | none | none
          Calle Mayor, 45, 28013 Madrid, España             | Calle Mayor, 45          | 28013    | Madrid    | none | ES
          15 Maple Street, Apt. 4, Newark, NJ 07102         | 15 Maple Street, Apt. 4  | 07102    | Newark    | NJ   | none
          Chicago, IL 60614                                 | none                     | 60614    | Chicago   | IL   | none
          Toronto, Ontario M5V 2T6                          | none                     | M5V 2T6  | Toronto   | Ontario | none
          Portland, Oregon                                  | none                     | none     | Portland  | Oregon | none
          ul. Długa 7/3, 31-147, Kraków, Poland (Home)      | ul. Długa 7/3            | 31-147   | Kraków    | none | PL
          Flat 2, 18 Leith Walk;Edinburgh EH6 5AA;United Kingdom | Flat 2, 18 Leith Walk | EH6 5AA | Edinburgh | none | GB
          Göteborg, Sweden                                  | none                     | none     | Göteborg  | none | SE
          Lyon                                              | none                     | none     | Lyon      | none | none
          """)
  void partsTheAddress(
      String lines, String street, String postalCode, String city, String region, String country) {
    var text = "Jana Novak\nBaker\n" + lines.replace(';', '\n') + "\nSkills\nJava\n";
    var basics = read(text.getBytes(StandardCharsets.UTF_8)).document().path("basics");

    assertThat(
            values(
                basics.path("location"),
                List.of("address", "postalCode", "city", "region", "countryCode")))
        .containsExactlyElementsOf(
            Stream.of(street, postalCode, city, region, country)
                .map(it -> Objects.toString(it, ""))
                .toList());
  }

  private static byte[] pdf(List<String> lines) throws IOException {
    return pdf(lines, 0);
  }

  /**
   * A page of lines in one size; letters of those with a tilde before them are spaced, those with a
   * circumflex are centered, and what is behind a bar or an angle begins further right or ends at
   * the margin.
   */
  private static byte[] pdf(List<String> lines, float spacing) throws IOException {
    try (var document = new PDDocument()) {
      var page = new PDPage();
      document.addPage(page);
      try (var content = new PDPageContentStream(document, page)) {
        content.setFont(FONT, 9);
        var y = 700;
        for (var line : lines) {
          content.setCharacterSpacing(line.startsWith("~") ? spacing : 0);
          var parts = line.replaceAll("[~^]", "").split(" \\| |>");
          var isCentered = line.startsWith("^");
          show(parts[0], isCentered ? 306 - width(parts[0]) / 2 : 40, y, content);
          if (parts.length > 1) {
            show(parts[1], line.contains(">") ? 572 - width(parts[1]) : 130, y, content);
          }
          y -= 12;
        }
      }
      return saved(document);
    }
  }

  private static float width(String text) throws IOException {
    return FONT.getStringWidth(text) * 9 / 1_000;
  }

  private static void show(String text, float x, int y, PDPageContentStream content)
      throws IOException {
    content.beginText();
    content.newLineAtOffset(x, y);
    content.showText(text);
    content.endText();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Web Developer", "Mobile Developer", "Headline: Web Developer"})
  void keepsTheFirstWordOfAHeadline(String headline) {
    var text = "# Jana Novak\n" + headline + "\njana@post.example\n## Skills\nJava\n";
    var file = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(file.document().at("/basics/label").asText()).isEqualTo(headline);
  }

  /** The name of a trade is a surname if the e-mail address has it. */
  @ParameterizedTest
  @CsvSource({"Jana Koch, j.koch@post.example", "Jan Kok, kok.jan@post.example"})
  void takesANameThatTheAddressHas(String name, String address) {
    var text = name + "\n" + address + "\nSkills\nJava\n";
    var file = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(file.document().at("/basics/name").asText()).isEqualTo(name);
  }

  @Test
  void takesANameInSmallLettersFromTheLargestLine() {
    var file =
        read(
            """
            # jana novak
            draughtswoman
            jana@post.example
            ## Skills
            Java
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThat(file.document().at("/basics/name").asText()).isEqualTo("jana novak");
  }

  @ParameterizedTest
  @CsvSource({
    "Employment, Education, Languages",
    "Berufliche Tätigkeit, Schulischer Werdegang, Sprachen",
    "Carrière, Formation initiale, Langues",
    "Historial profesional, Titulaciones, Idiomas",
    "Loopbaan, Gevolgde opleidingen, Talenkennis",
    "Percorso lavorativo, Studi, Lingue parlate",
    "Przebieg pracy zawodowej, Ukończone szkoły, Znajomość języków obcych",
    "Trajetória profissional, Estudos, Línguas estrangeiras",
    "Arbetslivserfarenhet, Utbildning, Språkkunskaper",
    "Erhvervserfaring, Uddannelse, Sprogkundskaber",
    "Arbeidserfaring, Utdanning, Språkkunnskaper",
    "Pracovní zkušenosti, Vzdělání, Jazykové znalosti",
    "Työkokemus, Koulutus, Kielitaito",
    "Places that paid me, Where I learned it, Languages"
  })
  void readsHeadingsOfManyLanguages(String work, String education, String languages) {
    var text =
        """
        # Jana Novak
        jana@post.example
        ## %s
        Office manager, Bolt GmbH
        2015 - 2019
        * Drew things
        ## %s
        Technical drawing, College of Brno
        2012 - 2015
        ## %s
        Norsk
        ## Aprendizaje
        Lathe
        """;
    var file = read(text.formatted(work, education, languages).getBytes(StandardCharsets.UTF_8));

    assertThat(entries(file.document().path("work"), List.of("name", "position", "startDate")))
        .containsExactly(List.of("Bolt GmbH", "Office manager", "2015"));
    assertThat(entries(file.document().path("education"), List.of("institution", "endDate")))
        .containsExactly(List.of("College of Brno", "2015"));
    assertThat(entries(file.document().path("languages"), List.of("language")))
        .containsExactly(List.of("Norsk"));
  }

  /** Titles look like headings, but a period stands below each. */
  @Test
  void takesTitlesForNoHeadings() {
    var file =
        read(
            """
            # Jana Novak
            jana@post.example
            Experience
            ## Draughtswoman
            Bolt GmbH
            2019 - 2021
            ## Signal engineer
            Acme Rail
            2017 - 2019
            ## Model builder
            Kantoor Nine
            2015 - 2017
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThat(entries(file.document().path("work"), List.of("position", "startDate")))
        .containsExactly(
            List.of("Draughtswoman", "2019"),
            List.of("Signal engineer", "2017"),
            List.of("Model builder", "2015"));
  }

  @Test
  void readsHeadingsWithSpacedLetters() throws IOException {
    var text =
        List.of(
            "Jana Novak",
            "jana@post.example",
            "~PROFESSIONAL EXPERIENCE",
            "Draughtswoman, Bolt GmbH",
            "2015 - 2019",
            "~EDUCATION",
            "Technical drawing, College of Brno",
            "2012 - 2015",
            "~LANGUAGES",
            "Norsk",
            "~MILITARY SERVICE",
            "Navy");
    for (var spacing : List.of(1f, 3f, 6f)) {
      var document = read(pdf(text, spacing)).document();

      assertThat(entries(document.path("work"), List.of("name", "position")))
          .containsExactly(List.of("Bolt GmbH", "Draughtswoman"));
      assertThat(entries(document.path("education"), List.of("institution")))
          .containsExactly(List.of("College of Brno"));
      assertThat(entries(document.path("languages"), List.of("language")))
          .containsExactly(List.of("Norsk"));
      assertThat(document.at("/meta/jobtrail/imported/sections/0/title").asText())
          .isEqualTo("MILITARY SERVICE");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"M A R I A   S C H M I D T", "J U A N  P É R E Z   S O L"})
  void readsNamesWithSpacedLetters(String name) throws IOException {
    var whole = name.replaceAll("(?<=\\p{L}) (?=\\p{L})", "").replaceAll(" +", " ");
    var lines =
        List.of(
            name,
            "maria@post.example",
            "Experience",
            "Baker, Bolt Ltd",
            "2015 - 2019",
            "- Baked bread for the whole town and for all of the villages around it");

    assertThat(nameIn(String.join("\n", lines).getBytes(StandardCharsets.UTF_8))).isEqualTo(whole);
    assertThat(nameIn(pdf(lines, 0))).isEqualTo(whole);
  }

  @Test
  void closesNoListOfLetters() {
    var text = "Jana Novak\nSkills\nLicences: A B C\nA B C E\n";
    assertThat(read(text.getBytes(StandardCharsets.UTF_8)).document().path("skills").toString())
        .contains("A B C\"", "A B C E");
  }

  private static String nameIn(byte[] file) {
    return read(file).document().at("/basics/name").asText();
  }

  /** Beside dates, the rows of a page that end far from its margin are not broken there. */
  @Test
  void readsEachRowBesideDates() throws IOException {
    var text =
        List.of(
            "Jana Novak",
            "jana@post.example",
            "Experience",
            "2019 - 2021 | Technical School No. 12 of Northern Moravia",
            " | teacher of drawing",
            "2015 - 2019 | Primary School No. 4 of Olomouc",
            " | teacher of art");
    var work = read(pdf(text, 0)).document().path("work");

    assertThat(entries(work, List.of("name", "position", "startDate")))
        .containsExactly(
            List.of("Technical School No. 12 of Northern Moravia", "teacher of drawing", "2019"),
            List.of("Primary School No. 4 of Olomouc", "teacher of art", "2015"));
  }

  /** Browsers draw the discs of a list; its first item may be the longest row of the page. */
  @ParameterizedTest
  @ValueSource(strings = {"disc", "square"})
  void partsItemsWhoseBulletsAreDrawn(String mark) throws IOException {
    var items =
        List.of(
            "Designed a menu of eighteen cakes for the shop",
            "Managed three apprentices in the town, and two more at the railway station",
            "Opened a second shop");
    try (var document = new PDDocument()) {
      var page = new PDPage();
      document.addPage(page);
      try (var content = new PDPageContentStream(document, page)) {
        content.setFont(FONT, 9);
        var y = 700;
        for (var line : List.of("Jana Novak", "Experience", "Baker, Bolt GmbH, 2015 - 2019")) {
          show(line, 40, y, content);
          y -= 12;
        }
        for (var item : items) {
          show(item, 62, y, content);
          drawMark(mark, 51, y + 2, content);
          y -= 11;
        }
      }
      var work = read(saved(document)).document().path("work");

      assertThat(work.at("/0/highlights").valueStream().map(JsonNode::asText))
          .startsWith(items.get(0), items.get(1))
          .hasSize(3);
    }
  }

  private static void drawMark(String mark, float x, float y, PDPageContentStream content)
      throws IOException {
    var size = 3f;
    if (mark.equals("square")) {
      content.addRect(x, y - size / 2, size, size);
    } else {
      var radius = size / 2;
      content.moveTo(x, y);
      content.curveTo(x, y + radius, x + size, y + radius, x + size, y);
      content.curveTo(x + size, y - radius, x, y - radius, x, y);
    }
    content.fill();
  }

  @Test
  void readsPeriodsThatRunOverFourRows() throws IOException {
    var text =
        List.of(
            "Jana Novak",
            "jana@post.example",
            "Experience",
            "Bolt GmbH>August 2013",
            "Draughtswoman>-",
            ">February",
            ">2018",
            "Acme Rail>2010 - 2012",
            "Model builder");
    var work = read(pdf(text)).document().path("work");

    assertThat(entries(work, List.of("name", "position", "startDate", "endDate")))
        .containsExactly(
            List.of("Bolt GmbH", "Draughtswoman", "2013-08", "2018-02"),
            List.of("Acme Rail", "Model builder", "2010", "2012"));
  }

  /** Headings in the middle and dates at the right are no column. */
  @Test
  void readsCenteredHeadings() throws IOException {
    var text = new ArrayList<>(List.of("Jana Novak", "jana@post.example", "^Experience"));
    for (var year = 2020; year > 2014; year -= 3) {
      text.addAll(
          List.of(
              "Draughtswoman>Olomouc",
              "Bolt GmbH>%d - %d".formatted(year, year + 3),
              "Built things that are drawn"));
    }
    text.addAll(List.of("^Education", "Technical drawing>Brno", "College of Brno>2010 - 2014"));
    var document = read(pdf(text, 0)).document();

    assertThat(entries(document.path("work"), List.of("name", "position", "startDate")))
        .containsExactly(
            List.of("Bolt GmbH", "Draughtswoman", "2020"),
            List.of("Bolt GmbH", "Draughtswoman", "2017"));
    assertThat(entries(document.path("education"), List.of("institution", "startDate")))
        .containsExactly(List.of("College of Brno", "2010"));
  }

  @Test
  void readsDatesWithTheDayFirstBeforeATitle() {
    var file =
        read(
            """
            Jana Novak
            jana@post.example
            Experience
            [ 01/10/2018 – Present ] Draughtswoman
            Bolt GmbH
            [ 15/03/2012 – 30/09/2018 ] Model builder
            Kantoor Nine
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThat(
            entries(
                file.document().path("work"), List.of("name", "position", "startDate", "endDate")))
        .containsExactly(
            List.of("Bolt GmbH", "Draughtswoman", "2018-10-01", ""),
            List.of("Kantoor Nine", "Model builder", "2012-03-15", "2018-09-30"));
  }

  @ParameterizedTest
  @CsvSource({
    "Werkgever, Functie, Periode, Taken",
    "Datore di lavoro, Mansione, Periodo, Attività",
    "Pracodawca, Zajmowane stanowisko, Okres, Zakres obowiązków",
    "Entidade empregadora, Cargo, Datas, Atividades",
    "Arbetsgivare, Befattning, Tid, Arbetsuppgifter",
    "Zaměstnavatel, Pracovní pozice, Období, Náplň práce"
  })
  void readsFormsInManyLanguages(String employer, String title, String period, String story) {
    var text =
        """
        Jana Novak
        jana@post.example
        Experience
        %3$s: 2019 – 2021
        %2$s: Draughtswoman
        %1$s: Bolt GmbH
        %4$s: Drew things
        %3$s: 2015 – 2019
        %2$s: Model builder
        %1$s: Kantoor Nine
        %4$s: Built things
        """;
    var file =
        read(text.formatted(employer, title, period, story).getBytes(StandardCharsets.UTF_8));

    assertThat(entries(file.document().path("work"), List.of("name", "position", "startDate")))
        .containsExactly(
            List.of("Bolt GmbH", "Draughtswoman", "2019"),
            List.of("Kantoor Nine", "Model builder", "2015"));
    assertThat(file.document().at("/work/0/highlights/0").asText()).isEqualTo("Drew things");
  }

  @ParameterizedTest
  @CsvSource({
    "Period | Employer | Role, Language | Level",
    "Zeitraum | Arbeitgeber | Position, Sprache | Niveau",
    "Période | Entreprise | Poste, Langue | Niveau",
    "Fecha | Empresa | Puesto, Idioma | Nivel"
  })
  void readsTablesByTheHeadsOfTheirColumns(String work, String languages) {
    var text =
        """
        Jana Novak
        jana@post.example
        Experience
        %s
        2019 – 2021\tThe Old Forge\tNight lead
        2015 – 2019\tForge Lead\tThe Voice of Bolt
        and more
        2012 – 2015\tAcme Ltd
        Languages
        %s
        Czech\tC2
        """
            .formatted(work.replace(" | ", "\t"), languages.replace(" | ", "\t"));

    var document = read(text.getBytes(StandardCharsets.UTF_8)).document();

    assertThat(entries(document.path("work"), List.of("name", "position", "startDate", "summary")))
        .containsExactly(
            List.of("The Old Forge", "Night lead", "2019", ""),
            List.of("Forge Lead", "The Voice of Bolt", "2015", "and more"),
            List.of("Acme Ltd", "", "2012", ""));
    assertThat(entries(document.path("languages"), List.of("language", "fluency")))
        .containsExactly(List.of("Czech", "C2"));
  }

  /** These headings look like the lines of entries. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Memberships",
        "Driving Licence",
        "Wehrdienst",
        "Mitgliedschaften",
        "Service militaire",
        "Informations complémentaires",
        "Permiso de conducir",
        "Afiliaciones"
      })
  void endsASectionAtAHeadingWithoutAField(String heading) {
    var text =
        """
        Jana Novak
        jana@post.example
        Experience
        Baker, Rise Bakery Ltd, 2018 - 2020
        %s
        Chartered Institute of Plumbing, member since 2012
        Master Plumbers Guild
        """
            .formatted(heading);
    var file = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(entries(file.document().path("work"), List.of("name", "position", "summary")))
        .containsExactly(List.of("Rise Bakery Ltd", "Baker", ""));
    assertThat(file.document().has("education")).isFalse();
    assertThat(file.report().leftOut()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      textBlock =
          """
          1. Solheim, I. and Meier, L. (2022). Sliding of glaciers. The Cryosphere, 16, 14-40. https://doi.example/10.51 | Sliding of glaciers | The Cryosphere | 2022 | https://doi.example/10.51
          [1] I. Solheim, L. Meier. Sliding of glaciers. Journal of Ice, vol. 7, 2019. | Sliding of glaciers | Journal of Ice | 2019 | none
          "Lease accounting", CPA Magazine, March 2021, https://cpa.example/lease | Lease accounting | CPA Magazine | 2021-03 | https://cpa.example/lease
          Solheim I, Meier L, "Wie Eis gleitet", Geo, 2018 | Wie Eis gleitet | Geo | 2018 | none
          """)
  void readsPublicationsAsBibliographiesWriteThem(
      String item, String title, String publisher, String date, String url) {
    var lines =
        "Jana Novak\njana@post.example\n\nPublications\n%s\n\nSkills\nExcel".formatted(item);
    var document = read(lines.getBytes(StandardCharsets.UTF_8)).document();

    assertThat(document.at("/publications")).hasSize(1);
    var publication = document.at("/publications/0");
    assertThat(values(publication, List.of("name", "publisher", "releaseDate", "url")))
        .containsExactly(title, publisher, date, url == null ? "" : url);
    assertThat(document.at("/basics").has("url")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      textBlock =
          """
          RN License #26N (exp. 05/2026)              | RN License #26N      | none       | exp. 05/2026
          Forklift, TÜV, 2021, valid until March 2026 | Forklift             | 2021       | valid until March 2026
          Staplerschein, gültig bis 31.12.2027        | Staplerschein        | none       | gültig bis 31.12.2027
          """)
  void takesTheEndOfACertificateForNoDateOfIssue(
      String line, String name, String date, String summary) {
    var text = "Jana Novak\njana@post.example\n\nCertificates\n- " + line + "\n- First aid\n";
    var certificates = read(text.getBytes(StandardCharsets.UTF_8)).document().path("certificates");

    assertThat(values(certificates.get(0), List.of("name", "date", "summary")))
        .containsExactly(name, Objects.toString(date, ""), summary);
    assertThat(text(certificates.get(1), "name")).isEqualTo("First aid");
  }

  @Test
  void readsWhatBelongsToAGroupOfLanguages() {
    var text =
        """
        Jana Novak
        jana@post.example

        Languages
        Mother tongue(s): Czech
        Other language(s):
        Listening\tReading\tWriting
        English\tC1\tC1\tB2
        Levels: A1 and A2: Basic user; C1 and C2: Proficient user

        Skills
        AutoCAD ●●●○
        """;
    var document = read(text.getBytes(StandardCharsets.UTF_8)).document();

    assertThat(entries(document.path("languages"), List.of("language", "fluency")))
        .containsExactly(List.of("Czech", "Mother tongue(s)"), List.of("English", "C1/B2"));
    assertThat(texts(document.path("skills"), "name")).containsExactly("AutoCAD");
  }

  @Test
  void givesALinkToWhatItStandsOn() {
    var document =
        read("""
                # Jana Novak
                jana@post.example | [my page](https://novak.example)

                ## Projects
                - **tail** (https://code.example/tail): reads logs
                - [board](https://code.example/board): plans shifts

                ## Certificates
                - [Forklift](https://lift.example/77), TÜV, 2021
                """
                .getBytes(StandardCharsets.UTF_8))
            .document();

    assertThat(document.at("/basics/url").asText()).isEqualTo("https://novak.example");
    assertThat(entries(document.path("projects"), List.of("name", "url", "description")))
        .containsExactly(
            List.of("tail", "https://code.example/tail", "reads logs"),
            List.of("board", "https://code.example/board", "plans shifts"));
    assertThat(values(document.at("/certificates/0"), List.of("name", "issuer", "url")))
        .containsExactly("Forklift", "TÜV", "https://lift.example/77");
  }

  @Test
  void keepsWhatItDoesNotRecognize() {
    var file =
        read(
            """
            # Jana Novak
            jana@post.example

            ## Experience
            ### Engineer at Acme GmbH
            2019 - 2021
            * Built things

            ## Skills
            Java, SQL

            ## Military Service
            Navy, radio operator
            """
                .getBytes(StandardCharsets.UTF_8));

    assertThat(file.document().at("/meta/jobtrail/imported/sections/0/lines/0").asText())
        .isEqualTo("Navy, radio operator");
    assertThat(file.report().leftOut())
        .extracting(ImportNote::message)
        .containsExactly(
            "Document: the section \"Military Service\" was not recognized; kept under"
                + " meta.jobtrail.imported");
    assertThat(file.document().at("/work/0/name").asText()).isEqualTo("Acme GmbH");
  }

  @Test
  void readsALinkedInExport() throws IOException {
    var export =
        zip(
            List.of(
                "Basic/Profile.csv",
                "First Name,Last Name,Headline,Summary,Geo Location\n"
                    + "Jana,Novak,Engineer,\"Builds, and\nrepairs\",\"Prague, Czechia\"\n",
                "Positions.csv",
                "Company Name,Title,Description,Location,Started On,Finished On\n"
                    + "Acme,Lead,\"Led \"\"it\"\"\",Prague,Mar 2020,\n"
                    + "Beta,Dev,,Brno,2016,Feb 2020\n",
                "Education.csv",
                "School Name,Start Date,End Date,Notes,Degree Name,Activities\n"
                    + "CTU,2010,2015,Informatics,MSc,\n",
                "Skills.csv",
                "\uFEFFName\nJava\nSQL\n",
                "Email Addresses.csv",
                "Email Address,Confirmed,Primary,Updated On\n"
                    + "old@post.example,Yes,No,x\njana@post.example,Yes,Yes,x\n",
                "Certifications.csv",
                "Name,Url,Authority,Started On,Finished On,License Number\n"
                    + "CKA,https://cka.example,CNCF,Jun 2022,,1\n",
                "Courses.csv",
                "Name,Number\nStatics,101\n",
                "Recommendations_Received.csv",
                "First Name,Last Name,Company,Text\nOle,Brandt,Acme,\"She, and only she\"\n",
                "messages.csv",
                "private\n"));

    var file = read(export);

    assertThat(file.report().format()).isEqualTo(FileFormat.LINKEDIN);
    var document = file.document();
    assertThat(document.at("/basics/name").asText()).isEqualTo("Jana Novak");
    assertThat(document.at("/basics/email").asText()).isEqualTo("jana@post.example");
    assertThat(document.at("/work/0").toString())
        .contains("\"startDate\":\"2020-03\"", "\"summary\":\"Led \\\"it\\\"\"")
        .doesNotContain("endDate");
    assertThat(document.at("/work/1/endDate").asText()).isEqualTo("2020-02");
    assertThat(document.at("/education/0/studyType").asText()).isEqualTo("MSc");
    assertThat(texts(document.path("skills"), "name")).containsExactlyInAnyOrder("Java", "SQL");
    assertThat(document.at("/certificates/0/date").asText()).isEqualTo("2022-06");
    assertThat(document.toString()).doesNotContain("private");
    assertThat(document.at("/references/0/name").asText()).isEqualTo("Ole Brandt");
    assertThat(document.at("/references/0/reference").asText()).isEqualTo("She, and only she");
    assertThat(document.at("/meta/jobtrail/imported/linkedin").toString())
        .isEqualTo(
            "{\"Email Addresses.csv\":[{\"Email Address\":\"old@post.example\"}],"
                + "\"Certifications.csv\":[{\"License Number\":\"1\"}],"
                + "\"Recommendations_Received.csv\":[{\"Company\":\"Acme\"}],"
                + "\"Courses.csv\":[{\"Name\":\"Statics\",\"Number\":\"101\"}]}");
    assertThat(file.report().leftOut())
        .extracting(ImportNote::message)
        .contains(
            "Document: \"License Number\" of Certifications.csv was left out; kept under"
                + " meta.jobtrail.imported",
            "Document: not read, as no part of a resume: messages.csv")
        .hasSize(6);
  }

  @Test
  void namesWhatItKeepsOfReactiveResume() throws IOException {
    try (var stream = FileReaderTest.class.getResourceAsStream("/resume/reactive-resume-v5.json")) {
      assertThat(read(stream.readAllBytes()).report().leftOut())
          .extracting(ImportNote::message)
          .contains(
              "Document: \"basics: customFields, website\" of Reactive Resume was left out; kept"
                  + " under meta.jobtrail.imported",
              "Document: \"skills: icon\" of Reactive Resume was left out; kept under"
                  + " meta.jobtrail.imported",
              "Document: \"customSections, metadata, picture\" of Reactive Resume was left out;"
                  + " kept under meta.jobtrail.imported");
    }
  }

  /** LinkedIn's PDF says how long each job took, and all roles at an employer. */
  @ParameterizedTest
  @CsvSource({
    "5 years 3 months, 3 years 2 months, less than a year",
    "Mehr als 5 Jahre, 3 Jahre 2 Monate, Weniger als ein Jahr",
    "Plus de 5 ans, 3 ans 2 mois, Moins d’un an",
    "Más de 5 años, 3 años 2 meses, Menos de un año"
  })
  void takesDurationsForNoContent(String all, String first, String second) {
    var text =
        """
        Jana Novak
        jana@post.example
        Experience
        Acme Rail
        %s
        Signal engineer
        January 2020 - Present (%s)
        Brno
        Northwind
        Draughtswoman
        2015 - 2016 (%s)
        Olomouc
        """;
    var file = read(text.formatted(all, first, second).getBytes(StandardCharsets.UTF_8));

    assertThat(
            entries(
                file.document().path("work"), List.of("name", "position", "location", "summary")))
        .containsExactly(
            List.of("Acme Rail", "Signal engineer", "Brno", ""),
            List.of("Northwind", "Draughtswoman", "Olomouc", ""));
  }

  @Test
  void refusesAZipThatUnpacksToTooMuch() throws IOException {
    for (var name : List.of("word/document.xml", "word/media/image.bin")) {
      var bomb = zip(List.of(name, " ".repeat(17_000_000)));
      assertThatThrownBy(() -> READER.read(bomb)).hasMessageContaining("unpacks to more");
    }
  }

  @Test
  void refusesAPdfThatUnpacksToTooMuch() throws IOException {
    try (var document = new PDDocument();
        var content = new ByteArrayOutputStream()) {
      var page = new PDPage();
      document.addPage(page);
      content.writeBytes("q Q\n".repeat(13_000_000).getBytes(StandardCharsets.US_ASCII));
      var stream = new PDStream(document);
      try (var out = stream.createOutputStream(COSName.FLATE_DECODE)) {
        content.writeTo(out);
      }
      page.setContents(stream);
      var pdf = saved(document);
      assertThat(pdf.length).isLessThan(1_000_000);
      assertThatThrownBy(() -> READER.read(pdf)).hasMessageContaining("too large");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" and Meier L", "A. Meier, ", ",...", "\"Ice\", ", "(2020) ", "valid until "})
  void readsRepetitiveCitationsInTime(String text) {
    var lines = "Jana Novak\nPublications\nMeier L" + text.repeat(4_000 / text.length());
    var file = (lines + "\nCertificates\n" + text.repeat(2_000)).getBytes(StandardCharsets.UTF_8);

    assertTimeout(Duration.ofSeconds(10), () -> readsOrRefuses(file));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a", "a.", ", ", "*a ", "-", "( ", "2020 - ", "a@", "1 ", "[a](", "Jan ", "\n2020 "
      })
  void readsRepetitiveTextInTime(String text) {
    var start = "Jana Novak\n%sSkills\n%sLanguages\n%sExperience\n%s";
    var repeated = text.repeat(20_000 / text.length()) + "\n";
    var file =
        start.formatted(repeated, repeated, repeated, repeated).getBytes(StandardCharsets.UTF_8);

    assertTimeout(Duration.ofSeconds(60), () -> readsOrRefuses(file));
  }

  @Test
  void readsADocxThatIsNestedDeeply() throws IOException {
    var xml = "<w:document><w:body>" + "<w:sdt>".repeat(200_000) + "<w:p><w:r><w:t>x</w:t></w:r>";
    readsOrRefuses(zip(List.of("word/document.xml", xml)));
  }

  private static void readsOrRefuses(byte[] file) {
    try {
      READER.read(file);
    } catch (ApiException e) {
      assertThat(e.code().status()).isEqualTo(400);
    }
  }

  @Test
  void saysThatAPdfIsEncryptedOrHasNoText() throws IOException {
    try (var document = new PDDocument()) {
      document.addPage(new PDPage());
      var scan = saved(document);
      assertThatThrownBy(() -> READER.read(scan)).hasMessageContaining("without text");
      document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
      var encrypted = saved(document);
      assertThatThrownBy(() -> READER.read(encrypted)).hasMessageContaining("encrypted");
    }
  }

  @Test
  void readsAPdfThatIsOnlyProtectedFromChanges() throws IOException {
    try (var document = Loader.loadPDF(bytes("canvas-en.pdf"))) {
      document.protect(new StandardProtectionPolicy("owner", "", new AccessPermission()));

      assertThat(text(read(saved(document)).document().path("basics"), "name"))
          .isEqualTo("Olivia Bennett");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  \n", "\0\0\0\0\0\0\0\0", "%PDF-1.7 nothing", "PK\u0003\u0004"})
  void refusesWhatIsNoResume(String content) {
    var bytes = content.getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> READER.read(bytes)).isInstanceOf(ApiException.class);
  }

  @RepeatedTest(20)
  void refusesBytesThatAreNoText() {
    var bytes = new byte[3_000];
    ThreadLocalRandom.current().nextBytes(bytes);
    bytes[0] = (byte) 0x89; // as of a picture, and of no format that is read
    assertThatThrownBy(() -> READER.read(bytes)).hasMessageContaining("is none of PDF");
  }

  private static ReadFile read(byte[] bytes) {
    var file = READER.read(bytes);
    SCHEMA.check(file.document());
    return file;
  }

  private static byte[] saved(PDDocument document) throws IOException {
    var bytes = new ByteArrayOutputStream();
    document.save(bytes);
    return bytes.toByteArray();
  }

  private static byte[] zip(List<String> namesAndTexts) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (var index = 0; index < namesAndTexts.size(); index += 2) {
        zip.putNextEntry(new ZipEntry(namesAndTexts.get(index)));
        zip.write(namesAndTexts.get(index + 1).getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private static String text(JsonNode node, String name) {
    return normal(node.path(name).asText(""));
  }

  private static Set<String> texts(JsonNode array, String name) {
    var texts = new HashSet<String>();
    array.forEach(it -> texts.add(text(it, name)));
    return texts;
  }

  private static Set<String> texts(JsonNode array) {
    var texts = new HashSet<String>();
    array.forEach(it -> texts.add(normal(it.asText())));
    return texts;
  }

  private static String normal(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC).replaceAll("\\s+", " ").strip();
  }

  /** Dates are rewritten; all other texts are of the file. */
  private static void collect(JsonNode node, List<String> values) {
    for (var property : node.properties()) {
      var isDate = property.getKey().toLowerCase().endsWith("date");
      var isOwn = property.getKey().equals("importReport") || property.getKey().equals("network");
      if (!isDate && !isOwn) {
        collect(property.getValue(), values);
      }
    }
    if (node.isArray()) {
      node.forEach(it -> collect(it, values));
    }
    if (node.isTextual()) {
      values.add(node.textValue().replaceFirst("^https://", ""));
    }
  }

  private static Set<String> words(String text) {
    return Set.of(
        Stream.of(normal(text).split("[^\\p{L}\\d]+"))
            .filter(it -> !it.isEmpty())
            .distinct()
            .toArray(String[]::new));
  }

  /** Without spaces, which other software finds within letter-spaced words. */
  private static String letters(String text) {
    return normal(text).replaceAll("[^\\p{L}\\d]+", "");
  }

  private static String textOf(String file) throws IOException {
    var bytes = bytes(file);
    if (file.endsWith(".pdf")) {
      try (var document = Loader.loadPDF(bytes)) {
        // an address may be broken at the end of a line
        var text = new PDFTextStripper().getText(document);
        return text + " " + text.replaceAll("(?<=\\S)\\R(?=\\p{Ll})", "");
      }
    }
    if (file.endsWith(".docx")) {
      var parts = ZipPackage.read(bytes, DocxLines::isPart);
      return parts.text("word/document.xml").orElseThrow().replaceAll("<[^>]+>", " ");
    }
    return FileText.of(bytes);
  }

  private static byte[] bytes(String file) throws IOException {
    try (var source = FileReaderTest.class.getResourceAsStream("/resume/files/" + file)) {
      return source.readAllBytes();
    }
  }

  private static JsonNode expected(String file) {
    try {
      return new ObjectMapper().readTree(bytes(file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
