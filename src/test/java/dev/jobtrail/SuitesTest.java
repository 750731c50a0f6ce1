package dev.jobtrail;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.suite.api.ExcludePackages;
import org.junit.platform.suite.api.SelectPackages;

/** Every test belongs to one suite. */
class SuitesTest {

  /** Where the classes lie that the suites take for tests. */
  private static final Pattern FOUND = Pattern.compile(".*/[^/$]*(Test|IT)\\.class");

  @Test
  void theOtherSuitesRunWhatTheServiceSuiteLeavesOut() {
    assertThat(ServiceSuite.class.getAnnotation(ExcludePackages.class).value())
        .containsExactlyInAnyOrder(
            Stream.of(BrowserSuite.class, AccountSuite.class, EngineTests.class, GuardTests.class)
                .flatMap(it -> Stream.of(it.getAnnotation(SelectPackages.class).value()))
                .toArray(String[]::new));
    assertThat(AccountSuite.class.getAnnotation(SelectPackages.class).value())
        .contains(BrowserSuite.class.getAnnotation(ExcludePackages.class).value());
  }

  @Test
  void theSuitesFindEveryTestByItsName() {
    JavaClasses others =
        new ClassFileImporter()
            .withImportOption(new ImportOption.OnlyIncludeTests())
            .withImportOption(it -> !it.matches(FOUND))
            .importPackages("dev.jobtrail");

    noMethods().should().beMetaAnnotatedWith(Testable.class).check(others);
  }
}
