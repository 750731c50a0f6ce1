package dev.jobtrail.attempt;

import dev.jobtrail.testing.FormServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** A server with application forms for the tests of one class. */
abstract class FormServing {

  static FormServer forms;

  @BeforeAll
  static void serveForms() {
    forms = new FormServer();
  }

  @AfterAll
  static void stopServing() {
    forms.close();
  }
}
