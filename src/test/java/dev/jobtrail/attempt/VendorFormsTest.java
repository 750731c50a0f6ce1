package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whole runs on forms of vendors; {@code AttemptRunsTest} has those of none, and {@code
 * FormFinderTest} fills and sends the form of each vendor without a run around it.
 */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class VendorFormsTest extends FormServing {

  @ParameterizedTest
  @CsvSource({"greenhouse,review", "lever,auto"})
  void sendsOnceWhatItsPersonHasSeenOrAnswered(String vendor, String mode) {
    sendsOnce(vendor, mode);
  }

  @Test
  @Tag("wide")
  void sendsOnceInHybrid() {
    sendsOnce("ashby", "hybrid");
  }

  private void sendsOnce(String vendor, String mode) {
    var applying = Applying.create(mode);
    var url = forms.url(vendor);
    var application = applying.track(url);

    var rest = applying.run(application, Map.of());
    if (hasWaited(mode, rest)) {
      assertThat(rest.extract().<String>path("state")).isEqualTo("ready");
      assertThat(forms.submissions(url)).isEmpty();
      String id = rest.extract().path("id");
      applying.submit(id).statusCode(202);
      rest = applying.awaitRest(id);
    }

    assertThat(rest.extract().<String>path("outcome")).isEqualTo("submitted");
    assertThat(forms.submissions(url)).hasSize(1);
    assertThat(forms.submissions(url).getFirst().files()).isNotEmpty();
    assertThat(applying.applicant().application(application).extract().<String>path("status"))
        .isEqualTo("submitted");
  }

  /** A hybrid run lets its person look at the form where it had to ask something. */
  private static boolean hasWaited(String mode, ValidatableResponse rest) {
    return mode.equals("review")
        || mode.equals("hybrid")
            && rest.extract().<List<String>>path("events.kind").contains("ask");
  }
}
