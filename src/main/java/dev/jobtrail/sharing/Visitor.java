package dev.jobtrail.sharing;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.resume.Resume;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The visitor of a shared resume in the current request, with their credentials. */
@RequestScoped
class Visitor {

  /** The header that a program sends a shared resume's password in. */
  static final String PASSWORD_HEADER = "x-resume-password";

  private final RoutingContext routing;
  private final CurrentAccount current;

  Visitor(RoutingContext routing, CurrentAccount current) {
    this.routing = routing;
    this.current = current;
  }

  /** Whether the resume is the visitor's own, by key or session. */
  boolean owns(Resume resume) {
    return current.ifKnown().filter(resume.accountId::equals).isPresent()
        && current.has(Scope.RESUMES_READ);
  }

  /** The network address; of one of IPv6 the half that a household or an office gets. */
  String address() {
    return CallerAddress.of(request());
  }

  /** The User-Agent; empty if missing. */
  String userAgent() {
    var agent = request().getHeader("User-Agent");
    return agent == null ? "" : agent;
  }

  /** Whether the response is displayed: not for HEAD requests and prefetches. */
  boolean reads() {
    var purpose = request().getHeader("Sec-Purpose");
    return request().method() != HttpMethod.HEAD
        && (purpose == null || !purpose.startsWith("prefetch"));
  }

  /** The password in the header. */
  Optional<String> password() {
    return Optional.ofNullable(request().getHeader(PASSWORD_HEADER)).map(Visitor::decoded);
  }

  /** The pass that was given to this visitor for the resume. */
  Optional<String> passFor(Resume resume) {
    return Optional.ofNullable(request().getCookie(SharePass.cookieName(resume.id)))
        .map(cookie -> cookie.getValue());
  }

  private HttpServerRequest request() {
    return routing.request();
  }

  /** Headers arrive as bytes: programs write UTF-8, or else Latin-1. */
  private static String decoded(String header) {
    var bytes = header.getBytes(StandardCharsets.ISO_8859_1);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      return header;
    }
  }
}
