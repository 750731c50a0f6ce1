package dev.jobtrail.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Description;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SelectedFieldsTest {

  @Test
  void answersTheNamedFieldsOnly() {
    var applicant = Applicant.create();
    var id = applicant.track();
    List<Map<String, Object>> rows =
        applicant
            .account()
            .request()
            .get("/applications?fields=id,posting.title,posting.company,status")
            .then()
            .statusCode(200)
            .extract()
            .path("$");
    assertThat(rows)
        .containsExactly(
            Map.of(
                "id",
                id,
                "status",
                "saved",
                "posting",
                Map.of("title", "Senior Backend Engineer", "company", "Northwind")));
  }

  @Test
  void keepsTheHeadersOfTheList() {
    var applicant = Applicant.create();
    applicant.track();
    applicant.track();
    var page =
        applicant.account().request().get("/applications?fields=id&limit=1&total=true").then();
    page.header("X-Total-Count", "2").header("Link", containsString("fields=id"));
    List<Map<String, Object>> rows = page.extract().path("$");
    assertThat(rows).singleElement().matches(it -> it.keySet().equals(Set.of("id")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"titel", "posting.titel", "status.name", "id,", ""})
  void refusesFieldsThatTheRecordsDoNotHave(String fields) {
    Api.newAccount()
        .request()
        .queryParam("fields", fields)
        .get("/applications")
        .then()
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details[0].field", equalTo("fields"))
        .body("details[0].message", containsString("has an unknown field"));
  }

  /** Each list without a record in its path, with each of its fields. */
  @Test
  void everyListTakesItsOwnFields() {
    var account = Api.newAccount();
    var description = Description.read();
    var lists =
        description.operations().stream()
            .filter(it -> it.verb().equals("get"))
            .filter(it -> isList(description, it))
            .toList();
    assertThat(lists).hasSizeGreaterThan(25).allMatch(it -> it.takes("fields"));
    for (var list : lists) {
      var items = list.node().at("/responses/200/content/application~1json/schema/items");
      var names = List.copyOf(description.resolve(items).path("properties").properties());
      if (!list.path().contains("{") && !list.takes("q") || list.path().equals("/resumes")) {
        for (var name : names) {
          account
              .browser()
              .queryParam("fields", name.getKey())
              .get(list.path())
              .then()
              .statusCode(200);
        }
      }
    }
  }

  private static boolean isList(Description description, Description.Operation operation) {
    var content = operation.node().at("/responses/200/content");
    return content.size() == 1
        && content.at("/application~1json/schema/type").asText().equals("array");
  }
}
