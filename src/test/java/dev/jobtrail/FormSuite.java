package dev.jobtrail;

import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/**
 * The tests of application forms, of the runs that fill them in, of discovery and of accounts:
 * about as long as each of the suites beside which they run.
 */
@Suite
@SelectPackages({
  "dev.jobtrail.account",
  "dev.jobtrail.attempt",
  "dev.jobtrail.browser",
  "dev.jobtrail.discovery",
  "dev.jobtrail.form"
})
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class FormSuite {}
