package dev.jobtrail.attempt;

import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.OpenQuestion;
import dev.jobtrail.form.FormException;
import dev.jobtrail.guard.CheckedText;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.match.Material;
import dev.jobtrail.match.MaterialReader;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkOrder;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Has the engine word answers to open questions. They are put to the person, who gives them or
 * others; what the guard does not find supported is left out.
 */
@ApplicationScoped
class AnswerProposer {

  private static final Logger LOG = Logger.getLogger(AnswerProposer.class);

  /** A form with more essays is for the person to judge first. */
  private static final int MOST = 3;

  private final Engine engine;
  private final EvidenceGuard guard = new EvidenceGuard();
  private final MaterialReader materialReader;

  AnswerProposer(Engine engine, MaterialReader materialReader) {
    this.engine = engine;
    this.materialReader = materialReader;
  }

  /**
   * The questions, with wording for those that the engine has an answer to; it is no fault if not.
   */
  List<AskedQuestion> to(WorkOrder order, List<AskedQuestion> asked, RunLog log) {
    if (asked.stream().noneMatch(AskedQuestion::admitsProposal)) {
      return asked;
    }
    var questions = new ArrayList<>(asked);
    try {
      var material = materialReader.of(order);
      var parsed = material.parsedBy(engine);
      var left = MOST;
      for (int i = 0; i < questions.size() && left > 0; i++) {
        var question = questions.get(i);
        if (question.admitsProposal()) {
          left--;
          log.line(EventKind.TOOL, "engine", "Wording is looked for: " + question.question());
          questions.set(i, question.withProposal(wording(question, material, parsed).orElse(null)));
        }
      }
    } catch (EngineException | WorkException | FormException e) {
      LOG.infof("Work %s: no wording could be proposed: %s", order.id(), e.getMessage());
    }
    return List.copyOf(questions);
  }

  private Optional<String> wording(
      AskedQuestion question, Material material, ParsedDescription parsed) {
    return engine
        .proposeAnswer(
            new OpenQuestion(
                material.resume(),
                material.facts(),
                material.posting(),
                parsed,
                question.question(),
                question.longest(OpenQuestion.LONGEST)))
        .filter(WellFormedText::is)
        .map(it -> CheckedText.of(it, material.evidence(), guard).supported())
        .filter(it -> !it.isBlank());
  }
}
