package dev.jobtrail.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PublicRoutesTest {

  private static final List<Class<? extends Annotation>> WITH_BODY =
      List.of(POST.class, PUT.class, PATCH.class, DELETE.class);

  private static final List<Operation> OPERATIONS =
      new ClassFileImporter()
              .withImportOption(new ImportOption.DoNotIncludeTests())
              .withImportOption(it -> it.contains("Resource"))
              .importPackages("dev.jobtrail")
              .stream()
              .filter(it -> it.isAnnotatedWith(Path.class))
              .map(JavaClass::reflect)
              .flatMap(
                  resource ->
                      Arrays.stream(resource.getDeclaredMethods())
                          .filter(it -> WITH_BODY.stream().anyMatch(it::isAnnotationPresent))
                          .map(it -> new Operation(path(resource, it), isPublic(resource, it))))
              .toList();

  /** An operation that can have a body. */
  record Operation(String path, boolean isPublic) {}

  static List<Operation> operations() {
    return OPERATIONS;
  }

  @ParameterizedTest
  @MethodSource("operations")
  void containThePathsOfOperationsWithoutSignIn(Operation operation) {
    if (operation.isPublic()) {
      assertThat(PublicRoutes.contain(operation.path())).isTrue();
      assertThat(PublicRoutes.contain("/app/call" + operation.path())).isTrue();
    } else if (!operation.path().startsWith("/auth/")) { // small there, too
      assertThat(PublicRoutes.contain(operation.path())).isFalse();
    }
  }

  @Test
  void areHeldAgainstAllOperations() {
    assertThat(OPERATIONS).filteredOn(Operation::isPublic).hasSizeGreaterThan(8);
    assertThat(OPERATIONS).hasSizeGreaterThan(50);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/resumes", "/resumes/x/y/z", "/app/call//auth/sign-in", "/app", "/", ""})
  void containNothingElse(String path) {
    assertThat(PublicRoutes.contain(path)).isFalse();
  }

  private static String path(Class<?> resource, Method method) {
    var own = method.getAnnotation(Path.class);
    var parts = resource.getAnnotation(Path.class).value() + "/" + (own == null ? "" : own.value());
    return parts.replaceAll("\\{[^}]*}", "x").replaceAll("/+", "/").replaceAll("(.)/$", "$1");
  }

  private static boolean isPublic(Class<?> resource, Method method) {
    return method.isAnnotationPresent(PermitAll.class)
        || (resource.isAnnotationPresent(PermitAll.class)
            && !method.isAnnotationPresent(Authenticated.class));
  }
}
