package dev.jobtrail;

import org.junit.platform.suite.api.ExcludeClassNamePatterns;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/**
 * The tests of accounts, discovery and apply runs, and packages whose tests start the service with
 * the same settings. It takes about as long as each of the suites that run beside it.
 */
@Suite
@SelectPackages({
  "dev.jobtrail.account",
  "dev.jobtrail.alert",
  "dev.jobtrail.attempt",
  "dev.jobtrail.console.application",
  "dev.jobtrail.console.discovery",
  "dev.jobtrail.console.resume",
  "dev.jobtrail.discovery",
  "dev.jobtrail.sharing.visit"
})
@ExcludeClassNamePatterns(BrowserSuite.FORMS_OF_STEPS)
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class AccountSuite {}
