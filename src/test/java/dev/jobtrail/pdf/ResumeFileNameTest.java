package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResumeFileNameTest {
  @ParameterizedTest
  @CsvSource({
    "Platform Engineer, Platform-Engineer",
    "Markéta Řezníčková, Marketa-Reznickova",
    "Łukasz Żółć, Lukasz-Zolc",
    "Nguyễn Thị Hương, Nguyen-Thi-Huong",
    "Straße Ærø, Strasse-Aero",
    "Παπαδόπουλος, Papadopoylos",
    "Щербаков Илья, Shcherbakov-Ilia",
    "山田太郎, resume",
    "山田 (Yamada), Yamada",
    "'', resume",
    "..., resume",
  })
  void spellsNamesInAscii(String name, String expected) {
    assertThat(ResumeFileName.attachment(name))
        .startsWith("attachment; filename=\"" + expected + ".pdf\"; filename*=UTF-8''");
  }

  @Test
  void keepsTheFullNameForClientsThatKnowHow() {
    assertThat(ResumeFileName.attachment("Řez & syn 50%"))
        .endsWith("filename*=UTF-8''%C5%98ez%20&%20syn%2050%25.pdf");
  }

  @Test
  void leavesNothingOfAnInjectedHeader() {
    assertThat(ResumeFileName.attachment("a\"\r\nSet-Cookie: x=1; ../../etc\\b"))
        .startsWith("attachment; filename=\"a-Set-Cookie-x-1-..-..-etc-b.pdf\"")
        .doesNotContain("\r", "\n", "/", "\\");
  }

  @Test
  void cutsAVeryLongNameBetweenCharacters() {
    String header = ResumeFileName.attachment("a" + "😀".repeat(200));

    assertThat(URLDecoder.decode(extended(header), StandardCharsets.UTF_8))
        .isEqualTo("a" + "😀".repeat(29) + ".pdf");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          Ångström Müller-Lüdenscheidt - Senior Backend Engineer | PostgreSQL; Ångström Müller-Lüdenscheidt - Senior Backend Engineer
          Müller & Söhne GmbH - Senior Java Kotlin Engineer (m/w/d) – Payments; Müller & Söhne GmbH - Senior Java Kotlin Engineer (m w d)
          Müller & Söhne GmbH und Partner - Senior Java Engineer (remote) – Payments; Müller & Söhne GmbH und Partner - Senior Java Engineer
          Muster AG und Partner - Senior Software Engineer Backend - Payments; Muster AG und Partner - Senior Software Engineer Backend
          """)
  void cutsALongNameBehindAWord(String name, String expected) {
    assertThat(ResumeFileName.readable(name)).isEqualTo(expected);
  }

  @Property
  boolean isOneLineOfVisibleAsciiForAnyName(@ForAll String name) {
    return ResumeFileName.attachment(name)
        .matches(
            "attachment; filename=\"[A-Za-z0-9._-]+\\.pdf\"; "
                + "filename\\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+\\.pdf");
  }

  private static String extended(String header) {
    return header.substring(header.indexOf("''") + 2);
  }
}
