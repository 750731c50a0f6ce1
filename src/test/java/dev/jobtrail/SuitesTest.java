package dev.jobtrail;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.suite.api.ExcludePackages;
import org.junit.platform.suite.api.SelectPackages;

/** Every test belongs to one of the two suites. */
class SuitesTest {

  @Test
  void oneSuiteRunsWhatTheOtherLeavesOut() {
    assertThat(ServiceSuite.class.getAnnotation(ExcludePackages.class).value())
        .containsExactly(BrowserSuite.class.getAnnotation(SelectPackages.class).value());
  }

  @Test
  void theSuitesFindEveryTestByItsName() {
    JavaClasses tests =
        new ClassFileImporter()
            .withImportOption(new ImportOption.OnlyIncludeTests())
            .importPackages("dev.jobtrail");

    methods()
        .that()
        .areMetaAnnotatedWith(Testable.class)
        .should()
        .beDeclaredInClassesThat()
        .haveNameMatching(".*(Test|IT)")
        .check(tests);
  }
}
