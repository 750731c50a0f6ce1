package dev.jobtrail.ai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.CheckedText;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Judgement;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.guard.Verdict.Outcome;
import dev.jobtrail.text.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class JudgedGuardTest {

  private static final String BULLET = "Fixed printers and laptops in two schools.";
  private static final String SUPPORTED = "Fixed laptops and printers in two schools.";
  private static final String REWORDED = "Handled printers and laptops in a couple of schools.";
  private static final String INVENTED = "Fixed printers and laptops in nine schools.";

  private static final Judgement YES = new Judgement("printers and laptops", null);
  private static final Judgement NO = new Judgement(null, "in two schools");

  private final List<List<JudgingTask.Claim>> asked = new ArrayList<>();
  private final JudgedGuard guard = new JudgedGuard(new EvidenceGuard(), this::judge);
  private Function<JudgingTask.Claim, Judgement> answer = _ -> Judgement.NONE;
  private final Evidence evidence = evidence();

  @Test
  void keepsWhatTheGuardSaysWhereNothingIsJudged() {
    answer = _ -> Judgement.NONE;

    assertThat(outcomes(SUPPORTED, REWORDED, INVENTED))
        .containsExactly(Outcome.SUPPORTED, Outcome.REWORDED, Outcome.REFUSED);
  }

  @Test
  void takesNoMarkAwayByAYes() {
    answer = _ -> YES;

    assertThat(outcomes(SUPPORTED, REWORDED, INVENTED))
        .containsExactly(Outcome.SUPPORTED, Outcome.REWORDED, Outcome.REFUSED);
  }

  @Test
  void isStricterByANo() {
    answer = _ -> NO;

    assertThat(outcomes(SUPPORTED, REWORDED, INVENTED))
        .containsExactly(Outcome.REWORDED, Outcome.REFUSED, Outcome.REFUSED);
    assertThat(check(REWORDED).getFirst().refusal())
        .isEqualTo("a model found no evidence for \"in two schools\"");
  }

  @Test
  void asksOnceAboutWhatTheGuardLetsThrough() {
    check(SUPPORTED, INVENTED, REWORDED);

    assertThat(asked)
        .containsExactly(
            List.of(
                new JudgingTask.Claim("/work/0/highlights/0", SUPPORTED),
                new JudgingTask.Claim("/work/0/highlights/0", REWORDED)));
  }

  @Test
  void asksNobodyAboutRemovalsOrdersAndRefusals() {
    var order =
        new ProposedChange(ChangeKind.ORDER, "Order", "/work/0/highlights", BULLET, BULLET, "");
    guard.check(evidence, List.of(change(null), change(INVENTED), order));

    assertThat(asked).isEmpty();
  }

  @Test
  void keepsWhatTheGuardSaysWhereTheModelFails() {
    answer =
        _ -> {
          throw new EngineException(Message.of("The model cannot be reached."));
        };

    assertThat(outcomes(SUPPORTED, REWORDED, INVENTED))
        .containsExactly(Outcome.SUPPORTED, Outcome.REWORDED, Outcome.REFUSED);
  }

  @Test
  void dropsSentencesOfALetterThatTheModelObjectsTo() {
    answer = it -> it.text().equals(SUPPORTED) ? NO : Judgement.NONE;

    var text = CheckedText.of(BULLET + "\n\n" + SUPPORTED + " " + BULLET, evidence, guard);

    assertThat(text.supported()).isEqualTo(BULLET + "\n\n" + BULLET);
    assertThat(text.refused())
        .extracting(Verdict::refusal)
        .containsExactly("a model found no evidence for \"in two schools\"");
    assertThat(asked).hasSize(1);
  }

  private List<Outcome> outcomes(String... texts) {
    return check(texts).stream().map(Verdict::outcome).toList();
  }

  private List<Verdict> check(String... texts) {
    return guard.check(evidence, List.of(texts).stream().map(JudgedGuardTest::change).toList());
  }

  private static ProposedChange change(String after) {
    return new ProposedChange(
        ChangeKind.BULLET, "Highlight", "/work/0/highlights/0", BULLET, after, "Comes first.");
  }

  private static Evidence evidence() {
    try {
      var resume =
          new ObjectMapper()
              .readTree(
                  "{\"work\":[{\"name\":\"Avon\",\"highlights\":[\"%s\"]}]}".formatted(BULLET));
      return new Evidence(resume, List.of(), List.of());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<Judgement> judge(JudgingTask task) {
    asked.add(task.claims());
    return task.claims().stream().map(answer).toList();
  }
}
