package dev.jobtrail.ai.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.ai.AiSettings;
import dev.jobtrail.ai.BuilderAbilities;
import dev.jobtrail.ai.BuilderAnswer;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.ai.ClassifiedReply;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.EngineModel;
import dev.jobtrail.ai.JudgingTask;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.OpenQuestion;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.ReplyTask;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.fit.Dimension;
import dev.jobtrail.fit.DimensionRating;
import dev.jobtrail.guard.Judgement;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.trace.Tracer;
import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.Vertx;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The engine that asks a language model and believes nothing of what it answers: every answer is
 * checked against the shape that was asked for, the resume and the posting.
 *
 * <p>An answer that cannot be used is asked for once more, with its fault named.
 */
public final class ModelEngine implements Engine, AutoCloseable {

  private static final int LONGEST_SUMMARY = 600;
  private static final int LONGEST_LINE = 400;
  private static final int MOST_LINES = 40;
  private static final int LONGEST_KEYWORD = 80;
  private static final int MOST_KEYWORDS = 30;

  /** A dimension at or above this is no gap. */
  private static final int NO_GAP = 75;

  private static final int MOST_MISSING = 15;
  private static final int LONGEST_RATIONALE = 500;
  private static final int LONGEST_STRENGTH = 300;
  private static final int MOST_STRENGTHS = 5;
  private static final int LONGEST_REPLY = 4_000;

  /** A sentence of a mail; what is shorter than some words says nothing alone. */
  private static final int LONGEST_QUOTE = 1_000;

  private static final int SHORTEST_QUOTE = 12;

  /** Of an answer that is shown again with its fault. */
  private static final int TOKENS_OF_BAD_ANSWER = 500;

  /** The share of an answer that is text, beside the names and quotes of its JSON. */
  private static final double REPEATABLE = 0.65;

