package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.jobtrail.ai.BuilderAbilities;
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
import dev.jobtrail.ai.builtin.letter.CoverLetter;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.fit.FitModel;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
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
  private static final EngineModel MODEL = new EngineModel("builtin", "fit-10");

  private static final int MAX_MISSING = 15;

  private final Vocabulary vocabulary = new Vocabulary();
  private final PostingParser parser = new PostingParser(vocabulary);
  private final EvidenceGuard guard;
  private final Advisor advisor = new Advisor(new Openings()::without);
  private final FitModel fitModel;

  /**
   * @param clock until when jobs without an end have gone on
   */
  public BuiltinEngine(Clock clock) {
    fitModel = new FitModel(clock);
    guard = new EvidenceGuard(clock);
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
  public Scorecard score(
      JsonNode resume, PostingText posting, ParsedDescription parsed, Language language) {
    var keywords = parsed.keywords() == null ? List.<String>of() : parsed.keywords();
    var assessment =
        fitModel.assess(
            fitModel.applicant(document(resume)), posting.job(fitModel), keywords, language);
    var fit = assessment.fit();
    return new Scorecard(
        fit.score(),
        assessment.ratings(),
        fit.missingSkills().stream().limit(MAX_MISSING).toList(),
        new BiggestGap(assessment).text(),
        assessment.reason(),
        assessment.strengths(),
        MODEL);
  }

  @Override
  public List<ProposedChange> tailor(TailoringTask task) {
    var job = task.posting().job(fitModel);
    var applicant = fitModel.applicant(document(task.resume()));
    return new Tailoring(
            task,
            vocabulary,
            guard,
            fitModel.fit(applicant, job),
            fitModel.answers(applicant, job),
            fitModel.told(applicant, job),
            fitModel.skillNames(job),
            fitModel.qualifications(job),
            it -> fitModel.score(fitModel.applicant(document(it)), job))
        .changes();
  }

  @Override
  public String writeLetter(LetterTask task) {
    return new CoverLetter(task, requirements(task.resume(), task.posting()), guard).write();
  }

  @Override
  public List<Message> letterNotes(JsonNode resume, String instructions, String letter) {
    return CoverLetter.notes(resume, instructions, letter);
  }

  @Override
  public Optional<String> proposeAnswer(OpenQuestion question) {
    var requirements = requirements(question.resume(), question.posting());
    return new FormAnswer(question, vocabulary, requirements, guard).write();
  }

  @Override
  public BuilderAbilities abilities() {
    return Advisor.ABILITIES;
  }

  @Override
  public BuilderAnswer answer(BuilderTask task, Consumer<String> writing) {
    return advisor.answer(task, writing);
  }

  private List<Fit.Requirement> requirements(JsonNode resume, PostingText posting) {
    var applicant = fitModel.applicant(document(resume));
    return ApplyingLines.without(fitModel.fit(applicant, posting.job(fitModel)).requirements());
  }

  private static JsonNode document(JsonNode resume) {
    return resume == null ? MissingNode.getInstance() : resume;
  }
}
