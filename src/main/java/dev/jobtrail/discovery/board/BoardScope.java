package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.text.Message;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The context of crawling a board or one company on it.
 *
 * @param base the base URL without a trailing slash; may contain placeholders in braces
 * @param ownHost the host of the company's own careers site where it was given as the slug, or null
 * @param values the values of placeholders
 */
public record BoardScope(
    Board board, String base, String ownHost, Map<String, String> values, Instant now) {

  private static final Pattern NAME = Pattern.compile("\\{([a-z]+)}");
  private static final Pattern HOST_LABEL =
      Pattern.compile("[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?", Pattern.CASE_INSENSITIVE);
  private static final Pattern HOST =
      Pattern.compile(
          "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern SHARD = Pattern.compile("wd[0-9]{1,4}", Pattern.CASE_INSENSITIVE);
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}]");
  private static final int LONGEST_SLUG = 200;

  /**
   * The scope of one company's jobs, or with null of a board as a whole.
   *
   * @param base the configured address, or null for the real one
   * @throws BoardException INVALID_COMPANY where the company cannot be one of the board
   */
  static BoardScope of(Board board, BoardCompany company, String base, Instant now) {
    var values = new HashMap<String, String>();
    String ownHost = null;
    switch (board.needs()) {
      case NOTHING, API_KEY -> {
        // the whole board
      }
      case COMPANY, COMPANY_AND_TOKEN -> {
        var slug = slug(board, company);
        values.put("slug", slug);
        ownHost = ownHost(board, slug);
        if (board.needs() == Board.Needs.COMPANY_AND_TOKEN || company.token() != null) {
          values.put("token", token(board, company));
        }
      }
      case TENANT_AND_SITE -> values.putAll(tenantAndSite(board, company));
    }
    var address = base == null ? board.baseUrl() : base;
    if (ownHost != null && base == null) {
      address = "https://" + ownHost;
    }
    while (address.endsWith("/")) {
      address = address.substring(0, address.length() - 1);
    }
    return new BoardScope(board, address, ownHost, Map.copyOf(values), now);
  }

  private static String slug(Board board, BoardCompany company) {
    var slug = company == null || company.slug() == null ? "" : company.slug().strip();
    if (slug.indexOf('%') >= 0) {
      slug = decoded(slug);
    }
    var isHostPart = board.baseUrl().contains("{slug}");
    var fits =
        isHostPart
            ? HOST_LABEL.matcher(slug).matches() || HOST.matcher(slug).matches()
            : !slug.isEmpty()
                && slug.length() <= LONGEST_SLUG
                && slug.indexOf('/') < 0
                && !slug.equals(".")
                && !slug.equals("..")
                && !CONTROL.matcher(slug).find();
    if (!fits || slug.length() > LONGEST_SLUG) {
      throw invalid(
          Message.of(
              "%s requires the company's name from its %s address",
              board.wireName(), board.wireName()));
    }
    return slug;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) {
      return text;
    }
  }

  private static String ownHost(Board board, String slug) {
    if (!board.baseUrl().contains("{slug}") || slug.indexOf('.') < 0) {
      return null;
    }
    return slug.toLowerCase(Locale.ROOT);
  }

  private static String token(Board board, BoardCompany company) {
    var token = company.token() == null ? "" : company.token().strip();
    if (token.isEmpty() || token.length() > LONGEST_SLUG || CONTROL.matcher(token).find()) {
      throw invalid(
          Message.of(
              "%s requires the company's public token in addition to its id", board.wireName()));
    }
    return token;
  }

  private static Map<String, String> tenantAndSite(Board board, BoardCompany company) {
    var parts =
        (company == null || company.slug() == null ? "" : company.slug()).strip().split("/");
    if (parts.length != 3
        || !HOST_LABEL.matcher(parts[0].replace('_', 'x')).matches()
        || !SHARD.matcher(parts[1]).matches()
        || parts[2].isBlank()
        || parts[2].startsWith(".")
        || CONTROL.matcher(parts[2]).find()
        || parts[2].length() > LONGEST_SLUG) {
      throw invalid(
          Message.of(
              "%s requires tenant, shard and site separated by slashes, such as acme/wd5/Careers",
              board.wireName()));
    }
    return Map.of(
        "tenant",
        parts[0],
        "shard",
        parts[1].toLowerCase(Locale.ROOT),
        "site",
        parts[2],
        "slug",
        String.join("/", parts));
  }

  private static BoardException invalid(Message need) {
    return new BoardException(Kind.INVALID_COMPANY, need.english());
  }

  /** The same at another address. */
  BoardScope at(String otherBase) {
    return new BoardScope(board, otherBase, ownHost, values, now);
  }

  /** The same with one more value. */
  public BoardScope with(String name, String value) {
    var more = new HashMap<>(values);
    more.put(name, value);
    return new BoardScope(board, base, ownHost, Map.copyOf(more), now);
  }

  public String value(String name) {
    return values.get(name);
  }

  /** The operator's API key for the board; null for none. */
  public String key() {
    return value("key");
  }

  /** The address that the key was given to, or the operator's contact; null for none. */
  public String email() {
    return value("email");
  }

  /** Whose list it is, or null for a board as a whole. */
  public String slug() {
    return values.get("slug");
  }

  /** The company's name if the board does not state it. */
  String companyName() {
    return switch (board.needs()) {
      case NOTHING, API_KEY -> board.wireName();
      case COMPANY, COMPANY_AND_TOKEN ->
          values.containsKey("company") ? value("company") : CompanySlug.name(slug());
      case TENANT_AND_SITE -> CompanySlug.name(value("tenant"));
    };
  }

  /** The address of a path below the base. */
  public URI url(String path) {
    try {
      return new URI(expand(base + path));
    } catch (URISyntaxException e) {
      throw new BoardException(
          Kind.INVALID_COMPANY,
          Message.of("%s has no URL for the given company", board.wireName()).english(),
          e);
    }
  }

  /** The template with values in the place of their names, encoded as parts of a path. */
  public String expand(String template) {
    return NAME.matcher(template)
        .replaceAll(
            name -> {
              var value = values.getOrDefault(name.group(1), "");
              return Matcher.quoteReplacement(
                  URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20"));
            });
  }
}
