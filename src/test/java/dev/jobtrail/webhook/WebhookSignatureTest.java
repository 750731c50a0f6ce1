package dev.jobtrail.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class WebhookSignatureTest {

  /** The test vector of the reference libraries of the specification. */
  private static final byte[] SECRET =
      Base64.getDecoder().decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");

  private static final String ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  private static final String PAYLOAD = "{\"test\": 2432232314}";
  private static final String SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

  @Test
  void signsAsTheReferenceLibrariesDo() {
    assertThat(WebhookSignature.header(List.of(SECRET), ID, 1_614_265_330L, PAYLOAD))
        .isEqualTo(SIGNATURE);
  }

  @Test
  void signsWithTwoSecretsDuringARotation() {
    var other = new byte[32];

    assertThat(WebhookSignature.header(List.of(other, SECRET), ID, 1_614_265_330L, PAYLOAD))
        .matches("v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=")
        .endsWith(" " + SIGNATURE);
  }

  @Test
  void showsASecretWithItsPrefix() {
    assertThat(WebhookSignature.text(SECRET)).isEqualTo("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
    assertThat(WebhookSignature.newSecret()).hasSize(32);
  }
}
