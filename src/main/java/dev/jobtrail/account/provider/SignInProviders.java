package dev.jobtrail.account.provider;

import dev.jobtrail.platform.PublicAddress;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/** The configured providers; faults in their configuration end the start. */
@Startup
@ApplicationScoped
public class SignInProviders {

  private static final Logger LOG = Logger.getLogger(SignInProviders.class);

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,31}");

  private static final String GITHUB = "github";
  private static final String LINKEDIN = "linkedin";

  private static final Map<String, URI> ISSUERS =
      Map.of(
          "google",
          URI.create("https://accounts.google.com"),
          LINKEDIN,
          URI.create("https://www.linkedin.com/oauth"));

  private static final Map<String, String> DISPLAY_NAMES =
      Map.of("google", "Google", GITHUB, "GitHub", LINKEDIN, "LinkedIn");

  private final ProviderCalls calls;
  private final ProviderSettings settings;
  private final Clock clock;
  private final SortedMap<String, Provider> providers = new TreeMap<>();

  SignInProviders(ProviderCalls calls, ProviderSettings settings, Clock clock) {
    this.calls = calls;
    this.settings = settings;
    this.clock = clock;
    settings
        .providers()
        .forEach(
            (name, registration) -> {
              if (isMeant(registration)) {
                providers.put(name, provider(name, registration));
              }
            });
  }

  /** The provider with this identifier. */
  public Optional<Provider> named(String name) {
    return Optional.ofNullable(providers.get(name));
  }

  /** Display names by identifier. */
  public Map<String, String> displayNames() {
    SortedMap<String, String> names = new TreeMap<>();
    providers.forEach((name, provider) -> names.put(name, provider.displayName()));
    return names;
  }

  /** Settings that are there but empty, as templates for containers leave them, mean nothing. */
  private static boolean isMeant(ProviderSettings.Registration settings) {
    return settings.clientId().isPresent()
        || settings.clientSecret().isPresent()
        || settings.issuer().isPresent()
        || settings.tokenUrl().isPresent();
  }

  private Provider provider(String name, ProviderSettings.Registration settings) {
    if (!NAME.matcher(name).matches() || name.equals("credential")) {
      throw fault(name, "is no usable name: it takes a-z, 0-9 and -, and \"credential\" is taken");
    }
    var registration = registration(name, settings);
    if (name.equals(GITHUB)) {
      return gitHub(registration, settings);
    }
    if (settings.authorizationUrl().isPresent()
        || settings.tokenUrl().isPresent()
        || settings.userinfoUrl().isPresent()) {
      return oauth(registration, settings);
    }
    var issuer =
        settings
            .issuer()
            .or(() -> Optional.ofNullable(ISSUERS.get(name)))
            .orElseThrow(() -> fault(name + ".issuer", "is missing"));
    return new OpenIdProvider(
        registration, web(name + ".issuer", issuer), calls, this.settings, clock);
  }

  private static Registration registration(String name, ProviderSettings.Registration settings) {
    var isLinkedIn = name.equals(LINKEDIN);
    return new Registration(
        name,
        settings.displayName().orElse(DISPLAY_NAMES.getOrDefault(name, name)),
        settings.clientId().orElseThrow(() -> fault(name + ".client-id", "is missing")),
        settings.clientSecret().orElseThrow(() -> fault(name + ".client-secret", "is missing")),
        settings
            .scopes()
            .orElse(
                name.equals(GITHUB)
                    ? List.of("read:user", "user:email")
                    : List.of("openid", "email", "profile")),
        settings.pkce().orElse(!isLinkedIn),
        settings.nonce().orElse(!isLinkedIn));
  }

  private Provider oauth(Registration registration, ProviderSettings.Registration settings) {
    var name = registration.name();
    if (settings.issuer().isPresent()) {
      throw fault(name + ".issuer", "excludes authorization-url, token-url and userinfo-url");
    }
    return new OAuthProvider(
        registration,
        required(name + ".authorization-url", settings.authorizationUrl()),
        required(name + ".token-url", settings.tokenUrl()),
        required(name + ".userinfo-url", settings.userinfoUrl()),
        calls);
  }

  private Provider gitHub(Registration registration, ProviderSettings.Registration settings) {
    if (settings.issuer().isPresent()) {
      throw fault("github.issuer", "has no meaning: set github.base-url for another GitHub");
    }
    var base = settings.baseUrl().map(it -> web("github.base-url", it));
    var api =
        settings
            .apiUrl()
            .map(it -> web("github.api-url", it).toString())
            .or(() -> base.map(it -> PublicAddress.withoutSlash(it.toString()) + "/api/v3"));
    return new GitHubProvider(
        registration,
        PublicAddress.withoutSlash(base.map(URI::toString).orElse("https://github.com")),
        PublicAddress.withoutSlash(api.orElse("https://api.github.com")),
        calls);
  }

  private static URI required(String property, Optional<URI> uri) {
    return web(property, uri.orElseThrow(() -> fault(property, "is missing")));
  }

  private static URI web(String property, URI uri) {
    var isWeb = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
    if (!isWeb || uri.getHost() == null || uri.getRawFragment() != null) {
      throw fault(property, "is no http or https address");
    }
    if (uri.getScheme().equals("http")) {
      LOG.warnf(
          "jobtrail.providers.%s is not https: who stands in between can sign in as anybody",
          property);
    }
    return uri;
  }

  private static IllegalStateException fault(String property, String what) {
    return new IllegalStateException("jobtrail.providers." + property + " " + what);
  }
}
