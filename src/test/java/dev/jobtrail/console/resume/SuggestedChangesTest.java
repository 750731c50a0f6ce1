package dev.jobtrail.console.resume;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.console.resume.SuggestedChanges.Change;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.testing.EnglishMessages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestedChangesTest {

  private static final String DOCUMENT =
      """
      {"basics": {"label": "Engineer"},
       "work": [{"name": "Acme", "highlights": ["One", "Two"]}, {"name": "Globex"}]}
      """;

  private static final DocumentMessages ENGLISH = EnglishMessages.of(DocumentMessages.class);

  private final SuggestedChanges suggested = new SuggestedChanges(new ResumePatch());

  private List<Change> changes(String document, String operations) {
    return suggested.of(document, DocumentText.read(operations), ENGLISH);
  }

  @Test
  void tellsWhatStandsThereBeforeAndAfter() {
    assertThat(
            changes(
                DOCUMENT,
                """
                [{"op": "test", "path": "/work/0/name", "value": "Acme"},
                 {"op": "remove", "path": "/work/0/highlights/0"},
                 {"op": "replace", "path": "/work/0/highlights/0", "value": "Three"},
                 {"op": "add", "path": "/work/0/highlights/0", "value": "Four"},
                 {"op": "replace", "path": "/basics/label", "value": "Lead"},
                 {"op": "add", "path": "/skills", "value": [{"name": "Java", "keywords": ["EE"]}]},
                 {"op": "move", "from": "/work/1", "path": "/work/0"}]
                """))
        .containsExactly(
            new Change("Work 1 › Highlights 1", "One", null),
            new Change("Work 1 › Highlights 1", "Two", "Three"),
            new Change("Work 1 › Highlights 1", null, "Four"),
            new Change("Headline", "Engineer", "Lead"),
            new Change("Skills", null, "name: Java\nkeywords: EE"),
            new Change("Work 1", "From Work 2", "Moved here"));
  }

  @Test
  void tellsFromTheTestsWhatStoodThereWhereItAppliesNoMore() {
    var operations =
        """
        [{"op": "test", "path": "/basics/label", "value": "Clerk"},
         {"op": "replace", "path": "/basics/label", "value": "Lead"}]
        """;

    assertThat(changes(null, operations))
        .isEqualTo(changes(DOCUMENT, operations))
        .containsExactly(new Change("Headline", "Clerk", "Lead"));
  }

  @ParameterizedTest
  @CsvSource({
    "/basics/location/city, City",
    "/basics/profiles/0/network, Profiles 1 › Network",
    "/work/1, Work 2",
    "/skills/0/keywords/-, Skills 1 › Keywords › new",
    "/meta/theme, meta › theme",
    "'', ''"
  })
  void namesPlacesAsTheFormDoes(String path, String words) {
    assertThat(SuggestedChanges.place(path, ENGLISH)).isEqualTo(words);
  }
}
