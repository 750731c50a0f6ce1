package dev.jobtrail;

import org.junit.platform.suite.api.ExcludePackages;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/**
 * The tests of pages, on the screen, printed and as forms, and of connections and databases, which
 * mostly wait.
 */
@Suite
@SelectPackages({
  "dev.jobtrail.browser",
  "dev.jobtrail.console",
  "dev.jobtrail.database",
  "dev.jobtrail.form",
  "dev.jobtrail.http",
  "dev.jobtrail.pdf"
})
@SelectClasses(names = BrowserSuite.FORMS_OF_STEPS)
@ExcludePackages({
  "dev.jobtrail.console.application",
  "dev.jobtrail.console.discovery",
  "dev.jobtrail.console.resume"
})
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class BrowserSuite {

  /** Its forms wait, for which {@link AccountSuite} has no time. */
  static final String FORMS_OF_STEPS = "dev.jobtrail.attempt.StepwiseFormsTest";
}
