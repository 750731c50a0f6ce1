package dev.jobtrail.account;

/** What every page says of the account that it is for. */
public record Owner(String name, boolean isEmailVerified) {}
