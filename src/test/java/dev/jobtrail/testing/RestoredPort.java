package dev.jobtrail.testing;

import io.restassured.RestAssured;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Gives REST Assured its port back once a class has sent requests to replicas of its own. */
public final class RestoredPort implements BeforeAllCallback, AfterAllCallback {

  private int port;

  @Override
  public void beforeAll(ExtensionContext context) {
    port = RestAssured.port;
  }

  @Override
  public void afterAll(ExtensionContext context) {
    RestAssured.port = port;
  }
}
