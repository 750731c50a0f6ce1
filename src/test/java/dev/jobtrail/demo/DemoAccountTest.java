package dev.jobtrail.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.apikey.ApiKeys;
import org.junit.jupiter.api.Test;

class DemoAccountTest {

  @Test
  void takesShortKeysForGuessable() {
    assertThat(DemoAccount.isGuessable("abc")).isTrue();
    assertThat(DemoAccount.isGuessable("0123456789abcdefghij")).isFalse();
    assertThat(DemoAccount.isGuessable(ApiKeys.newKey())).isFalse();
  }
}
