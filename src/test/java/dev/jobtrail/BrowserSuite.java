package dev.jobtrail;

import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** The tests that wait most: for browsers, connections, mail and databases that start. */
@Suite
@SelectPackages({
  "dev.jobtrail.attempt",
  "dev.jobtrail.browser",
  "dev.jobtrail.console",
  "dev.jobtrail.database",
  "dev.jobtrail.form",
  "dev.jobtrail.http",
  "dev.jobtrail.mail"
})
@IncludeClassNamePatterns(".*Test")
class BrowserSuite {}
