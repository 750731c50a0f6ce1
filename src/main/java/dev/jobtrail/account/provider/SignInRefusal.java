package dev.jobtrail.account.provider;

import dev.jobtrail.page.PageMessages;
import java.util.function.BiFunction;

/** A failed sign-in, with a reason for the user and a detail for the log. */
public final class SignInRefusal extends RuntimeException {

  /** What people can be told. */
  public enum Reason {
    UNKNOWN_PROVIDER(
        404, (texts, _) -> texts.unknownProvider(), (texts, _) -> texts.unknownProviderText()),
    NOT_STARTED_HERE(400, (texts, _) -> texts.startAgain(), (texts, _) -> texts.startAgainText()),
    CANCELLED(400, (texts, _) -> texts.cancelled(), SignInMessages::cancelledText),
    PROVIDER_FAILED(502, SignInMessages::failed, (texts, _) -> texts.failedText()),
    PROVIDER_UNREACHABLE(502, SignInMessages::unreachable, (texts, _) -> texts.unreachableText()),
    NOT_TRUSTED(502, SignInMessages::notTrusted, (texts, _) -> texts.notTrustedText()),
    EMAIL_NOT_VOUCHED_FOR(403, (texts, _) -> texts.notVerified(), SignInMessages::notVerifiedText),
    ADDRESS_UNPROVEN(
        409, (texts, _) -> texts.accountExists(), (texts, _) -> texts.accountExistsText()),
    TOO_MANY(429, (texts, _) -> texts.tooMany(), (texts, _) -> texts.tooManyText()),
    BUSY(503, (texts, _) -> texts.busy(), (texts, _) -> texts.busyText());

    private final int status;
    private final BiFunction<SignInMessages, String, String> title;
    private final BiFunction<SignInMessages, String, String> text;

    Reason(
        int status,
        BiFunction<SignInMessages, String, String> title,
        BiFunction<SignInMessages, String, String> text) {
      this.status = status;
      this.title = title;
      this.text = text;
    }

    /** The HTTP status of the page. */
    public int status() {
      return status;
    }

    /** The page's heading. */
    public String title(String provider) {
      return title.apply(PageMessages.of(SignInMessages.class), provider);
    }

    /** The page's text. */
    public String text(String provider) {
      return text.apply(PageMessages.of(SignInMessages.class), provider);
    }
  }

  private final Reason reason;

  /**
   * A refusal.
   *
   * @param detail for the log: no token, no code, nothing personal
   */
  public SignInRefusal(Reason reason, String detail) {
    super(detail);
    this.reason = reason;
  }

  SignInRefusal(Reason reason, String detail, Throwable cause) {
    super(detail, cause);
    this.reason = reason;
  }

  static SignInRefusal notTrusted(String detail) {
    return new SignInRefusal(Reason.NOT_TRUSTED, detail);
  }

  /** What people can be told. */
  public Reason reason() {
    return reason;
  }
}
