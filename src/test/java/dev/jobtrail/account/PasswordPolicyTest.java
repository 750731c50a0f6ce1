package dev.jobtrail.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordPolicyTest {

  private final PasswordPolicy policy = new PasswordPolicy();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "password1234",
        "PASSWORD1234",
        "1q2w3e4r5t6y",
        "123456789012",
        "qwertyqwerty",
        "passwordpassword",
        "Password2024",
        "!!password!!!",
        "P@ssw0rd2024",
        "iloveyou123456",
        "123456dragon123456",
        "aaaaaaaaaaaa",
        "abcabcabcabc",
        "ｐａｓｓｗｏｒｄ1234"
      })
  void refusesCommonPasswordsAndThoseThatOnlyDecorateOne(String password) {
    assertRefused(password, "is one of the most common passwords");
  }

  @Test
  void refusesEachCommonPasswordThatIsLongEnough() throws IOException {
    var tried = 0;
    try (var lines =
        new BufferedReader(
            new InputStreamReader(
                PasswordPolicy.class.getResourceAsStream("/account/common-passwords.txt"),
                StandardCharsets.UTF_8))) {
      for (var password : (Iterable<String>) lines.lines()::iterator) {
        if (password.length() >= 12) {
          assertRefused(password, "is one of the most common passwords");
          tried++;
        }
      }
    }
    assertThat(tried).isGreaterThan(250);
  }

  @ParameterizedTest
  @CsvSource({
    "jane-doe rides on, must not contain the account's username",
    "xx-JANE-DOE-xx-yy, must not contain the account's username",
    "my.name.jd1980.ok, must not contain the account's username",
    "I love Jobtrail much, must not contain the name of this service"
  })
  void refusesPasswordsWithTheNamesOfTheAccountInside(String password, String reason) {
    assertRefused(password, reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "correct horse battery staple",
        "correct horse battery",
        "a new password",
        "839201847562abc",
        "grüner Kühlschrank im Wald",
        "dragonflies over water",
        "k3%Vw!x9QpLz"
      })
  void takesOthers(String password) {
    assertThatCode(() -> policy.check("password", password, "jane-doe", "jd1980@example.com"))
        .doesNotThrowAnyException();
  }

  @Test
  void doesNotMindShortNamesThatAreInOtherWords() {
    assertThatCode(() -> policy.check("password", "bobsleigh in winter", "bob", "a@example.com"))
        .doesNotThrowAnyException();
  }

  @Test
  void isQuickWithTheLongest() {
    var longest = "ab".repeat(63) + "ac";
    assertThatCode(() -> policy.check("password", longest, "jane-doe", "jd1980@example.com"))
        .doesNotThrowAnyException();
  }

  private void assertRefused(String password, String reason) {
    assertThatThrownBy(
            () -> policy.check("newPassword", password, "jane-doe", "jd1980@example.com"))
        .as(password)
        .isInstanceOfSatisfying(
            ApiException.class,
            it -> {
              assertThat(it.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
              assertThat(it.body().details().getFirst().field()).isEqualTo("newPassword");
              assertThat(it.body().message()).contains(reason);
            });
  }
}
