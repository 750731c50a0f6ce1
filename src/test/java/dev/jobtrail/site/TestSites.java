package dev.jobtrail.site;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;

/** What the folders of the sites hold, without a container. */
public final class TestSites {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.jobtrail.site");

  private TestSites() {}

  /** One of each class of a type. */
  public static <T> List<T> all(Class<T> type) {
    return CLASSES.stream()
        .filter(it -> it.isAssignableTo(type))
        .map(JavaClass::reflect)
        .<T>map(it -> type.cast(created(it)))
        .toList();
  }

  private static Object created(Class<?> bean) {
    try {
      var constructor = bean.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
