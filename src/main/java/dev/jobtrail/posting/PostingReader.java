package dev.jobtrail.posting;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchedPage;
import dev.jobtrail.fetch.Fetcher;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** Reads a posting from its page: any page that describes the job by schema.org's JobPosting. */
@ApplicationScoped
public class PostingReader {

  private static final int LONGEST_LINE = 300;
  private static final Pattern CHARSET = Pattern.compile("charset=\"?([\\w.:-]+)");

  /** How many of a unit make a year: 40 hours a week, 5 days a week, 52 weeks. */
  private static final Map<String, Integer> A_YEAR =
      Map.of("HOUR", 2080, "DAY", 260, "WEEK", 52, "MONTH", 12, "YEAR", 1);

  private final Fetcher fetcher;

  PostingReader(Fetcher fetcher) {
    this.fetcher = fetcher;
  }

  /**
   * The posting at an address; blocks until the page is there.
   *
   * @throws ApiException VALIDATION_FAILED on {@code url} where the address is refused, is no page
   *     or holds no posting; UPSTREAM_FAILED where the page's server fails
   */
  public FoundPosting read(String url) {
    var address = CanonicalUrl.of(url);
    var page = fetch(address.toString());
    var document = parse(page);
    var posting =
        JobPostingMarkup.of(document, url)
            .orElseThrow(
                () ->
                    ApiException.invalid(
                        "url",
                        "leads to a page without a job posting that can be read;"
                            + " paste the posting instead"));
    return found(posting, url, document.title());
  }

  private FetchedPage fetch(String url) {
    try {
      return fetcher.get(CanonicalUrl.of(url));
    } catch (FetchException e) {
      throw switch (e.reason()) {
        case REFUSED, NOT_FOUND, TOO_LARGE ->
            ApiException.invalid("url", "cannot be read: " + e.getMessage());
        case UNREACHABLE, BAD_STATUS, TOO_SLOW, TOO_MANY_REDIRECTS ->
            new ApiException(
                ErrorCode.UPSTREAM_FAILED, "The page could not be read: " + e.getMessage());
      };
    }
  }

  private static Document parse(FetchedPage page) {
    try {
      return Jsoup.parse(
          new ByteArrayInputStream(page.body()),
          charset(page.contentType()),
          page.address().toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The charset that the server names; null lets the page's own word decide. */
  private static String charset(String contentType) {
    var matcher = CHARSET.matcher(contentType == null ? "" : contentType);
    try {
      return matcher.find() ? Charset.forName(matcher.group(1)).name() : null;
    } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
      return null;
    }
  }

  static FoundPosting found(JsonNode posting, String url, String pageTitle) {
    var salary = first(posting.path("baseSalary"));
    var title = line(text(posting.path("title")));
    var named = title == null ? line(text(posting.path("name"))) : title;
    return new FoundPosting(
        line(identifier(posting.path("identifier"))),
        url,
        Objects.requireNonNullElse(named == null ? line(pageTitle) : named, "Untitled"),
        line(text(posting.path("hiringOrganization"))),
        line(places(posting)),
        isRemote(posting),
        EmploymentType.ofText(words(posting.path("employmentType"))).orElse(null),
        amount(salary, "minValue"),
        amount(salary, "maxValue"),
        currency(salary),
        ReadableText.of(text(posting.path("description"))),
        time(text(posting.path("datePosted"))));
  }

  private static String line(String text) {
    return ReadableText.line(text, LONGEST_LINE);
  }

  private static JsonNode first(JsonNode node) {
    return node.isArray() ? node.path(0) : node;
  }

  /** A text, or the name of a thing; of several the first. */
  private static String text(JsonNode node) {
    var one = first(node);
    if (one.isObject()) {
      return text(one.has("name") ? one.path("name") : one.path("@value"));
    }
    return one.isValueNode() && !one.isNull() ? one.asText() : null;
  }

  private static String words(JsonNode node) {
    return node.isArray()
        ? node.valueStream().map(JsonNode::asText).collect(Collectors.joining(" "))
        : text(node);
  }

  private static String identifier(JsonNode node) {
    var one = first(node);
    return one.isObject() ? text(one.path("value")) : text(one);
  }

  private static String places(JsonNode posting) {
    var where = all(posting.path("jobLocation")).map(PostingReader::place);
    var from = all(posting.path("applicantLocationRequirements")).map(PostingReader::place);
    var places = where.filter(Objects::nonNull).distinct().collect(Collectors.joining("; "));
    return places.isEmpty()
        ? from.filter(Objects::nonNull).distinct().collect(Collectors.joining("; "))
        : places;
  }

  private static Stream<JsonNode> all(JsonNode node) {
    return node.isArray() ? node.valueStream() : Stream.of(node);
  }

  private static String place(JsonNode place) {
    var address = first(place.path("address"));
    if (!address.isObject()) {
      return address.isTextual() ? address.asText() : text(place);
    }
    var parts =
        List.of("addressLocality", "addressRegion", "addressCountry").stream()
            .map(it -> text(address.path(it)))
            .filter(it -> it != null && !it.isBlank())
            .distinct()
            .collect(Collectors.joining(", "));
    return parts.isEmpty() ? text(place) : parts;
  }

  private static Boolean isRemote(JsonNode posting) {
    var type = words(posting.path("jobLocationType"));
    return type == null ? null : type.toUpperCase(Locale.ROOT).contains("TELECOMMUTE");
  }

  /** A bound of the salary by the year; a single value is both bounds. */
  private static Integer amount(JsonNode salary, String bound) {
    var value = first(salary.path("value"));
    var holder = value.isObject() ? value : salary;
    var stated = text(holder.has(bound) ? holder.path(bound) : holder.path("value"));
    var unit = text(holder.has("unitText") ? holder.path("unitText") : salary.path("unitText"));
    var times = A_YEAR.getOrDefault(unit == null ? "" : unit.toUpperCase(Locale.ROOT), 1);
    try {
      var number = new BigDecimal(stated == null ? "" : stated.replace(",", "").strip());
      var yearly = number.multiply(BigDecimal.valueOf(times)).setScale(0, RoundingMode.HALF_UP);
      return yearly.signum() > 0 ? yearly.intValueExact() : null;
    } catch (ArithmeticException | NumberFormatException _) {
      return null;
    }
  }

  private static String currency(JsonNode salary) {
    var code =
        text(
            salary.has("currency")
                ? salary.path("currency")
                : first(salary.path("value")).path("currency"));
    try {
      return code == null
          ? null
          : Currency.getInstance(code.strip().toUpperCase(Locale.ROOT)).getCurrencyCode();
    } catch (IllegalArgumentException _) {
      return null;
    }
  }

  private static Instant time(String text) {
    return text == null
        ? null
        : Stream.<java.util.function.Function<String, Instant>>of(
                it -> OffsetDateTime.parse(it).toInstant(),
                it -> LocalDateTime.parse(it).toInstant(ZoneOffset.UTC),
                it -> LocalDate.parse(it).atStartOfDay(ZoneOffset.UTC).toInstant())
            .map(it -> attempt(it, text.strip().replace(' ', 'T')))
            .filter(Objects::nonNull)
            .findFirst()
            .map(it -> it.truncatedTo(ChronoUnit.MILLIS))
            .orElse(null);
  }

  private static Instant attempt(java.util.function.Function<String, Instant> format, String text) {
    try {
      return format.apply(text);
    } catch (DateTimeException _) {
      return null;
    }
  }
}
