package dev.jobtrail;

import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** The tests of the builtin engine and of models, which compute much. */
@Suite
@SelectPackages({"dev.jobtrail.ai", "dev.jobtrail.fit"})
@ExcludeTags("wide")
@IncludeClassNamePatterns(".*Test")
class EngineTests {}
