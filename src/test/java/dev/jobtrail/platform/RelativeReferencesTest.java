package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Answers name no address, which another one than the caller's may be behind a proxy. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class RelativeReferencesTest {

  @Test
  void tellsByPathWhereWhatWasMadeIs() {
    var account = Api.newAccount();

    var resume = byProxy(account).body(Map.of("name", "First")).post("/resumes");
    var client = byProxy(account).body(Map.of("name", "Jana")).post("/clients");

    assertThat(location(resume, 201)).isEqualTo("/resumes/" + resume.path("id"));
    assertThat(location(client, 201)).isEqualTo("/clients/" + client.path("id"));
  }

  @Test
  void tellsByPathWhereWorkIs() {
    var applicant = Applicant.create();
    var application = applicant.track();

    var taken = byProxy(applicant.account()).post("/applications/" + application + "/review");

    assertThat(location(taken, 202)).matches("/work/[0-9a-f-]{36}");
  }

  @Test
  void leadsByPathToTheNextPage() {
    var account = Api.newAccount();
    for (int i = 0; i < 2; i++) {
      byProxy(account).body(Map.of("name", "a b")).post("/resumes").then().statusCode(201);
    }

    var link = byProxy(account).get("/resumes?limit=1&q=a%20b").header("Link");

    assertThat(link).matches("</resumes\\?limit=1&q=a(%20|\\+)b&cursor=[\\w-]+>; rel=\"next\"");
    var next = link.substring(1, link.indexOf('>'));
    account.request().urlEncodingEnabled(false).get(next).then().statusCode(200);
  }

  private static RequestSpecification byProxy(Api.TestAccount account) {
    return account.request().urlEncodingEnabled(false).header("Host", "inside.example:8081");
  }

  private static String location(Response response, int status) {
    assertThat(response.statusCode()).isEqualTo(status);
    return response.header("Location");
  }
}
