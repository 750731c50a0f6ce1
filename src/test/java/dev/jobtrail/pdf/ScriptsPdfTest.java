package dev.jobtrail.pdf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Prints scripts that the bundled fonts lack, with DejaVu as the additional font. */
class ScriptsPdfTest {

  private static final String FONTS = "/net/sf/jasperreports/fonts/dejavu/";

  static final JsonNode HEBREW =
      Resumes.of(
          """
          {'basics': {'name': 'נועה כהן', 'label': 'מהנדסת תוכנה', 'email': 'noa@example.com',
            'phone': '+972 50 123 4567', 'summary': 'הובלתי צוות (קטן) בתל אביב'},
           'work': [{'name': 'בז תשלומים', 'position': 'מהנדסת ראשית', 'startDate': '2020-03',
             'highlights': ['תכננתי ספר ראשי']}],
           'skills': [{'name': 'שפות', 'keywords': ['עברית', 'ערבית']}]}\
          """);

  static final JsonNode ARABIC =
      Resumes.of(
          """
          {'basics': {'name': 'محمد الأحمد', 'label': 'مهندس برمجيات', 'email': 'm@example.com',
            'phone': '+20 100 234 5678', 'summary': 'قدت فريقًا (صغيرًا) إلى الإنتاج والسلام'},
           'work': [{'name': 'شركة العقاب', 'position': 'كبير المهندسين', 'startDate': '2020-03',
             'highlights': ['صممت دفتر الأستاذ']}],
           'skills': [{'name': 'لغات', 'keywords': ['العربية', 'الفارسية']}]}\
          """);

  static final JsonNode HINDI =
      Resumes.of(
          """
          {'basics': {'name': 'प्रिया शर्मा', 'label': 'वरिष्ठ सॉफ़्टवेयर अभियंता',
            'email': 'priya@example.com', 'phone': '+91 98765 43210',
            'summary': 'दस वर्षों के **अनुभव** वाली अभियंता (Java)। श्री'},
           'work': [{'name': 'क्षितिज टेक्नोलॉजीज', 'position': 'मुख्य अभियंता',
             'startDate': '2020-03', 'highlights': ['प्रणाली का पुनर्निर्माण किया']},
            {'name': 'Raftaar Rail', 'position': 'विकासकर्ता', 'startDate': '2015-07',
             'endDate': '2020-02', 'highlights': ['राष्ट्रीय पुरस्कार', 'नेतृत्व']}],
           'education': [{'institution': 'भारतीय प्रौद्योगिकी संस्थान', 'area': 'विज्ञान',
             'startDate': '2011', 'endDate': '2015'}],
           'skills': [{'name': 'भाषाएँ', 'keywords': ['हिन्दी', 'अंग्रेज़ी']}]}\
          """);

  @TempDir static Path fonts;
  private static ResumePdf pdf;

  @BeforeAll
  static void installFonts() throws IOException {
    Files.writeString(fonts.resolve("broken.ttf"), "no font");
    pdf = withDejaVu(fonts);
  }

  /** Prints with DejaVu, which is copied to a directory. */
  static ResumePdf withDejaVu(Path directory) throws IOException {
    for (var name : List.of("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")) {
      try (var font = ScriptsPdfTest.class.getResourceAsStream(FONTS + name)) {
        Files.copy(font, directory.resolve(name));
      }
    }
    return with(directory);
  }

  /** Prints with Noto Sans Devanagari, which is copied to a directory. */
  static ResumePdf withDevanagari(Path directory) throws IOException {
    var name = "NotoSansDevanagari-Regular.ttf";
    try (var font = ScriptsPdfTest.class.getResourceAsStream("/shaping/" + name)) {
      Files.copy(font, directory.resolve(name));
    }
    return with(directory);
  }

  private static ResumePdf with(Path directory) {
    return new ResumePdf(new AdditionalFonts(() -> Optional.of(directory)));
  }

  private static byte[] print(JsonNode resume, ResumeTemplate template) {
    return pdf.render(resume, template, "Title", Resumes.VERSION);
  }

