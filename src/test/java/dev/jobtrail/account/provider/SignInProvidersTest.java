package dev.jobtrail.account.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SignInProvidersTest {

  private static final SignInSecret SECRET = new SignInSecret("a secret");

  @Test
  void offersNoneUntilOneIsConfigured() {
    assertThat(providers().displayNames()).isEmpty();
  }

  @Test
  void knowsTheNamesOfTheKnown() {
    var providers =
        providers(
            "google.client-id",
            "a",
            "google.client-secret",
            "b",
            "github.client-id",
            "a",
            "github.client-secret",
            "b",
            "linkedin.client-id",
            "a",
            "linkedin.client-secret",
            "b",
            "custom.client-id",
            "a",
            "custom.client-secret",
            "b",
            "custom.issuer",
            "https://id.example.com",
            "custom.display-name",
            "Our Company",
            "second.client-id",
            "a",
            "second.client-secret",
            "b",
            "second.issuer",
            "http://10.0.0.5/realms/a");
    assertThat(providers.displayNames())
        .isEqualTo(
            Map.of(
                "google", "Google",
                "github", "GitHub",
                "linkedin", "LinkedIn",
                "custom", "Our Company",
                "second", "second"));
  }

  @Test
  void isConfiguredByEnvironment() {
    var settings =
        Settings.ofEnvironment(
            Map.of(
                "JOBTRAIL_PROVIDERS_CUSTOM_CLIENT_ID", "a",
                "JOBTRAIL_PROVIDERS_CUSTOM_CLIENT_SECRET", "b",
                "JOBTRAIL_PROVIDERS_CUSTOM_DISPLAY_NAME", "Our Company",
                "JOBTRAIL_PROVIDERS_CUSTOM_ISSUER", "https://id.example.com"));
    assertThat(providers(settings).displayNames()).isEqualTo(Map.of("custom", "Our Company"));
  }

  @Test
  void takesEmptySettingsForNone() {
    assertThat(
            providers("google.client-id", "", "google.client-secret", "", "google.issuer", "")
                .displayNames())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "google.client-id, a, google.client-secret is missing",
    "google.client-secret, a, google.client-id is missing",
    "custom.issuer, https://id.example.com, custom.client-id is missing"
  })
  void refusesToStartWithHalfAProvider(String property, String value, String fault) {
    assertThatThrownBy(() -> providers(property, value)).hasMessage("jobtrail.providers." + fault);
  }

  @ParameterizedTest
  @CsvSource({
    "custom, display-name, x, custom.issuer is missing",
    "custom, issuer, id.example.com, custom.issuer is no http or https address",
    "custom, issuer, ftp://id.example.com, custom.issuer is no http or https address",
    "google, issuer, file:///etc/passwd, google.issuer is no http or https address",
    "custom, token-url, https://id.example.com/token, custom.authorization-url is missing",
    "github, issuer, https://github.com, github.issuer has no meaning",
    "github, base-url, /github, github.base-url is no http or https address",
    "github, api-url, https:github, github.api-url is no http or https address",
    "Custom, issuer, https://id.example.com, Custom is no usable name",
    "credential, issuer, https://id.example.com, credential is no usable name"
  })
  void refusesToStartWithAFault(String name, String property, String value, String fault) {
    assertThatThrownBy(
            () ->
                providers(
                    name + ".client-id",
                    "a",
                    name + ".client-secret",
                    "b",
                    name + "." + property,
                    value))
        .hasMessageContaining("jobtrail.providers." + fault);
  }

  @Test
  void tellsNoSecretInAFault() {
    assertThatThrownBy(
            () -> providers("custom.client-id", "a", "custom.client-secret", "very secret"))
        .hasMessageNotContaining("very secret");
  }

  @ParameterizedTest
  @CsvSource({
    "https://github.com, https://github.com/login/oauth/authorize",
    "https://ghe.example.com/, https://ghe.example.com/login/oauth/authorize"
  })
  void findsGitHubWhereItIs(String base, String expected) {
    var providers =
        providers("github.client-id", "a", "github.client-secret", "b", "github.base-url", base);
    assertThat(providers.named("github").orElseThrow().authorizationUri(SECRET, "https://us"))
        .asString()
        .startsWith(expected + "?");
  }

  @Test
  void showsNothingOfTheSecretThatABrowserKeeps() {
    assertThat(SECRET.toString()).doesNotContain("a secret");
    assertThat(SECRET.state().getValue())
        .isNotEqualTo(SECRET.hash())
        .isNotEqualTo(SECRET.nonce().getValue());
    assertThat(SECRET.hasState(SECRET.state().getValue())).isTrue();
    assertThat(SECRET.hasState(SECRET.nonce().getValue())).isFalse();
    assertThat(SECRET.hasState("")).isFalse();
  }

  private static SignInProviders providers(String... namesAndValues) {
    return providers(Settings.with(namesAndValues));
  }

  private static SignInProviders providers(ProviderSettings settings) {
    return new SignInProviders(null, settings, Clock.systemUTC());
  }
}
