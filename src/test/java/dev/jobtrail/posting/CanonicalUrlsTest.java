package dev.jobtrail.posting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalUrlsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          HTTPS://Jobs.Example.com:443/J/1#apply                        | https://jobs.example.com/J/1
          https://jobs.example.com                                      | https://jobs.example.com/
          https://jobs.example.com/1?                                   | https://jobs.example.com/1
          https://jobs.example.com/1?utm_source=x&utm_medium=y          | https://jobs.example.com/1
          https://jobs.example.com/1?b=2&UTM_Source=x&a=1               | https://jobs.example.com/1?b=2&a=1
          https://jobs.example.com/1?ref=a&source=b&src=c&trk=d&id=7    | https://jobs.example.com/1?id=7
          https://jobs.example.com/1?&&id=7&                            | https://jobs.example.com/1?id=7
          https://jobs.example.com/1?reference=7&preview                | https://jobs.example.com/1?reference=7&preview
          https://acme.example/careers?gh_jid=42&gh_src=abc             | https://acme.example/careers?gh_jid=42
          https://acme.example/careers?ashby_jid=4-2&utm_source=x       | https://acme.example/careers?ashby_jid=4-2
          https://acme.example/c?lever-via=x&lever-job-id=1&lever-source=y&lever-origin=z | https://acme.example/c?lever-via=x&lever-job-id=1
          https://jobs.lever.co/acme/1?lever-source%5B%5D=LinkedIn      | https://jobs.lever.co/acme/1
          https://job-boards.greenhouse.io/embed/job_app?for=acme&token=1&gh_src=x | https://job-boards.greenhouse.io/acme/jobs/1
          https://acme.example/1?jobId=1&job_id=2&jk=3                  | https://acme.example/1?jobId=1&job_id=2&jk=3
          https://jobs.ashbyhq.com/acme/1?embed=js&displayMode=full     | https://jobs.ashbyhq.com/acme/1
          https://acme.example/1?embed=js                               | https://acme.example/1?embed=js
          https://jobs.smartrecruiters.com/acme/1-x?oga=true&trid=9     | https://jobs.smartrecruiters.com/acme/1
          https://acme.jobs.personio.de/job/1?language=en&_pc=7         | https://acme.jobs.personio.de/job/1
          https://acme.applytojob.com/apply/AbC/x?anything=1            | https://acme.applytojob.com/apply/AbC
          https://www.usajobs.gov/job/1?PostingChannelID=RESTAPI        | https://www.usajobs.gov/job/1
          https://ats.rippling.com/acme/jobs/1?jobSite=LinkedIn         | https://ats.rippling.com/acme/jobs/1
          https://notashbyhq.com/1?embed=js                             | https://notashbyhq.com/1?embed=js
          http://jobs.example.com:8080/1                                | http://jobs.example.com:8080/1
          https://jobs.example.com/1?b=2&a=1&fbclid=z                   | https://jobs.example.com/1?b=2&a=1
          https://jobs.example.com/é                                    | https://jobs.example.com/%C3%A9
          https://jobs.example.com/1?q=%zz&a=b c                        | https://jobs.example.com/1?q=%25zz&a=b%20c
          """)
  void reducesAUrlToThePosting(String url, String canonical) {
    assertThat(TestUrls.CANONICAL.of(url)).hasToString(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://job-boards.greenhouse.io/acme/jobs/9001       | https://boards.greenhouse.io/acme/jobs/9001?gh_jid=9001
          https://job-boards.greenhouse.io/acme/jobs/9001       | https://boards.greenhouse.io/embed/job_app?token=9001&for=acme
          https://job-boards.greenhouse.io/acme/jobs/9001       | https://job-boards.greenhouse.io/acme/jobs/9001/confirmation
          https://job-boards.eu.greenhouse.io/acme/jobs/9001    | http://www.boards.eu.greenhouse.io/acme/jobs/9001#app
          https://jobs.lever.co/acme/0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11 | https://jobs.lever.co/acme/0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11/apply?lever-source=x
          https://jobs.eu.lever.co/acme/0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11 | https://jobs.eu.lever.co/acme/0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11/thanks
          https://jobs.ashbyhq.com/acme/0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11 | https://jobs.ashbyhq.com/acme/0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11/application
          https://apply.workable.com/acme/j/A1B2C3/             | https://apply.workable.com/acme/j/A1B2C3/apply/
          https://jobs.smartrecruiters.com/acme/744000          | https://careers.smartrecruiters.com/acme/744000-software-engineer?oga=true
          https://acme.recruitee.com/o/tester                   | https://acme.recruitee.com/o/tester/c/new
          https://acme.wd5.myworkdayjobs.com/Jobs/job/Bonn/Dev_R-1 | https://acme.wd5.myworkdayjobs.com/en-US/Jobs/job/Bonn/Dev_R-1/apply
          https://acme.wd5.myworkdayjobs.com/Jobs/job/Bonn/Dev_R-1 | https://wd5.myworkdaysite.com/de-DE/recruiting/acme/Jobs/job/Bonn/Dev_R-1
          https://acme.jobs.personio.de/job/12                  | https://acme.jobs.personio.com/job/12?language=en
          https://acme.teamtailor.com/jobs/12                   | https://acme.teamtailor.com/de/jobs/12-tester/applications/new
          https://acme.na.teamtailor.com/jobs/12                | https://acme.na.teamtailor.com/jobs/12-tester
          https://acme.pinpointhq.com/en/postings/fca592d6-2561-4b2a-88b0-15d2b375971a | https://acme.pinpointhq.com/fr/postings/fca592d6-2561-4b2a-88b0-15d2b375971a/applications/new
          https://ats.rippling.com/acme/jobs/3c36e9c8-1bee-45a2-94fe-09f10ccbe10f | https://ats.rippling.com/en-GB/acme/jobs/3c36e9c8-1bee-45a2-94fe-09f10ccbe10f/apply
          https://acme.bamboohr.com/careers/134                 | https://acme.bamboohr.com/jobs/134
          https://jobs.gem.com/acme/49                          | https://jobs.gem.com/acme/49/apply
          https://jobs.polymer.co/acme/38                       | https://jobs.polymer.co/acme/38/apply
          """)
  void reducesAllUrlsOfAPostingToOne(String canonical, String url) {
    assertThat(TestUrls.CANONICAL.of(url)).hasToString(canonical);
    assertThat(TestUrls.CANONICAL.of(canonical)).hasToString(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://jobs.example.com/1       | https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fjobs.example.com%2F1%3Futm_source%3Dx&data=05%7C01
          https://jobs.example.com/1?id=2  | https://www.google.com/url?sa=t&url=https%3A%2F%2Fjobs.example.com%2F1%3Fid%3D2&usg=x
          https://jobs.example.com/1       | https://www.google.de/url?q=https://jobs.example.com/1&sa=D
          https://jobs.example.com/1       | https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fjobs%2Eexample%2Ecom%2F1&urlhash=x
          https://jobs.example.com/1?id=2  | https://urldefense.com/v3/__https://jobs.example.com/1?id=2__;!!abc!def$
          https://jobs.example.com/1       | https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fjobs.example.com%252F1
          https://www.google.com/url?sa=t  | https://www.google.com/url?sa=t
          https://www.google.com/about/careers/applications/jobs/results/1 | https://www.google.com/about/careers/applications/jobs/results/1
          https://www.google.com/url?q=javascript%3Aalert(1) | https://www.google.com/url?q=javascript%3Aalert(1)
          https://jobs.example.com/url?q=https%3A%2F%2Fother.example%2F | https://jobs.example.com/url?q=https%3A%2F%2Fother.example%2F
          """)
  void takesTheUrlThatALinkIsWrappedAround(String canonical, String url) {
    assertThat(TestUrls.CANONICAL.of(url)).hasToString(canonical);
    assertThat(TestUrls.CANONICAL.of(canonical)).hasToString(canonical);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "  ",
        "jobs.example.com/1",
        "ftp://jobs.example.com/1",
        "javascript:alert(1)",
        "data:text/html,x",
        "file:///etc/passwd",
        "https://user@jobs.example.com/1",
        "https://user:secret@jobs.example.com/1",
        "https://jobs. example.com/",
        "https://",
        "http:///1",
        "https://jobs.example.com:x/1",
        "not a url"
      })
  void refusesWhatIsNoWebUrl(String url) {
    assertRefused(url);
  }

  @Test
  void allowsTwoThousandCharactersAndNoMore() {
    var longest = "https://jobs.example.com/" + "a".repeat(1_975);

    assertThat(TestUrls.CANONICAL.of(longest).toString()).hasSize(2_000);
    assertRefused(longest + "a");
    assertRefused("https://jobs.example.com/" + "ß".repeat(500));
  }

  @Property
  void changesNothingTheSecondTime(@ForAll("urls") String url) {
    var once = TestUrls.CANONICAL.of(url).toString();

    assertThat(TestUrls.CANONICAL.of(once)).hasToString(once);
  }

  @Property
  void answersEveryTextWithAUrlOrItsOwnError(@ForAll("texts") String text) {
    try {
      var url = TestUrls.CANONICAL.of(text);
      assertThat(url.getHost()).isNotEmpty();
      assertThat(url.getRawUserInfo()).isNull();
      assertThat(TestUrls.CANONICAL.of(url.toString())).isEqualTo(url);
    } catch (ApiException e) {
      assertThat(e.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
    }
  }

  @Provide
  Arbitrary<String> urls() {
    var names =
        Arbitraries.of("id", "gh_jid", "utm_x", "ref", "embed", "a%5B%5D", "b c", "%", "ü", "");
    var values = Arbitraries.strings().ofMaxLength(8).map(it -> it.replace("#", ""));
    var query =
        Combinators.combine(names, values)
            .as((name, value) -> name + "=" + value)
            .list()
            .ofMaxSize(6)
            .map(it -> String.join("&", it));
    var hosts =
        Arbitraries.of(
            "jobs.example", "JOBS.ashbyhq.com", "a.applytojob.com:443", "bücher.example");
    var paths = Arbitraries.strings().ofMaxLength(20);
    return Combinators.combine(hosts, paths, query)
        .as((host, path, rest) -> "https://" + host + "/" + path + "?" + rest);
  }

  @Provide
  Arbitrary<String> texts() {
    var pieces =
        Arbitraries.of(
            "http",
            "https",
            "://",
            "/",
            "\\",
            "@",
            ":",
            "?",
            "#",
            "[",
            "]",
            "a.example",
            "127.1",
            "%41",
            "%",
            "..",
            ".",
            "&",
            "utm_a=1",
            " ",
            "\u0000",
            "ü",
            "\ud800",
            "。",
            "１");
    return pieces.list().ofMaxSize(12).map(it -> "https://" + String.join("", it));
  }

  private static void assertRefused(String url) {
    assertThatThrownBy(() -> TestUrls.CANONICAL.of(url))
        .isInstanceOfSatisfying(
            ApiException.class,
            e -> {
              assertThat(e.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
              assertThat(e.body().details().getFirst().field()).isEqualTo("url");
            });
  }
}
