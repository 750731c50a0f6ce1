package dev.jobtrail.sharing;

import static dev.jobtrail.sharing.Shared.PASSWORD;
import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.QrReader;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SharedPageResourceTest {

  @Test
  void showsTheResume() {
    var page = read(Shared.resume());

    assertThat(page.title()).isEqualTo("Jana Novak · Engineer");
    assertThat(page.selectXpath("//h1").text()).isEqualTo("Jana Novak");
    assertThat(page.select("script")).isEmpty();
    assertThat(page.select("[style], style")).isEmpty();
  }

  @Test
  void hasNoColumnWithoutSectionsForIt() {
    var shared = Shared.resume("{\"basics\":{\"name\":\"Jana\",\"summary\":\"Ran.\"}}");
    shared
        .owner()
        .request()
        .body("{\"template\":\"sidebar\"}")
        .put("/resumes/" + shared.id())
        .then()
        .statusCode(200);

    var page = read(shared);

    assertThat(page.select("body.sidebar, .sidebar")).isNotEmpty();
    assertThat(page.select(".side")).isEmpty();
    assertThat(page.select("section p").text()).isEqualTo("Ran.");
  }

  @Test
  void runsInTheDirectionOfItsLanguage() {
    var hebrew =
        read(
            Shared.resume(
                """
                {"basics":{"name":"נועה כהן","label":"מהנדסת תוכנה",
                 "summary":"Java במערכת תשלומים גדולה\\nMoved C++ to Java."},
                 "skills":[{"name":"שפות","keywords":["עברית","C++"]}]}\
                """));

    assertThat(hebrew.selectXpath("/html").attr("lang")).isEqualTo("he");
    assertThat(hebrew.selectXpath("/html").attr("dir")).isEqualTo("rtl");
    assertThat(hebrew.select("section p > bdi[dir]").eachAttr("dir")).containsExactly("rtl", "ltr");
    assertThat(hebrew.select("section p > bdi:not([dir])").eachText())
        .containsExactly("עברית", "C++");
    assertThat(read(Shared.resume()).selectXpath("/html").hasAttr("dir")).isFalse();
  }

  @Test
  void announcesItselfToThoseWhoShowLinks() {
    var shared = Shared.resume();

    shared.change(Map.of("isIndexed", true));
    var page = read(shared);

    assertThat(meta(page, "og:title")).isEqualTo("Jana Novak");
    assertThat(meta(page, "og:description")).isEqualTo("Engineer");
    assertThat(meta(page, "og:type")).isEqualTo("profile");
    assertThat(meta(page, "og:url")).startsWith("http://").endsWith(shared.page());
    assertThat(page.select("link[rel=canonical]").attr("href")).endsWith(shared.page());
  }

  @Test
  void hasAPictureForMessengers() throws IOException {
    var shared = Shared.resume();
    var address = meta(read(shared), "og:image");
    assertThat(address).startsWith("http://").endsWith(shared.page() + "/preview.png");

    var answer = Shared.stranger().get(shared.page() + "/preview.png");

    answer.then().statusCode(200).contentType("image/png").header("X-Robots-Tag", "noindex");
    var picture = ImageIO.read(answer.asInputStream());
    assertThat(picture.getWidth()).isEqualTo(1200);
    assertThat(picture.getHeight()).isEqualTo(630);
    assertThat(shared.views()).isOne(); // that of the page
  }

  @Test
  void hasTheAccentColourAndThePhotoOfTheDesign() throws IOException {
    var picture = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(9, 9, BufferedImage.TYPE_INT_RGB), "png", picture);
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"Jana Novak","image":"data:image/png;base64,%s"},
             "meta":{"jobtrail":{"design":{"accentColor":"#8a1538","photo":"square"}}}}"""
                .formatted(Base64.getEncoder().encodeToString(picture.toByteArray())));
    shared
        .owner()
        .request()
        .body(Map.of("template", "modern"))
        .put("/resumes/" + shared.id())
        .then()
        .statusCode(200);

    var page = read(shared);

    assertThat(page.select("img.photo").attr("alt")).isEqualTo("Jana Novak");
    Shared.stranger()
        .get(page.select("img.photo").attr("src"))
        .then()
        .statusCode(200)
        .contentType("image/jpeg");
    Shared.stranger()
        .get(page.select("link[rel=stylesheet]").last().attr("href"))
        .then()
        .statusCode(200)
        .body(containsString("#8a1538"));
  }

  @Test
  void hasNoPhotoOrAccentColourWithoutThemInTheDesign() throws IOException {
    var shared = Shared.resume();

    assertThat(read(shared).select("img.photo, link[href$=design.css]")).isEmpty();
    Shared.stranger().get(shared.page() + "/photo").then().statusCode(404);
    Shared.stranger().get(shared.page() + "/design.css").then().statusCode(404);
  }

  @Test
  void isNamedByAQrCodeInItsPdfWhileItIsShared() throws IOException {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"Jana Novak"},
             "meta":{"jobtrail":{"design":{"qrCode":"shared-page"}}}}""");
    var address = meta(read(shared), "og:url");
    assertThat(address).endsWith(shared.page());

    assertThat(codeInPdf(shared)).hasValue(address);
    assertThat(codeNotice(shared)).isEmpty();
    assertThat(QrReader.read(printedPage(Shared.stranger().get(shared.path() + "/pdf"))))
        .hasValue(address);
    shared.share(false);

    assertThat(codeInPdf(shared)).isEmpty();
    assertThat(codeNotice(shared)).contains("The PDF has no QR code, as the resume is not shared.");
  }

  private static Optional<String> codeInPdf(Shared shared) throws IOException {
    return QrReader.read(
        printedPage(shared.owner().request().get("/resumes/" + shared.id() + "/pdf")));
  }

  private static String codeNotice(Shared shared) {
    var page = shared.owner().browser().get("/app/resumes/" + shared.id() + "/design");
    return Jsoup.parse(page.then().statusCode(200).extract().asString()).select(".notice").text();
  }

  private static BufferedImage printedPage(Response pdf) throws IOException {
    pdf.then().statusCode(200);
    try (var document = Loader.loadPDF(pdf.asByteArray())) {
      return new PDFRenderer(document).renderImageWithDPI(0, 200, ImageType.RGB);
    }
  }

  @Test
  void hasNoPictureWhereAPasswordProtectsIt() {
    var shared = Shared.protectedResume();

    Shared.stranger(PASSWORD).get(shared.page() + "/preview.png").then().statusCode(404);
    Shared.stranger().get(shared.page() + "/preview.png").then().statusCode(401);
    Shared.stranger(PASSWORD)
        .get(shared.page())
        .then()
        .statusCode(200)
        .body(not(containsString("og:image")));
  }

  @Test
  void isFoundBySearchEnginesOnlyWhereItsOwnerAllowsItAndNoPasswordProtectsIt() {
    var shared = Shared.resume();
    get(shared.page()).header("X-Robots-Tag", "noindex");
    assertThat(read(shared).select("meta[name=robots]").attr("content")).isEqualTo("noindex");
    assertThat(read(shared).select("link[rel=canonical]")).isEmpty();

    shared.change(Map.of("isIndexed", true));
    get(shared.page()).header("X-Robots-Tag", "all");
    assertThat(read(shared).select("meta[name=robots]")).isEmpty();
    shared.protect(PASSWORD);

    get(shared.page()).header("X-Robots-Tag", "noindex");
    var protectedPage =
        Jsoup.parse(given().cookie(shared.pass()).get(shared.page()).then().extract().asString());
    assertThat(protectedPage.select("meta[name=robots]").attr("content")).isEqualTo("noindex");
    get("/r/nobody/nothing").header("X-Robots-Tag", "noindex");
  }

  @Test
  void hidesPhoneMailAndAddressWhereItsOwnerWantsThat() throws IOException {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"Jana Novak","email":"jana@example.org","phone":"+420 123 456 789",
              "url":"mailto:jana@example.org",
              "location":{"address":"Dlouha 5","postalCode":"11000","city":"Praha","countryCode":"CZ"},
              "profiles":[{"network":"Mail","username":"me","url":"mailto:jana@example.org"}]}}
            """);
    get(shared.page()).body(containsString("jana@example.org")).body(containsString("Dlouha 5"));

    shared.change(Map.of("hidesContact", true));

    var page = get(shared.page()).statusCode(200).extract().asString();
    var api = given().get(shared.path()).then().statusCode(200).extract().asString();
    var printed = text(given().get(shared.path() + "/pdf").asByteArray());
    var downloaded = text(given().post(shared.page() + "/download").asByteArray());
    for (var text : List.of(page, api, printed, downloaded)) {
      assertThat(text)
          .contains("Jana Novak", "Praha")
          .doesNotContain("jana@example.org", "123 456", "420123456789", "Dlouha", "11000");
    }
    shared.change(Map.of("hidesContact", false));
    get(shared.page()).body(containsString("jana@example.org"));
  }

  @Test
  void showsBoldItalicListsAndLinksAndNoOtherMarkup() {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"Jana","summary":"An **engineer** of C*\\n- *one*\\n- <b>two</b>"},
             "work":[{"name":"Acme","highlights":["Built [it](https://it.example?a=1&b=2)",
               "[x](javascript:alert(1))"]}]}
            """);

    var page = read(shared);

    assertThat(page.select("section p b").text()).isEqualTo("engineer");
    assertThat(page.select("section > ul > li > bdi > i").text()).isEqualTo("one");
    assertThat(page.select("section > ul > li").eachText()).containsExactly("one", "<b>two</b>");
    var link = page.select("article li a");
    assertThat(link.attr("href")).isEqualTo("https://it.example?a=1&b=2");
    assertThat(link.attr("rel")).isEqualTo("nofollow noopener");
    assertThat(page.text()).contains("An engineer of C*", "[x](javascript:alert(1))");
  }

  @Test
  void keepsTheNameThatItsOwnerGaveItToItself() throws IOException {
    var shared = Shared.resume();
    shared.change(Map.of("name", "For Acme, desperate"));

    var page = get(shared.page()).statusCode(200).extract().asString();
    var api = given().get(shared.path()).then().body("name", equalTo("Jana Novak - Engineer"));
    var pdf = given().get(shared.path() + "/pdf");
    var download = given().post(shared.page() + "/download");

    assertThat(page).doesNotContain("desperate");
    assertThat(api.extract().asString()).doesNotContain("desperate");
    for (var answer : List.of(pdf, download)) {
      assertThat(answer.header("Content-Disposition"))
          .startsWith("attachment; filename=\"Jana-Novak-Engineer.pdf\"")
          .doesNotContain("desperate");
      try (var document = Loader.loadPDF(answer.asByteArray())) {
        assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Jana Novak - Engineer");
        assertThat(new String(document.getDocumentCatalog().getMetadata().toByteArray(), UTF_8))
            .contains("Jana Novak - Engineer")
            .doesNotContain("desperate");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/pdf", ""})
  void tellsSearchEnginesTheSameByTheApi(String suffix) {
    var shared = Shared.resume();
    given().get(shared.path() + suffix).then().header("X-Robots-Tag", "noindex");

    shared.change(Map.of("isIndexed", true));
    given().get(shared.path() + suffix).then().header("X-Robots-Tag", "all");
    shared.protect(PASSWORD);

    Shared.stranger(PASSWORD).get(shared.path() + suffix).then().header("X-Robots-Tag", "noindex");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-no-more"})
  void allowsNothingButItsStyleSheetAndItsForms(String suffix) {
    get(Shared.resume().page() + suffix)
        .header(
            "Content-Security-Policy",
            equalTo(
                "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self';"
                    + " base-uri 'none'; frame-ancestors 'none'"));
    given().accept(ContentType.HTML).get("/app").then().header("X-Content-Type-Options", "nosniff");
  }

  @Test
  void takesTextOfTheResumeForTextAlone() {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"<script>alert(1)</script>","label":"\\"><img src=x onerror=a>",
              "summary":"{resume.name} {#if} &amp; ' \\"","email":"jana@example.org",
              "profiles":[{"network":"</a><b>","username":"u","url":"https://example.com/?a=1&b=%22onclick"}]},
             "work":[{"name":"</article>","position":"<i>","highlights":["<svg onload=a>"]}],
             "meta":{"jobtrail":{"language":"en\\"><script>"}}}
            """);

    var html = get(shared.page()).statusCode(200).extract().asString();

    var page = Jsoup.parse(html);
    assertThat(page.select("script, img, svg, i, [onclick], [onerror], [onload]")).isEmpty();
    assertThat(page.selectXpath("//h1").text()).isEqualTo("<script>alert(1)</script>");
    assertThat(page.select("section p").first().text()).isEqualTo("{resume.name} {#if} &amp; ' \"");
    assertThat(page.select("html").attr("lang")).isEqualTo("en");
  }

  @Test
  void linksOnlyToPagesMailAndTelephones() {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"n","email":"jana@example.org","phone":"+420 123 456 789",
              "profiles":[{"network":"a","url":"javascript:alert(1)"},
                {"network":"b","url":"data:text/html,x"},{"network":"c","url":"https://example.com/c"},
                {"network":"d","url":"vbscript:x"},{"network":"e","url":"file:///etc/passwd"}]}}
            """);

    var links = read(shared).select("main a").eachAttr("href");

    assertThat(links)
        .containsExactlyInAnyOrder(
            "mailto:jana@example.org", "tel:+420123456789", "https://example.com/c");
  }

  @Test
  void showsOnlyWhatIsToBeRead() {
    var shared =
        Shared.resume(
            "{\"basics\":{\"name\":\"n\"},\"meta\":{\"jobtrail\":{\"notes\":\"secret\"}}}");

    get(shared.page()).body(not(containsString("secret")));
  }

  @Test
  void showsAnEmptyResumeUnderItsName() {
    assertThat(read(Shared.resume("{}")).selectXpath("//h1").text()).isEqualTo("Resume");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/r/nobody/nothing", "/r/%22%3E%3Cb%3E/x", "/r/a%2Fb/x"})
  void answersAPageWhereNothingIsShared(String path) {
    given()
        .urlEncodingEnabled(false)
        .get(path)
        .then()
        .statusCode(404)
        .contentType(ContentType.HTML)
        .body(containsString("Page not found"));
  }

  @Test
  void asksForThePasswordAndLetsInWhoKnowsIt() {
    var shared = Shared.protectedResume();
    get(shared.page())
        .statusCode(401)
        .contentType(ContentType.HTML)
        .body(not(containsString("Jana")));
    submit(shared, "wrong")
        .statusCode(401)
        .contentType(ContentType.HTML)
        .body(containsString("The password is wrong"));

    var answer =
        submit(shared, PASSWORD)
            .statusCode(303)
            .header("Location", endsWith(shared.page()))
            .extract();

    given()
        .cookies(answer.cookies())
        .get(shared.page())
        .then()
        .statusCode(200)
        .body(containsString("Jana Novak"));
  }

  @Test
  void refusesTriesByAPageToo() {
    var shared = Shared.protectedResume();
    for (int i = 0; i < 5; i++) {
      submit(shared, i == 0 ? "" : "wrong").statusCode(401);
    }

    submit(shared, PASSWORD)
        .statusCode(429)
        .contentType(ContentType.HTML)
        .header("Retry-After", notNullValue());
  }

  @Test
  void takesAFormWithoutAPasswordForAWrongOne() {
    given()
        .contentType("application/x-www-form-urlencoded")
        .post(Shared.protectedResume().page())
        .then()
        .statusCode(401);
  }

  @Test
  void countsTheDownloadOfItsButton() {
    var shared = Shared.resume();

    given()
        .post(shared.page() + "/download")
        .then()
        .statusCode(200)
        .contentType("application/pdf")
        .header("Content-Disposition", startsWith("attachment"));
    shared
        .owner()
        .browser()
        .contentType("application/x-www-form-urlencoded")
        .post(shared.page() + "/download")
        .then()
        .statusCode(200);

    assertThat(shared.downloads()).isOne();
  }

  @Test
  void downloadsAProtectedResumeWithThePassOnly() {
    var shared = Shared.protectedResume();
    given().post(shared.page() + "/download").then().statusCode(401).contentType(ContentType.HTML);

    given().cookie(shared.pass()).post(shared.page() + "/download").then().statusCode(200);
  }

  @ParameterizedTest
  @CsvSource({
    "de, PDF herunterladen, Seite nicht gefunden, Dieser Lebenslauf ist geschützt",
    "fr, Télécharger le PDF, Page introuvable, Ce CV est protégé",
    "es, Descargar PDF, Página no encontrada, Este CV está protegido",
    "it, Download PDF, Page not found, This resume is protected"
  })
  void speaksTheLanguageOfTheVisitor(
      String language, String download, String notFound, String isProtected) {
    var shared = Shared.resume();

    assertThat(read(shared).select("button").text()).isEqualTo("Download PDF");
    assertThat(read(shared.page(), language).select("button").text()).isEqualTo(download);
    assertThat(read("/r/nobody/nothing", language).select("h1").text()).isEqualTo(notFound);
    assertThat(read(Shared.protectedResume().page(), language).select("h1").text())
        .isEqualTo(isProtected);
  }

  private static Document read(String path, String language) {
    var answer = given().header("Accept-Language", language).accept(ContentType.HTML).get(path);
    return Jsoup.parse(answer.asString());
  }

  private static Document read(Shared shared) {
    return Jsoup.parse(
        get(shared.page()).statusCode(200).contentType(ContentType.HTML).extract().asString());
  }

  private static ValidatableResponse get(String path) {
    return given().accept(ContentType.HTML).get(path).then();
  }

  private static ValidatableResponse submit(Shared shared, String password) {
    return given()
        .redirects()
        .follow(false)
        .contentType("application/x-www-form-urlencoded")
        .formParam("password", password)
        .post(shared.page())
        .then();
  }

  private static String text(byte[] pdf) throws IOException {
    try (var document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    }
  }

  private static String meta(Document page, String property) {
    return page.select("meta[property=" + property + "]").attr("content");
  }
}
