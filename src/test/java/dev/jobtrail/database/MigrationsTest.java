package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MigrationsTest {

  private static final Pattern VERSION = Pattern.compile("V(\\d+)__\\w+\\.sql");

  @Test
  void knowsTheNewestMigration() throws IOException {
    try (var files = Files.list(Path.of("src/main/resources/db/migration"))) {
      var newest =
          files
              .map(it -> VERSION.matcher(it.getFileName().toString()))
              .peek(it -> assertThat(it.matches()).as("a migration's name").isTrue())
              .mapToInt(it -> Integer.parseInt(it.group(1)))
              .max();
      assertThat(newest).hasValue(Integer.parseInt(Migrations.NEWEST));
    }
  }
}
