package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.ParsedDescription;
import jakarta.inject.Singleton;
import java.time.Clock;

/** The engine that needs no model: it goes by words and dates, and always answers the same. */
@Singleton
public class BuiltinEngine implements Engine {

  /** The version rises with every change that may change a score. */
  private static final EngineModel MODEL = new EngineModel("builtin", "words-1");

  private final Vocabulary vocabulary = new Vocabulary();
  private final Places places = new Places();
  private final PostingParser parser = new PostingParser(vocabulary);
  private final Clock clock;

  /**
   * @param clock until when jobs without an end have gone on
   */
  public BuiltinEngine(Clock clock) {
    this.clock = clock;
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
}
