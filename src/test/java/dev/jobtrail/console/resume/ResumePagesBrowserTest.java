package dev.jobtrail.console.resume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.ModelAnswers;
import dev.jobtrail.testing.ModelResource;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(ModelResource.class)
class ResumePagesBrowserTest {

  private static final int PHONE = 390;
  private static final int DESKTOP = 1280;
  private static final String HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(2)>";

  private static Browser browser;

  @TestHTTPResource("/")
  URI base;

  ModelServer model;

  private Applicant applicant;
  private String page;

  @BeforeEach
  void begin() {
    if (browser == null) {
      browser = Browser.start(base.toString());
    }
    model.reset();
    model.always(ModelAnswers.good());
    applicant = Applicant.create();
    page = "/app/resumes/" + applicant.resumeId();
    browser.asDesktop(DESKTOP).inDark(false).signedIn(applicant.account());
    browser.consoleErrors();
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  private static void look(String name) {
    browser.asDesktop(DESKTOP).inDark(false);
    assertThat(browser.isTooWide()).isFalse();
    assertThat(browser.accessibilityFaults()).isEmpty();
    browser.screenshot("resumes-" + name);
    browser.asPhone(PHONE).inDark(true);
    assertThat(browser.isTooWide()).isFalse();
    assertThat(browser.accessibilityFaults()).isEmpty();
    browser.screenshot("resumes-" + name + "-phone-dark");
    browser.asDesktop(DESKTOP).inDark(false);
    assertThat(browser.consoleErrors()).isEmpty();
  }

  private RequestSpecification form() {
    return io.restassured.RestAssured.given()
        .redirects()
        .follow(false)
        .cookie("jobtrail_session", applicant.account().session())
        .header("Sec-Fetch-Site", "same-origin")
        .contentType(ContentType.URLENC.withCharset("UTF-8"));
  }

  private String updatedAt() {
    return applicant.get("/resumes/" + applicant.resumeId()).extract().path("updatedAt");
  }

  @Test
  void leadsFromNoResumeToAPrintedOne() {
    var newcomer = Api.newAccount();
    browser.signedIn(newcomer).open("/app/resumes").awaitText("No resume yet");
    look("empty");

    browser.press("Create resume").awaitText("Classic: serif");
    look("new");
    browser.type("name", "My first").press("Create resume").awaitText("Preview (last saved)");
    browser.type("basics.name", "Řehoř Novák").type("basics.email", "rehor@example.org");
    browser.element("button[value='add work']").click();
    browser.awaitText("Job 1");
    browser.type("work.0.position", "Gärtner").type("work.0.startDate", "2024-03").press("Save");
    browser.awaitText("Job 1: Gärtner");

    var id = browser.path().substring("/app/resumes/".length());
    newcomer
        .request()
        .get("/resumes/" + id)
        .then()
        .body("name", equalTo("My first"))
        .body("data.basics.name", equalTo("Řehoř Novák"))
        .body("data.work", hasSize(1))
        .body("data.work[0].startDate", equalTo("2024-03"));
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void cropsAPhotoWhereItsOwnerChooses() throws IOException {
    var picture = new BufferedImage(300, 100, BufferedImage.TYPE_INT_RGB);
    for (var x = 0; x < picture.getWidth(); x++) {
      for (var y = 0; y < picture.getHeight(); y++) {
        picture.setRGB(x, y, x < 100 ? 0xff0000 : x < 200 ? 0x00ff00 : 0x0000ff);
      }
    }
    var file = Files.createTempDirectory(Path.of("target"), "photos").resolve("photo.png");
    ImageIO.write(picture, "png", file.toFile());
    browser.open(page).awaitText("Preview");
    browser.element("[data-photo] input[type=file]").sendKeys(file.toAbsolutePath().toString());

    browser.await("the middle", () -> photo().getGreen() > 200);
    browser.script(
        "const it = document.querySelector('[data-across]'); it.value = 0;"
            + " it.dispatchEvent(new Event('input', { bubbles: true })); return null");
    browser.await("the left", () -> photo().getRed() > 200);
    look("photo");
    browser.press("Remove photo");
    assertThat(browser.element("[data-crop]").isDisplayed()).isFalse();
  }

  /** The colour in the middle of the photo that the form would send; black for none. */
  private static Color photo() {
    var kept = browser.element("[data-photo] [data-kept]").getDomProperty("value");
    if (!kept.startsWith("data:image/jpeg;base64,")) {
      return Color.BLACK;
    }
    var bytes = Base64.getDecoder().decode(kept.substring(kept.indexOf(',') + 1));
    try {
      var image = ImageIO.read(new ByteArrayInputStream(bytes));
      return new Color(image.getRGB(image.getWidth() / 2, image.getHeight() / 2));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void showsResumesWithWhatCanBeDoneWithThem() {
    applicant
        .request()
        .body(Map.of("tags", java.util.List.of("backend", "a & b")))
        .put("/resumes/" + applicant.resumeId())
        .then()
        .statusCode(200);
    applicant.post("/resumes/" + applicant.resumeId() + "/lock", Map.of("isLocked", true));
    applicant.post(
        "/resumes", Map.of("name", HOSTILE, "tags", java.util.List.of(HOSTILE.substring(0, 40))));

    browser.open("/app/resumes").awaitText(HOSTILE);
    look("list");

    browser.press("a & b").awaitText("Resumes with the tag “a & b”.");
    assertThat(browser.text()).contains("Backend engineer").doesNotContain(HOSTILE);
    browser.press("Duplicate").awaitText("Backend engineer (copy)");
    browser.open("/app/resumes").press("Delete").awaitText("This also deletes");
    look("delete");
    browser.press("Delete").awaitText("Resume deleted: Backend engineer (copy)");
    browser.awaitText("New resume");
    assertThat(browser.element("table").getText()).doesNotContain("Backend engineer (copy)");
  }

  @Test
  void importsAFile() {
    browser.open("/app/resumes/import");
    look("import");
    browser.type("data:json", "{\"basics\": {\"name\": \"Imported\"").press("Import JSON");
    browser.awaitText("is not valid JSON");
    browser.consoleErrors(); // the refusal's own
    browser.type("data:json", "{\"basics\": {\"name\": \"" + HOSTILE.replace("\"", "") + "\"}}");
    browser.press("Import JSON").awaitText("Preview (last saved)");

    assertThat(browser.element("[name='basics.name']").getDomProperty("value")).isEqualTo(HOSTILE);
  }

  @Test
  void importsAFileAndShowsWhatBecameOfIt() {
    browser.open("/app/resumes/import");
    browser.script(
        """
        const input = document.querySelector('#file');
        const files = new DataTransfer();
        files.items.add(new File(['{"basics":{"name":"Nina"},"work":[{"company":"Acme",'
          + '"startDate":"some time"}]}'], 'resume.json'));
        input.files = files.files;
        input.dispatchEvent(new Event('change', {bubbles: true}));
        return null""");
    browser.await(
        "the content", () -> !browser.element("#content").getDomProperty("value").isEmpty());
    browser.press("Import").awaitText("Import report");

    assertThat(browser.text())
        .contains("Work 1: the start date \"some time\"", "\"company\" is now called \"name\"");
    look("imported");
    browser.press("Dismiss").await("no report", () -> !browser.text().contains("Import report"));
    assertThat(browser.element("[name='work.0.name']").getDomProperty("value")).isEqualTo("Acme");
  }

  @Test
  void writesAResumeBesideItsPicture() {
    browser.open(page).awaitText("Preview (last saved)");
    browser.await(
        "picture",
        () ->
            (Boolean)
                browser.script("return document.querySelector('#preview img').naturalWidth > 0"));
    look("editor");
    var first = browser.element("#preview img").getDomAttribute("src");

    browser.type("basics.label", "Principal Engineer").type("work.1.url", "globex.example");
    browser.element("button[value='up work 1']").click();
    browser.awaitText("Job 1: Backend Engineer, Globex").press("Save");
    browser.await(
        "a picture of the saved resume",
        () -> {
          var now = browser.element("#preview img").getDomAttribute("src");
          return now.startsWith("/app/") && !now.equals(first);
        });

    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("data.basics.label", equalTo("Principal Engineer"))
        .body("data.work[0].url", equalTo("https://globex.example"))
        .body("data.work[1].highlights", hasSize(4));
    browser.type("work.0.startDate", "soon").press("Save");
    browser.awaitText("Job 1: “Start” must be a date such as 2024, 2024-03 or 2024-03-15");
    assertThat(browser.focused().getDomAttribute("name")).isEqualTo("work.0.startDate");
  }

  @Test
  void showsThePagesWhileTheyAreWritten() {
    var before = updatedAt();
    browser.open(page).awaitText("Preview (last saved)");
    browser.type("basics.label", "Typed, not saved");
    browser.awaitText("Preview (not saved)");

    assertThat(browser.element("#preview img").getDomAttribute("src")).startsWith("data:image/png");
    assertThat(
            (Boolean)
                browser.script("return document.querySelector('#preview img').naturalWidth > 0"))
        .isTrue();
    assertThat(updatedAt()).isEqualTo(before);
    look("typed");
    browser.press("Save").awaitText("Preview (last saved)");
    browser.open(page + "/design").awaitText("Preview (last saved)");
    browser.type("accentColor", "#8a1538").awaitText("Preview (not saved)");
  }

  @Test
  void advisesWhileTheResumeIsWritten() {
    var before = updatedAt();
    browser.open(page).awaitText("Preview (last saved)");
    browser.element("#preview .advice summary").click();
    browser.type("work.0.highlights", "Cut costs by 9%" + Keys.ENTER + "Responsible for the till");
    browser.awaitText("“Responsible for” hides what you did.");
    look("advice");

    browser.element("#preview .advice [data-field='work-0-highlights']").click();
    assertThat(browser.focused().getDomAttribute("name")).isEqualTo("work.0.highlights");
    assertThat(browser.script("return getSelection().toString()"))
        .isEqualTo("Responsible for the till");
    assertThat(browser.elements("#preview a[href$='/reading']")).hasSize(1);
    assertThat(updatedAt()).isEqualTo(before);
  }

  @Test
  void formatsTextByButtonsAndKeys() {
    browser.open(page).awaitText("Preview (last saved)").type("basics.summary", "Cut costs here");
    var select = "const it = document.getElementsByName('basics.summary')[0]; it.focus();";
    browser.script(select + "it.setSelectionRange(3, 10); return null");
    browser.element("[aria-label='Format: Summary'] [data-format=bold]").click();
    assertThat(summary()).isEqualTo("Cut **costs** here");
    browser.element("[aria-label='Format: Summary'] [data-format=italic]").click();
    assertThat(summary()).isEqualTo("Cut ***costs*** here");
    browser.element("[aria-label='Format: Summary'] [data-format=italic]").click();
    browser.script(select + "it.setSelectionRange(14, 18); return null");
    browser.element("[name='basics.summary']").sendKeys(Keys.chord(Keys.CONTROL, "k"));
    browser.element("[name='basics.summary']").sendKeys("here.example");

    assertThat(summary()).isEqualTo("Cut **costs** [here](https://here.example)");
    assertThat(browser.script("return document.getElementById('unsaved').hidden")).isEqualTo(false);
  }

  private static String summary() {
    return browser.element("[name='basics.summary']").getDomProperty("value");
  }

  @Test
  void tellsOfChangesMadeElsewhereAndLosesNothing() {
    browser.open(page).awaitText("Preview (last saved)");
    var elsewhere =
        Map.of(
            "operations",
            java.util.List.of(
                Map.of("op", "replace", "path", "/basics/label", "value", "Elsewhere")));
    applicant.request().body(elsewhere).patch("/resumes/" + applicant.resumeId());
    browser.await(
        "the page to follow",
        () -> browser.element("[name='basics.label']").getDomProperty("value").equals("Elsewhere"));

    browser.type("basics.name", "Typed Here");
    applicant.request().body(Map.of("name", "Renamed")).put("/resumes/" + applicant.resumeId());
    browser.awaitText("This resume was changed elsewhere");
    look("conflict");
    browser.press("Save").awaitText("Not saved: this resume was changed elsewhere");
    assertThat(browser.element("[name='basics.name']").getDomProperty("value"))
        .isEqualTo("Typed Here");
    browser.press("Overwrite with my version");
    browser.await("the notice to go", () -> !browser.element("#elsewhere").isDisplayed());

    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("data.basics.name", equalTo("Typed Here"))
        .body("data.basics.label", equalTo("Elsewhere"));
  }

  @Test
  void keepsALockedResumeAsItIs() {
    browser.open(page).press("Lock").awaitText("This resume is locked.");
    assertThat(browser.element("[name='basics.name']").isEnabled()).isFalse();
    look("locked");
    browser.press("Unlock").awaitText("Saved");
    assertThat(browser.element("[name='basics.name']").isEnabled()).isTrue();
  }

  @Test
  void bringsVersionsBack() {
    browser.open(page + "/versions").awaitText("No versions yet");
    browser.press("Edit resume").awaitText("Preview (last saved)");
    browser.type("name", "Renamed").press("Save");
    browser.await("the new name", () -> browser.title().startsWith("Renamed"));
    browser.press("Versions").awaitText("Replaced by");
    look("versions");
    browser.press("Compare and restore").awaitText("Restore this version");
    assertThat(browser.element(".diff del").getText()).isEqualTo("Renamed");
    assertThat(browser.element(".diff ins").getText()).isEqualTo("Backend engineer");
    look("version");
    browser.press("Restore this version").awaitText("Preview (last saved)");

    applicant.get("/resumes/" + applicant.resumeId()).body("name", equalTo("Backend engineer"));
  }

  @Test
  void sharesAResume() {
    browser.open(page + "/sharing").awaitText("Only you can view it");
    browser.type("slug", "of-jana").press("Change link");
    browser.await(
        "the slug",
        () ->
            applicant
                .get("/resumes/" + applicant.resumeId())
                .extract()
                .<String>path("slug")
                .equals("of-jana"));
    browser.open(page + "/sharing");
    browser.type("password", "open sesame").press("Set password").awaitText("Protected");
    browser.press("Share").awaitText("Anyone with the link and the password");
    browser.press("Remove the password").awaitText("Password removed.");
    assertThat(browser.text()).doesNotContain("New password");
    browser.press("Undo").awaitText("Protected");
    browser.press("Remove the password").awaitText("No password: anyone with the link");
    applicant.post("/resumes/%s/of-jana/download".formatted(applicant.account().username()));
    io.restassured.RestAssured.given()
        .post("/resumes/%s/of-jana/download".formatted(applicant.account().username()));
    browser.open(page + "/sharing").press("Show as table");
    look("sharing");

    assertThat(browser.element("#address").getText()).endsWith("/of-jana");
    assertThat(browser.text()).contains("Downloads\n1");
    browser.press("Stop sharing").awaitText("Only you can view it");
  }

  @Test
  void setsWhatASharedResumeShowsAndWhoFindsIt() {
    browser.open(page + "/sharing").awaitText("Search engines");
    browser.element("#hides-contact").sendKeys("Hide");
    browser.element("#is-indexed").sendKeys("Allowed");
    browser.press("Save");
    browser.await(
        "the privacy settings",
        () -> {
          var resume = applicant.get("/resumes/" + applicant.resumeId()).extract();
          return resume.<Boolean>path("hidesContact") && resume.<Boolean>path("isIndexed");
        });

    browser.open(page + "/sharing");
    assertThat(browser.element("#hides-contact").getDomProperty("value")).isEqualTo("true");
    assertThat(browser.element("#is-indexed").getDomProperty("value")).isEqualTo("true");
    assertThat(browser.accessibilityFaults()).isEmpty();
  }

  @Test
  void talksWithTheBuilder() {
    browser.open(page + "/builder").awaitText("No messages yet");
    browser.element("#message").sendKeys("What can go? " + HOSTILE);
    browser.press("Send").awaitText("Drop the hackathon");
    browser.awaitText("Pending");
    assertThat(browser.text())
        .contains(HOSTILE, "Work 1 › Highlights 1", "Organised the team's yearly hackathon");
    look("builder");
    browser.press("Accept").awaitText("Accepted");

    applicant.get("/resumes/" + applicant.resumeId()).body("data.work[0].highlights", hasSize(3));

    browser.element("#fact").sendKeys("I speak Czech.");
    browser.press("Add fact").awaitText("Remove");
    applicant.get("/resumes/" + applicant.resumeId() + "/facts").body("[0].text", startsWith("I"));
    browser.press("Remove");
    browser.await("the fact to go", () -> !browser.text().contains("I speak Czech."));
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void acceptsSeveralSuggestionsAndUndoesOne() {
    model.always(
        ModelServer.says(
            """
            {"reply": "Two changes.", "suggestions": [
              {"title": "Drop the interests", "reason": "They say little.", "operations": [
                {"op": "remove", "path": "/interests", "from": null, "value_json": null}]},
              {"title": "Say it in other words", "reason": "It is livelier.", "operations": [
                {"op": "replace", "path": "/work/1/highlights/0", "from": null, "value_json":
                  "\\"Built a billing product in Java and Spring Boot for 40 shops\\""}]}]}
            """));
    browser.open(page + "/builder");
    browser.element("#message").sendKeys("What can be better?");
    browser.press("Send").awaitText("Drop the interests");
    assertThat(browser.text()).contains("Reworded.", "New words: product", "Accept new wording");
    browser.elements("[name='ids:values']").forEach(it -> it.click());
    look("builder-several");

    browser.press("Accept selected").awaitText("Undo");
    applicant.get("/resumes/" + applicant.resumeId()).body("data.interests", nullValue());

    browser.press("Undo").awaitText("Pending");
    look("builder-undone");
    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("data.interests", hasSize(1))
        .body("data.work[1].highlights[0]", startsWith("Built a billing product"));
  }

  @Test
  void showsPagesAsPictures() throws IOException {
    var answer = form().get(page + "/page.png?page=1");
    var picture = ImageIO.read(new ByteArrayInputStream(answer.asByteArray()));

    answer
        .then()
        .statusCode(200)
        .contentType("image/png")
        .header("Cache-Control", "private, no-cache");
    assertThat(picture.getWidth()).isEqualTo(826);
    assertThat(form().get(page).asString())
        .contains("width=\"%d\" height=\"%d\"".formatted(picture.getWidth(), picture.getHeight()));
    form()
        .header("If-None-Match", answer.header("ETag"))
        .get(page + "/page.png?page=1")
        .then()
        .statusCode(304);
    form().get(page + "/page.png?page=9").then().statusCode(404);
  }

  @Test
  void savesWithoutScripts() {
    form()
        .formParam("expectedUpdatedAt", updatedAt())
        .formParam("basics.name", "Plain")
        .formParam("_do", "add work")
        .post(page)
        .then()
        .statusCode(303)
        .header("Location", endsWith("?add=work#work"));

    form()
        .formParam("expectedUpdatedAt", "2020-01-01T00:00:00Z")
        .formParam("basics.name", "Typed & kept")
        .post(page)
        .then()
        .statusCode(409)
        .contentType(ContentType.HTML)
        .body(org.hamcrest.Matchers.containsString("value=\"Typed &amp; kept\""))
        .body(org.hamcrest.Matchers.containsString("Not saved: this resume was changed elsewhere"));

    applicant.get("/resumes/" + applicant.resumeId()).body("data.basics.name", equalTo("Plain"));
  }

  @Test
  void showsTheResumesOfTheChosenPersonOnly() {
    var client = applicant.post("/clients", Map.of("name", HOSTILE)).extract().<String>path("id");
    var theirs = Applicant.forClient(applicant.account(), client).resumeId();

    assertThat(form().get("/app/resumes").asString())
        .contains(applicant.resumeId())
        .doesNotContain("/app/resumes/" + theirs);
    assertThat(form().get("/app/resumes?client=" + client).asString())
        .contains("/app/resumes/" + theirs, "/app/resumes/new?client=" + client)
        .doesNotContain(applicant.resumeId(), "<script>alert");
    assertThat(form().get("/app/resumes/new?client=" + client).asString())
        .contains("name=\"clientId\" value=\"" + client + "\"");
  }

  @Test
  void refusesWhatIsNotTheCallers() {
    var others = "/app/resumes/" + Applicant.create().resumeId();

    for (var part :
        new String[] {"", "/versions", "/sharing", "/builder", "/delete", "/page.png"}) {
      form().get(others + part).then().statusCode(404);
    }
    form().formParam("basics.name", "Mine").post(others).then().statusCode(404);
    form()
        .header("Sec-Fetch-Site", "cross-site")
        .formParam("basics.name", "Theirs")
        .post(page)
        .then()
        .statusCode(403);
  }

  @Test
  void choosesADesign() {
    browser.open(page + "/design").awaitText("Preview (last saved)");
    look("design");

    browser.element("input[name=template][value=sidebar]").click();
    browser
        .type("accentColor", "#8a1538")
        .type("maxPages", "1")
        .type("sections.work.title", "Career")
        .type("sections.education.position", "1");
    browser.element("input[name='sections.interests.hidden']").click();
    browser.element("[name='sections.skills.pageBreak'] [value=new-page]").click();
    browser
        .press("Save design")
        .await(
            "the saved design",
            () ->
                "Career"
                    .equals(
                        browser.element("[name='sections.work.title']").getDomAttribute("value")));

    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("template", equalTo("sidebar"))
        .body("data.meta.jobtrail.design.accentColor", equalTo("#8a1538"))
        .body("data.meta.jobtrail.design.maxPages", equalTo(1))
        .body("data.meta.jobtrail.design.sectionTitles.work", equalTo("Career"))
        .body("data.meta.jobtrail.design.sectionOrder[0]", equalTo("education"))
        .body("data.meta.jobtrail.design.hiddenSections[0]", equalTo("interests"))
        .body("data.meta.jobtrail.design.pageBreaks.skills", equalTo("new-page"))
        .body("data.meta.jobtrail.design.density", nullValue());
    look("design-sidebar");
  }

  @Test
  void refusesAColourThatIsTooLight() {
    browser.open(page + "/design").awaitText("Preview (last saved)");

    browser.type("accentColor", "#ffee00").press("Save design").awaitText("is dark enough");

    browser.consoleErrors(); // the refused request
    assertThat(browser.element("[name=accentColor]").getDomProperty("value")).isEqualTo("#ffee00");
    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("data.meta.jobtrail.design", nullValue());
  }

  @Test
  void choosesADesignWithoutScripts() {
    var fields = Map.of("template", "banner", "density", "airy", "fontSize", "13");
    form()
        .formParams(fields)
        .post(page + "/design")
        .then()
        .statusCode(400)
        .body(org.hamcrest.Matchers.containsString("Text size must be a number from 8 to 12"))
        .body(org.hamcrest.Matchers.containsString("value=\"13\""));
    form()
        .formParams(fields)
        .formParam("fontSize", "11.5")
        .post(page + "/design")
        .then()
        .statusCode(303)
        .header("Location", endsWith(page + "/design"));
    applicant
        .get("/resumes/" + applicant.resumeId())
        .body("template", equalTo("banner"))
        .body("data.meta.jobtrail.design.density", equalTo("airy"))
        .body("data.meta.jobtrail.design.fontSize", equalTo(11.5f));
  }
}
