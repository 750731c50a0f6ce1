package dev.jobtrail;

import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Unit tests that are too slow for every build; they run with {@code -Pfull}. */
@Suite
@SelectPackages("dev.jobtrail")
@IncludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class WideTests {}
