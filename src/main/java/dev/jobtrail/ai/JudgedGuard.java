package dev.jobtrail.ai;

import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.Guard;
import dev.jobtrail.guard.Judgement;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.guard.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jboss.logging.Logger;

/**
 * The verdicts of a guard with the judgement of the engine on what the guard lets through. A
 * judgement can only make a verdict stricter. Where the engine gives none, the guard alone decides.
 */
public final class JudgedGuard implements Guard {

  private static final Logger LOG = Logger.getLogger(JudgedGuard.class);

  /** The place of what is not judged. */
  private static final String NOTHING_NEW = null;

  private final Guard guard;
  private final Function<JudgingTask, List<Judgement>> judge;

  /**
   * @param judge such as {@link Engine#judge}
   */
  public JudgedGuard(Guard guard, Function<JudgingTask, List<Judgement>> judge) {
    this.guard = guard;
    this.judge = judge;
  }

  @Override
  public List<Verdict> check(Evidence evidence, List<ProposedChange> changes) {
    return judged(
        evidence,
        guard.check(evidence, changes),
        changes.stream().map(JudgedGuard::place).toList());
  }

  private static String place(ProposedChange change) {
    if (change.kind() == ChangeKind.ORDER) {
      return NOTHING_NEW;
    }
    return Objects.requireNonNullElse(change.place(), "");
  }

  @Override
  public List<List<Verdict>> checkSentences(Evidence evidence, List<String> texts) {
    var verdicts = guard.checkSentences(evidence, texts);
    var all = verdicts.stream().flatMap(List::stream).toList();
    var judged = judged(evidence, all, all.stream().map(_ -> "").toList()).iterator();
    return verdicts.stream().map(text -> text.stream().map(_ -> judged.next()).toList()).toList();
  }

  /**
   * @param places of the texts; empty outside of the resume
   */
  private List<Verdict> judged(Evidence evidence, List<Verdict> verdicts, List<String> places) {
    var asked =
        IntStream.range(0, verdicts.size())
            .filter(it -> places.get(it) != NOTHING_NEW && saysSomething(verdicts.get(it)))
            .boxed()
            .toList();
    if (asked.isEmpty()) {
      return verdicts;
    }
    var claims =
        asked.stream()
            .map(it -> new JudgingTask.Claim(places.get(it), verdicts.get(it).text()))
            .toList();
    var result = new ArrayList<>(verdicts);
    try {
      var judgements =
          judge.apply(new JudgingTask(evidence.resume(), evidence.confirmedFacts(), claims));
      for (var i = 0; i < asked.size(); i++) {
        var place = asked.get(i);
        result.set(place, verdicts.get(place).judged(judgements.get(i)));
      }
    } catch (EngineException e) {
      LOG.infof("No judgement of %d texts: %s", claims.size(), e.getMessage());
    }
    return result;
  }

  private static boolean saysSomething(Verdict verdict) {
    return verdict.letThrough() && verdict.text() != null && !verdict.text().isBlank();
  }
}
