package dev.jobtrail.command.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class RemoteCommandTest {

  @TestHTTPResource("/")
  URI base;

  @TempDir Path folder;

  @Test
  void pullsAndPushesResumes() throws IOException {
    var owner = Applicant.create();
    assertThat(run(owner, "resumes", "pull", folder.toString()))
        .containsExactly("backend-engineer.json pulled");
    var file = folder.resolve("backend-engineer.json");
    assertThat(RemoteServer.JSON.readTree(file.toFile())).isEqualTo(Applicant.resume());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(run(owner, "resumes", "pull", folder.toString())).isEmpty();
    assertThat(run(owner, "resumes", "push", folder.toString())).isEmpty();

    Files.writeString(file, "{\"basics\": {\"name\": \"Jana Novak\"}}");
    Files.writeString(folder.resolve("second.json"), "{}");
    assertThat(run(owner, "resumes", "push", folder.toString()))
        .containsExactly("backend-engineer.json pushed", "second.json added");
    owner
        .get("/resumes/" + owner.resumeId())
        .body("data", equalTo(Map.of("basics", Map.of("name", "Jana Novak"))));
    owner.get("/resumes").body("$", hasSize(2)).body("[0].name", equalTo("second"));
    assertThat(run(owner, "resumes", "push", folder.toString())).isEmpty();
  }

  @Test
  void overwritesNoChangesOfTheOtherSide() throws IOException {
    var owner = Applicant.create();
    run(owner, "resumes", "pull", folder.toString());
    var file = folder.resolve("backend-engineer.json");
    Files.writeString(file, "{\"basics\": {\"name\": \"Here\"}}");
    owner
        .request()
        .body("{\"data\": {\"basics\": {\"name\": \"There\"}}}")
        .put("/resumes/" + owner.resumeId())
        .then()
        .statusCode(200);
    var lines = new ArrayList<String>();
    assertThatThrownBy(() -> run(owner, lines, "resumes", "pull", folder.toString()))
        .isInstanceOf(RemoteFault.class);
    assertThatThrownBy(() -> run(owner, lines, "resumes", "push", folder.toString()))
        .isInstanceOf(RemoteFault.class);
    assertThat(lines.getFirst()).contains("has changes that are not on the server");
    assertThat(lines.getLast()).contains("has changed on the server since it was pulled");
    assertThat(Files.readString(file)).contains("Here");
    owner.get("/resumes/" + owner.resumeId()).body("data.basics.name", equalTo("There"));
  }

  @Test
  void pushesTheOtherFilesIfOneIsRefused() throws IOException {
    var owner = Applicant.create();
    Files.writeString(folder.resolve("broken.json"), "{\n\"basics\": ");
    Files.writeString(folder.resolve("good.json"), "{}");
    Files.writeString(folder.resolve("invalid.json"), "{\"basics\": 1}");
    var lines = new ArrayList<String>();
    assertThatThrownBy(() -> run(owner, lines, "resumes", "push", folder.toString()))
        .hasMessage("Not all resumes are the same here and on the server.");
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).startsWith("broken.json was refused: It is not valid JSON, line 2");
    assertThat(lines.get(1)).isEqualTo("good.json added");
    assertThat(lines.get(2)).startsWith("invalid.json was refused: ");
  }

  @Test
  void exportsTheAccount() throws IOException {
    var owner = Applicant.create();
    var file = folder.resolve("export.json");
    run(owner, "export", file.toString());
    assertThat(
            RemoteServer.JSON.readTree(file.toFile()).path("resumes").path(0).path("id").asText())
        .isEqualTo(owner.resumeId());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThatThrownBy(() -> run(owner, "export", file.toString()))
        .hasMessageContaining("exists already");
    assertThat(run(owner, "export").getFirst()).contains(owner.resumeId());
  }

  @Test
  void leavesNothingOfABrokenExport() {
    try (var server = new LocalServer()) {
      server.on(
          "/account/export",
          exchange -> {
            exchange.sendResponseHeaders(200, 100);
            exchange.getResponseBody().write('{');
          });
      assertThatThrownBy(
              () ->
                  RemoteCommand.parse("export", folder.resolve("e.json").toString())
                      .execute(new RemoteServer(URI.create(server.base()), "k"), new Lines()))
          .isInstanceOf(RemoteFault.class);
    }
    assertThat(folder).isEmptyDirectory();
  }

  /** The refusal is of the address, so the resume was chosen. */
  @Test
  void choosesNoTailoredCopy() {
    var owner = Applicant.create();
    var application = owner.track();
    owner.review(application);
    owner.tailor(application);
    assertThat(owner.get("/resumes").extract().<List<String>>path("id")).hasSize(2);
    assertThatThrownBy(() -> run(owner, "jobs", "add", "no address")).hasMessageContaining("url");
  }

  @Test
  void tracksAJob() {
    var owner = Applicant.create();
    assertThatThrownBy(() -> run(owner, "jobs", "add", "no address"))
        .isInstanceOf(RemoteFault.class)
        .hasMessageContaining("url");
    owner.account().addResume("Second");
    assertThatThrownBy(() -> run(owner, "jobs", "add", "https://jobs.example.com/1"))
        .hasMessage("Choose a resume with --resume: second, backend-engineer");
    assertThatThrownBy(() -> run(owner, "jobs", "add", "no address", "--resume", "second"))
        .hasMessageContaining("url");
  }

  @Test
  void listsTheNewMatchesOfASearch() {
    var lines = new ArrayList<String>();
    try (var server = new LocalServer()) {
      answer(server, "/resumes", "[{\"id\": \"r1\", \"slug\": \"backend\"}]");
      answer(server, "/discovery/resumes/r1/runs", "{\"id\": \"x\", \"state\": \"queued\"}");
      answer(server, "/discovery/runs/x/events", "data: {}");
      answer(server, "/discovery/runs/x", "{\"id\": \"x\", \"state\": \"done\"}");
      answer(
          server,
          "/discovery/resumes/r1/open-matches",
          """
          [{"runId": "x", "score": 80, "title": "Java\\tDeveloper", "company": "Acme",
            "location": null, "url": "https://jobs.example.com/1"},
           {"runId": "earlier", "score": 90, "title": "Old", "company": "Acme", "url": "-"}]
          """);
      RemoteCommand.parse("search", "--resume", "backend")
          .execute(new RemoteServer(URI.create(server.base()), "k"), new Lines(lines));
    }
    assertThat(lines).containsExactly("80\tJava Developer\tAcme\t\thttps://jobs.example.com/1");
  }

  @Test
  void printsTheAddedJob() {
    var lines = new ArrayList<String>();
    try (var server = new LocalServer()) {
      answer(server, "/resumes", "[{\"id\": \"r1\", \"slug\": \"backend\"}]");
      answer(
          server,
          "/applications",
          "{\"id\": \"a1\", \"posting\": {\"title\": \"Pilot\", \"company\": \"Ferry Lines\"}}");
      RemoteCommand.parse("jobs", "add", "https://jobs.example.com/1")
          .execute(new RemoteServer(URI.create(server.base()), "k"), new Lines(lines));
    }
    assertThat(lines).containsExactly("a1\tPilot\tFerry Lines");
  }

  private static void answer(LocalServer server, String path, String body) {
    server.on(path, exchange -> LocalServer.reply(exchange, 200, body));
  }

  @Test
  void tellsWhatIsWrong() {
    var owner = Applicant.create();
    assertThatThrownBy(
            () ->
                RemoteCommand.parse("search")
                    .execute(new RemoteServer(address(), "wrong"), new Lines()))
        .hasMessageStartingWith("Authentication is required");
    assertThatThrownBy(
            () ->
                RemoteCommand.parse("export", folder.resolve("e").toString())
                    .execute(new RemoteServer(address(), "wrong"), new Lines()))
        .hasMessageStartingWith("Authentication is required");
    assertThatThrownBy(
            () ->
                RemoteCommand.parse("search")
                    .execute(new RemoteServer(URI.create("http://localhost:1"), "k"), new Lines()))
        .hasMessageStartingWith("http://localhost:1 cannot be reached");
    assertThatThrownBy(() -> run(owner, "search"))
        .isInstanceOf(RemoteFault.class)
        .hasMessage("Add a target before searching.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "resumes",
        "resumes fetch",
        "resumes pull a b",
        "jobs",
        "jobs add",
        "jobs add --resume x",
        "jobs add https://a.example --client x",
        "search engineer",
        "export --all"
      })
  void refusesWhatIsNoCommand(String line) {
    assertThatThrownBy(() -> RemoteCommand.parse(line.split(" ")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void needsAServerAndAKey() {
    assertThatThrownBy(() -> RemoteServer.of(Map.of("JOBTRAIL_URL", "https://a.example")::get))
        .hasMessageContaining("JOBTRAIL_API_KEY");
    var wrong = Map.of("JOBTRAIL_URL", "a.example", "JOBTRAIL_API_KEY", "k");
    assertThatThrownBy(() -> RemoteServer.of(wrong::get)).hasMessageContaining("must be like");
  }

  private URI address() {
    return URI.create(base.toString().replaceAll("/$", ""));
  }

  private List<String> run(Applicant owner, String... arguments) {
    return run(owner, new ArrayList<>(), arguments);
  }

  private List<String> run(Applicant owner, List<String> lines, String... arguments) {
    try (var server = new RemoteServer(address(), owner.account().key())) {
      RemoteCommand.parse(arguments).execute(server, new Lines(lines));
    }
    return lines;
  }

  /** Keeps the lines of a command. */
  private record Lines(List<String> lines) implements Output {

    Lines() {
      this(new ArrayList<>());
    }

    @Override
    public void line(String text) {
      lines.add(text);
    }

    @Override
    public void document(InputStream bytes) throws IOException {
      lines.add(new String(bytes.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
