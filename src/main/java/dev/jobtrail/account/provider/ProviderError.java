package dev.jobtrail.account.provider;

/** OAuth's error codes, fit for the log. */
public final class ProviderError {

  private ProviderError() {}

  /** The code itself if it looks like one: anybody can write anything into that parameter. */
  public static String of(String code) {
    return code.matches("[a-z_]{1,40}") ? code : "an unknown error";
  }
}
