package dev.jobtrail.testing;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * A server on loopback with the application forms of fifteen vendors, of no vendor and of bad ones;
 * it remembers every application it gets.
 *
 * <p>A page is {@code forms/<vendor>/<page>-<variant>.html}, or the vendor's usual page where a
 * variant has none of its own.
 */
public final class FormServer extends LocalServer {

  /** The variant that has nothing special. */
  public static final String USUAL = "usual";

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Clock CLOCK = Clock.systemUTC();

  /** Every job's number is found in its address, whatever the vendor makes of it. */
  private static final Pattern NUMBER = Pattern.compile("400\\d{4}");

  private static final Map<String, Site> SITES =
      Map.ofEntries(
          site(
              "greenhouse",
              "/acme/jobs/{id}",
              List.of("captcha", "embedded", "closed"),
              Map.of(
                  "/acme/jobs/{id}", "form",
                  "/acme/jobs/{id}/confirmation", "confirmation",
                  "/company/careers?gh_jid={id}", "employer",
                  "/embed/job_app?for=acme&token={id}", "form",
                  "/embed/job_app/confirmation?for=acme&token={id}", "confirmation")),
          site(
              "lever",
              "/acme/{uuid}",
              List.of("closed", "captcha", "already"),
              Map.of(
                  "/acme/{uuid}", "posting",
                  "/acme/{uuid}/apply", "form",
                  "/acme/{uuid}/thanks", "thanks",
                  "/acme/{uuid}/already-received", "already")),
          site(
              "ashby",
              "/acme/{uuid}",
              List.of("corrections", "blocked", "closed"),
              Map.of("/acme/{uuid}", "posting", "/acme/{uuid}/application", "form")),
          site(
              "workable",
              "/acme/j/{code}/",
              List.of("captcha", "closed"),
              Map.of("/acme/j/{code}/", "posting", "/acme/j/{code}/apply/", "form")),
          site(
              "smartrecruiters",
              "/Acme/{id}-platform-engineer",
              List.of("blocked", "one-page"),
              Map.of(
                  "/Acme/{id}-platform-engineer", "posting",
                  "/oneclick-ui/company/Acme/publication/{uuid}", "form")),
          site(
              "recruitee",
              "/o/platform-engineer-{id}",
              List.of("captcha"),
              Map.of(
                  "/o/platform-engineer-{id}", "posting",
                  "/o/platform-engineer-{id}/c/new", "form",
                  "/o/platform-engineer-{id}/applied", "applied")),
          site(
              "teamtailor",
              "/jobs/{id}-platform-engineer",
              List.of("verify", "closed"),
              Map.of(
                  "/jobs/{id}-platform-engineer", "posting",
                  "/jobs/{id}-platform-engineer/applications/new", "form")),
          site(
              "bamboohr",
              "/careers/{id}",
              List.of("captcha", "closed"),
              Map.of("/careers/{id}", "form")),
          plainSite("breezy", "/p/{uuid}/apply"),
          plainSite("personio", "/job/{id}/apply"),
          plainSite("rippling", "/acme/jobs/{uuid}/apply"),
          plainSite("jazzhr", "/apply/{id}"),
          plainSite("pinpoint", "/postings/{uuid}"),
          plainSite("jobvite", "/acme/job/{id}/apply"),
          site(
              "icims",
              "/jobs/{id}/platform-engineer/job",
              List.of(),
              Map.of(
                  "/jobs/{id}/platform-engineer/job", "posting",
                  "/jobs/{id}/login?in_iframe=1", "form",
                  "/jobs/{id}/platform-engineer/job/thanks", "thanks")),
          site(
              "generic",
              "/openings/{id}",
              List.of(
                  "steps",
                  "saves-answers",
                  "sends-at-ok",
                  "frame",
                  "groups",
                  "german",
                  "french",
                  "spanish",
                  "sensitive",
                  "closed",
                  "slow",
                  "silent",
                  "no-form",
                  "sign-in",
                  "new-question",
                  "new-options",
                  "prefilled",
                  "error",
                  "refused",
                  "captcha",
                  "linked"),
              Map.of(
                  "/openings/{id}", "form",
                  "/openings/{id}/framed", "framed",
                  "/openings/{id}/apply", "linked",
                  "/openings/{id}/thanks", "thanks")),
          site(
              "broken",
              "/openings/{id}",
              List.of("duplicates", "revealed", "renamed"),
              Map.of("/openings/{id}", "form", "/openings/{id}/thanks", "thanks")),
          site(
              "hostile",
              "/openings/{id}",
              List.of(
                  "redirects",
                  "dialogs",
                  "huge",
                  "submit",
                  "request-submit",
                  "fetch",
                  "endless",
                  "private-action",
                  "other-action",
                  "honeypots"),
              Map.of("/openings/{id}", "form", "/openings/{id}/thanks", "thanks")));

