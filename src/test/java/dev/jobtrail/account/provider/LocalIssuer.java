package dev.jobtrail.account.provider;

import com.sun.net.httpserver.HttpExchange;
import dev.jobtrail.testing.LocalServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jose4j.json.JsonUtil;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwk.JsonWebKey.OutputControlLevel;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.jose4j.keys.HmacKey;
import org.jose4j.lang.JoseException;

/** An OpenID Connect issuer whose every answer a test can spoil. */
final class LocalIssuer extends LocalServer {

  static final String CLIENT_ID = "jobtrail";
  static final String CLIENT_SECRET = "a secret: of tests, long enough to sign by";
  static final String SUBJECT = "248289761001";

  final AtomicInteger keyRequests = new AtomicInteger();
  final AtomicInteger discoveries = new AtomicInteger();
  final List<String> authorizations = new CopyOnWriteArrayList<>();
  final List<Map<String, String>> forms = new CopyOnWriteArrayList<>();

  private final long now;
  private volatile RsaJsonWebKey key = newKey("first");
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
                JsonUtil.toJson(
                    Map.of("id_token", idToken, "access_token", "an access token", "x", "y"))));
  }

  /** Claims as a good token for the nonce has them. */
  JwtClaims claims(String nonce) {
    var claims = new JwtClaims();
    claims.setIssuer(base());
    claims.setAudience(CLIENT_ID);
    claims.setSubject(SUBJECT);
    claims.setIssuedAt(NumericDate.fromSeconds(now));
    claims.setExpirationTime(NumericDate.fromSeconds(now + 300));
    claims.setClaim("nonce", nonce);
    claims.setClaim("email", "jane@example.com");
    claims.setClaim("email_verified", true);
    claims.setClaim("name", "Jane Doe");
    claims.setClaim("preferred_username", "jane");
    return claims;
  }

  String signed(JwtClaims claims) {
    return signedBy(key, claims);
  }

  static String signedBy(PublicJsonWebKey key, JwtClaims claims) {
    var signature = new JsonWebSignature();
    signature.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA256);
    signature.setKeyIdHeaderValue(key.getKeyId());
    signature.setKey(key.getPrivateKey());
    return compact(signature, claims);
  }

  /** By what the client knows, too. */
  String signedByTheSecret(JwtClaims claims) {
    var signature = new JsonWebSignature();
    signature.setAlgorithmHeaderValue(AlgorithmIdentifiers.HMAC_SHA256);
    signature.setKeyIdHeaderValue(key.getKeyId());
    signature.setKey(new HmacKey(CLIENT_SECRET.getBytes(StandardCharsets.UTF_8)));
    return compact(signature, claims);
  }

  static String unsigned(JwtClaims claims) {
    var signature = new JsonWebSignature();
    signature.setAlgorithmConstraints(AlgorithmConstraints.NO_CONSTRAINTS);
    signature.setAlgorithmHeaderValue(AlgorithmIdentifiers.NONE);
    return compact(signature, claims);
  }

  static RsaJsonWebKey newKey(String id) {
    try {
      var key = RsaJwkGenerator.generateJwk(2048);
      key.setKeyId(id);
      return key;
    } catch (JoseException e) {
      throw new AssertionError(e);
    }
  }

  private static String compact(JsonWebSignature signature, JwtClaims claims) {
    try {
      signature.setPayload(claims.toJson());
      return signature.getCompactSerialization();
    } catch (JoseException e) {
      throw new AssertionError(e);
    }
  }

  private String keySet() {
    return new JsonWebKeySet(key).toJson(OutputControlLevel.PUBLIC_ONLY);
  }

  private void describe(HttpExchange exchange) throws IOException {
    discoveries.incrementAndGet();
    Map<String, Object> document = new TreeMap<>();
    document.put("issuer", base());
    document.put("authorization_endpoint", base() + "/authorize?tenant=1");
    document.put("token_endpoint", base() + "/token");
    document.put("userinfo_endpoint", base() + "/userinfo");
    document.put("jwks_uri", base() + "/keys");
    discoverySpoiler.accept(document);
    document.values().removeIf(Objects::isNull);
    reply(exchange, 200, JsonUtil.toJson(document));
  }
}
