package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CachePolicyTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/auth/providers",
        "/auth/google/callback",
        "/app/sign-in",
        "/app/sign-up",
        "/app/sign-up/done",
        "/app/verify-email",
        "/app/forgot-password",
        "/app/reset-password",
        "/app/settings/api-keys",
        "/clients/0190/approvals",
        "/approvals/token",
        "/approvals/token/resume.pdf",
        "/approve/token",
        "/attempts/0190/screenshot",
        "/app/applications/0190/attempts/0190/picture",
        "/account/export",
        "/applications/export",
        "/app/pipeline/applications.json",
        "/q/metrics"
      })
  void letsNobodyStoreSecretsAndExports(String path) {
    assertThat(CachePolicy.cacheControl("GET", path, 200, true)).isEqualTo("no-store");
    assertThat(CachePolicy.cacheControl("GET", path, 200, false)).isEqualTo("no-store");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/resumes",
        "/resumes/01936f3c-8f5e-7b7a-9a53-0242ac120002/pdf",
        "/account",
        "/account/usage",
        "/clients/0190",
        "/applications",
        "/app",
        "/app/pipeline",
        "/app/settings",
        "/app/settings/data"
      })
  void asksEachTimeForWhatBelongsToAnAccount(String path) {
    assertThat(CachePolicy.cacheControl("GET", path, 200, true)).isEqualTo("private, no-cache");
    assertThat(CachePolicy.cacheControl("HEAD", path, 304, true)).isEqualTo("private, no-cache");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/app/console.css", "/app/htmx.min.js", "/app/docs/", "/spec.json"})
  void letsCachesShareWhatIsTheSameForEveryone(String path) {
    assertThat(CachePolicy.cacheControl("GET", path, 200, true)).isEqualTo("no-cache");
    assertThat(CachePolicy.vary(path)).isEmpty();
  }

  @Test
  void letsNobodyStoreChangesAndErrors() {
    assertThat(CachePolicy.cacheControl("POST", "/resumes", 201, true)).isEqualTo("no-store");
    assertThat(CachePolicy.cacheControl("PATCH", "/account", 200, true)).isEqualTo("no-store");
    assertThat(CachePolicy.cacheControl("GET", "/resumes", 404, true)).isEqualTo("no-store");
    assertThat(CachePolicy.cacheControl("GET", "/app/none.css", 404, true)).isEqualTo("no-store");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/r/jane-doe/engineer", "/resumes/jane-doe/engineer/pdf"})
  void letsNobodyStoreWhatAPasswordOpens(String path) {
    assertThat(CachePolicy.cacheControl("GET", path, 200, true)).isEqualTo("no-store");
    assertThat(CachePolicy.cacheControl("GET", path, 200, false)).isEqualTo("private, no-cache");
    assertThat(CachePolicy.vary(path))
        .containsExactly("Cookie", "x-api-key", "Accept-Language", "x-resume-password");
  }
}
