package dev.jobtrail.account.provider;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.PlainObject;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.sun.net.httpserver.HttpExchange;
import dev.jobtrail.testing.LocalServer;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** An OpenID Connect issuer whose every answer a test can spoil. */
final class LocalIssuer extends LocalServer {

  static final String CLIENT_ID = "jobtrail";
  static final String CLIENT_SECRET = "a secret: of tests, long enough to sign by";
  static final String SUBJECT = "248289761001";

  /** Of all issuers: a key takes as long as many tests. */
  private static final RSAKey FIRST = newKey("first");

  final AtomicInteger keyRequests = new AtomicInteger();
  final AtomicInteger discoveries = new AtomicInteger();
  final List<String> authorizations = new CopyOnWriteArrayList<>();
  final List<Map<String, String>> forms = new CopyOnWriteArrayList<>();

  private final long now;
  private volatile RSAKey key = FIRST;
  private volatile Consumer<Map<String, Object>> discoverySpoiler = it -> {};
  private volatile Handler tokenAnswer = it -> reply(it, 500, "");
  private volatile Handler userinfoAnswer = it -> reply(it, 404, "");
  private volatile Handler keysAnswer = it -> reply(it, 200, keySet());

  /**
   * An issuer.
   *
   * @param now the time by its clock, in seconds since 1970
   */
  LocalIssuer(long now) {
    this.now = now;
    on("/.well-known/openid-configuration", this::describe);
    on(
        "/keys",
        it -> {
          keyRequests.incrementAndGet();
          keysAnswer.answer(it);
        });
    on(
        "/token",
        it -> {
          authorizations.add(String.valueOf(it.getRequestHeaders().getFirst("Authorization")));
          forms.add(form(it));
          tokenAnswer.answer(it);
        });
    on("/userinfo", it -> userinfoAnswer.answer(it));
  }

  void describesItself(Consumer<Map<String, Object>> spoiler) {
    discoverySpoiler = spoiler;
  }

  void answersToken(Handler answer) {
    tokenAnswer = answer;
  }

  void answersUserinfo(Handler answer) {
    userinfoAnswer = answer;
  }

  void answersKeys(Handler answer) {
    keysAnswer = answer;
  }

  /** From now on signs with another key, and shows that one only. */
  void rotatesItsKey(String id) {
    key = newKey(id);
  }

  /** Gives this as the ID token. */
  void gives(String idToken) {
    answersToken(
        it ->
            reply(
                it,
                200,
                JSONObjectUtils.toJSONString(
                    Map.of(
                        "id_token",
                        idToken,
                        "access_token",
                        "an access token",
                        "scope",
                        List.of()))));
  }

  /** Claims as a good token for the nonce has them. */
  Map<String, Object> claims(String nonce) {
    Map<String, Object> claims = new HashMap<>();
    claims.put("iss", base());
    claims.put("aud", CLIENT_ID);
    claims.put("sub", SUBJECT);
    claims.put("iat", now);
    claims.put("exp", now + 300);
    claims.put("nonce", nonce);
    claims.put("email", "jane@example.com");
    claims.put("email_verified", true);
    claims.put("name", "Jane Doe");
    claims.put("preferred_username", "jane");
    return claims;
  }

  String signed(Map<String, Object> claims) {
    return signedBy(key, claims);
  }

  static String signedBy(RSAKey key, Map<String, Object> claims) {
    try {
      return compact(new RSASSASigner(key), JWSAlgorithm.RS256, key.getKeyID(), claims);
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  /** By what the client knows, too. */
  String signedByTheSecret(Map<String, Object> claims) {
    try {
      return compact(new MACSigner(CLIENT_SECRET), JWSAlgorithm.HS256, key.getKeyID(), claims);
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  static String unsigned(Map<String, Object> claims) {
    return new PlainObject(new Payload(claims)).serialize();
  }

  static RSAKey newKey(String id) {
    try {
      return new RSAKeyGenerator(2048).keyID(id).generate();
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  static String compact(
      JWSSigner signer, JWSAlgorithm algorithm, String keyId, Map<String, Object> claims)
      throws JOSEException {
    var header = new JWSHeader.Builder(algorithm).keyID(keyId).build();
    var token = new JWSObject(header, new Payload(claims));
    token.sign(signer);
    return token.serialize();
  }

  String keySet() {
    return new JWKSet(key).toString(true);
  }

  private void describe(HttpExchange exchange) throws IOException {
    discoveries.incrementAndGet();
    Map<String, Object> document = new TreeMap<>();
    document.put("issuer", base());
    document.put("authorization_endpoint", base() + "/authorize?tenant=1");
    document.put("token_endpoint", base() + "/token");
    document.put("userinfo_endpoint", base() + "/userinfo");
    document.put("jwks_uri", base() + "/keys");
    document.put("subject_types_supported", List.of("public"));
    discoverySpoiler.accept(document);
    document.values().removeIf(Objects::isNull);
    reply(exchange, 200, JSONObjectUtils.toJSONString(document));
  }
}
