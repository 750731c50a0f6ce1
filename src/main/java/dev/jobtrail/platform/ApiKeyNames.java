package dev.jobtrail.platform;

/** The names by which requests and identities carry an API key. */
public final class ApiKeyNames {

  /** The request header with the key. */
  public static final String HEADER = "x-api-key";

  /** The attribute of an identity with the id of its key; absent for a session. */
  public static final String ID = "apiKeyId";

  private ApiKeyNames() {}
}
