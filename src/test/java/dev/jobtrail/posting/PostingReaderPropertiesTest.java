package dev.jobtrail.posting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.fetch.LocalSite;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

class PostingReaderPropertiesTest {

  private static final LocalSite SITE = new LocalSite();
  private static final PostingReader READER =
      new PostingReader(SITE.fetcher(), TestUrls.CANONICAL, url -> Optional.empty());

  @AfterContainer
  static void closeSite() {
    SITE.close();
  }

  @Property(tries = 300)
  void answersEveryPageWithAPostingOrItsOwnError(@ForAll("pages") String html) {
    assertPostingOrOwnError(html);
  }

  @Property(tries = 300)
  void answersEveryPostingWithAPostingOrItsOwnError(@ForAll("values") String json) {
    assertPostingOrOwnError(
        script(
            "{'@type':'JobPosting','title':%1$s,'name':'x','hiringOrganization':%1$s,'jobLocation':%1$s,'baseSalary':%1$s,'identifier':%1$s,'employmentType':%1$s,'datePosted':%1$s,'description':%1$s,'url':%1$s,'jobLocationType':%1$s}"
                .formatted(json)));
  }

  @Provide
  Arbitrary<String> pages() {
    var pieces =
        Arbitraries.of(
            "<script type='application/ld+json'>",
            "</script>",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\"@type\"",
            "\"JobPosting\"",
            "\"title\":\"x\"",
            "\"@graph\"",
            "\"@id\"",
            "null",
            "1e9",
            "<div itemscope itemtype='JobPosting'>",
            "<b itemprop='title'>",
            "</div>",
            "<i itemprop='jobLocation' itemscope>",
            "<p typeof='JobPosting' property='title'>",
            "<!--",
            "<![CDATA[",
            "&quot;",
            "\u0000",
            "\ud800",
            "x");
    return Arbitraries.oneOf(pieces, Arbitraries.strings().ofMaxLength(5))
        .list()
        .ofMaxSize(40)
        .map(it -> String.join("", it));
  }

  @Provide
  Arbitrary<String> values() {
    var leaves =
        Arbitraries.oneOf(
            Arbitraries.of(
                "null",
                "true",
                "0",
                "-1",
                "1e400",
                "NaN",
                "''",
                "'2026-11-20'",
                "'9999999999'",
                "'60k-80k'",
                "'\\ud800'",
                "'\\u0000'",
                "'http://['",
                "'%'",
                "'TELECOMMUTE'"),
            Arbitraries.strings()
                .alpha()
                .numeric()
                .withChars("-.:/ <>&")
                .ofMaxLength(20)
                .map(it -> "'" + it + "'"));
    return Arbitraries.lazyOf(
        () -> leaves,
        () -> leaves,
        () -> values().list().ofMaxSize(3).map(it -> "[" + String.join(",", it) + "]"),
        () ->
            Arbitraries.of(
                    "name",
                    "value",
                    "address",
                    "minValue",
                    "maxValue",
                    "unitText",
                    "currency",
                    "@value",
                    "@id",
                    "addressLocality",
                    "price")
                .flatMap(name -> values().map(value -> "{'" + name + "':" + value + "}")));
  }

  private static void assertPostingOrOwnError(String html) {
    SITE.page("/job", "text/html; charset=utf-8", html);
    try {
      var posting = READER.read(SITE.uri("/job").toString());
      assertThat(posting.title()).isNotBlank().hasSizeLessThanOrEqualTo(300);
      assertThat(posting.company()).isNotBlank();
    } catch (ApiException e) {
      assertThat(e.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
    }
  }

  private static String script(String json) {
    return "<script type=\"application/ld+json\">" + json.replace('\'', '"') + "</script>";
  }
}
