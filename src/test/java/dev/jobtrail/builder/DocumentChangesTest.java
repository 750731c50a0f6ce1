package dev.jobtrail.builder;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentChangesTest {

  private final JsonNode resume = Applicant.resume();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'op':'move','from':'/work/0/highlights/3','path':'/work/0/highlights/0'}",
        "{'op':'move','from':'/skills/0','path':'/skills/2'}",
        "{'op':'remove','path':'/work/0/highlights/0'}",
        "{'op':'remove','path':'/interests'}",
        "{'op':'remove','path':'/work/1'}",
        "{'op':'replace','path':'/work/0/highlights/2','value':"
            + "'Moved 14 services from virtual machines to Kubernetes'}",
        "{'op':'add','path':'/skills/1/keywords/-','value':'Kubernetes'}",
        "{'op':'replace','path':'/basics/summary','value':'Builds REST services in Java.'}",
        "{'op':'add','path':'/meta','value':{'jobtrail':{'accent':7}}}",
        "{'op':'add','path':'/certificates','value':[{'name':'CKA','date':'2023-05'}]}"
      })
  void letsThroughWhatTheResumeOrAFactBears(String operation) {
    assertThat(refusal(operation)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'op':'replace','path':'/work/0/name','value':'Google'}",
        "{'op':'replace','path':'/work/0/position','value':'Head of Engineering'}",
        "{'op':'replace','path':'/work/1/startDate','value':'2014-09'}",
        "{'op':'remove','path':'/work/1/endDate'}",
        "{'op':'replace','path':'/work/0/highlights/3','value':"
            + "'Cut the cost of the PostgreSQL clusters by 60 percent'}",
        "{'op':'add','path':'/skills/1/keywords/-','value':'Rust'}",
        "{'op':'add','path':'/work/0/highlights/-','value':'Led a team of nine engineers'}",
        "{'op':'add','path':'/work/-','value':{'name':'Google','position':'Engineer'}}",
        // pieces of two entries
        "{'op':'add','path':'/work/-','value':{'name':'Globex','position':'Senior Backend"
            + " Engineer','startDate':'2020-03'}}",
        "{'op':'add','path':'/education/-','value':{'institution':'MIT','studyType':'PhD'}}",
        "{'op':'add','path':'/certificates','value':[{'name':'AWS Solutions Architect'}]}",
        "{'op':'replace','path':'/education/0/studyType','value':'PhD'}",
        "{'op':'add','path':'/basics/url','value':'https://evil.example.org'}",
        "{'op':'add','path':'/work/0/rank','value':1}"
      })
  void refusesWhatNothingBears(String operation) {
    assertThat(refusal(operation)).isPresent();
  }

  private Optional<String> refusal(String operation) {
    var operations = DocumentText.read("[" + operation.replace('\'', '"') + "]");
    var changed = new ResumePatch().apply(DocumentText.write(resume), operations);
    var facts = List.of("I hold the certificate CKA of 2023-05.");
    var evidence = new Evidence(resume, facts, List.of());
    var changes = DocumentChanges.of(evidence, changed);
    return changes
        .findings(new EvidenceGuard().check(evidence, changes.texts()))
        .refusal()
        .map(Message::english);
  }
}
