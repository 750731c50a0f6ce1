package dev.jobtrail.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.testing.Applicant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuardedTest {

  private final ResumePatch patch = new ResumePatch();
  private final String resume = DocumentText.write(Applicant.resume());

  @Test
  void appliesToWhatItWasMadeFor() {
    var operations =
        guarded("[{'op':'replace','path':'/work/0/highlights/0','value':'Hosted a hackathon'}]");

    assertThat(patch.apply(resume, operations).at("/work/0/highlights/0").asText())
        .isEqualTo("Hosted a hackathon");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'op':'replace','path':'/work/0/highlights/0','value':'x'}"
            + " | {'op':'remove','path':'/work/0/highlights/0'}",
        "{'op':'remove','path':'/work/0/highlights/0'}"
            + " | {'op':'replace','path':'/work/0/highlights/0','value':'Another'}",
        "{'op':'add','path':'/work/0/highlights/-','value':'x'}"
            + " | {'op':'move','from':'/work/0','path':'/work/1'}",
        "{'op':'move','from':'/work/0/highlights/1','path':'/work/0/highlights/0'}"
            + " | {'op':'remove','path':'/work/0/highlights/1'}"
      })
  void doesNotApplyToAnotherThatHasComeThere(String suggested, String meanwhile) {
    var operations = guarded("[" + suggested + "]");
    var changed = patch.apply(resume, operations("[" + meanwhile + "]"));

    assertThatThrownBy(() -> patch.apply(DocumentText.write(changed), operations))
        .isInstanceOf(ApiException.class);
  }

  private ArrayNode guarded(String operations) {
    return Guarded.operations(DocumentText.read(resume), operations(operations));
  }

  private static ArrayNode operations(String text) {
    return (ArrayNode) DocumentText.read(text.replace('\'', '"'));
  }
}
