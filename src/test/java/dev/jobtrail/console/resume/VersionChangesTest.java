package dev.jobtrail.console.resume;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.resume.document.DocumentText;
import org.junit.jupiter.api.Test;

class VersionChangesTest {

  @Test
  void showsOwnSectionsAsSectionsOnly() {
    var sections = "\"sections\":[{\"name\":\"own-1\",\"title\":\"Talks\"}]";

    assertThat(unseen("{\"meta\":{\"jobtrail\":{%s}}}".formatted(sections))).isEmpty();
    assertThat(unseen("{\"meta\":{\"jobtrail\":{\"notes\":\"n\",%s}}}".formatted(sections)))
        .contains("notes")
        .doesNotContain("Talks");
  }

  @Test
  void showsTheDesignInWordsOnly() {
    var settings = "\"pageSize\":\"letter\",\"design\":{\"density\":\"compact\"}";

    assertThat(unseen("{\"meta\":{\"jobtrail\":{%s}}}".formatted(settings))).isEmpty();
  }

  @Test
  void showsWhatNoSectionHas() {
    assertThat(unseen("{\"$schema\":\"https://s.example\",\"basics\":{\"name\":\"Ada\"}}"))
        .contains("https://s.example")
        .doesNotContain("Ada");
  }

  private static String unseen(String document) {
    return VersionChanges.unseen(DocumentText.read(document));
  }
}
