package dev.jobtrail;

import org.junit.platform.suite.api.ExcludePackages;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** All tests but those of {@link BrowserSuite} and {@link FormSuite}, beside which they run. */
@Suite
@SelectPackages("dev.jobtrail")
@ExcludePackages({
  "dev.jobtrail.attempt",
  "dev.jobtrail.browser",
  "dev.jobtrail.console",
  "dev.jobtrail.database",
  "dev.jobtrail.form",
  "dev.jobtrail.http",
  "dev.jobtrail.mail"
})
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class ServiceSuite {}
