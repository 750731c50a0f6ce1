package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineModel;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.OpenQuestion;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.ai.builtin.advice.Advisor;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.posting.ParsedDescription;
import jakarta.enterprise.inject.Typed;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The engine that needs no model: it goes by words and dates, and always answers the same. */
@Singleton
@Typed(BuiltinEngine.class)
public class BuiltinEngine implements Engine {

  /** The version rises with every change that may change a score. */
  private static final EngineModel MODEL = new EngineModel("builtin", "words-2");

  private final Vocabulary vocabulary = new Vocabulary();
  private final Places places = new Places();
  private final PostingParser parser = new PostingParser(vocabulary);
  private final EvidenceGuard guard = new EvidenceGuard();
  private final Advisor advisor = new Advisor(new Openings()::without);
  private final Clock clock;

  /**
   * @param clock until when jobs without an end have gone on
   */
  public BuiltinEngine(Clock clock) {
    this.clock = clock;
  }

  @Override
  public EngineModel model() {
    return MODEL;
  }

  @Override
  public ParsedDescription parse(PostingText posting) {
    return parser.parse(posting);
  }

  @Override
  public Scorecard score(JsonNode resume, PostingText posting, ParsedDescription parsed) {
    var now = Months.now(clock);
    var asked = new PostingReading(posting, parsed, vocabulary);
    var offered = new ResumeReading(resume, vocabulary, now);
    return new Scoring(asked, offered, vocabulary, places, now).scorecard(MODEL);
  }

  @Override
  public List<ProposedChange> tailor(TailoringTask task) {
    return new Tailoring(
            task, vocabulary, guard, it -> score(it, task.posting(), task.parsed()).score())
        .changes();
  }

  @Override
  public String writeLetter(LetterTask task) {
    return new Letter(task, vocabulary).write(guard);
  }

  @Override
  public Optional<String> proposeAnswer(OpenQuestion question) {
    return new FormAnswer(question, vocabulary).write(guard);
  }

  @Override
  public BuilderAnswer answer(BuilderTask task, Consumer<String> writing) {
    return advisor.answer(task, writing);
  }
}
