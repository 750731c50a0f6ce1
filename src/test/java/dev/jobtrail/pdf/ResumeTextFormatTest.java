package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ResumeTextFormatTest {

  private static final JsonNode RESUME =
      DocumentText.read(
          """
          {"basics":{"name":"Jana Novak","label":"Engineer","email":"jana_n@post.example",
             "summary":"# Not a heading\\n1. Not a list","url":"https://jana.example"},
           "work":[{"name":"Acme","position":"C* engineer","url":"https://acme.example",
             "startDate":"2020-03","summary":"Payments.","highlights":["Built [it]"]}],
           "skills":[{"name":"Languages","keywords":["Java","C#"]},{"name":"Git"}]}
          """);

  @Test
  void writesMarkdown() {
    assertThat(ResumeTextFormat.MARKDOWN.write(page(RESUME)))
        .isEqualTo(
            """
            # Jana Novak

            Engineer

            [jana\\_n@post.example](<mailto:jana_n@post.example>)

            [jana.example](<https://jana.example>)

            ## Summary

            \\# Not a heading

            1\\. Not a list

            ## Experience

            ### C\\* engineer

            [Acme](<https://acme.example>) | Mar 2020 – Present

            Payments.

            - Built \\[it\\]

            ## Skills

            **Languages:** Java, C#

            Git
            """);
  }

  @Test
  void writesPlainText() {
    assertThat(ResumeTextFormat.TEXT.write(page(RESUME)))
        .isEqualTo(
            """
            Jana Novak

            Engineer

            jana_n@post.example

            jana.example

            SUMMARY

            # Not a heading

            1. Not a list

            EXPERIENCE

            C* engineer
            Acme | Mar 2020 – Present
            Payments.
            - Built [it]

            SKILLS

            Languages: Java, C#

            Git
            """);
  }

  @Test
  void writesMarkup() {
    var resume =
        Resumes.of(
            """
            {'basics': {'summary': 'An **engineer** of \\\\*C\\\\*\\n- One [link](https://a.example)\\n- **Two**'},
             'work': [{'name': 'Acme', 'highlights': ['Cut ***costs***', 'Built [x](javascript:y)']}]}""");

    assertThat(ResumeTextFormat.MARKDOWN.write(page(resume)))
        .contains(
            "An **engineer** of \\*C\\*\n\n- One [link](<https://a.example>)\n- **Two**\n",
            "- Cut ***costs***\n- Built \\[x\\](javascript:y)\n");
    assertThat(ResumeTextFormat.TEXT.write(page(resume)))
        .contains(
            "An engineer of *C*\n\n- One link\n- Two\n",
            "- Cut costs\n- Built [x](javascript:y)\n");
  }

  @ParameterizedTest
  @EnumSource
  void isReadAgain(ResumeTextFormat format) {
    var reader = new FileReader(new DocumentRepair(new ResumeSchema()), () -> {});
    var resume = Resumes.engineer();

    var again = reader.read(format.write(page(resume)).getBytes(StandardCharsets.UTF_8)).document();

    assertThat(again.at("/basics/name")).isEqualTo(resume.at("/basics/name"));
    assertThat(again.path("work")).hasSameSizeAs(resume.path("work"));
    for (var index = 0; index < resume.path("work").size(); index++) {
      var job = resume.path("work").get(index);
      assertThat(again.path("work").get(index).path("position")).isEqualTo(job.path("position"));
      assertThat(again.path("work").get(index).path("name")).isEqualTo(job.path("name"));
      assertThat(again.path("work").get(index).path("startDate")).isEqualTo(job.path("startDate"));
    }
  }

  @Test
  void writesAnEmptyResume() {
    for (var format : ResumeTextFormat.values()) {
      assertThat(format.write(page(DocumentText.read("{}")))).isEqualTo("\n");
    }
  }

  private static ResumePage page(JsonNode resume) {
    return PageComposer.forScreens(resume, ResumeTemplate.CLASSIC, "Title");
  }
}
