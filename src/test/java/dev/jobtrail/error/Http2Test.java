package dev.jobtrail.error;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

/** The service over HTTP/2 without TLS, which many clients ask for. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class Http2Test {

  @TestHTTPResource("/resumes")
  URI resumes;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();

  @Test
  void takesBodies() throws IOException, InterruptedException {
    var key = Api.newAccount().key();
    for (int i = 0; i < 3; i++) { // the first asks for HTTP/2, the others begin with it
      var made = post(key, BodyPublishers.ofString("{\"name\":\"n" + i + "\"}"));

      assertThat(made.version()).isEqualTo(HttpClient.Version.HTTP_2);
      assertThat(made.statusCode()).isEqualTo(201);
      assertThat(post(key, BodyPublishers.ofString("{")).statusCode()).isEqualTo(400);
    }
  }

  @Test
  void refusesLargeBodies() throws IOException, InterruptedException {
    var key = Api.newAccount().key();
    post(key, BodyPublishers.ofString("{}"));

    var refused = post(key, BodyPublishers.ofByteArray(new byte[3_000_000]));

    assertThat(refused.statusCode()).isEqualTo(413);
    assertThat(refused.body()).contains("PAYLOAD_TOO_LARGE");
  }

  @Test
  void readsNoBodyOfWhoIsNotSignedIn() throws IOException, InterruptedException {
    post("jt_junk", BodyPublishers.ofString("{}"));

    var refused = post("jt_junk", BodyPublishers.ofString("{\"name\":\"a\"}"));

    assertThat(refused.version()).isEqualTo(HttpClient.Version.HTTP_2);
    assertThat(refused.statusCode()).isEqualTo(401);
    assertThat(refused.body()).contains("UNAUTHORIZED");
  }

  @Test
  void takesRequestsWithoutABody() throws IOException, InterruptedException {
    var key = Api.newAccount().key();
    post(key, BodyPublishers.ofString("{}"));
    var request =
        HttpRequest.newBuilder(resumes)
            .header("content-type", "application/json")
            .header("x-api-key", key)
            .method("DELETE", BodyPublishers.noBody())
            .build();

    assertThat(client.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(405);
    assertThat(post(key, BodyPublishers.noBody()).body()).contains("VALIDATION_FAILED");
  }

  @Test
  void refusesBodiesWhoseLengthIsNotTold() throws IOException, InterruptedException {
    var key = Api.newAccount().key();
    post(key, BodyPublishers.ofString("{}"));

    var refused =
        post(key, BodyPublishers.fromPublisher(BodyPublishers.ofString("{\"name\":\"a\"}")));

    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.body()).contains("BAD_REQUEST", "Content-Length");
  }

  private HttpResponse<String> post(String key, BodyPublisher body)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(resumes)
            .header("content-type", "application/json")
            .header("x-api-key", key)
            .POST(body)
            .build();
    return client.send(request, BodyHandlers.ofString());
  }
}
