import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/**
 * Serves lists of jobs as Greenhouse, Lever and Remotive do: of any company, and of as many jobs as
 * asked for, each with the texts of three postings, about 600 words, as its description.
 *
 * <p>Prints the path of each request. Arguments: port, jobs in a list, folder of postings.
 */
final class BoardLists {

  private static final int TEXTS = 3;

  private static final Pattern DESCRIPTION =
      Pattern.compile("\"descriptionRaw\": \"((?:[^\"\\\\]|\\\\.)*+)\"");

  /** HTML within a string of JSON. */
  private static final List<String> DESCRIPTIONS = new ArrayList<>();

  public static void main(String... arguments) throws IOException {
    var jobs = Integer.parseInt(arguments[1]);
    try (var files = Files.list(Path.of(arguments[2]))) {
      for (var file : files.sorted().toList()) {
        DESCRIPTION
            .matcher(Files.readString(file))
            .results()
            .forEach(it -> DESCRIPTIONS.add(html(it.group(1))));
      }
    }
    var server =
        HttpServer.create(
            new InetSocketAddress(
                InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0])),
            0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext(
        "/",
        exchange -> {
          var path = exchange.getRequestURI().getPath();
          System.out.println(path);
          var parts = path.split("/");
          var list = new StringBuilder();
          for (var i = 0; i < jobs; i++) {
            list.append(i == 0 ? "" : ",").append(job(path, parts, i));
          }
          var body =
              path.startsWith("/v0/postings")
                  ? "[" + list + "]"
                  : "{\"jobs\":[%s],\"meta\":{\"total\":%2$d},\"job-count\":%2$d,\"total-job-count\":%2$d}"
                      .formatted(list, jobs);
          var bytes = body.getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, bytes.length);
          try (var out = exchange.getResponseBody()) {
            out.write(bytes);
          }
        });
    server.start();
  }

  private static String html(String text) {
    var html = new StringBuilder();
    for (var line : text.replace("&", "&amp;").replace("<", "&lt;").split("(?:\\\\n)+")) {
      var isListed = line.startsWith("•") || line.startsWith("-");
      html.append(isListed ? "<li>%s</li>".formatted(line.substring(1)) : "<p>" + line + "</p>");
    }
    return html.toString();
  }

  private static String job(String path, String[] parts, int number) {
    var random = new Random(path.hashCode() + 31L * number);
    var description = new StringBuilder();
    for (var i = 0; i < TEXTS; i++) {
      description.append(DESCRIPTIONS.get(random.nextInt(DESCRIPTIONS.size())));
    }
    var title = (number % 2 == 0 ? "Backend Engineer " : "Accountant ") + number;
    if (path.startsWith("/v1/boards")) {
      return """
          {"id":%1$d,"title":"%2$s","company_name":"%3$s","internal_job_id":%1$d,
          "absolute_url":"https://job-boards.greenhouse.io/%3$s/jobs/%1$d",
          "location":{"name":"Berlin"},"updated_at":"2026-11-12T09:14:55-05:00","content":"%4$s"}"""
          .formatted(
              number + 1,
              title,
              parts[3],
              description.toString().replace("&", "&amp;").replace("<", "&lt;"));
    }
    if (path.startsWith("/v0/postings")) {
      var id = "%08x-0000-4000-8000-%012x".formatted(parts[3].hashCode(), number);
      return """
          {"id":"%1$s","text":"%2$s","hostedUrl":"https://jobs.lever.co/%3$s/%1$s",
          "applyUrl":"https://jobs.lever.co/%3$s/%1$s/apply","createdAt":1762900000000,
          "categories":{"location":"Berlin","commitment":"Full-time"},"country":"DE",
          "workplaceType":"onsite","description":"%4$s","lists":[]}"""
          .formatted(id, title, parts[3], description);
    }
    return """
        {"id":%1$d,"title":"%2$s","url":"https://remotive.com/remote-jobs/software-dev/job-%1$d",
        "company_name":"Company %1$d","candidate_required_location":"Europe","job_type":"full_time",
        "publication_date":"2026-11-12T21:30:58","salary":"","description":"%3$s"}"""
        .formatted(number + 1, title, description);
  }
}
