package dev.jobtrail.ai.choice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAbilities;
import dev.jobtrail.ai.BuilderAnswer;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.EngineModel;
import dev.jobtrail.ai.EngineStatus;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.OpenQuestion;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Stands where a model is configured by half: each question is answered with what is missing. */
record MissingEngine(EngineStatus status) implements Engine {

  @Override
  public EngineModel model() {
    return new EngineModel(status.provider(), status.model());
  }

  @Override
  public ParsedDescription parse(PostingText posting) {
    throw missing();
  }

  @Override
  public Scorecard score(
      JsonNode resume, PostingText posting, ParsedDescription parsed, Language language) {
    throw missing();
  }

  @Override
  public List<ProposedChange> tailor(TailoringTask task) {
    throw missing();
  }

  @Override
  public String writeLetter(LetterTask task) {
    throw missing();
  }

  @Override
  public Optional<String> proposeAnswer(OpenQuestion question) {
    throw missing();
  }

  @Override
  public BuilderAbilities abilities() {
    return BuilderAbilities.NONE;
  }

  @Override
  public BuilderAnswer answer(BuilderTask task, Consumer<String> writing) {
    throw missing();
  }

  private EngineException missing() {
    return new EngineException(Message.of("%s.", status.reason()));
  }
}
