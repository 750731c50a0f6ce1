package dev.jobtrail.testing;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;

/**
 * A server on loopback with forms behind accounts, as Workday's employers have them: acme's page
 * asks to create an account, globex's to sign in, and verify wants the address confirmed first.
 */
public final class WorkdayServer extends LocalServer {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern RULES =
      Pattern.compile("(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[^A-Za-z0-9]).{8,}");

  private final Map<String, String> passwords = new ConcurrentHashMap<>();
  private final Map<String, Boolean> verified = new ConcurrentHashMap<>();
  private final List<String> created = new CopyOnWriteArrayList<>();
  private final List<String> signIns = new CopyOnWriteArrayList<>();
  private final List<Map<String, String>> drafts = new CopyOnWriteArrayList<>();
  private final List<Map<String, String>> submissions = new CopyOnWriteArrayList<>();
  private final List<String> traps = new CopyOnWriteArrayList<>();
  private volatile Runnable whileCreating = () -> {};

  public WorkdayServer() {
    on("/", this::answer);
  }

  /** The posting of an employer. */
  public String url(String employer) {
    return base() + "/" + employer + "/job/Berlin/Platform-Engineer_R-1";
  }

  /** Lets a person have an account. */
  public void register(String email, String password) {
    passwords.put(email, password);
    verified.put(email, true);
  }

  /** What the link in the site's e-mail does. */
  public void confirm(String email) {
    verified.put(email, true);
  }

  /** What happens between the creation of an account and the answer. */
  public void whileCreating(Runnable action) {
    whileCreating = action;
  }

  public String password(String email) {
    return passwords.get(email);
  }

  /** The addresses of accounts in the order of their creation. */
  public List<String> created() {
    return created;
  }

  /** The addresses that a sign-in was tried with. */
  public List<String> signIns() {
    return signIns;
  }

  /** The pages that were saved before Submit. */
  public List<Map<String, String>> drafts() {
    return drafts;
  }

  public List<Map<String, String>> submissions() {
    return submissions;
  }

  /** What was sent in boxes that people do not see or need not tick. */
  public List<String> traps() {
    return traps;
  }

  private void answer(HttpExchange exchange) throws IOException {
    var path = exchange.getRequestURI().getPath();
    var employer = path.split("/", 3)[1];
    if (path.startsWith("/static/")) {
      reply(exchange, 404, "");
    } else if (path.endsWith("/account")) {
      account(exchange, employer, form(exchange));
    } else if (path.endsWith("/upload")) {
      exchange.getRequestBody().readAllBytes();
      reply(exchange, 200, "{}");
    } else if (path.endsWith("/save")) {
      drafts.add(body(exchange));
      reply(exchange, 200, "{}");
    } else if (path.endsWith("/submit")) {
      submissions.add(body(exchange));
      reply(exchange, 200, "{}");
    } else if (path.contains("/apply/")) {
      if (isSignedIn(exchange)) {
        html(exchange, page("form"));
      } else {
        html(exchange, account(employer.equals("globex") ? "signin" : "create", ""));
      }
    } else if (path.contains("/job/")) {
      html(exchange, page("posting"));
    } else {
      reply(exchange, 404, "");
    }
  }

  private static Map<String, String> body(HttpExchange exchange) throws IOException {
    return MAPPER.readValue(exchange.getRequestBody().readAllBytes(), new TypeReference<>() {});
  }

  private boolean isSignedIn(HttpExchange exchange) {
    return String.valueOf(exchange.getRequestHeaders().getFirst("Cookie")).contains("session=");
  }

  private void account(HttpExchange exchange, String employer, Map<String, String> sent)
      throws IOException {
    var email = sent.get("email");
    var mode = sent.get("mode");
    var problem =
        mode.equals("create") ? create(employer, email, sent) : signIn(email, sent.get("password"));
    if (problem.isEmpty() && verified.getOrDefault(email, false)) {
      exchange.getResponseHeaders().set("Set-Cookie", "session=1; Path=/" + employer);
      redirect(exchange, sent.get("at"));
    } else if (problem.isEmpty()) {
      html(
          exchange,
          "<!doctype html><html lang=en><title>Acme</title><main data-automation-id=applyFlowPage>"
              + "<h2>Almost there</h2><p>We have sent you an e-mail. Verify your e-mail address"
              + " to activate your account.</p></main>");
    } else {
      html(exchange, account(mode, problem));
    }
  }

  private String create(String employer, String email, Map<String, String> sent) {
    if (sent.containsKey("news")) {
      traps.add("news");
    }
    if (passwords.containsKey(email)) {
      return "An account with this e-mail address exists already.";
    }
    if (!RULES.matcher(sent.get("password")).matches()
        || !sent.get("password").equals(sent.get("verifyPassword"))) {
      return "The password does not fit the requirements.";
    }
    if (!sent.containsKey("consent")) {
      return "Acknowledge the privacy notice.";
    }
    created.add(email);
    passwords.put(email, sent.get("password"));
    verified.put(email, !employer.equals("verify"));
    whileCreating.run();
    return "";
  }

  private String signIn(String email, String password) {
    signIns.add(email);
    if (!password.equals(passwords.get(email))) {
      return "You entered a wrong e-mail address or password, or your account is locked.";
    }
    return verified.get(email)
        ? ""
        : "Verify your account before you sign in or request a verification email.";
  }

  private static String account(String mode, String error) throws IOException {
    return page("account").replace("%MODE%", mode).replace("%ERROR%", error);
  }

  private static String page(String name) throws IOException {
    try (var in = WorkdayServer.class.getResourceAsStream("/forms/workday/" + name + ".html")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void html(HttpExchange exchange, String text) throws IOException {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
