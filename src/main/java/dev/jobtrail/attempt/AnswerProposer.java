package dev.jobtrail.attempt;

import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.JudgedGuard;
import dev.jobtrail.ai.OpenQuestion;
import dev.jobtrail.form.FormException;
import dev.jobtrail.guard.CheckedText;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Guard;
import dev.jobtrail.match.Material;
import dev.jobtrail.match.MaterialReader;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkOrder;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Proposes answers to open questions. The applicant confirms or edits them; unsupported claims are
 * omitted.
 */
@ApplicationScoped
class AnswerProposer {

  private static final Logger LOG = Logger.getLogger(AnswerProposer.class);

  /** The maximum number of proposals per form. */
  private static final int MOST = 3;

  private final Engine engine;
  private final Guard guard;
  private final MaterialReader materialReader;

  AnswerProposer(Engine engine, MaterialReader materialReader) {
    this.engine = engine;
    this.materialReader = materialReader;
    guard = new JudgedGuard(new EvidenceGuard(), engine::judge);
  }

  /** The questions, with proposals where the engine can answer; engine errors are ignored. */
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
          log.line(
              EventKind.TOOL,
              "engine",
              Message.of("Proposing answers: %s", question.question()).english());
          questions.set(i, question.withProposal(wording(question, material, parsed).orElse(null)));
        }
      }
    } catch (WorkException | FormException e) {
      LOG.infof("Work %s: no answer could be proposed: %s", order.id(), e.getMessage());
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
