package dev.jobtrail.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchRequest;
import dev.jobtrail.fetch.Fetcher;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
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
  public static List<RequiredQuestion> unanswered(
      List<RequiredQuestion> required, List<FormField> fields) {
    var asked = required.stream().filter(it -> !it.askedBy(fields).isEmpty()).count();
    return asked * 2 < required.size()
        ? List.of()
        : required.stream()
            .filter(it -> it.askedBy(fields).stream().allMatch(field -> field.values().isEmpty()))
            .toList();
  }
}
