package dev.jobtrail.tailor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.JudgedGuard;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.application.TailoringReview;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Judgement;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TailoredCopyTest {

  private static final String BULLET = "Fixed printers and laptops in two schools.";

  @Test
  void keepsTheReasonOfASupportedChange() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree("{\"work\":[{\"name\":\"Avon\",\"highlights\":[\"%s\"]}]}".formatted(BULLET));
    var evidence = new Evidence(resume, List.of(), List.of());
    var proposed = List.of(change("Repaired laptops and printers in two schools."));
    var copy = TailoredCopy.of(evidence, proposed, new EvidenceGuard(), Language.ENGLISH);

    assertThat(copy.changes())
        .extracting(TailoringRecord.Change::reason)
        .containsExactly("Comes first.");
  }

  @Test
  void marksARewordedChangeAndLeavesItOutOfTheDocument() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree("{\"work\":[{\"name\":\"Avon\",\"highlights\":[\"%s\"]}]}".formatted(BULLET));
    var evidence = new Evidence(resume, List.of(), List.of());
    var copy =
        TailoredCopy.of(
            evidence,
            List.of(change("Handled printers and laptops in a couple of schools.")),
            new EvidenceGuard(),
            Language.ENGLISH);

    assertThat(copy.changes())
        .extracting(TailoringRecord.Change::reason)
        .containsExactly("Comes first. Reworded, please check.");
    assertThat(copy.marks()).containsExactly(new TailoringReview.Mark(0, "/work/0/highlights/0"));
    assertThat(copy.document()).isEqualTo(resume);
  }

  @Test
  void showsWhatAModelQuotesForARewordedChange() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree("{\"work\":[{\"name\":\"Avon\",\"highlights\":[\"%s\"]}]}".formatted(BULLET));
    var judged =
        new JudgedGuard(new EvidenceGuard(), _ -> List.of(new Judgement("in two schools", null)));
    var copy =
        TailoredCopy.of(
            new Evidence(resume, List.of(), List.of()),
            List.of(change("Handled printers and laptops in a couple of schools.")),
            judged,
            Language.ENGLISH);

    assertThat(copy.changes())
        .extracting(TailoringRecord.Change::reason)
        .containsExactly("Comes first. The resume says: “in two schools”. Reworded, please check.");
  }

  private static ProposedChange change(String after) {
    return new ProposedChange(
        ChangeKind.BULLET, "Highlight", "/work/0/highlights/0", BULLET, after, "Comes first.");
  }
}