  private final LocalServer elsewhere = new LocalServer();
  private final AtomicInteger numbers = new AtomicInteger(4_000_000);
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();
  private final Map<String, Upload> uploads = new ConcurrentHashMap<>();
  private final List<Submission> submissions = new CopyOnWriteArrayList<>();
  private final Map<Held, Hold> holds = new ConcurrentHashMap<>();

  public FormServer() {
    on("/", this::answer);
    elsewhere.on("/", this::answer);
  }

  /**
   * An application that was sent.
   *
   * @param job the address of the job as {@link #url} has told it
   * @param fields what was entered, without files; options as the form sends them
   * @param files by field, those that were uploaded before as well
   * @param accepted whether the server has said that it is in
   */
  public record Submission(
      String vendor,
      String variant,
      String job,
      Map<String, List<String>> fields,
      Map<String, Upload> files,
      boolean accepted,
      Instant at) {

    /** The first value of a field; null where it was not sent. */
    public String field(String name) {
      return fields.containsKey(name) ? fields.get(name).getFirst() : null;
    }
  }

  /**
   * A file that was sent.
   *
   * @param size in bytes
   */
  public record Upload(String name, int size) {}

  /** What a browser waits for when it has come so far with a job. */
  public enum Moment {
    /** The page with the form. */
    FORM,
    /** The answer to a file that is sent before the application is. */
    UPLOAD,
    /** The answer to the application, which has arrived. */
    SENT,
    /** The page that confirms it. */
    THANKS
  }

  /** An answer that is held back until this is closed. */
  public static final class Hold implements AutoCloseable {

    private final AtomicInteger waiting = new AtomicInteger();
    private final CountDownLatch end = new CountDownLatch(1);

    private Hold() {}

    /** Whether somebody has asked for the answer. */
    public boolean isReached() {
      return waiting.get() > 0;
    }

    @Override
    public void close() {
      end.countDown();
    }