  private static final Pattern EMPTY_LINES = Pattern.compile("\n[ \t]*(?:\n[ \t]*){2,}");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\[[\\p{L}' -]{2,40}]");

  private static final BuilderAbilities ABILITIES =
      new BuilderAbilities(
          List.of(
              Message.of("Answer messages about the resume in the language of the message.")
                  .english(),
              Message.of(
                      "Suggest changes of any text of the resume, such as shorter or reworded"
                          + " ones.")
                  .english(),
              Message.of("Use confirmed facts.").english()),
          List.of(
              Message.of("See or change contact data, pictures, profiles and references.")
                  .english(),
              Message.of("Suggest anything that neither the resume nor a confirmed fact supports.")
                  .english(),
              Message.of("Change the design, or anything outside the resume.").english()),
          List.of(
              Message.of("Shorten my summary").english(),
              Message.of("What can go?").english(),
              Message.of("What is missing?").english()));

  /** The model answered twice, and neither answer can be used. */
  private static final class UnreadableAnswer extends EngineException {

    private static final long serialVersionUID = 1L;

    UnreadableAnswer(Message reason) {
      super(reason);
    }
  }

  private final Shape shape = new Shape();
  private final Prompts prompts = new Prompts();
  private final AiSettings settings;
  private final Endpoint endpoint;
  private final Clock clock;
  private final ResumePatch patch;
  private final ResumeSchema schema;

  /**
   * @param settings with base-url and model
   * @param clock until when jobs without an end have gone on
   * @param metrics counts and times the calls
   * @param tracer records them
   */
  public ModelEngine(
      AiSettings settings,
      Vertx vertx,
      Clock clock,
      MeterRegistry metrics,
      Tracer tracer,
      ResumePatch patch,
      ResumeSchema schema) {
    this.settings = settings;
    this.endpoint = new Endpoint(settings, vertx, metrics, tracer);
    this.clock = clock;
    this.patch = patch;
    this.schema = schema;
  }

  /** Closes the connections. */
  @Override
  public void close() {
    endpoint.close();
  }

  @Override
  public EngineModel model() {
    return new EngineModel(settings.provider(), settings.model().orElseThrow());
  }

  @Override
  public ParsedDescription parse(PostingText posting) {
    var text = allOf(posting);
    if (text.isBlank()) {
      return new ParsedDescription("", List.of(), List.of(), List.of());
    }
    var budget = budget("parse");
    var data = data();
    data.set("posting", posting(posting, null, budget, 1));
    return ask(
        "parse",
        data,
        answer ->
            new ParsedDescription(
                Shape.line(answer, "summary", LONGEST_SUMMARY),
                Shape.lines(answer, "responsibilities", MOST_LINES, LONGEST_LINE),
                Shape.lines(answer, "requirements", MOST_LINES, LONGEST_LINE),
                keywords(answer, "keywords", text, MOST_KEYWORDS)));
  }

  @Override
  public Scorecard score(
      JsonNode resume, PostingText posting, ParsedDescription parsed, Language language) {
    var budget = budget("score");
    var data = data();
    data.put("language", language.englishName());
    data.set("posting", posting(posting, parsed, budget, 0.4));
    var shown = new ShownResume(resume, budget.left(), false);
    data.set("resume", shown.document());
    return ask("score", data, answer -> scorecard(answer, resume, posting));
  }

  private Scorecard scorecard(JsonNode answer, JsonNode resume, PostingText posting) {
    var ratings =
        Stream.of(Dimension.values())
            .map(it -> rating(it, answer.path("dimensions").path(it.wireName())))
            .toList();
    var resumeText = textOf(resume);
    var missing =
        keywords(answer, "missingKeywords", allOf(posting), Integer.MAX_VALUE).stream()
            .filter(it -> !Shape.names(resumeText, it))
            .limit(MOST_MISSING)
            .toList();
    return new Scorecard(
        Scorecard.overall(ratings),
        ratings,
        missing,
        gap(ratings),
        null,
        Shape.lines(answer, "strengths", MOST_STRENGTHS, LONGEST_STRENGTH),
        model());
  }

  /** The rationale of the lowest rating, where that is low. */
  private static String gap(List<DimensionRating> ratings) {
    return ratings.stream()
        .min(Comparator.comparingInt(DimensionRating::score))
        .filter(it -> it.score() < NO_GAP)
        .map(DimensionRating::rationale)
        .orElse(null);
  }

  private static DimensionRating rating(Dimension dimension, JsonNode rating) {
    var score = rating.path("score");
    if (!score.isNumber() || !score.canConvertToExactIntegral()) {
      throw new Unusable(
          "the score of \"%s\" is missing or is no whole number.".formatted(dimension.wireName()));
    }
    if (score.decimalValue().signum() < 0 || score.doubleValue() > 100) {
      throw new Unusable(
          "the score of \"%s\" is not from 0 to 100.".formatted(dimension.wireName()));
    }
    return new DimensionRating(
        dimension, score.intValue(), Shape.line(rating, "rationale", LONGEST_RATIONALE));
  }

  @Override
  public List<ProposedChange> tailor(TailoringTask task) {
    var budget = budget("tailor");
    var data = data();
    task.language().ifPresent(it -> data.put("language", it.englishName()));
    data.set("posting", posting(task.posting(), task.parsed(), budget, 0.35));
    addAll(data, "facts", task.facts(), budget, 0.1);
    var shown = new ShownResume(task.resume(), budget.left(), false);
    data.set("resume", shown.withPlaces());
    return ask(
        "tailor",
        data,
        answer ->
            new ChangesReading(task.resume(), shown, task.language().orElse(Language.ENGLISH))
                .read(answer));
  }

  @Override
  public String writeLetter(LetterTask task) {
    var budget = budget("letter");
    var data = data();
    data.put("tone", task.tone().name().toLowerCase(Locale.ROOT));
    if (task.instructions() != null && !task.instructions().isBlank()) {
      data.put("wishes", budget.take(task.instructions(), 0.1));
    }
    addAll(
        data,
        "refused",
        task.refused().stream().map(it -> it.text() + " (" + it.reason() + ")").toList(),
        budget,
        0.1);
    data.set("posting", posting(task.posting(), task.parsed(), budget, 0.35));
    addAll(data, "facts", task.facts(), budget, 0.1);
    var language = Language.ofText(task.posting().description(), Language.ENGLISH);
    addAll(data, "conditions", task.conditionsIn(language), budget, 0.1);
    data.set("resume", new ShownResume(task.resume(), budget.left(), true).document());
    return asked(prompts.question("letter", data), null, ModelEngine::letter);
  }

  private static String letter(String answer) {
    var text = EMPTY_LINES.matcher(CleanText.of(Shape.withoutFence(answer))).replaceAll("\n\n");
    var words = text.strip().split("\\s+").length;
    if (words < LetterTask.SHORTEST || words > LetterTask.LONGEST) {
      throw new Unusable(
          "the letter has %d words; %d to %d are wanted."
              .formatted(words, LetterTask.SHORTEST, LetterTask.LONGEST));
    }
    requireNoPlaceholder(text);
    return text.strip();
  }

  @Override
  public Optional<String> proposeAnswer(OpenQuestion question) {
    var budget = budget("question");
    var data = data();
    data.put("question", budget.take(question.text(), 0.1));
    data.put("longest", question.longest());
    data.set("posting", posting(question.posting(), question.parsed(), budget, 0.35));
    addAll(data, "facts", question.facts(), budget, 0.1);
    data.set("resume", new ShownResume(question.resume(), budget.left(), true).document());
    return ask("question", data, answer -> formAnswer(answer, question.longest()));
  }

  private static Optional<String> formAnswer(JsonNode answer, int longest) {
    var text = EMPTY_LINES.matcher(Shape.text(answer, "answer")).replaceAll("\n\n");
    if (text.length() > longest) {
      throw new Unusable(
          "the answer has %d characters; at most %d are wanted.".formatted(text.length(), longest));
    }
    requireNoPlaceholder(text);
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  private static void requireNoPlaceholder(String text) {
    if (PLACEHOLDER.matcher(text).find()) {
      throw new Unusable("the text has a placeholder in brackets.");
    }
  }

  /** Nothing is judged against a resume or facts of which a part is not shown. */
  @Override
  public List<Judgement> judge(JudgingTask task) {
    if (!settings.judge()) {
      return Engine.super.judge(task);
    }
    var budget = budget("judge");
    var data = data();
    var claims = claims(task, budget.part(0.4));
    data.set("claims", claims);
    addAll(data, "facts", task.facts(), budget, 0.2);
    var shown = new ShownResume(task.resume(), budget.left(), false);
    if (shown.isCut() || claims.isEmpty() || data.path("facts").size() < task.facts().size()) {
      return Engine.super.judge(task);
    }
    data.set("resume", shown.withPlaces());
    var reading = new JudgementsReading(shown.document(), task.facts(), task.claims());
    return ask("judge", data, reading::read);
  }

  /** Those that fit, with their numbers. */
  private static ArrayNode claims(JudgingTask task, Budget budget) {
    var claims = JsonNodeFactory.instance.arrayNode();
    for (var i = 0; i < task.claims().size(); i++) {
      var claim = task.claims().get(i);
      if (budget.takeAll(List.of(claim.text()), 1).isEmpty()) {
        break;
      }
      claims.addObject().put("number", i).put("place", claim.place()).put("text", claim.text());
    }
    return claims;
  }

  @Override
  public boolean classifiesReplies() {
    return true;
  }

  @Override
  public Optional<ClassifiedReply> classifyReply(ReplyTask task) {
    var budget = budget("reply");
    var data = JsonNodeFactory.instance.objectNode();
    data.put("subject", budget.take(task.subject(), 0.1));
    addAll(data, "sentences", task.sentences(), budget, 1);
    try {
      return ask("reply", data, answer -> classified(answer, task));
    } catch (UnreadableAnswer _) {
      return Optional.empty();
    }
  }

  private static Optional<ClassifiedReply> classified(JsonNode answer, ReplyTask task) {
    var kind = Shape.line(answer, "kind", LONGEST_LINE);
    if (kind.equals("nothing")) {
      return Optional.empty();
    }
    if (!task.kinds().contains(kind)) {
      throw new Unusable("\"kind\" is none of those that may be answered.");
    }
    var quote = Shape.line(answer, "quote", LONGEST_QUOTE);
    if (quote.length() < SHORTEST_QUOTE) {
      throw new Unusable("\"quote\" is no sentence of the mail.");
    }
    for (var i = 0; i < task.sentences().size(); i++) {
      if (CleanText.line(task.sentences().get(i), Integer.MAX_VALUE).contains(quote)) {
        return Optional.of(new ClassifiedReply(kind, i));
      }
    }
    throw new Unusable("\"quote\" does not stand in the mail word for word.");
  }

  @Override
  public boolean readsResumes() {
    return true;
  }

  /** Shows no more than an answer of the longest length can repeat. */
  @Override
  public JsonNode readResume(String text) {
    var answerable = (int) (settings.maxAnswerTokens() * REPEATABLE);
    var data = JsonNodeFactory.instance.objectNode();
    data.put("text", budget("resume").take(TokenCount.cut(text, answerable), 1));
    return ask("resume", data, ModelEngine::resume);
  }

  private static JsonNode resume(JsonNode answer) {
    if (!answer.path("basics").isObject() && !answer.path("work").isArray()) {
      throw new Unusable("it has neither \"basics\" nor \"work\".");
    }
    return answer;
  }

  @Override
  public BuilderAbilities abilities() {
    return ABILITIES;
  }

  @Override
  public BuilderAnswer answer(BuilderTask task, Consumer<String> writing) {
    var budget = budget("answer");
    var data = data();
    data.put("text", budget.take(task.text(), 0.2));
    addAll(data, "facts", task.facts(), budget, 0.1);
    addEarlier(data, task.earlier(), budget);
    var shown = new ShownResume(task.resume(), budget.left(), true);
    data.set("resume", shown.withPlaces());
    var suggestions = new SuggestionsReading(task.resume(), shown, patch, schema, shape);
    return asked(
        prompts.question("answer", data),
        new ReplyStream(writing, LONGEST_REPLY),
        text -> builderAnswer(shape.object(text), Language.detect(words(task)), suggestions));
  }

  private static List<String> words(BuilderTask task) {
    return Tokenizer.tokenize(task.text()).stream().map(TextToken::folded).toList();
  }

  private static BuilderAnswer builderAnswer(
      JsonNode answer, Language language, SuggestionsReading suggestions) {
    var reply = Shape.text(answer, "reply");
    if (reply.isEmpty()) {
      throw new Unusable("\"reply\" is empty.");
    }
    return new BuilderAnswer(
        CleanText.cut(reply, LONGEST_REPLY),
        language,
        suggestions.read(Shape.list(answer, "suggestions")));
  }

  // questions

  private <T> T ask(String name, JsonNode data, Function<JsonNode, T> reading) {
    return asked(prompts.question(name, data), null, text -> reading.apply(shape.object(text)));
  }

  private <T> T asked(Question question, ReplyStream stream, Function<String, T> reading) {
    var first = endpoint.ask(question, stream);
    try {
      return reading.apply(first);
    } catch (Unusable fault) {
      // what was told cannot be taken back
      if (stream != null && stream.hasTold()) {
        throw unreadable(fault);
      }
      var again =
          question.again(
              TokenCount.cut(first, TOKENS_OF_BAD_ANSWER), prompts.complaint(fault.getMessage()));
      try {
        return reading.apply(endpoint.ask(again, stream));
      } catch (Unusable second) {
        throw unreadable(second);
      }
    }
  }

  private static UnreadableAnswer unreadable(Unusable fault) {
    return new UnreadableAnswer(
        Message.of("The model's answer cannot be used: %s", fault.getMessage()));
  }

  // data

  private Budget budget(String name) {
    return new Budget(
        settings.contextTokens()
            - settings.maxAnswerTokens()
            - prompts.size(name)
            - TOKENS_OF_BAD_ANSWER);
  }

  private ObjectNode data() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("today", LocalDate.ofInstant(clock.instant(), clock.getZone()).toString());
  }

  private static ObjectNode posting(
      PostingText posting, ParsedDescription parsed, Budget budget, double share) {
    var data = JsonNodeFactory.instance.objectNode();
    data.put("title", line(posting.title(), budget));
    data.put("company", line(posting.company(), budget));
    data.put("location", line(posting.location(), budget));
    data.put("isRemote", posting.isRemote());
    if (parsed != null) {
      addAll(data, "keywords", parsed.keywords(), budget, 0.1);
    }
    data.put("description", budget.take(descriptionOf(posting), share));
    return data;
  }

  private static String line(String text, Budget budget) {
    var line = ReadableText.line(text, PostingText.LONGEST_LINE);
    return line == null ? null : budget.take(line, 1);
  }

  private static void addAll(
      ObjectNode data, String name, List<String> texts, Budget budget, double share) {
    var list = data.putArray(name);
    budget.takeAll(texts, share).forEach(list::add);
  }

  /** The latest of what was said before, as far as there is room. */
  private static void addEarlier(ObjectNode data, List<BuilderTask.Turn> earlier, Budget budget) {
    var list = data.putArray("earlier");
    var room = budget.part(0.2);
    for (var turn : earlier.reversed()) {
      var text = room.take(turn.text(), 0.5);
      var reply = room.take(turn.reply(), 1);
      if (text.length() < turn.text().length() || reply.length() < turn.reply().length()) {
        break;
      }
      list.insertObject(0).put("text", text).put("reply", reply);
    }
  }

  private static String descriptionOf(PostingText posting) {
    return ReadableText.ofHtml(posting.description(), PostingText.LONGEST_DESCRIPTION);
  }

  /** What a keyword can stand in. */
  private static String allOf(PostingText posting) {
    var title = ReadableText.line(posting.title(), PostingText.LONGEST_LINE);
    return (title == null ? "" : title + "\n") + descriptionOf(posting);
  }

  private static List<String> keywords(JsonNode answer, String name, String posting, int most) {
    return Shape.lines(answer, name, Integer.MAX_VALUE, LONGEST_KEYWORD).stream()
        .filter(it -> Shape.names(posting, it))
        .limit(most)
        .toList();
  }

  /** All texts of a resume. */
  private static String textOf(JsonNode node) {
    if (node.isTextual()) {
      return node.textValue();
    }
    var text = new StringBuilder();
    node.forEach(it -> text.append(textOf(it)).append('\n'));
    return text.toString();
  }
}
