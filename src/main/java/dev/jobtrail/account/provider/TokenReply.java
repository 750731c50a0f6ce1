package dev.jobtrail.account.provider;

import dev.jobtrail.account.provider.SignInRefusal.Reason;

/** What a provider gives for a code. */
final class TokenReply {

  private final ProviderCalls.Reply reply;

  private TokenReply(ProviderCalls.Reply reply) {
    this.reply = reply;
  }

  /**
   * Passes for an answer without an error; GitHub reports errors with status 200.
   *
   * @throws SignInRefusal otherwise
   */
  static TokenReply of(String provider, ProviderCalls.Reply reply) {
    var error = reply.body().path("error").asText("");
    if (error.equals("invalid_grant") || error.equals("bad_verification_code")) {
      throw new SignInRefusal(
          Reason.NOT_STARTED_HERE, provider + " does not take the code: used, or too old");
    }
    if (!reply.isSuccess() || !error.isEmpty()) {
      throw new SignInRefusal(
          Reason.PROVIDER_FAILED,
          "%s gives no token: %d %s".formatted(provider, reply.status(), ProviderError.of(error)));
    }
    return new TokenReply(reply);
  }

  String accessToken() {
    return required("access_token");
  }

  String idToken() {
    return required("id_token");
  }

  private String required(String property) {
    var value = reply.body().path(property);
    if (!value.isTextual() || value.textValue().isEmpty()) {
      throw new SignInRefusal(Reason.PROVIDER_FAILED, "the answer has no " + property);
    }
    return value.textValue();
  }
}