    private void pass() {
      waiting.incrementAndGet();
      try {
        end.await();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private record Held(String job, Moment moment) {}

  private record Site(String posting, List<String> variants, Map<String, String> pages) {}

  private record Job(
      String id, String vendor, String variant, String url, AtomicInteger formsShown) {}

  private record Body(Map<String, List<String>> fields, Map<String, Upload> files) {}

  private static Map.Entry<String, Site> site(
      String vendor, String posting, List<String> variants, Map<String, String> pages) {
    return Map.entry(vendor, new Site(posting, variants, pages));
  }

  /** One that sends its form and shows another page. */
  private static Map.Entry<String, Site> plainSite(String vendor, String form) {
    return site(vendor, form, List.of(), Map.of(form, "form", form + "/thanks", "thanks"));
  }

  public static List<String> vendors() {
    return SITES.keySet().stream().sorted().toList();
  }

  /** The names of what a vendor's jobs can do beside the usual. */
  public static List<String> variants(String vendor) {
    return SITES.get(vendor).variants();
  }

  /** The address of a new job that behaves as usual. */
  public String url(String vendor) {
    return url(vendor, USUAL);
  }

  /** The address of a new job. */
  public String url(String vendor, String variant) {
    var site = SITES.get(vendor);
    if (!variant.equals(USUAL) && !site.variants().contains(variant)) {
      throw new IllegalArgumentException(vendor + " has no variant " + variant);
    }
    var id = Integer.toString(numbers.incrementAndGet());
    var path = variant.equals("embedded") ? "/company/careers?gh_jid={id}" : site.posting();
    var url = base() + filledIn(path, id);
    jobs.put(id, new Job(id, vendor, variant, url, new AtomicInteger()));
    return url;
  }

  /** The applications to all jobs, in the order in which they came. */
  public List<Submission> submissions() {
    return List.copyOf(submissions);
  }

  /** The applications to one job. */
  public List<Submission> submissions(String url) {
    return submissions.stream().filter(it -> it.job().equals(url)).toList();
  }

  /** The files that were sent before an application was, by the key that the form got for them. */
  public Map<String, Upload> uploads() {
    return Map.copyOf(uploads);
  }

  /** The same server under another origin. */
  public String otherBase() {
    return elsewhere.base();
  }

  /** Holds back an answer to whoever applies for a job, from now on. */
  public Hold hold(String url, Moment moment) {
    var hold = new Hold();
    holds.put(new Held(url, moment), hold);
    return hold;
  }

  /** Forgets what it was sent. */
  public void reset() {
    submissions.clear();
    uploads.clear();
  }

  @Override
  public void close() {
    super.close();
    elsewhere.close();
  }

  private void answer(HttpExchange exchange) throws IOException {
    var uri = exchange.getRequestURI();
    var path = uri.getPath();
    var number = NUMBER.matcher(uri.toString());
    if (path.startsWith("/static/")) {
      asset(exchange, path);
    } else if (path.contains("captcha") || path.contains("challenges.cloudflare.com")) {
      html(exchange, 200, text("/forms/static/challenge.html"));
    } else if (!number.find() || !jobs.containsKey(number.group())) {
      html(exchange, 404, "<!doctype html><title>Not found</title><h1>Page not found</h1>");
    } else if (exchange.getRequestMethod().equals("POST")) {
      take(exchange, jobs.get(number.group()));
    } else {
      show(exchange, jobs.get(number.group()));
    }
  }

  private void show(HttpExchange exchange, Job job) throws IOException {
    var page = pageOf(job, exchange.getRequestURI().toString());
    if ("form".equals(page)) {
      await(job, Moment.FORM);
    } else if ("thanks".equals(page)) {
      await(job, Moment.THANKS);
    }
    if (page == null) {
      html(exchange, 404, "<!doctype html><title>Not found</title><h1>Page not found</h1>");
    } else if (job.variant().equals("redirects")) {
      redirect(exchange, "/openings/" + job.id() + "?turn=" + job.formsShown().incrementAndGet());
    } else if (job.variant().equals("endless")) {
      endless(exchange, job);
    } else {
      var isGone = job.variant().equals("closed") && job.vendor().equals("lever");
      html(exchange, isGone ? 404 : 200, page(job, page));
    }
  }

  private static String pageOf(Job job, String uri) {
    var pages = SITES.get(job.vendor()).pages();
    for (var page : pages.entrySet()) {
      var address = filledIn(page.getKey(), job.id());
      var known = address.contains("?") ? uri : uri.split("\\?", 2)[0];
      if (known.equals(address) || known.startsWith(address + "&")) {
        return page.getValue();
      }
      if (!address.endsWith("/") ? known.equals(address + "/") : address.equals(known + "/")) {
        return page.getValue();
      }
    }
    return null;
  }

  private String page(Job job, String name) {
    var shown = name.equals("form") ? job.formsShown().incrementAndGet() : 0;
    var folder = "/forms/" + job.vendor() + "/";
    var own = folder + name + "-" + job.variant() + ".html";
    var file = FormServer.class.getResource(own) == null ? folder + name + ".html" : own;
    return filledIn(text(file), job.id())
        .replace("{variant}", job.variant())
        .replace("{opening}", Integer.toString(shown))
        .replace("{elsewhere}", elsewhere.base())
        .replace("{base}", base());
  }

  /** Sends a page whose picture and whose end never come. */
  private void endless(HttpExchange exchange, Job job) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
    exchange.sendResponseHeaders(200, 0);
    var start = page(job, "form").getBytes(StandardCharsets.UTF_8);
    exchange.getResponseBody().write(start);
    exchange.getResponseBody().flush();
    pause(Duration.ofMinutes(10));
  }

  private void take(HttpExchange exchange, Job job) throws IOException {
    var path = exchange.getRequestURI().getPath();
    var body = body(exchange);
    if (path.startsWith("/upload/")) {
      await(job, Moment.UPLOAD);
      keep(exchange, body);
      return;
    }
    var accepted = isAccepted(job, body);
    submissions.add(
        new Submission(
            job.vendor(),
            job.variant(),
            job.url(),
            body.fields(),
            body.files(),
            accepted,
            CLOCK.instant()));
    await(job, Moment.SENT);
    tell(exchange, job, accepted);
  }

  private void await(Job job, Moment moment) {
    var hold = holds.get(new Held(job.url(), moment));
    if (hold != null) {
      hold.pass();
    }
  }

  private void keep(HttpExchange exchange, Body body) throws IOException {
    if (body.files().isEmpty()) {
      reply(exchange, 400, "{}");
      return;
    }
    var upload = body.files().values().iterator().next();
    var key = "upload-" + numbers.incrementAndGet();
    uploads.put(key, upload);
    reply(
        exchange,
        200,
        MAPPER.writeValueAsString(
            Map.of("key", key, "name", upload.name(), "size", upload.size())));
  }

  private static boolean isAccepted(Job job, Body body) {
    return switch (job.vendor() + " " + job.variant()) {
      case "greenhouse captcha" -> body.fields().containsKey("security_code");
      case "ashby corrections",
          "ashby blocked",
          "lever already",
          "generic error",
          "generic refused",
          "teamtailor verify" ->
          false;
      default -> true;
    };
  }

  private void tell(HttpExchange exchange, Job job, boolean accepted) throws IOException {
    var path = SITES.get(job.vendor()).posting();
    var thanks = filledIn(path, job.id()) + "/thanks";
    switch (job.vendor()) {
      case "greenhouse" ->
          reply(exchange, accepted ? 200 : 428, accepted ? "{}" : "{\"error\":\"captcha-failed\"}");
      case "lever" ->
          redirect(exchange, accepted ? thanks : thanks.replace("thanks", "already-received"));
      case "ashby" -> reply(exchange, 200, text("/forms/ashby/answer-" + job.variant() + ".json"));
      case "generic",
          "broken",
          "hostile",
          "breezy",
          "personio",
          "rippling",
          "pinpoint",
          "icims",
          "jobvite" ->
          tellPlainly(exchange, job, thanks);
      default -> reply(exchange, 200, "{\"status\":\"ok\"}");
    }
  }

  private void tellPlainly(HttpExchange exchange, Job job, String thanks) throws IOException {
    switch (job.variant()) {
      case "slow" -> {
        pause(Duration.ofSeconds(10));
        redirect(exchange, thanks);
      }
      case "silent" ->
          html(exchange, 200, "<!doctype html><title>Acme</title><p>Acme makes anvils.</p>");
      case "error" ->
          html(exchange, 500, "<!doctype html><title>Error</title><h1>Internal Server Error</h1>");
      case "refused" -> html(exchange, 422, page(job, "refused"));
      default -> redirect(exchange, thanks);
    }
  }

  private Body body(HttpExchange exchange) throws IOException {
    var type = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
    var bytes = exchange.getRequestBody().readAllBytes();
    var fields = new LinkedHashMap<String, List<String>>();
    var files = new LinkedHashMap<String, Upload>();
    if (type.startsWith("multipart/form-data")) {
      multipart(type.replaceAll(".*boundary=", ""), bytes, fields, files);
    } else if (type.startsWith("application/json")) {
      var sent = MAPPER.readValue(bytes, new TypeReference<Map<String, Object>>() {});
      sent.forEach((name, value) -> fields.put(name, texts(value)));
    } else {
      for (var pair : new String(bytes, StandardCharsets.US_ASCII).split("&")) {
        var parts = pair.split("=", 2);
        add(fields, decoded(parts[0]), parts.length > 1 ? decoded(parts[1]) : "");
      }
    }
    fields.forEach(
        (name, values) -> {
          if (uploads.containsKey(values.getFirst())) {
            files.put(name, uploads.get(values.getFirst()));
          }
        });
    return new Body(fields, files);
  }

  private static List<String> texts(Object value) {
    if (value instanceof List<?> values) {
      return values.isEmpty() ? List.of("") : values.stream().map(String::valueOf).toList();
    }
    return List.of(String.valueOf(value));
  }

  private static void multipart(
      String boundary, byte[] bytes, Map<String, List<String>> fields, Map<String, Upload> files) {
    var all = new String(bytes, StandardCharsets.ISO_8859_1);
    var parts = all.split(Pattern.quote("--" + boundary));
    for (var part : Arrays.copyOfRange(parts, 1, Math.max(1, parts.length - 1))) {
      var end = part.indexOf("\r\n\r\n");
      var header = utf8(part.substring(0, end));
      var content = part.substring(end + 4, part.length() - 2);
      var name = attribute(header, "name");
      var file = attribute(header, "filename");
      if (file == null) {
        add(fields, name, utf8(content));
      } else if (!file.isEmpty()) {
        files.put(name, new Upload(file, content.length()));
      }
    }
  }

  private static String attribute(String header, String name) {
    var found = Pattern.compile("[; ]" + name + "=\"([^\"]*)\"").matcher(header);
    return found.find() ? found.group(1) : null;
  }

  private static void add(Map<String, List<String>> fields, String name, String value) {
    fields.computeIfAbsent(name, it -> new ArrayList<>()).add(value);
  }

  private static String utf8(String bytes) {
    return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static String filledIn(String template, String id) {
    return template
        .replace("{id}", id)
        .replace("{uuid}", "5e3d0c1a-8b7f-4c2d-9a10-00000" + id)
        .replace("{code}", "E" + id + "7F");
  }

  private static void asset(HttpExchange exchange, String path) throws IOException {
    var type = path.endsWith(".js") ? "text/javascript" : "text/css";
    send(exchange, 200, type, text("/forms" + path));
  }

  private static void html(HttpExchange exchange, int status, String page) throws IOException {
    send(exchange, status, "text/html", page);
  }

  private static void send(HttpExchange exchange, int status, String type, String body)
      throws IOException {
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  private static String text(String resource) {
    try (var stream = FormServer.class.getResourceAsStream(resource)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
