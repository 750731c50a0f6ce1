package dev.jobtrail.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsernamesTest {

  @ParameterizedTest
  @CsvSource({
    "Jane Doe, jane-doe",
    "Řezníčková, reznickova",
    "--octo__cat--, octo-cat",
    "Щербаков, user",
    "'', user",
    "a-name-that-is-much-too-long-to-be-one, a-name-that-is-much",
    "x, x"
  })
  void readLikeNames(String name, String username) {
    assertThat(Usernames.from(name)).isEqualTo(username);
  }

  @ParameterizedTest
  @CsvSource({"jane, jane", "taken, taken-3", "admin, admin-2", "ab, ab-2", "r, r-2"})
  void areFreeAndUsable(String wanted, String username) {
    assertThat(Usernames.firstFree(wanted, Set.of("taken", "taken-2")::contains))
        .isEqualTo(username);
  }

  @Property
  void areUsernamesWhateverTheNameIs(@ForAll String name) {
    assertThat(Usernames.firstFree(Usernames.from(name), it -> false))
        .matches("[a-z0-9][a-z0-9-]{1,30}[a-z0-9]");
  }
}
