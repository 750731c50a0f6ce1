package dev.jobtrail.testing;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A GitHub: signs in whoever comes, without asking, binds codes by PKCE, and tells by its API who
 * came. What its API answers can be replaced.
 */
public final class GitHubServer extends LocalServer {

  public static final String CLIENT_ID = "Iv1.jobtrail";
  public static final String CLIENT_SECRET = "a secret of tests";

  private final Map<String, String> challenges = new ConcurrentHashMap<>();
  private final Map<String, Boolean> tokens = new ConcurrentHashMap<>();
  private volatile boolean takesCodesAgain;
  private volatile Handler tokenAnswer = this::redeem;
  private volatile Handler userAnswer;
  private volatile Handler emailsAnswer;

  public GitHubServer() {
    on("/login/oauth/authorize", this::authorize);
    on("/login/oauth/access_token", it -> tokenAnswer.answer(it));
    on("/api/v3/user", it -> userAnswer.answer(it));
    on("/api/v3/user/emails", it -> emailsAnswer.answer(it));
    signsIn(1, "octocat", "[]");
  }

  /** From now on this person comes, with these addresses as the API lists them. */
  public void signsIn(long id, String login, String emails) {
    takesCodesAgain = false;
    tokenAnswer = this::redeem;
    userAnswer = ofToken("{\"id\": %d, \"login\": \"%s\", \"name\": null}".formatted(id, login));
    emailsAnswer = ofToken(emails);
  }

  /** One address as the API lists it. */
  public static String email(String address, boolean isPrimary, boolean isVerified) {
    return "{\"email\": \"%s\", \"primary\": %b, \"verified\": %b, \"visibility\": null}"
        .formatted(address, isPrimary, isVerified);
  }

  /** From now on, until the next person comes, a code is good for any number of tokens. */
  public void takesCodesAgain() {
    takesCodesAgain = true;
  }

  public void answersToken(Handler answer) {
    tokenAnswer = answer;
  }

  public void answersUser(Handler answer) {
    userAnswer = answer;
  }

  public void answersEmails(Handler answer) {
    emailsAnswer = answer;
  }

  private void authorize(HttpExchange exchange) throws IOException {
    var query = parameters(exchange.getRequestURI().getRawQuery());
    if (!query.get("client_id").equals(CLIENT_ID)
        || !query.get("code_challenge_method").equals("S256")) {
      reply(exchange, 404, "");
      return;
    }
    redirect(
        exchange,
        "%s?code=%s&state=%s"
            .formatted(
                query.get("redirect_uri"),
                newCode(query.get("code_challenge")),
                query.get("state")));
  }

  /** A code for a challenge, as signing in gives one. */
  public String newCode(String challenge) {
    var code = UUID.randomUUID().toString();
    challenges.put(code, challenge);
    return code;
  }

  private void redeem(HttpExchange exchange) throws IOException {
    var form = form(exchange);
    var code = form.getOrDefault("code", "");
    var challenge = takesCodesAgain ? challenges.get(code) : challenges.remove(code);
    var isGood =
        challenge != null
            && CLIENT_ID.equals(form.get("client_id"))
            && CLIENT_SECRET.equals(form.get("client_secret"))
            && challenge.equals(challengeOf(form.getOrDefault("code_verifier", "")));
    if (!isGood) {
      // GitHub tells errors with status 200
      reply(exchange, 200, "{\"error\": \"bad_verification_code\"}");
      return;
    }
    var token = "gho_" + UUID.randomUUID();
    tokens.put(token, true);
    reply(exchange, 200, "{\"access_token\": \"%s\", \"token_type\": \"bearer\"}".formatted(token));
  }

  private Handler ofToken(String body) {
    return exchange -> {
      var header = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
      var isKnown = header.startsWith("Bearer ") && tokens.containsKey(header.substring(7));
      reply(exchange, isKnown ? 200 : 401, isKnown ? body : "{\"message\": \"Bad credentials\"}");
    };
  }

  public static String challengeOf(String verifier) {
    try {
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(
              MessageDigest.getInstance("SHA-256")
                  .digest(verifier.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
