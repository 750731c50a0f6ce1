package dev.jobtrail.inbox;

import dev.jobtrail.ai.ClassifiedReply;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.ReplyTask;
import dev.jobtrail.inbox.ReplyClassifier.Statement;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Asks the configured model what a mail says that no rule decides. Its answer can propose a status
 * of the one application that the mail is about, and nothing else.
 */
@ApplicationScoped
class ModelClassifier {

  private static final List<String> KINDS =
      Stream.of(ReplyKind.values()).map(ReplyKind::wireName).toList();

  /** What no classification needs: addresses, links and numbers of phones and meetings. */
  private static final Pattern PERSONAL =
      Pattern.compile(
          "(?:https?://|www\\.)\\S+|[^\\s<>]{1,200}@[^\\s<>]{1,200}"
              + "|(?<!\\w)\\+?\\d(?:[ ()/-]{0,2}\\d){7,}");

  private static final String LEFT_OUT = "…";

  private final Engine engine;
  private final ReplyClassifier rules;

  ModelClassifier(Engine engine, ReplyClassifier rules) {
    this.engine = engine;
    this.rules = rules;
  }

  /** Whether a model is configured. */
  boolean isAvailable() {
    return engine.classifiesReplies();
  }

  /**
   * What a mail says; empty if it says nothing for certain, or a rule forbids the answer. Blocks.
   *
   * @throws EngineException if the model fails, or does not answer within that time
   */
  Optional<Statement> classify(ReceivedMail mail, StatedText text, Duration longest) {
    var sentences = ReplyClassifier.sentences(mail, text);
    var task =
        new ReplyTask(
            KINDS,
            withoutPersonal(mail.subject()),
            sentences.stream().map(ModelClassifier::withoutPersonal).toList());
    return answer(task, longest)
        .flatMap(
            it ->
                rules.admit(
                    ReplyKind.valueOf(it.kind().toUpperCase(Locale.ROOT)),
                    sentences.get(it.sentence()),
                    mail));
  }

  static String withoutPersonal(String text) {
    return PERSONAL.matcher(text).replaceAll(LEFT_OUT);
  }

  private Optional<ClassifiedReply> answer(ReplyTask task, Duration longest) {
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var answer = executor.submit(() -> engine.classifyReply(task));
      try {
        return answer.get(longest.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        throw new EngineException(Message.of("The model did not answer in time."), e);
      } catch (ExecutionException e) {
        throw e.getCause() instanceof EngineException fault
            ? fault
            : new IllegalStateException(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new EngineException(Message.of("The service is stopping."), e);
      } finally {
        answer.cancel(true);
      }
    }
  }
}
