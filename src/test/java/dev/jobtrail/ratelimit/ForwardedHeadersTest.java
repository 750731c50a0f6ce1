package dev.jobtrail.ratelimit;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.WrittenLog;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(LimitFilterTest.FewRequests.class)
class ForwardedHeadersTest {

  @Test
  void aProxyThatIsNotBelievedIsToldOfOnceWithoutAddresses() {
    try (var log = new WrittenLog(ForwardedHeaders.class)) {
      given().get("/auth/providers").then().statusCode(200);
      assertThat(log.warnings()).isEmpty();

      given().header("X-Forwarded-For", "203.0.113.7").get("/auth/providers");
      given().header("Forwarded", "for=203.0.113.8").get("/auth/providers");
      given().header("X-Forwarded-For", "203.0.113.9").get("/auth/providers");

      assertThat(log.warnings())
          .singleElement()
          .asString()
          .contains("QUARKUS_HTTP_PROXY_TRUSTED_PROXIES")
          .doesNotContain("203.0.113");
    }
  }
}
