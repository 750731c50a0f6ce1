package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.Language;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TermProofTest {

  private static final Vocabulary VOCABULARY = new Vocabulary();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Managed all servers with Terraform|infrastructure as code",
        "Moved four services to Docker|containers",
        "Reconcile narcotics and controlled drugs every week|controlled drugs",
        "Basic Life Support for Healthcare Providers|BLS",
        "Responsible for payroll and taxes|payroll",
        "Posted orders in SAP SD every day|ERP",
      })
  void findsTheProofOfATerm(String sentence, String term) {
    assertThat(proves(sentence, term)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Prepared weekly reports for sales|sales",
        "Learned the basics of Terraform|Terraform",
        "Checked deliveries and wrote code|code review",
        "Managed the mail room|Kubernetes",
        "Ran e-auctions in SAP Ariba|ERP",
        "Management Accountant|ACA",
      })
  void provesNothingElse(String sentence, String term) {
    assertThat(proves(sentence, term)).isFalse();
  }

  private static boolean proves(String sentence, String text) {
    var proof = new TermProof(VOCABULARY, Language.ENGLISH, new EvidenceGuard());
    var term = new AskedTerm(text, VOCABULARY.skill(text), "", 1);
    return proof.supported(sentence, List.of(term)).contains(term) && proof.isNamed(sentence, term);
  }
}
