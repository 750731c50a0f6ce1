package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.ModelAnswers;
import dev.jobtrail.testing.ModelResource;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.TraceReceiver;
import dev.jobtrail.testing.TraceResource;
import io.opentelemetry.proto.trace.v1.Span.SpanKind;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
@WithTestResource(ModelResource.class)
@WithTestResource(TraceResource.class)
class TracesTest {

  private static final String CALLER = "00f067aa0ba902b7";

  TraceReceiver receiver;
  ModelServer model;

  private final String traceId = newTraceId();

  @BeforeEach
  void answerWell() {
    model.always(ModelAnswers.good());
  }

  @Test
  void followARequestToItsWorkAndTheModel() {
    var applicant = Applicant.create();
    var id = applicant.track();

    applicant
        .request()
        .header("traceparent", traceparent(traceId))
        .post("/applications/" + id + "/review")
        .then()
        .statusCode(202);

    var request = receiver.awaitSpan(traceId, "POST /applications/{id}/review");
    var work = receiver.awaitSpan(traceId, "process work");
    var chat = receiver.awaitSpan(traceId, "chat test-model");
    var call = receiver.awaitSpan(traceId, "POST");
    assertThat(request.parentId()).isEqualTo(CALLER);
    assertThat(request.span().getKind()).isEqualTo(SpanKind.SPAN_KIND_SERVER);
    assertThat(request.attributes())
        .containsOnly(
            Map.entry("http.request.method", "POST"),
            Map.entry("http.route", "/applications/{id}/review"),
            Map.entry("http.response.status_code", "202"),
            Map.entry("url.scheme", "http"),
            Map.entry("network.protocol.version", "1.1"));
    assertThat(work.parentId()).isEqualTo(request.id());
    assertThat(work.attributes()).containsEntry("jobtrail.work.kind", "review");
    assertThat(chat.parentId()).isEqualTo(work.id());
    assertThat(chat.attributes()).containsEntry("gen_ai.request.model", "test-model");
    assertThat(call.span().getKind()).isEqualTo(SpanKind.SPAN_KIND_CLIENT);
    assertThat(call.attributes())
        .containsOnly(
            Map.entry("http.request.method", "POST"),
            Map.entry("http.response.status_code", "200"),
            Map.entry("server.address", "127.0.0.1"),
            Map.entry("server.port", model.baseUrl().replaceAll("\\D+127.0.0.1:(\\d+).*", "$1")));
    assertThat(model.requests())
        .anySatisfy(it -> assertThat(it.headers().get("traceparent")).contains(traceId));
  }

  @Test
  void followAMail() {
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    given()
        .header("traceparent", traceparent(traceId))
        .contentType(ContentType.JSON)
        .body(
            Map.of(
                "username",
                username,
                "email",
                username + "@example.com",
                "password",
                Api.PASSWORD,
                "name",
                "Test Person"))
        .post("/auth/sign-up")
        .then()
        .statusCode(201);

    var mail = receiver.awaitSpan(traceId, "send mail");
    assertThat(mail.attributes())
        .containsEntry("network.protocol.name", "smtp")
        .containsEntry("server.address", "127.0.0.1");
    assertThat(mail.parentId()).isEqualTo(receiver.awaitSpan(traceId, "process mail").id());
  }

  @Test
  void containNoPathsQueriesAndIds() {
    var applicant = Applicant.create();
    var secret = "planted-secret-" + traceId;
    var header = traceparent(traceId);
    for (var path :
        List.of(
            "/resumes/" + applicant.resumeId() + "?limit=" + secret,
            "/resumes/" + secret,
            "/r/" + applicant.account().username() + "/" + secret,
            "/nothing/" + secret + "?token=" + secret,
            "/app/" + secret)) {
      applicant.request().header("traceparent", header).redirects().follow(false).get(path);
    }
    given().header("traceparent", header).request(secret.toUpperCase(), "/resumes");

    await().until(() -> receiver.spans(traceId).size() >= 6);
    assertThat(receiver.spans(traceId).toString())
        .doesNotContainIgnoringCase("planted")
        .doesNotContain(
            applicant.resumeId(), applicant.account().username(), applicant.account().key());
  }

  @Test
  void leaveOutProbesAndCallersThatAskForNoTrace() {
    given().header("traceparent", traceparent(traceId)).get("/q/health/live");
    given()
        .header("traceparent", traceparent(traceId).replaceAll("01$", "00"))
        .get("/discovery/boards");
    given().header("traceparent", traceparent(traceId)).get("/resumes").then().statusCode(401);

    receiver.awaitSpan(traceId, "GET /resumes");
    assertThat(receiver.spans(traceId)).hasSize(1);
  }

  private static String newTraceId() {
    var random = new byte[16];
    ThreadLocalRandom.current().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  private static String traceparent(String traceId) {
    return "00-" + traceId + "-" + CALLER + "-01";
  }
}
