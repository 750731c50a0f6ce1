package dev.jobtrail.account.provider;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the page that refuses a sign-in by a provider. */
@MessageBundle("provider")
interface SignInMessages {

  @Message("Unknown sign-in provider")
  String unknownProvider();

  @Message("Choose one of the providers on the sign-in page.")
  String unknownProviderText();

  @Message("Please start again")
  String startAgain();

  @Message("This sign-in was not started in this browser, was finished already, or took too long.")
  String startAgainText();

  @Message("You are not signed in")
  String cancelled();

  @Message("You did not allow {provider} to share your identity. Nothing changed.")
  String cancelledText(String provider);

  @Message("{provider} could not sign you in")
  String failed(String provider);

  @Message("The provider reported an error. Try again later.")
  String failedText();

  @Message("{provider} does not answer")
  String unreachable(String provider);

  @Message("The provider cannot be reached. Try again later.")
  String unreachableText();

  @Message("The response of {provider} is not valid")
  String notTrusted(String provider);

  @Message("It failed our security checks, so you were not signed in. Try again.")
  String notTrustedText();

  @Message("Your address is not verified")
  String notVerified();

  @Message("Your email address is not verified at {provider}. Verify it there, then try again.")
  String notVerifiedText(String provider);

  @Message("An account with your email address exists")
  String accountExists();

  @Message(
      "Its email address has not been verified yet. Sign in with the account's password first or reset it, then try again.")
  String accountExistsText();

  @Message("Too many attempts")
  String tooMany();

  @Message("Wait ten minutes, then try again.")
  String tooManyText();

  @Message("Too many sign-ins at the moment")
  String busy();

  @Message("Try again in a moment.")
  String busyText();

  @Message("Back to the home page")
  String backHome();

  @Message("Reset your password by email")
  String resetByEmail();
}
