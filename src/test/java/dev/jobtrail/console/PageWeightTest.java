package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class PageWeightTest {

  private static final int MOST_REQUESTS = 5;
  private static final int MOST_BYTES = 100 * 1024;

  /** Smaller ones grow when they are compressed. */
  private static final int WORTH_COMPRESSING = 500;

  @TestHTTPResource("/")
  URI base;

  @ParameterizedTest
  @ValueSource(strings = {"/app", "/app/sign-in", "/app/sign-up", "/app/settings"})
  void loadsLittle(String path) throws Exception {
    var answers = load(path, Api.newAccount().session());

    assertThat(answers).hasSizeLessThanOrEqualTo(MOST_REQUESTS);
    assertThat(answers.values().stream().mapToLong(PageWeightTest::weight).sum())
        .isLessThanOrEqualTo(MOST_BYTES);
    assertThat(answers)
        .allSatisfy(
            (address, answer) -> {
              assertThat(answer.statusCode()).isEqualTo(200);
              assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                  .startsWith("default-src 'none'");
              assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
              if (answer.body().length > WORTH_COMPRESSING) {
                assertThat(answer.headers().firstValue("Content-Encoding")).hasValue("gzip");
              }
            });
  }

  /** A page and all that a browser loads for it, by address. */
  private Map<URI, HttpResponse<byte[]>> load(String path, String session) throws Exception {
    var cookie = path.equals("/app/settings") ? "jobtrail_session=" + session : "";
    var answers = new LinkedHashMap<URI, HttpResponse<byte[]>>();
    try (var client = HttpClient.newHttpClient()) {
      var page = base.resolve(path);
      answers.put(page, get(client, page, cookie));
      var document = Jsoup.parse(html(answers.get(page)), page.toString());
      for (var loaded : document.select("script[src], img[src], link[href]")) {
        var address = URI.create(loaded.absUrl(loaded.hasAttr("href") ? "href" : "src"));
        if (!answers.containsKey(address)) {
          answers.put(address, get(client, address, cookie));
        }
      }
    }
    return answers;
  }

  private static HttpResponse<byte[]> get(HttpClient client, URI address, String cookie)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(address)
            .header("Accept-Encoding", "gzip")
            .header("Accept", "text/html, */*")
            .header("Cookie", cookie)
            .build();
    return client.send(request, BodyHandlers.ofByteArray());
  }

  private static String html(HttpResponse<byte[]> page) throws IOException {
    try (var stream = new GZIPInputStream(new ByteArrayInputStream(page.body()))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static long weight(HttpResponse<byte[]> answer) {
    return answer.body().length
        + answer.headers().map().entrySet().stream()
            .mapToLong(it -> it.getKey().length() + it.getValue().toString().length())
            .sum();
  }
}
