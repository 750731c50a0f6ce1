package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MigrationsTest {

  private static final Path FOLDER = Path.of("src/main/resources/db/migration");
  private static final Pattern VERSION = Pattern.compile("V(\\d+)__\\w+\\.sql");

  /** The newest of the release before, which later ones must leave usable. */
  private static final int RELEASED = 10;

  /** What a program that does not know of it would stumble over. */
  private static final Pattern NOT_ADDITIVE =
      Pattern.compile(
          "\\bdrop\\s+(table|column|view|function|type|sequence)\\b"
              + "|\\brename\\b"
              + "|\\bset\\s+not\\s+null\\b"
              + "|\\balter\\s+(column\\s+)?\\w+\\s+(set\\s+data\\s+)?type\\b"
              + "|\\bdrop\\s+default\\b"
              + "|\\badd\\s+(column\\s+)?(?!constraint)\\w+\\s(?=[^,;]*\\bnot\\s+null\\b)(?![^,;]*\\b(default|generated)\\b)");

  @Test
  void knowsTheNewestMigration() throws IOException {
    assertThat(migrations().mapToInt(MigrationsTest::version).max())
        .hasValue(Integer.parseInt(Migrations.NEWEST));
  }

  @Test
  void onlyAddsToTheSchemaOfTheReleaseBefore() throws IOException {
    for (var migration : migrations().filter(it -> version(it) > RELEASED).toList()) {
      assertThat(statements(Files.readString(migration)))
          .as(migration.toString())
          .doesNotContainPattern(NOT_ADDITIVE);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alter table account drop column name;",
        "drop table account;",
        "alter table account rename column name to called;",
        "alter table account alter column name set not null;",
        "alter table account alter name type varchar(10);",
        "alter table account add column age int not null;",
        "alter table account\n  add age int not null,\n  add height int default 1;"
      })
  void tellsWhatDoesNotOnlyAdd(String sql) {
    assertThat(statements(sql)).containsPattern(NOT_ADDITIVE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "create table pet (id uuid primary key, name text not null);",
        "alter table account add column age int not null default 0;",
        "alter table account add column age int, add column height int;",
        "alter table account add constraint adult check (age is not null);",
        "alter table account alter column name drop not null;",
        "-- drop table account, once the release is out\ncreate index account_name on account (name);"
      })
  void tellsWhatOnlyAdds(String sql) {
    assertThat(statements(sql)).doesNotContainPattern(NOT_ADDITIVE);
  }

  private static String statements(String sql) {
    return sql.replaceAll("--[^\n]*", "").toLowerCase(Locale.ROOT);
  }

  private static Stream<Path> migrations() throws IOException {
    try (var files = Files.list(FOLDER)) {
      return files.toList().stream();
    }
  }

  private static int version(Path migration) {
    var name = VERSION.matcher(migration.getFileName().toString());
    assertThat(name.matches()).as("a migration's name").isTrue();
    return Integer.parseInt(name.group(1));
  }
}