  /**
   * As readers with eyes see it: lines from top to bottom, without the spaces of justified text.
   */
  private static String text(byte[] bytes) {
    try (var document = Loader.loadPDF(bytes)) {
      var stripper = new PDFTextStripper();
      stripper.setSortByPosition(true);
      return stripper.getText(document).replaceAll("[ \u00a0]+", " ");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @ParameterizedTest
  @EnumSource
  void printsHebrewThatIsReadBack(ResumeTemplate template) {
    assertThat(text(print(HEBREW, template)))
        .contains("נועה", "כהן", "מהנדסת תוכנה", "בז תשלומים", "מהנדסת ראשית")
        .contains("תכננתי ספר ראשי", "noa@example.com", "4567")
        .containsPattern("הובלתי צוות \\(קטן\\)")
        .doesNotContain("□");
  }

  @ParameterizedTest
  @EnumSource
  void printsArabicThatIsReadBack(ResumeTemplate template) {
    assertThat(text(print(ARABIC, template)))
        .contains("محمد", "الأحمد", "مهندس برمجيات", "شركة العقاب", "كبير المهندسين")
        .contains("صممت دفتر الأستاذ", "m@example.com", "5678")
        .doesNotContain("□");
  }

  @ParameterizedTest
  @EnumSource
  void printsHindiThatIsReadBack(ResumeTemplate template, @TempDir Path directory)
      throws IOException {
    var hindi = withDevanagari(directory);
    var text = text(hindi.render(HINDI, template, "Title", Resumes.VERSION));

    assertThat(text)
        .contains("प्रिया शर्मा", "वरिष्ठ सॉफ़्टवेयर", "क्षितिज टेक्नोलॉजीज", "मुख्य अभियंता")
        .contains("दस वर्षों के अनुभव वाली", "(Java)।", "प्रणाली का पुनर्निर्माण किया")
        .contains("भारतीय प्रौद्योगिकी संस्थान", "हिन्दी", nfc("अंग्रेज़ी"))
        .doesNotContain("□")
        .doesNotContainPattern("\\p{Co}");
    assertThat(hindi.missing(HINDI, template)).isEmpty();
    assertThat(hindi.render(HINDI, template, "Title", Resumes.VERSION))
        .isEqualTo(hindi.render(HINDI, template, "Title", Resumes.VERSION));
  }

  /** A font that a document used before writes the same as one that was just read. */
  @Test
  void printsTheSameWithAFontAgain(@TempDir Path directory) throws IOException {
    var again = withDejaVu(directory);
    again.render(ARABIC, ResumeTemplate.CLASSIC, "Title", Resumes.VERSION);
    again.render(HEBREW, ResumeTemplate.MODERN, "Title", Resumes.VERSION);

    assertThat(again.render(ARABIC, ResumeTemplate.MODERN, "Title", Resumes.VERSION))
        .isEqualTo(with(directory).render(ARABIC, ResumeTemplate.MODERN, "Title", Resumes.VERSION));
  }

  /** The letters of a cluster are one glyph, whose text is theirs in the order of the word. */
  @Test
  void drawsClusters(@TempDir Path directory) throws IOException {
    var printed =
        withDevanagari(directory).render(HINDI, ResumeTemplate.PLAIN, "T", Resumes.VERSION);
    try (var document = Loader.loadPDF(printed)) {
      var drawn = new ArrayList<String>();
      new PDFTextStripper() {
        @Override
        protected void processTextPosition(TextPosition position) {
          drawn.add(position.getUnicode());
        }
      }.getText(document);
      assertThat(drawn).containsSubsequence("प्रि", "या").contains("र्मा", "ष्ठ", "क्षि", "हि");
    }
  }

  @Test
  void fitsHindiToPages(@TempDir Path directory) throws IOException {
    ObjectNode resume = HINDI.deepCopy();
    resume.withObject("/work/0").put("summary", "राष्ट्रीय प्रौद्योगिकी संस्थान ".repeat(160));
    resume.withObject("/meta/jobtrail/design").put("maxPages", 1);
    var printed =
        withDevanagari(directory).render(resume, ResumeTemplate.CLASSIC, "T", Resumes.VERSION);

    try (var document = Loader.loadPDF(printed)) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      assertThat(new PDFTextStripper().getText(document)).contains("हिन्दी");
    }
  }

  private static String nfc(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  @Test
  void drawsJoinedForms() throws IOException {
    try (var document = Loader.loadPDF(print(ARABIC, ResumeTemplate.CLASSIC))) {
      var drawn = new StringBuilder();
      new PDFTextStripper() {
        @Override
        protected void processTextPosition(TextPosition position) {
          drawn.append(position.getUnicode());
        }
      }.getText(document);
      assertThat(drawn).contains("ﺪﻤﺤﻣ").doesNotContain("محمد");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "MODERN", "COMPACT", "BANNER", "ACADEMIC"})
  void mirrorsThePageOfALanguageFromRightToLeft(ResumeTemplate template) throws IOException {
    assertThat(x(HEBREW, template, "תכננתי")).isGreaterThan(300);
    assertThat(x(HEBREW, template, "Mar")).isLessThan(300);
  }

  @ParameterizedTest
  @EnumSource
  void setsBulletsOnTheRightOfALanguageFromRightToLeft(ResumeTemplate template) throws IOException {
    var line = new ArrayList<TextPosition>();
    try (var document = Loader.loadPDF(print(HEBREW, template))) {
      new PDFTextStripper() {
        @Override
        protected void writeString(String text, List<TextPosition> positions) {
          if (text.contains("תכננתי")) {
            line.addAll(positions);
          }
        }
      }.getText(document);
    }

    assertThat(line.stream().max(Comparator.comparingDouble(TextPosition::getX)))
        .get()
        .extracting(TextPosition::getUnicode)
        .isEqualTo("●");
  }

  @Test
  void mirrorsTheSidebar() throws IOException {
    assertThat(x(HEBREW, ResumeTemplate.SIDEBAR, "noa@")).isGreaterThan(400);
    assertThat(x(HEBREW, ResumeTemplate.SIDEBAR, "Mar")).isLessThan(200);
  }

  @Test
  void mirrorsTheTimeline() throws IOException {
    assertThat(x(HEBREW, ResumeTemplate.TIMELINE, "Mar")).isGreaterThan(440);
    assertThat(right(HEBREW, ResumeTemplate.TIMELINE, "מהנדסת ראשית"))
        .isCloseTo(right(HEBREW, ResumeTemplate.TIMELINE, "בז תשלומים"), offset(2f))
        .isLessThan(440);
  }

  /** The right end of the line that has a text. */
  private static float right(JsonNode resume, ResumeTemplate template, String part)
      throws IOException {
    float[] found = {Float.NaN};
    try (var document = Loader.loadPDF(print(resume, template))) {
      new PDFTextStripper() {
        @Override
        protected void writeString(String text, List<TextPosition> positions) {
          if (text.contains(part)) {
            found[0] =
                (float)
                    positions.stream().mapToDouble(it -> it.getX() + it.getWidth()).max().orElse(0);
          }
        }
      }.getText(document);
    }
    return found[0];
  }

  /** The left end of the line that has a text. */
  private static float x(JsonNode resume, ResumeTemplate template, String part) throws IOException {
    float[] found = {Float.NaN};
    try (var document = Loader.loadPDF(print(resume, template))) {
      new PDFTextStripper() {
        @Override
        protected void writeString(String text, List<TextPosition> positions) {
          if (text.contains(part)) {
            found[0] = positions.getFirst().getX();
          }
        }
      }.getText(document);
    }
    return found[0];
  }

  @Test
  void keepsADocumentInLatinAsItIs() {
    assertThat(print(Resumes.engineer(), ResumeTemplate.MODERN))
        .isEqualTo(
            new ResumePdf()
                .render(Resumes.engineer(), ResumeTemplate.MODERN, "Title", Resumes.VERSION));
  }

  @ParameterizedTest
  @CsvSource({
    "山田太郎, Han, 山田太郎, install a font for Han",
    "प्रिया, Devanagari, प, install a font for Devanagari",
    "ܫܡܐ, Syriac, ܫ, text in Syriac cannot be printed",
    "Ann 🫠🚀, Common, 🫠🚀, The PDF leaves out",
    "שלום 王, Han, 王, install a font for Han"
  })
  void namesCharactersThatCannotBePrinted(
      String name, String script, String characters, String message) {
    var missing =
        pdf.missing(Resumes.of("{'basics': {'name': '%s'}}".formatted(name)), ResumeTemplate.PLAIN);

    assertThat(missing).singleElement();
    assertThat(missing.getFirst().script()).isEqualTo(script);
    assertThat(missing.getFirst().characters()).startsWith(characters);
    assertThat(missing.getFirst().message()).contains(message, missing.getFirst().characters());
  }

  @Test
  void missesNothingWhereEveryCharacterHasAGlyph() {
    for (var resume : List.of(HEBREW, ARABIC, Resumes.engineer(), Resumes.sample())) {
      assertThat(pdf.missing(resume, ResumeTemplate.CLASSIC)).isEmpty();
    }
  }

  /** DejaVu under the name of a family that resumes may ask for. */
  @Test
  void printsAFamilyOfTheDirectory(@TempDir Path directory) throws IOException {
    var resume = garamond();
    try (var font = getClass().getResourceAsStream(FONTS + "DejaVuSans.ttf")) {
      var renamed =
          new String(font.readAllBytes(), ISO_8859_1)
              .replace(wide("DejaVu Sans"), wide("EB Garamond"))
              .replace("DejaVu Sans", "EB Garamond");
      Files.write(directory.resolve("garamond.ttf"), renamed.getBytes(ISO_8859_1));
    }
    var installed = with(directory);

    assertThat(fonts(installed.render(resume, ResumeTemplate.CLASSIC, "T", Resumes.VERSION)))
        .anyMatch(it -> it.endsWith("DejaVuSans"))
        .anyMatch(it -> it.endsWith("SourceSans3-Regular")); // of the bullets
    assertThat(installed.missingFont(resume)).isEmpty();
    assertThat(installed.fontFamilies())
        .containsExactly(FontFamily.SOURCE_SANS, FontFamily.SOURCE_SERIF, FontFamily.EB_GARAMOND);
  }

  @Test
  void printsInABundledFamilyWhatIsNotInstalled() throws IOException {
    var resume = garamond();

    assertThat(fonts(print(resume, ResumeTemplate.MODERN)))
        .anyMatch(it -> it.endsWith("SourceSerif4-Regular"))
        .noneMatch(it -> it.contains("DejaVu"));
    assertThat(pdf.missingFont(resume))
        .get()
        .satisfies(it -> assertThat(it.fontFamily()).isEqualTo("eb-garamond"))
        .satisfies(
            it -> assertThat(it.message()).contains("uses Source Serif instead of EB Garamond"));
    assertThat(pdf.fontFamilies()).containsExactly(FontFamily.SOURCE_SANS, FontFamily.SOURCE_SERIF);
  }

  private static JsonNode garamond() {
    ObjectNode resume = Resumes.engineer().deepCopy();
    resume.withObject("/meta/jobtrail/design").put("fontFamily", "eb-garamond");
    return resume;
  }

  /** As Windows names are written in fonts. */
  private static String wide(String name) {
    return new String(name.getBytes(UTF_16BE), ISO_8859_1);
  }

  private static Set<String> fonts(byte[] bytes) throws IOException {
    var fonts = new TreeSet<String>();
    try (var document = Loader.loadPDF(bytes)) {
      new PDFTextStripper() {
        @Override
        protected void processTextPosition(TextPosition position) {
          fonts.add(position.getFont().getName());
        }
      }.getText(document);
    }
    return fonts;
  }

  @Test
  void namesWhatIsPrintedOnly() {
    var resume =
        Resumes.of(
            """
            {'basics': {'name': 'Ann'}, 'work': [{'name': '株式会社'}],
             'meta': {'jobtrail': {'note': '山', 'design': {'hiddenSections': ['work']}}}}\
            """);

    assertThat(pdf.missing(resume, ResumeTemplate.CLASSIC)).isEmpty();
  }

  @Test
  void refusesADirectoryThatCannotBeRead() {
    assertThatThrownBy(() -> with(fonts.resolve("absent")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("jobtrail.fonts.directory");
  }

  @ParameterizedTest
  @CsvSource({
    "he, 'Ann', he",
    "'', 'שלום', he",
    "'', 'محمد', ar",
    "'', '山田さん', ja",
    "'', '王小明', zh",
    "'', '김민준', ko",
    "'', 'प्रिया', hi",
    "'', 'கவிதா', ta",
    "'', 'Ann Щербаков', en",
    "not a tag, 'Ann', en"
  })
  void knowsTheLanguageOfAPage(String tag, String name, String language) {
    var resume =
        Resumes.of(
            "{'basics': {'name': '%s'}, 'meta': {'jobtrail': {'language': '%s'}}}"
                .formatted(name, tag));

    assertThat(PageLanguage.of(resume)).isEqualTo(language);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Noa Cohen   | Senior Developer | מפתחת עם ניסיון ב-Kubernetes, PostgreSQL ו-Kotlin. | he
          Sami Haddad | Java Developer   | خبرة 10 سنوات في Java و PostgreSQL.                | ar
          محمد        | Java Developer   |                                                    | en
          محمد        | Java Developer   | Builds payment systems in Java.                    | en
          """)
  void knowsTheLanguageOfTextsThatNameProducts(
      String name, String label, String summary, String language) {
    var resume =
        Resumes.of(
            "{'basics': {'name': '%s', 'label': '%s', 'summary': '%s'}}"
                .formatted(name, label, summary));

    assertThat(PageLanguage.of(resume)).isEqualTo(language);
  }

  @Test
  void givesLinesTheDirectionOfTheirPage() {
    var hebrew = "פיתוח ב-Spring Boot, Kafka, PostgreSQL";

    assertThat(PageLanguage.isRightToLeft(hebrew, true)).isTrue();
    assertThat(PageLanguage.isRightToLeft("Moved C++ to Java.", true)).isFalse();
    assertThat(PageLanguage.isRightToLeft(hebrew, false)).isFalse();
    assertThat(PageLanguage.isRightToLeft("שלום Java", false)).isFalse();
    assertThat(PageLanguage.isRightToLeft("שלום לכולם Java", false)).isTrue();
  }

  @Test
  void printsALineOfTheOtherDirectionInThatDirection() throws IOException {
    var hebrew =
        Resumes.of(
            """
            {'basics': {'summary': 'מפתחת עם ניסיון ב-Java.\\nMoved It.'},
             'work': [{'name': 'Acme', 'highlights': ['Built.']}]}\
            """);

    assertThat(drawn(hebrew))
        .anyMatch(it -> it.startsWith(".") && it.endsWith("מ"))
        .contains("MovedIt.", "Built.●");
  }

  /** The lines with characters from left to right, without spaces. */
  private static List<String> drawn(JsonNode resume) throws IOException {
    var lines = new TreeMap<Integer, TreeMap<Float, String>>();
    try (var document = Loader.loadPDF(print(resume, ResumeTemplate.PLAIN))) {
      new PDFTextStripper() {
        @Override
        protected void processTextPosition(TextPosition it) {
          lines
              .computeIfAbsent(Math.round(it.getY()), _ -> new TreeMap<>())
              .put(it.getX(), it.getUnicode().strip());
        }
      }.getText(document);
    }
    return lines.values().stream().map(it -> String.join("", it.values())).toList();
  }

  @Test
  void setsALetterInTheDirectionOfItsText() {
    assertThat(PageLanguage.ofLetter("لدي خبرة في Kubernetes و PostgreSQL.", "de")).isEqualTo("ar");
    assertThat(PageLanguage.ofLetter("لدي خبرة في Kubernetes.", "fa")).isEqualTo("fa");
    assertThat(PageLanguage.ofLetter("I would be glad to talk.", "he")).isEqualTo("en");
    assertThat(PageLanguage.ofLetter("Ich freue mich.", "de")).isEqualTo("de");
  }

  /** With the fonts of {@code src/main/docker/fetch-fonts} in the directory fonts.directory. */
  @ParameterizedTest
  @EnumSource
  void printsEveryScript(ResumeTemplate template) {
    var directory = System.getProperty("fonts.directory");
    assumeThat(directory).isNotNull();
    var words =
        ("高级软件工程师 シニアエンジニア 수석엔지니어 วิศวกรซอฟต์แวร์ מהנדסת مهندس 🚀 "
                + "राष्ट्रीय বাংলা ગુજરાતી ਪੰਜਾਬੀ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം")
            .split(" ");
    var resume =
        Resumes.of(
            "{'basics': {'name': 'A'}, 'interests': [%s]}"
                .formatted(
                    Stream.of(words)
                        .map("{'name': '%s'}"::formatted)
                        .toList()
                        .toString()
                        .replaceAll("^\\[|\\]$", "")));
    var everything = with(Path.of(directory));

    assertThat(everything.missing(resume, template)).isEmpty();
    // Lines break inside words of Japanese, and a mark of Thai may come after a space.
    var text = text(everything.render(resume, template, "T", Resumes.VERSION));
    assertThat(text.replaceAll("\\s+", "")).contains(Arrays.asList(words));
  }
}
