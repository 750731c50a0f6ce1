package dev.jobtrail.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the occupation knowledge base by the rules of its README. */
class OccupationFilesTest {

  private static final Path FOLDER = Path.of("src/main/occupations");
  private static final int UNIT_GROUPS_OF_ISCO_08 = 436;
  private static final long MAX_PACKED = 1_000_000;

  @Test
  void hasEveryUnitGroupOnceInItsFile() throws IOException {
    var codes = new HashMap<String, Path>();
    for (var file : files()) {
      for (var group : OccupationFile.parse(Files.readAllLines(file))) {
        assertThat(group.code()).startsWith(file.getFileName().toString().substring(0, 2));
        assertThat(codes.put(group.code(), file)).as(group.code()).isNull();
      }
    }
    assertThat(codes).hasSize(UNIT_GROUPS_OF_ISCO_08);
  }

  @Test
  void tellsOfEveryGroupWhatItsPeopleAreCalledAndDo() throws IOException {
    for (var group : groups().values()) {
      for (var language : Language.values()) {
        assertThat(group.titles(language)).as("%s titles", group.code()).hasSizeGreaterThan(2);
        assertThat(group.tasks(language)).as("%s tasks", group.code()).hasSizeGreaterThan(3);
      }
      assertThat(group.skills()).as("%s skills", group.code()).hasSizeGreaterThan(4);
    }
  }

  @Test
  void hasTradesOfNearlyAllGroups() throws IOException {
    var groups = groups().keySet();
    var codes = new HashSet<String>();
    for (var line : FitModel.lines("/fit/trades.txt")) {
      assertThat(line).matches("\\d{4}\\*? [^|,=*]+(\\|[^|*]+)?");
      codes.add(line.substring(0, 4));
    }
    assertThat(groups).containsAll(codes);
    assertThat(codes).hasSizeGreaterThan(420);
  }

  @Test
  void namesOnlyGroupsThatExistAsNeighbours() throws IOException {
    var groups = groups();
    for (var group : groups.values()) {
      assertThat(groups.keySet()).as(group.code()).containsAll(group.near().keySet());
      assertThat(group.near().values()).allSatisfy(it -> assertThat(it).isBetween(0.1, 0.9));
    }
  }

  @Test
  void isPackedIntoLessThanAMegabyte() throws IOException {
    try (var packed = FitModel.class.getResourceAsStream("/fit/occupations.txt.gz")) {
      assertThat(packed.readAllBytes().length).isBetween(1, (int) MAX_PACKED);
    }
  }

  @Test
  void refusesALineOfAnotherFormat() {
    assertThatThrownBy(
            () -> OccupationFile.parse(List.of("# 2512 Software developers", "salary: 3")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("salary: 3");
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(it -> it.toString().endsWith(".txt")).sorted().toList();
    }
  }

  private static Map<String, UnitGroup> groups() throws IOException {
    var groups = new HashMap<String, UnitGroup>();
    for (var file : files()) {
      OccupationFile.parse(Files.readAllLines(file)).forEach(it -> groups.put(it.code(), it));
    }
    return groups;
  }
}
