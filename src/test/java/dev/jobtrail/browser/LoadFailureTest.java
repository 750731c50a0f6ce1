package dev.jobtrail.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadFailureTest {

  @ParameterizedTest
  @CsvSource({
    "ERR_NAME_NOT_RESOLVED,was not found",
    "ERR_CONNECTION_REFUSED,accepts no connection",
    "ERR_TUNNEL_CONNECTION_FAILED,accepts no connection",
    "ERR_CONNECTION_TIMED_OUT,does not answer",
    "ERR_CERT_DATE_INVALID,has no valid certificate",
    "ERR_SSL_PROTOCOL_ERROR,has no valid certificate",
    "insecure certificate,has no valid certificate",
    "ERR_TOO_MANY_REDIRECTS,redirects in circles",
    "ERR_FAILED,The page of jobs.example cannot be loaded"
  })
  void saysWhatHappenedAndWhatToDo(String code, String expected) {
    var message = LoadFailure.of(code).message("jobs.example").english();

    assertThat(message).contains(expected).containsAnyOf("Check", "Try again later");
  }
}
