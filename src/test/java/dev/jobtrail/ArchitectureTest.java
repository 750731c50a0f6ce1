package dev.jobtrail;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.persistence.Entity;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ArchitectureTest {

  private static final String ROOT = "dev.jobtrail.";

  /** Lowest first: a package uses only those before it. Those of the sites are one. */
  private static final List<String> PACKAGES =
      List.of(
          "text",
          "place",
          "error",
          "platform",
          "trace",
          "outbound",
          "response",
          "database",
          "task",
          "ratelimit",
          "platform.spec",
          "http",
          "plan",
          "page",
          "account.provider",
          "account",
          "account.totp",
          "account.passkey",
          "idempotency",
          "client",
          "apikey",
          "oauth",
          "stream",
          "feed",
          "mail",
          "work",
          "resume.document",
          "resume.reactive",
          "resume.reading",
          "resume",
          "fact",
          "shaping",
          "pdf",
          "resume.advice",
          "sharing.visit",
          "sharing",
          "fetch",
          "exchange",
          "browser.proxy",
          "browser",
          "form",
          "posting",
          "fit",
          "guard",
          "ai",
          "ai.builtin.advice",
          "ai.builtin.letter",
          "ai.builtin",
          "ai.model",
          "ai.choice",
          "intake",
          "application",
          "application.table",
          "attachment",
          "approval",
          "match",
          "tailor",
          "letter",
          "builder",
          "discovery.statement",
          "discovery.board",
          "discovery",
          "discovery.company",
          "site",
          "attempt.profile",
          "attempt.account",
          "attempt.answer",
          "attempt",
          "webhook",
          "inbox",
          "agenda",
          "search",
          "calendar",
          "alert",
          "connector",
          "demo",
          "console",
          "console.notification",
          "console.form",
          "console.agenda",
          "console.application",
          "console.client",
          "console.resume",
          "console.discovery",
          "console.pipeline",
          "console.settings",
          "command.remote",
          "command");

  private final JavaClasses program =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.jobtrail");

  @Test
  void packagesUseOnlyThoseBelow() {
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
            })
        .check(program);
  }

  @Test
  void noSitesKnowEachOther() {
    slices().matching(ROOT + "site.(*)..").should().notDependOnEachOther().check(program);
  }

  @Test
  void everyPackageHasItsPlace() {
    classes()
        .that()
        .resideInAPackage(ROOT + "*..")
        .should(
            new ArchCondition<>("be in a package that has its place in the order") {
              @Override
              public void check(JavaClass it, ConditionEvents events) {
                if (rank(it) < 0) {
                  events.add(SimpleConditionEvent.violated(it, it.getName()));
                }
              }
            })
        .check(program);
  }

  @Test
  void resourcesAreNobodyElses() {
    classes().that().areAnnotatedWith(Path.class).should().bePackagePrivate().check(program);
  }

  @Test
  void entitiesNeverGoOverTheWire() {
    noClasses()
        .that()
        .areAnnotatedWith(Path.class)
        .should(
            new ArchCondition<>("take or return entities") {
              @Override
              public void check(JavaClass resource, ConditionEvents events) {
                resource.getMethods().stream()
                    .filter(it -> it.isMetaAnnotatedWith(HttpMethod.class))
                    .filter(
                        it ->
                            Stream.concat(
                                    Stream.of(it.getReturnType()), it.getParameterTypes().stream())
                                .flatMap(type -> type.getAllInvolvedRawTypes().stream())
                                .anyMatch(type -> type.isAnnotatedWith(Entity.class)))
                    .forEach(
                        it -> events.add(SimpleConditionEvent.satisfied(it, it.getDescription())));
              }
            })
        .check(program);
  }

  @Test
  void timeComesFromTheClock() {
    noClasses()
        .should()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(LocalDate.class, "now")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(program);
  }

  @Test
  void dependenciesComeByConstructor() {
    noFields()
        .should()
        .beAnnotatedWith(Inject.class)
        .orShould()
        .beAnnotatedWith(ConfigProperty.class)
        .check(program);
  }

  @Test
  void outputGoesToTheLog() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "command")
        .should(ACCESS_STANDARD_STREAMS)
        .as("only commands write to the terminal")
        .check(program);
  }

  @Test
  void namesSayWhatAThingDoes() {
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
        .haveSimpleNameEndingWith("Utils")
        .check(program);
  }

  /** Nested types are named beside the type that they belong to, and may share a simple name. */
  @Test
  void noSimpleNameTwice() {
    var names =
        program.stream()
            .filter(JavaClass::isTopLevelClass)
            .map(JavaClass::getSimpleName)
            .filter(it -> !it.equals("package-info"));

    assertThat(names).doesNotHaveDuplicates();
  }

  /** A bean is named for what it looks after or for what does the work: no SearchingBoards. */
  @Test
  void noBeanIsNamedByAGerund() {
    noClasses()
        .that()
        .areAnnotatedWith(ApplicationScoped.class)
        .or()
        .areAnnotatedWith(RequestScoped.class)
        .should()
        .haveNameMatching(".*\\.(?!Posting|RelyingParty)[A-Z][a-z]+ing([A-Z]\\w*)?")
        .check(program);
  }

  /** A native executable finds a class by its name only if it is registered. */
  @Test
  void noStringIsTheNameOfAClass() throws IOException {
    var name = Pattern.compile("\"dev\\.jobtrail\\.[a-z.]*[A-Z]");
    try (var sources = Files.walk(java.nio.file.Path.of("src/main/java"))) {
      assertThat(sources.filter(Files::isRegularFile))
          .allSatisfy(it -> assertThat(Files.readString(it)).doesNotContainPattern(name));
    }
  }

  private static int rank(JavaClass it) {
    var name = it.getPackageName();
    return name.startsWith(ROOT + "site.")
        ? PACKAGES.indexOf("site")
        : name.startsWith(ROOT) ? PACKAGES.indexOf(name.substring(ROOT.length())) : -1;
  }
}
