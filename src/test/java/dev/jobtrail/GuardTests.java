package dev.jobtrail;

import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** The tests of the guard, which compute much. */
@Suite
@SelectPackages("dev.jobtrail.guard")
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class GuardTests {}
