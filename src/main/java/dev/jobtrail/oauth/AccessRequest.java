package dev.jobtrail.oauth;

import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.text.Message;
import io.quarkus.qute.TemplateData;
import java.net.URI;
import java.util.List;

/**
 * A client's request for access to an account.
 *
 * @param clientName as the client calls itself, which is not verified
 * @param scopes what it asks for; not empty
 * @param state what it wants back with the answer; null for nothing
 * @param codeChallenge the SHA-256 of its verifier, in base64url
 */
@TemplateData
public record AccessRequest(
    String clientId,
    String clientName,
    URI redirectUri,
    List<Scope> scopes,
    String state,
    String codeChallenge) {

  /** Whether it asks to submit applications. */
  public boolean isToSubmit() {
    return scopes.contains(Scope.APPLY_SUBMIT);
  }

  /** Where the answer goes, in words: a host, or the scheme of an installed program. */
  public String destination() {
    return redirectUri.getHost() == null || !redirectUri.getScheme().startsWith("http")
        ? Message.of("the program on this device that opens %s addresses", redirectUri.getScheme())
            .in(RequestLanguage.current())
        : redirectUri.getHost();
  }
}
