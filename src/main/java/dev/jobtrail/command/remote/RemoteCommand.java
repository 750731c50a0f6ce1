package dev.jobtrail.command.remote;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.platform.PrivateFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A command that calls a server by its API. */
public sealed interface RemoteCommand {

  /** How to call the program. */
  String USAGE =
      """
             jobtrail resumes pull [DIR]    write the server's resumes into a folder
             jobtrail resumes push [DIR]    send changed and new resumes of a folder
             jobtrail jobs add URL [--resume R]  track the job of a page
             jobtrail search [--resume R]   search the job boards and list new matches
             jobtrail export [FILE]         write all data of the account as JSON

      Commands from resumes on call the server at JOBTRAIL_URL with the API key JOBTRAIL_API_KEY.
      R is the id or slug of a resume; it can be left out if there is only one.
      """;

  /** The first words of these commands. */
  Set<String> NAMES = Set.of("resumes", "jobs", "search", "export");

  /** Writes resumes into a folder. */
  record PullResumes(Path folder) implements RemoteCommand {}

  /** Sends the resumes of a folder. */
  record PushResumes(Path folder) implements RemoteCommand {}

  /** Tracks a job. */
  record AddJob(String url, Optional<String> resume) implements RemoteCommand {}

  /** Searches the boards for the targets of a resume. */
  record Search(Optional<String> resume) implements RemoteCommand {}

  /** Writes the account's export; without a file to the standard output. */
  record Export(Optional<Path> file) implements RemoteCommand {}

  /**
   * Reads the arguments of a remote command.
   *
   * @throws IllegalArgumentException with a text for people, if they are no command
   */
  static RemoteCommand parse(String... arguments) {
    var words = List.of(arguments);
    var name = words.stream().limit(arguments[0].matches("resumes|jobs") ? 2 : 1).toList();
    var rest = words.subList(name.size(), words.size());
    return switch (String.join(" ", name)) {
      case "resumes pull" -> new PullResumes(path(rest).orElse(Path.of("")));
      case "resumes push" -> new PushResumes(path(rest).orElse(Path.of("")));
      case "jobs add" -> addJob(rest);
      case "search" -> new Search(resume(rest));
      case "export" -> new Export(path(rest));
      default ->
          throw new IllegalArgumentException(
              "There is no command \"%s\".".formatted(String.join(" ", name)));
    };
  }

  private static AddJob addJob(List<String> rest) {
    if (rest.isEmpty() || rest.getFirst().startsWith("-")) {
      throw new IllegalArgumentException("jobs add takes the URL of a job's page.");
    }
    return new AddJob(rest.getFirst(), resume(rest.subList(1, rest.size())));
  }

  private static Optional<String> resume(List<String> options) {
    if (options.isEmpty()) {
      return Optional.empty();
    }
    if (options.size() != 2 || !options.getFirst().equals("--resume")) {
      throw new IllegalArgumentException("The only option is --resume, with an id or slug.");
    }
    return Optional.of(options.getLast());
  }

  private static Optional<Path> path(List<String> rest) {
    if (rest.size() > 1 || rest.stream().anyMatch(it -> it.startsWith("-"))) {
      throw new IllegalArgumentException("At most one file or folder can be named.");
    }
    return rest.stream().findFirst().map(Path::of);
  }

  /**
   * Executes the command.
   *
   * @param out takes its output
   * @throws RemoteFault if it did not succeed
   */
  default void execute(RemoteServer server, Output out) {
    try {
      switch (this) {
        case PullResumes pull -> {
          var files = new ResumeFiles(server, pull.folder());
          files.pull();
          print(files, out);
        }
        case PushResumes push -> {
          var files = new ResumeFiles(server, push.folder());
          files.push();
          print(files, out);
        }
        case AddJob job -> add(job, server, out);
        case Search search -> search(search, server, out);
        case Export export -> export(export, server, out);
      }
    } catch (IOException e) {
      throw new RemoteFault(PrivateFiles.reason(e));
    } catch (UncheckedIOException e) {
      throw new RemoteFault(PrivateFiles.reason(e.getCause()));
    }
  }

  private static void print(ResumeFiles files, Output out) {
    files.report().forEach(out::line);
    if (!files.isComplete()) {
      throw new RemoteFault("Not all resumes are the same here and on the server.");
    }
  }

  private static void add(AddJob job, RemoteServer server, Output out) {
    var body = new HashMap<String, Object>();
    body.put("resumeId", chosen(job.resume(), server));
    body.put("url", job.url());
    var made = server.post("/applications", body);
    out.line(
        line(
            made.path("id"),
            made.path("posting").path("title"),
            made.path("posting").path("company")));
  }

  private static void search(Search search, RemoteServer server, Output out) {
    var path = "/discovery/resumes/" + chosen(search.resume(), server);
    var run = server.post(path + "/runs", Map.of());
    var address = "/discovery/runs/" + run.path("id").asText();
    while (isOpen(run)) {
      server.follow(address + "/events", _ -> {});
      run = server.get(address);
    }
    for (var match : server.get(path + "/open-matches")) {
      if (match.path("runId").equals(run.path("id"))) {
        out.line(
            line(
                match.path("score"),
                match.path("title"),
                match.path("company"),
                match.path("location"),
                match.path("url")));
      }
    }
    if (!run.path("state").asText().equals("done")) {
      throw new RemoteFault(
          "The search %s: %s".formatted(run.path("state").asText(), run.path("error").asText()));
    }
  }

  private static boolean isOpen(JsonNode run) {
    return Set.of("queued", "running").contains(run.path("state").asText());
  }

  /** Written beside the file first: a broken download leaves nothing that looks complete. */
  private static void export(Export export, RemoteServer server, Output out) throws IOException {
    if (export.file().isEmpty()) {
      try (var body = server.download("/account/export")) {
        out.document(body);
      }
      return;
    }
    var file = export.file().get();
    if (Files.exists(file)) {
      throw new RemoteFault(file + " exists already.");
    }
    var part = file.resolveSibling(file.getFileName() + ".part");
    try (var body = server.download("/account/export")) {
      PrivateFiles.create(part);
      keep(body, part, file);
    }
  }

  private static void keep(InputStream body, Path part, Path file) throws IOException {
    try {
      try (var copy = Files.newOutputStream(part)) {
        body.transferTo(copy);
      }
      Files.move(part, file);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** The id of the resume with the id or slug, or of the only one; tailored copies are none. */
  private static String chosen(Optional<String> wanted, RemoteServer server) {
    var resumes =
        server.list("/resumes").stream().filter(it -> !it.hasNonNull("applicationId")).toList();
    var fitting =
        resumes.stream()
            .filter(
                it ->
                    wanted.isEmpty()
                        || wanted.get().equals(it.path("id").asText())
                        || wanted.get().equals(it.path("slug").asText()))
            .toList();
    if (fitting.size() == 1) {
      return fitting.getFirst().path("id").asText();
    }
    var slugs =
        resumes.stream().map(it -> it.path("slug").asText()).collect(Collectors.joining(", "));
    throw new RemoteFault(
        resumes.isEmpty()
            ? "There is no resume. Create one first."
            : "Choose a resume with --resume: " + slugs);
  }

  /** Values with tabs between them, for scripts. */
  private static String line(JsonNode... values) {
    return Arrays.stream(values)
        .map(it -> it.asText("").replaceAll("[\\p{Cntrl}]+", " "))
        .collect(Collectors.joining("\t"));
  }
}
