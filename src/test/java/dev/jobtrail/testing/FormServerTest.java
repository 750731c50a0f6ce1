package dev.jobtrail.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FormServerTest {

  private final HttpClient http = HttpClient.newHttpClient();
  private FormServer server;

  @BeforeAll
  void start() {
    server = new FormServer();
  }

  @AfterAll
  void stop() {
    http.close();
    server.close();
  }

  static Stream<Arguments> jobs() {
    return FormServer.vendors().stream()
        .flatMap(
            vendor ->
                Stream.concat(Stream.of(FormServer.USUAL), FormServer.variants(vendor).stream())
                    .map(variant -> Arguments.of(vendor, variant)))
        .filter(it -> !List.of("redirects", "endless").contains(it.get()[1]));
  }

  @ParameterizedTest
  @MethodSource("jobs")
  void showsEveryJob(String vendor, String variant) throws Exception {
    var answer = get(server.url(vendor, variant));

    assertThat(answer.statusCode())
        .isEqualTo(vendor.equals("lever") && variant.equals("closed") ? 404 : 200);
    assertThat(answer.body()).contains("<title>").doesNotContain("{id}", "{uuid}", "{elsewhere}");
  }

  @ParameterizedTest
  @CsvSource({
    "lever, /apply, application-form",
    "lever, /thanks, thanks",
    "lever, /already-received, already",
    "greenhouse, /confirmation, confirmation__content",
    "ashby, /application, ashby-application-form-section-container",
    "workable, apply/, application-form",
    "recruitee, /c/new, candidate.email",
    "recruitee, /applied, submitted",
    "teamtailor, /applications/new, job-application-form",
    "generic, /thanks, received"
  })
  void showsTheOtherPagesOfAJob(String vendor, String path, String mark) throws Exception {
    assertThat(get(server.url(vendor) + path).body()).contains(mark);
  }

  @Test
  void showsAnEmbeddedFormUnderAnotherOrigin() throws Exception {
    var page = get(server.url("greenhouse", "embedded")).body();
    var frame = page.split("frame.src = '", 2)[1].split("'", 2)[0];

    assertThat(frame).startsWith(server.otherBase());
    assertThat(get(frame).body()).contains("application-form");
  }

  @Test
  void keepsAPlainFormThatIsSent() throws Exception {
    var url = server.url("generic");

    var answer = post(url, "application/x-www-form-urlencoded", "name=Ada+L&tick=a&tick=b");

    assertThat(answer.statusCode()).isEqualTo(302);
    var submission = server.submissions(url).getFirst();
    assertThat(submission.vendor()).isEqualTo("generic");
    assertThat(submission.accepted()).isTrue();
    assertThat(submission.field("name")).isEqualTo("Ada L");
    assertThat(submission.fields().get("tick")).containsExactly("a", "b");
  }

  @Test
  void keepsFilesOfAForm() throws Exception {
    var url = server.url("generic");

    post(
        url,
        "multipart/form-data; boundary=xyz",
        """
        --xyz\r
        Content-Disposition: form-data; name="first_name"\r
        \r
        Zoë\r
        --xyz\r
        Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r
        Content-Type: application/pdf\r
        \r
        12345\r
        --xyz--\r
        """);

    var submission = server.submissions(url).getFirst();
    assertThat(submission.field("first_name")).isEqualTo("Zoë");
    assertThat(submission.files()).containsEntry("cv", new FormServer.Upload("cv.pdf", 5));
  }

  @Test
  void knowsFilesThatWereSentBefore() throws Exception {
    var url = server.url("workable");
    var id = url.replaceAll(".*(400\\d{4}).*", "$1");
    var kept =
        post(
            server.base() + "/upload/" + id,
            "multipart/form-data; boundary=xyz",
            "--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.pdf\"\r\n\r\nabc"
                + "\r\n--xyz--\r\n");
    var key = kept.body().replaceAll(".*(upload-\\d+).*", "$1");

    post(url, "application/json", "{\"resume\":\"" + key + "\",\"list\":[\"x\",\"y\"]}");

    var submission = server.submissions(url).getFirst();
    assertThat(submission.files()).containsEntry("resume", new FormServer.Upload("a.pdf", 3));
    assertThat(submission.fields().get("list")).containsExactly("x", "y");
  }

  @ParameterizedTest
  @CsvSource({
    "greenhouse, captcha, 428",
    "ashby, blocked, 200",
    "generic, error, 500",
    "generic, refused, 422",
    "teamtailor, verify, 200"
  })
  void refusesWhereToldTo(String vendor, String variant, int status) throws Exception {
    var url = server.url(vendor, variant);

    assertThat(post(url, "application/json", "{}").statusCode()).isEqualTo(status);
    assertThat(server.submissions(url).getFirst().accepted()).isFalse();
  }

  private HttpResponse<String> get(String url) throws IOException, InterruptedException {
    return http.send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String url, String type, String body)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Content-Type", type)
            .POST(BodyPublishers.ofString(body))
            .build();
    return http.send(request, BodyHandlers.ofString());
  }
}
