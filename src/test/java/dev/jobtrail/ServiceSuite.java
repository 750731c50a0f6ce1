package dev.jobtrail;

import org.junit.platform.suite.api.ExcludePackages;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/**
 * All tests but those of {@link BrowserSuite} and {@link AccountSuite}, beside which they run, and
 * of {@link EngineTests} and {@link GuardTests}, which run after them.
 */
@Suite
@SelectPackages("dev.jobtrail")
@ExcludePackages({
  "dev.jobtrail.account",
  "dev.jobtrail.ai",
  "dev.jobtrail.alert",
  "dev.jobtrail.attempt",
  "dev.jobtrail.browser",
  "dev.jobtrail.console",
  "dev.jobtrail.console.application",
  "dev.jobtrail.console.discovery",
  "dev.jobtrail.console.resume",
  "dev.jobtrail.database",
  "dev.jobtrail.discovery",
  "dev.jobtrail.fit",
  "dev.jobtrail.form",
  "dev.jobtrail.guard",
  "dev.jobtrail.http",
  "dev.jobtrail.pdf",
  "dev.jobtrail.sharing.visit"
})
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class ServiceSuite {}
