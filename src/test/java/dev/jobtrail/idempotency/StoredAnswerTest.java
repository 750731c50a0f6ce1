package dev.jobtrail.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class StoredAnswerTest {

  private static final UUID ACCOUNT = UUID.randomUUID();

  private final StoredAnswer answer =
      new StoredAnswer(
          201, "/resumes/1", "{\"name\":\"Řezníčková\"}".getBytes(StandardCharsets.UTF_8));

  @Test
  void isReadableWithTheSameKeyOnly() {
    var secret = request("a", "/resumes").secret();
    var sealed = answer.sealed(secret);

    assertThat(StoredAnswer.open(sealed, secret)).usingRecursiveComparison().isEqualTo(answer);
    assertThat(new String(sealed, StandardCharsets.ISO_8859_1)).doesNotContain("resumes", "name");
    assertThatIllegalStateException()
        .isThrownBy(() -> StoredAnswer.open(sealed, request("b", "/resumes").secret()));
  }

  @Test
  void isSealedDifferentlyEachTime() {
    var secret = request("a", "/resumes").secret();

    assertThat(answer.sealed(secret)).isNotEqualTo(answer.sealed(secret));
  }

  @Test
  void tellsRequestsApartByAccountPathKeyAndBody() {
    var request = request("a", "/resumes");

    assertThat(request.id()).isEqualTo(request("a", "/resumes").id());
    assertThat(request.id()).isNotEqualTo(request("b", "/resumes").id());
    assertThat(request.id()).isNotEqualTo(request("a", "/clients").id());
    assertThat(request.id()).isNotEqualTo(request.secret()).isNotEqualTo(request.fingerprint());
    var otherBody = request("a", "/resumes");
    otherBody.bodyIs("[2]");
    assertThat(request.fingerprint()).isNotEqualTo(otherBody.fingerprint());
  }

  private static KeyedRequest request(String key, String target) {
    var request = new KeyedRequest(ACCOUNT, null, new IdempotencyKey(key), target, null, 201);
    request.bodyIs("[1]");
    return request;
  }
}
