package dev.jobtrail;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.Entity;
import jakarta.ws.rs.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;

@AnalyzeClasses(packages = "dev.jobtrail", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String ROOT = "dev.jobtrail.";

  /** Lowest first: a package uses only those before it. */
  private static final List<String> PACKAGES =
      List.of(
          "error",
          "platform",
          "outbound",
          "response",
          "database",
          "task",
          "ratelimit",
          "http",
          "plan",
          "account",
          "idempotency",
          "apikey",
          "stream",
          "mail",
          "client",
          "work",
          "resume",
          "fact",
          "pdf",
          "sharing",
          "fetch",
          "browser",
          "form",
          "posting",
          "guard",
          "ai",
          "application",
          "approval",
          "match",
          "tailor",
          "letter",
          "builder",
          "discovery",
          "site",
          "attempt",
          "demo",
          "console");

  @ArchTest
  static final ArchRule packagesUseOnlyThoseBelow =
      classes()
          .that()
          .resideInAPackage(ROOT + "*..")
          .should(
              new ArchCondition<>("use only packages below their own") {
                @Override
                public void check(JavaClass user, ConditionEvents events) {
                  user.getDirectDependenciesFromSelf().stream()
                      .filter(it -> rank(it.getTargetClass()) > rank(user))
                      .forEach(
                          it -> events.add(SimpleConditionEvent.violated(it, it.getDescription())));
                }
              });

  @ArchTest
  static final ArchRule whatPagesShareKnowsNoneOfThem =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "console")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "console.*..");

  @ArchTest
  static final ArchRule noPagesKnowEachOther =
      slices().matching(ROOT + "console.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule noSitesKnowEachOther =
      slices().matching(ROOT + "site.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule everyPackageHasItsPlace =
      classes()
          .that()
          .resideInAPackage(ROOT + "*..")
          .should(
              new ArchCondition<>("be in a package that has its place in the order") {
                @Override
                public void check(JavaClass it, ConditionEvents events) {
                  if (!PACKAGES.contains(feature(it))) {
                    events.add(SimpleConditionEvent.violated(it, it.getName()));
                  }
                }
              });

  @ArchTest
  static final ArchRule resourcesAreNobodyElses =
      classes().that().areAnnotatedWith(Path.class).should().bePackagePrivate();

  @ArchTest
  static final ArchRule entitiesNeverGoOverTheWire =
      noClasses()
          .that()
          .areAnnotatedWith(Path.class)
          .should(
              new ArchCondition<>("return entities") {
                @Override
                public void check(JavaClass resource, ConditionEvents events) {
                  resource.getMethods().stream()
                      .filter(it -> it.isAnnotatedWith(jakarta.ws.rs.GET.class))
                      .filter(
                          it ->
                              it.getReturnType().getAllInvolvedRawTypes().stream()
                                  .anyMatch(type -> type.isAnnotatedWith(Entity.class)))
                      .forEach(
                          it ->
                              events.add(SimpleConditionEvent.satisfied(it, it.getDescription())));
                }
              });

  @ArchTest
  static final ArchRule timeComesFromTheClock =
      noClasses()
          .should()
          .callMethod(Instant.class, "now")
          .orShould()
          .callMethod(LocalDate.class, "now")
          .orShould()
          .callMethod(System.class, "currentTimeMillis");

  @ArchTest
  static final ArchRule dependenciesComeByConstructor =
      noFields()
          .should()
          .beAnnotatedWith(Inject.class)
          .orShould()
          .beAnnotatedWith(ConfigProperty.class);

  @ArchTest static final ArchRule outputGoesToTheLog = NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

  @ArchTest
  static final ArchRule namesSayWhatAThingDoes =
      noClasses()
          .should()
          .haveSimpleNameEndingWith("Impl")
          .orShould()
          .haveSimpleNameEndingWith("Dto")
          .orShould()
          .haveSimpleNameEndingWith("Manager")
          .orShould()
          .haveSimpleNameEndingWith("Helper")
          .orShould()
          .haveSimpleNameEndingWith("Util")
          .orShould()
          .haveSimpleNameEndingWith("Utils");

  /**
   * Nested types are named beside the type that they belong to, and may share a simple name. The
   * pay periods of boards and of apply profiles are still two.
   */
  @ArchTest
  static void noSimpleNameTwice(JavaClasses program) {
    var names =
        program.stream()
            .filter(JavaClass::isTopLevelClass)
            .map(JavaClass::getSimpleName)
            .filter(it -> !it.equals("package-info") && !it.equals("PayPeriod"));

    assertThat(names).doesNotHaveDuplicates();
  }

  /** A bean is named for what it looks after or for what does the work: no SearchingBoards. */
  @ArchTest
  static final ArchRule noBeanIsNamedByAGerund =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + "account..")
          .and()
          .areAnnotatedWith(ApplicationScoped.class)
          .should()
          .haveNameMatching(".*\\.(?!Posting)[A-Z][a-z]+ing([A-Z]\\w*)?");

  private static int rank(JavaClass it) {
    return it.getPackageName().startsWith(ROOT) ? PACKAGES.indexOf(feature(it)) : -1;
  }

  private static String feature(JavaClass it) {
    return it.getPackageName().substring(ROOT.length()).split("\\.")[0];
  }
}
