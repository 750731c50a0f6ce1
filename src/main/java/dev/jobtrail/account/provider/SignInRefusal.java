package dev.jobtrail.account.provider;

/** Why nobody was signed in, in words for people and in words for the log. */
public final class SignInRefusal extends RuntimeException {

  /** What people can be told. */
  public enum Reason {
    UNKNOWN_PROVIDER(404, "There is no such way to sign in", "Choose one of those offered."),
    NOT_STARTED_HERE(
        400,
        "Please start again",
        "This sign-in was not started in this browser, was finished already, or took too long."),
    CANCELLED(
        400, "You are not signed in", "You did not allow %s to tell who you are. Nothing changed."),
    PROVIDER_FAILED(
        502, "%s could not sign you in", "It reports an error of its own. Try again later."),
    PROVIDER_UNREACHABLE(
        502, "%s does not answer", "It cannot be reached just now. Try again later."),
    NOT_TRUSTED(
        502,
        "The answer of %s cannot be trusted",
        "It did not stand up to our checks, so nobody was signed in. Try again."),
    EMAIL_NOT_VOUCHED_FOR(
        403,
        "Your address is not verified",
        "%s does not say that you have verified your e-mail address there. Verify it there, then"
            + " try again."),
    ADDRESS_UNPROVEN(
        409,
        "There is an account with your address",
        "Nobody has proven yet that the address is theirs. Sign in with the account's password"
            + " first, or set a new one by mail, and then come back."),
    TOO_MANY(429, "Too many tries", "Wait ten minutes, then try again."),
    BUSY(503, "Too many people sign in just now", "Try again in a moment.");

    private final int status;
    private final String title;
    private final String text;

    Reason(int status, String title, String text) {
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
      return title.formatted(provider);
    }

    /** The page's text. */
    public String text(String provider) {
      return text.formatted(provider);
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
