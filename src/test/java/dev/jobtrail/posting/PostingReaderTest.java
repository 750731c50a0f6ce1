package dev.jobtrail.posting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.fetch.LocalSite;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PostingReaderTest {

  private static final LocalSite SITE = new LocalSite();
  private static final PostingReader READER =
      new PostingReader(SITE.fetcher(), TestUrls.CANONICAL, url -> Optional.empty());

  @AfterAll
  static void closeSite() {
    SITE.close();
  }

  @Test
  void leavesThePostingOfAKnownBoardToTheBoard() {
    var known = known("Known");
    var reader =
        new PostingReader(
            SITE.fetcher(),
            TestUrls.CANONICAL,
            url -> url.getPath().equals("/known") ? Optional.of(known) : Optional.empty());
    SITE.page(
        "/other", "application/ld+json", "{\"@type\": \"JobPosting\", \"title\": \"Of a page\"}");

    assertThat(reader.read(SITE.uri("/known") + "?utm_source=x")).isEqualTo(known);
    assertThat(reader.read(SITE.uri("/other").toString()).title()).isEqualTo("Of a page");
  }

  @Test
  void asksTheBoardThatALinkLeadsTo() {
    var known = known("Known");
    var reader =
        new PostingReader(
            SITE.fetcher(),
            TestUrls.CANONICAL,
            url -> url.getPath().equals("/acme/j/1") ? Optional.of(known) : Optional.empty());
    SITE.redirect("/j/1", 301, "/acme/j/1?utm_source=x");
    SITE.page("/acme/j/1", "text/html", "<title>Loading</title>");
    SITE.page("/shell", "text/html", "<link rel=\"canonical\" href=\"/acme/j/1\">");
    SITE.page("/none", "text/html", "<link rel=\"canonical\" href=\"/none\">");

    assertThat(reader.read(SITE.uri("/j/1").toString())).isEqualTo(known);
    assertThat(reader.read(SITE.uri("/shell").toString())).isEqualTo(known);
    assertThatThrownBy(() -> reader.read(SITE.uri("/none").toString()))
        .isInstanceOf(ApiException.class);
  }

  private static FoundPosting known(String title) {
    return new FoundPosting(
        "1",
        SITE.uri("/known").toString(),
        title,
        "Acme",
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  @Test
  void readsAWholePosting() {
    var posting =
        read(
            """
            {
              "@context": "https://schema.org/", "@type": "JobPosting",
              "title": "Senior Bridge Engineer",
              "description": "<p>You build <b>bridges</b>.</p><ul><li>Steel</li><li>Stone</li></ul>",
              "identifier": {"@type": "PropertyValue", "name": "Spanwerk", "value": "R-42"},
              "datePosted": "2026-11-20T09:30:15.123456+02:00",
              "employmentType": ["FULL_TIME", "CONTRACTOR"],
              "hiringOrganization": {"@type": "Organization", "name": "Spanwerk GmbH"},
              "jobLocation": [
                {"@type": "Place", "address": {"@type": "PostalAddress",
                  "streetAddress": "Kai 1", "addressLocality": "Hamburg", "addressCountry": "DE"}},
                {"@type": "Place", "address": {"@type": "PostalAddress",
                  "addressLocality": "Brno", "addressCountry": {"@type": "Country", "name": "Czechia"}}}],
              "jobLocationType": "TELECOMMUTE",
              "baseSalary": {"@type": "MonetaryAmount", "currency": "eur",
                "value": {"@type": "QuantitativeValue", "minValue": 60000, "maxValue": 80000.4,
                  "unitText": "YEAR"}}
            }
            """);

    assertThat(posting)
        .isEqualTo(
            new FoundPosting(
                "R-42",
                SITE.uri("/job").toString(),
                "Senior Bridge Engineer",
                "Spanwerk GmbH",
                "Hamburg, DE; Brno, Czechia",
                true,
                EmploymentType.FULL_TIME,
                60_000,
                80_000,
                "EUR",
                "You build bridges.\n\n- Steel\n- Stone",
                Instant.parse("2026-11-20T07:30:15.123Z")));
  }

  @Test
  void leavesOutWhatAPostingDoesNotSay() {
    var posting = read("{\"@type\": \"JobPosting\", \"title\": \"Engineer\"}");

    assertThat(posting)
        .isEqualTo(
            new FoundPosting(
                null,
                SITE.uri("/job").toString(),
                "Engineer",
                "127.0.0.1",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null));
  }

  static List<Arguments> awkwardPages() {
    return List.of(
        page(
            "an array",
            script("[{'@type':'WebSite','name':'x'},{'@type':'JobPosting','title':'Right'}]")),
        page(
            "a graph",
            script(
                "{'@context':'x','@graph':[{'@type':'Organization','name':'x'},{'@type':'JobPosting','title':'Right'}]}")),
        page("several types", script("{'@type':['Thing','JobPosting'],'title':'Right'}")),
        page("a full type", script("{'@type':'http://schema.org/JobPosting','title':'Right'}")),
        page("a prefixed type", script("{'@type':'schema:JobPosting','schema:title':'Right'}")),
        page(
            "full property names",
            script("{'@type':'JobPosting','https://schema.org/title':'Right'}")),
        page("a type in lower case", script("{'@type':'jobposting','title':'Right'}")),
        page(
            "a posting inside another item",
            script("{'@type':'WebPage','mainEntity':{'@type':'JobPosting','title':'Right'}}")),
        page(
            "a list of items",
            script(
                "{'@type':'ItemList','itemListElement':[{'@type':'ListItem','item':{'@type':'JobPosting','title':'Right'}}]}")),
        page(
            "a title as value object",
            script("{'@type':'JobPosting','title':{'@value':'Right','@language':'en'}}")),
        page("a title in an array", script("{'@type':'JobPosting','title':['Right','Wrong']}")),
        page("a name for a title", script("{'@type':'JobPosting','name':'Right'}")),
        page(
            "a title only in the page",
            "<meta property='og:title' content='Right'>" + script("{'@type':'JobPosting'}")),
        page(
            "a heading for a title",
            "<h1> Right </h1>" + script("{'@type':'JobPosting','title':''}")),
        page(
            "raw newlines",
            script("{'@type':'JobPosting','title':'Right','description':'a\nb\tc'}")),
        page("trailing commas", script("{'@type':'JobPosting','title':'Right','skills':['a',],}")),
        page("a trailing semicolon", script("{'@type':'JobPosting','title':'Right'};")),
        page("comments", script("/* job */ {'@type':'JobPosting', // yes\n'title':'Right'}")),
        page("an html comment", script("<!-- {'@type':'JobPosting','title':'Right'} -->")),
        page("cdata", script("<![CDATA[ {'@type':'JobPosting','title':'Right'} ]]>")),
        page(
            "cdata in comments",
            script("//<![CDATA[\n{'@type':'JobPosting','title':'Right'}\n//]]>")),
        page(
            "cdata in block comments",
            script("/*<![CDATA[*/{'@type':'JobPosting','title':'Right'}/*]]>*/")),
        page(
            "cdata in comments of every kind",
            script(
                "<!--//--><![CDATA[//><!--\n{'@type':'JobPosting','title':'Right'}\n//--><!]]>")),
        page(
            "escaped quotes",
            "<script type=application/ld+json>{&quot;@type&quot;:&quot;JobPosting&quot;,&quot;title&quot;:&quot;Right&quot;}</script>"),
        page("an escaped title", script("{'@type':'JobPosting','title':'Ri&#103;ht'}")),
        page("markup in a title", script("{'@type':'JobPosting','title':'<b>Right</b>'}")),
        page(
            "bad escapes",
            script("{'@type':'JobPosting','title':'Right','description':'50\\% \\- off'}")),
        page(
            "single quotes",
            "<script type='application/ld+json'>{'@type':'JobPosting','title':'Right'}</script>"),
        page(
            "two documents in one script",
            script("{'@type':'WebSite'} {'@type':'JobPosting','title':'Right'}")),
        page(
            "a broken script before",
            script("{'@type':'JobPosting','title':'Wrong'")
                + script("{'@type':'JobPosting','title':'Right'}")),
        page(
            "an empty script before",
            script("") + script("{'@type':'JobPosting','title':'Right'}")),
        page(
            "a charset in the script's type",
            "<script type='Application/LD+JSON; charset=utf-8'>{\"@type\":\"JobPosting\",\"title\":\"Right\"}</script>"),
        page(
            "a posting without title before",
            script("{'@type':'JobPosting'}") + script("{'@type':'JobPosting','title':'Right'}")),
        page(
            "the url's posting among several",
            script(
                "[{'@type':'JobPosting','title':'Wrong','url':'/other'},{'@type':'JobPosting','title':'Right','url':'/job?utm_source=x#a'}]")),
        page(
            "the id's posting among several",
            script(
                "[{'@type':'JobPosting','title':'Wrong'},{'@type':'JobPosting','title':'Right','mainEntityOfPage':{'@id':'job'}}]")),
        page(
            "the first of several",
            script(
                "[{'@type':'JobPosting','title':'Right','url':'/a'},{'@type':'JobPosting','title':'Wrong','url':'/b'}]")),
        page(
            "nothing where it should be",
            script(
                "{'@type':'JobPosting','title':'Right','hiringOrganization':null,'jobLocation':[],'baseSalary':{},'identifier':[null],'employmentType':[],'datePosted':''}")),
        page(
            "the wrong kinds of values",
            script(
                "{'@type':'JobPosting','title':'Right','hiringOrganization':[[1]],'jobLocation':{'address':[{}]},'baseSalary':[[]],'identifier':{},'employmentType':{},'datePosted':{},'description':[{}]}")),
        page(
            "absurd numbers",
            script(
                "{'@type':'JobPosting','title':'Right','baseSalary':{'value':{'minValue':1e999999999,'maxValue':-1,'value':NaN}},'datePosted':99999999999999999999}")),
        page(
            "microdata",
            "<div itemscope itemtype='https://schema.org/JobPosting'><h1 itemprop='title'>Right</h1></div>"),
        page(
            "rdfa",
            "<div vocab='https://schema.org/' typeof='JobPosting'><h1 property='title'>Right</h1></div>"),
        page(
            "rdfa with prefixes",
            "<div typeof='schema:JobPosting'><h1 property='schema:title'>Right</h1></div>"),
        page(
            "names that microdata cannot have",
            "<div itemscope itemtype='https://schema.org/JobPosting'><i itemprop='@type @id : '>x</i><h1 itemprop='title'>Right</h1></div>"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("awkwardPages")
  void readsPostingsHoweverTheyStand(String what, String html) {
    assertThat(readPage(html).title()).isEqualTo("Right");
  }

  static List<Arguments> properties() {
    Function<FoundPosting, Object> company = FoundPosting::company;
    Function<FoundPosting, Object> location = FoundPosting::location;
    Function<FoundPosting, Object> isRemote = FoundPosting::isRemote;
    Function<FoundPosting, Object> externalId = FoundPosting::externalId;
    Function<FoundPosting, Object> type = FoundPosting::employmentType;
    Function<FoundPosting, Object> description = FoundPosting::descriptionRaw;
    Function<FoundPosting, Object> postedAt = FoundPosting::postedAt;
    return List.of(
        Arguments.of("'hiringOrganization':'Spanwerk'", company, "Spanwerk"),
        Arguments.of(
            "'hiringOrganization':[{'name':'Spanwerk &amp; Co'}]", company, "Spanwerk & Co"),
        Arguments.of("'hiringOrganization':{'legalName':'Spanwerk'}", company, "Spanwerk"),
        Arguments.of(
            "'hiringOrganization':{'@id':'#o'},'publisher':{'@id':'#o','name':'Spanwerk'}",
            company,
            "Spanwerk"),
        Arguments.of("'jobLocation':'Hamburg'", location, "Hamburg"),
        Arguments.of("'jobLocation':{'address':'Kai 1, Hamburg'}", location, "Kai 1, Hamburg"),
        Arguments.of("'jobLocation':{'name':'Head office'}", location, "Head office"),
        Arguments.of(
            "'jobLocation':{'@type':'PostalAddress','addressLocality':'Hamburg'}",
            location,
            "Hamburg"),
        Arguments.of(
            "'jobLocation':{'address':{'addressLocality':'Berlin','addressRegion':'Berlin','addressCountry':'DE'}}",
            location,
            "Berlin, DE"),
        Arguments.of(
            "'jobLocation':[{'address':'Hamburg'},{'address':'Hamburg'},'Brno']",
            location,
            "Hamburg; Brno"),
        Arguments.of(
            "'applicantLocationRequirements':[{'@type':'Country','name':'Germany'},{'name':'Austria'}]",
            location,
            "Germany; Austria"),
        Arguments.of("'jobLocationType':['telecommute']", isRemote, true),
        Arguments.of("'jobLocation':'Remote'", isRemote, true),
        Arguments.of("'jobLocation':'Hamburg'", isRemote, null),
        Arguments.of("'identifier':'R-42'", externalId, "R-42"),
        Arguments.of("'identifier':42", externalId, "42"),
        Arguments.of("'identifier':[{'value':42}]", externalId, "42"),
        Arguments.of("'employmentType':'FULL_TIME'", type, EmploymentType.FULL_TIME),
        Arguments.of("'employmentType':['Nonsense','Teilzeit']", type, EmploymentType.PART_TIME),
        Arguments.of(
            "'description':'&lt;p&gt;a&lt;/p&gt;&lt;p&gt;b&lt;/p&gt;'", description, "a\n\nb"),
        Arguments.of("'description':'a\\u0000b\\ud800c\\n\\nd'", description, "abc\n\nd"),
        Arguments.of("'datePosted':'2026-11-20'", postedAt, Instant.parse("2026-11-20T00:00:00Z")),
        Arguments.of(
            "'datePosted':'2026-11-20T10:00:00'", postedAt, Instant.parse("2026-11-20T10:00:00Z")),
        Arguments.of(
            "'datePosted':'2026-11-20T10:00:00.1234567'",
            postedAt,
            Instant.parse("2026-11-20T10:00:00.123Z")),
        Arguments.of(
            "'datePosted':'2026-11-20T10:00:00+0200'",
            postedAt,
            Instant.parse("2026-11-20T08:00:00Z")),
        Arguments.of(
            "'datePosted':'2026-11-20T10:00Z'", postedAt, Instant.parse("2026-11-20T10:00:00Z")),
        Arguments.of(
            "'datePosted':'2026-11-20 10:00:00 UTC'",
            postedAt,
            Instant.parse("2026-11-20T10:00:00Z")),
        Arguments.of("'datePosted':'2026-1-5'", postedAt, Instant.parse("2026-01-05T00:00:00Z")),
        Arguments.of("'datePosted':'20.11.2026'", postedAt, Instant.parse("2026-11-20T00:00:00Z")),
        Arguments.of(
            "'datePosted':'November 20, 2026'", postedAt, Instant.parse("2026-11-20T00:00:00Z")),
        Arguments.of(
            "'datePosted':'Fri, 20 Nov 2026 10:00:00 +0000'",
            postedAt,
            Instant.parse("2026-11-20T10:00:00Z")),
        Arguments.of("'datePosted':1795168800", postedAt, Instant.ofEpochSecond(1_795_168_800)),
        Arguments.of(
            "'datePosted':'1795168800123'", postedAt, Instant.ofEpochMilli(1_795_168_800_123L)),
        Arguments.of("'datePosted':'0001-01-01T00:00:00'", postedAt, null),
        Arguments.of("'datePosted':'yesterday'", postedAt, null));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("properties")
  void readsPropertiesInTheirManyShapes(
      String json, Function<FoundPosting, Object> property, Object value) {
    assertThat(property.apply(read(posting(json)))).isEqualTo(value);
  }

  static List<Arguments> salaries() {
    return List.of(
        Arguments.of("'baseSalary':50000,'salaryCurrency':'USD'", 50_000, 50_000, "USD"),
        Arguments.of("'baseSalary':'60.000 - 80.000','salaryCurrency':'€'", 60_000, 80_000, "EUR"),
        Arguments.of("'baseSalary':'$105k - $125k'", 105_000, 125_000, "USD"),
        Arguments.of("'baseSalary':{'currency':'USD','value':50000}", 50_000, 50_000, "USD"),
        Arguments.of(
            "'baseSalary':{'currency':'USD','minValue':10000,'maxValue':'20,000'}",
            10_000,
            20_000,
            "USD"),
        Arguments.of(quantity("'value':25.5,'unitText':'HOUR'"), 53_040, 53_040, "USD"),
        Arguments.of(quantity("'minValue':200,'unitText':'DAY'"), 52_000, null, "USD"),
        Arguments.of(
            quantity("'minValue':1000,'maxValue':'1200','unitText':'week'"), 52_000, 62_400, "USD"),
        Arguments.of(
            quantity("'minValue':'4 000','maxValue':5000,'unitText':'MONTH'"),
            48_000,
            60_000,
            "USD"),
        Arguments.of(
            quantity("'minValue':80000,'maxValue':60000,'unitText':'YEAR'"), 60_000, 80_000, "USD"),
        Arguments.of(quantity("'minValue':0,'maxValue':0"), null, null, null),
        Arguments.of(quantity("'minValue':-5,'maxValue':60000"), null, 60_000, "USD"),
        Arguments.of(quantity("'minValue':20000,'maxValue':99999999999"), 20_000, null, "USD"),
        Arguments.of(quantity("'minValue':15,'maxValue':20"), null, null, null),
        Arguments.of(quantity("'value':3000,'unitText':'SEMIMONTHLY'"), 72_000, 72_000, "USD"),
        Arguments.of(
            "'baseSalary':{'@type':'PriceSpecification','price':'50000','priceCurrency':'GBP'}",
            50_000,
            50_000,
            "GBP"),
        Arguments.of("'baseSalary':{'currency':'money','value':50000}", 50_000, 50_000, null),
        Arguments.of("'baseSalary':'competitive','salaryCurrency':'USD'", null, null, null));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("salaries")
  void statesPayForAYear(String json, Integer min, Integer max, String currency) {
    var posting = read(posting(json));

    assertThat(posting.salaryMin()).isEqualTo(min);
    assertThat(posting.salaryMax()).isEqualTo(max);
    assertThat(posting.salaryCurrency()).isEqualTo(currency);
  }

  @Test
  void readsAllOfAMicrodataPosting() {
    var posting =
        readPage(
            """
            <div itemscope itemtype="http://schema.org/JobPosting">
              <h2 itemprop="title">Engineer</h2>
              <meta itemprop="identifier" content="R-42">
              <time itemprop="datePosted" datetime="2026-11-20">yesterday</time>
              <span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization">
                <b itemprop="name">Spanwerk</b></span>
              <span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
                <span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
                  <span itemprop="addressLocality">Hamburg</span></span></span>
              <div itemprop="description"><p>One</p><ul><li>Two</li></ul></div>
              <span itemprop="employmentType">Full-time</span>
            </div>
            """);

    assertThat(posting.externalId()).isEqualTo("R-42");
    assertThat(posting.company()).isEqualTo("Spanwerk");
    assertThat(posting.location()).isEqualTo("Hamburg");
    assertThat(posting.descriptionRaw()).isEqualTo("One\n\n- Two");
    assertThat(posting.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertThat(posting.postedAt()).isEqualTo("2026-11-20T00:00:00Z");
  }

  @Test
  void boundsEveryText() {
    var long300 =
        "'title':'" + "t".repeat(400) + "','hiringOrganization':'" + "c".repeat(400) + "'";
    var posting =
        read(
            "{'@type':'JobPosting',%s,'identifier':'%s','jobLocation':'%s','description':'%s'}"
                .formatted(long300, "i".repeat(400), "l".repeat(400), "d".repeat(100_001))
                .replace('\'', '"'));

    assertThat(posting.title()).hasSize(300);
    assertThat(posting.company()).hasSize(300);
    assertThat(posting.externalId()).hasSize(300);
    assertThat(posting.location()).hasSize(300);
    assertThat(posting.descriptionRaw()).hasSize(100_000);
  }

  @Test
  void readsAPostingThatIsNoPageButJson() {
    SITE.page("/job", "application/ld+json", "{\"@type\":\"JobPosting\",\"title\":\"Right\"}");

    assertThat(READER.read(SITE.uri("/job").toString()).title()).isEqualTo("Right");
  }

  @Test
  void namesTheUrlWithoutItsTracking() {
    SITE.page("/job", "text/html", script(posting("'a':1")));

    assertThat(READER.read(SITE.uri("/job") + "?utm_source=x&id=7#top").url())
        .isEqualTo(SITE.uri("/job") + "?id=7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<html><h1>About us</h1></html>",
        "<script type='application/ld+json'>{\"@type\":\"Organization\",\"name\":\"x\"}</script>",
        "<script type='application/ld+json'>{\"@type\":\"JobPosting\"}</script>",
        "<script type='application/ld+json'>{\"@type\":\"JobPosting\",\"title\":</script>",
        "<script>{\"@type\":\"JobPosting\",\"title\":\"x\"}</script>"
      })
  void refusesAPageWithoutAPosting(String html) {
    SITE.page("/job", "text/html", html);

    assertThatThrownBy(() -> READER.read(SITE.uri("/job").toString()))
        .isInstanceOfSatisfying(
            ApiException.class,
            e -> {
              assertThat(e.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
              assertThat(e.body().details().getFirst().field()).isEqualTo("url");
            })
        .hasMessageEndingWith("paste the posting instead");
  }

  @Test
  void refusesAFileThatIsNoPage() {
    SITE.page("/job.pdf", "application/pdf", script(posting("'a':1")));

    assertCode(() -> READER.read(SITE.uri("/job.pdf").toString()), ErrorCode.VALIDATION_FAILED);
  }

  @Test
  void blamesTheUrlForWhatMayNotBeRead() {
    var shipped =
        new PostingReader(SITE.shippedFetcher(), TestUrls.CANONICAL, url -> Optional.empty());

    assertCode(() -> shipped.read(SITE.uri("/job").toString()), ErrorCode.VALIDATION_FAILED);
    assertCode(() -> shipped.read("http://169.254.169.254/"), ErrorCode.VALIDATION_FAILED);
    assertCode(() -> READER.read("ftp://example.com/"), ErrorCode.VALIDATION_FAILED);
    assertCode(() -> READER.read(SITE.uri("/missing").toString()), ErrorCode.VALIDATION_FAILED);
  }

  @Test
  void blamesTheSiteForItsFailures() {
    assertCode(() -> READER.read("http://127.0.0.1:1/"), ErrorCode.UPSTREAM_FAILED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"@type\":\"JobPosting\"},",
        "{\"a\":",
        "[",
        "<!--",
        "// ",
        " ",
        "</script><div itemscope itemtype='JobPosting'><b itemprop='title'></b>",
        "</script><div itemscope itemprop=jobLocation itemtype='JobPosting'>",
        "</script><p itemscope itemtype='JobPosting' itemprop='description'>x",
        "</script><i property=description typeof=JobPosting>",
        "</script><h1>"
      })
  @Timeout(180)
  void endsInTimeOnMegabytesOfNonsense(String piece) {
    assertPostingOrOwnError(
        "<script type='application/ld+json'>[" + piece.repeat(4_000_000 / piece.length()));
  }

  private static void assertPostingOrOwnError(String html) {
    try {
      var posting = readPage(html);
      assertThat(posting.title()).isNotBlank().hasSizeLessThanOrEqualTo(300);
      assertThat(posting.company()).isNotBlank();
    } catch (ApiException e) {
      assertThat(e.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
    }
  }

  private static void assertCode(Runnable read, ErrorCode code) {
    assertThatThrownBy(read::run)
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  private static FoundPosting read(String json) {
    return readPage("<script type='application/ld+json'>" + json + "</script>");
  }

  private static FoundPosting readPage(String html) {
    SITE.page("/job", "text/html; charset=utf-8", html);
    return READER.read(SITE.uri("/job").toString());
  }

  private static Arguments page(String what, String html) {
    return Arguments.of(what, html);
  }

  private static String posting(String json) {
    return "{\"@type\":\"JobPosting\",\"title\":\"Engineer\"," + json.replace('\'', '"') + "}";
  }

  private static String quantity(String json) {
    return "'baseSalary':{'currency':'USD','value':{" + json + "}}";
  }

  private static String script(String json) {
    return "<script type=\"application/ld+json\">" + json.replace('\'', '"') + "</script>";
  }
}
