package dev.jobtrail;

import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/**
 * The tests of pages, on the screen and printed, and of connections and databases, which mostly
 * wait.
 */
@Suite
@SelectPackages({
  "dev.jobtrail.console",
  "dev.jobtrail.database",
  "dev.jobtrail.http",
  "dev.jobtrail.pdf"
})
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class BrowserSuite {}
