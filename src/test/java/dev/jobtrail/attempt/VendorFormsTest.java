package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.FormServer;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.PrivateAddressesResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs on the forms of eight vendors, and on one of none, in all modes. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(PrivateAddressesResource.class)
class VendorFormsTest {

  private static FormServer forms;

  @BeforeAll
  static void serveForms() {
    forms = new FormServer();
  }

  @AfterAll
  static void stopServing() {
    forms.close();
  }

  @ParameterizedTest
  @CsvSource({
    "generic",
    "greenhouse",
    "lever",
    "ashby",
    "workable",
    "smartrecruiters",
    "recruitee",
    "teamtailor",
    "bamboohr"
  })
  void sendsWhatItsPersonHasSeen(String vendor) {
    var applying = Applying.create("review");
    var url = forms.url(vendor);
    var application = applying.track(url);

    var ready = applying.run(application, Map.of());
    assertThat(forms.submissions(url)).isEmpty();
    String id = ready.extract().path("id");
    applying.submit(id).statusCode(202);
    var done = applying.awaitRest(id);
    assertThat(done.extract().<String>path("outcome")).isEqualTo("submitted");
    assertThat(forms.submissions(url)).hasSize(1);
  }
}
