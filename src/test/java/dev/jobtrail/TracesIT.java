package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.ModelAnswers;
import dev.jobtrail.testing.ModelResource;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import dev.jobtrail.testing.TraceReceiver;
import dev.jobtrail.testing.TraceReceiver.ReceivedSpan;
import io.restassured.RestAssured;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A trace through two processes of the packaged program, one of which does background work. */
@ExtendWith(RestoredPort.class)
class TracesIT {

  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String CALLER = "00-" + TRACE + "-00f067aa0ba902b7-01";

  private final TraceReceiver receiver = new TraceReceiver();
  private final ModelServer model = new ModelServer();

  @AfterEach
  void close() {
    receiver.close();
    model.close();
  }

  @Test
  void goesOnInAnotherProcess() throws IOException {
    model
        .then(
            ModelServer.error(
                400, "response_format type json_schema is not supported", "unsupported"))
        .then(ModelServer.says(ModelAnswers.PARSED))
        .always(ModelServer.says(ModelAnswers.SCORED));
    var settings = new HashMap<>(new PostgresResource().start());
    settings.putAll(ModelResource.settings(model));
    settings.put("jobtrail.traces.endpoint", receiver.base());
    settings.put("quarkus.shutdown.delay", "0s");
    try (var web = Replica.start(with(settings, "jobtrail.roles", "web"));
        var worker = Replica.start(with(settings, "jobtrail.roles", "worker"))) {
      RestAssured.port = web.port();
      var applicant = Applicant.create();
      var id = applicant.track();

      applicant
          .request()
          .header("traceparent", CALLER)
          .post("/applications/" + id + "/review")
          .then()
          .statusCode(202);

      var request = receiver.awaitSpan(TRACE, "POST /applications/{id}/review");
      var work = receiver.awaitSpan(TRACE, "process work");
      var chat = receiver.awaitSpan(TRACE, "chat test-model");
      assertThat(request.parentId()).isEqualTo("00f067aa0ba902b7");
      assertThat(work.parentId()).isEqualTo(request.id());
      assertThat(chat.parentId()).isEqualTo(work.id());
      assertThat(receiver.awaitSpan(TRACE, "POST").attributes())
          .containsEntry("server.address", "127.0.0.1");
      assertThat(instance(work)).isEqualTo(instance(chat)).isNotEqualTo(instance(request));
      assertThat(worker.console())
          .containsPattern(
              "\"message\":\"The model's endpoint[^\\n]*\"traceId\":\"" + TRACE + "\"");
    }
  }

  private static Map<String, String> with(Map<String, String> settings, String name, String value) {
    var more = new HashMap<>(settings);
    more.put(name, value);
    return more;
  }

  private static String instance(ReceivedSpan span) {
    return span.process().get("service.instance.id");
  }
}
