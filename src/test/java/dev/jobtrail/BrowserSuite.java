package dev.jobtrail;

import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** The tests of pages, and those that wait for connections, mail and databases that start. */
@Suite
@SelectPackages({
  "dev.jobtrail.console",
  "dev.jobtrail.database",
  "dev.jobtrail.http",
  "dev.jobtrail.mail"
})
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class BrowserSuite {}
