package dev.jobtrail.account.provider;

/** A failed sign-in, with a reason for the user and a detail for the log. */
public final class SignInRefusal extends RuntimeException {

  /** What people can be told. */
  public enum Reason {
    UNKNOWN_PROVIDER(
        404, "Unknown sign-in provider", "Choose one of the providers on the sign-in page."),
    NOT_STARTED_HERE(
        400,
        "Please start again",
        "This sign-in was not started in this browser, was finished already, or took too long."),
    CANCELLED(
        400,
        "You are not signed in",
        "You did not allow %s to share your identity. Nothing changed."),
    PROVIDER_FAILED(
        502, "%s could not sign you in", "The provider reported an error. Try again later."),
    PROVIDER_UNREACHABLE(
        502, "%s does not answer", "The provider cannot be reached. Try again later."),
    NOT_TRUSTED(
        502,
        "The response of %s is not valid",
        "It failed our security checks, so you were not signed in. Try again."),
    EMAIL_NOT_VOUCHED_FOR(
        403,
        "Your address is not verified",
        "Your email address is not verified at %s. Verify it there, then" + " try again."),
    ADDRESS_UNPROVEN(
        409,
        "An account with your email address exists",
        "Its email address has not been verified yet. Sign in with the account's password"
            + " first or reset it, then try again."),
    TOO_MANY(429, "Too many attempts", "Wait ten minutes, then try again."),
    BUSY(503, "Too many sign-ins at the moment", "Try again in a moment.");

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
