package dev.jobtrail.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchRequest;
import dev.jobtrail.fetch.Fetcher;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jboss.logging.Logger;

/**
 * Asks vendors which questions their forms require. An interface that does not answer, or answers
 * something else, leaves the form as it is.
 */
@ApplicationScoped
public class VendorQuestions {

  private static final Logger LOG = Logger.getLogger(VendorQuestions.class);

  /** No form has as many; what is beyond is not read. */
  private static final int MOST = 300;

  private final Fetcher fetcher;
  private final ObjectMapper mapper;

  VendorQuestions(Fetcher fetcher, ObjectMapper mapper) {
    this.fetcher = fetcher;
    this.mapper = mapper;
  }

  /** The required questions; none where they cannot be read. */
  public List<RequiredQuestion> required(QuestionsRequest request) {
    try {
      var page =
          fetcher.read(FetchRequest.get(request.address()).with("Accept", "application/json"));
      return request.reader().apply(mapper.readTree(page.text())).stream()
          .filter(it -> !it.label().isBlank())
          .limit(MOST)
          .toList();
    } catch (FetchException | JsonProcessingException e) {
      LOG.debugf("The questions at %s could not be read", request.address().getHost());
      return List.of();
    }
  }

  /**
   * The required questions without a value. None where the fields are those of another form: where
   * fewer than half of the questions are asked.
   *
   * @param fields all that the form has shown
   */
  public static List<UnansweredQuestion> unanswered(
      List<RequiredQuestion> required, List<FormField> fields, QuestionKinds kinds) {
    var asked = askedBy(required, fields, kinds);
    var found = asked.values().stream().filter(it -> !it.isEmpty()).count();
    return found * 2 < asked.size()
        ? List.of()
        : asked.entrySet().stream()
            .filter(it -> it.getValue().stream().allMatch(field -> field.values().isEmpty()))
            .map(it -> new UnansweredQuestion(it.getKey().label(), it.getValue()))
            .toList();
  }

  /** The fields that ask each question, by names and words and else by the kind of question. */
  private static Map<RequiredQuestion, List<FormField>> askedBy(
      List<RequiredQuestion> required, List<FormField> fields, QuestionKinds kinds) {
    var asked = new LinkedHashMap<RequiredQuestion, List<FormField>>();
    required.forEach(it -> asked.put(it, it.askedBy(fields)));
    var questions = required.stream().filter(it -> asked.get(it).isEmpty()).distinct().toList();
    var left =
        fields.stream()
            .filter(it -> asked.values().stream().noneMatch(taken -> taken.contains(it)))
            .toList();
    for (var question : questions) {
      onlyOne(left, it -> kinds.areSame(it, question.label()))
          .filter(field -> onlyOne(questions, it -> kinds.areSame(field, it.label())).isPresent())
          .ifPresent(it -> asked.put(question, List.of(it)));
    }
    return asked;
  }

  /** What alone meets a condition; empty where several do, which could be mistaken. */
  private static <T> Optional<T> onlyOne(List<T> all, Predicate<T> condition) {
    var found = all.stream().filter(condition).limit(2).toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }
}
