package dev.jobtrail.posting;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.text.PostedDate;
import dev.jobtrail.text.ReadableText;
import java.net.URI;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;

/**
 * Reads schema.org JobPostings of a page.
 *
 * @param data the items of type {@link #TYPE}
 * @param page the page, used if an item lacks required values
 * @param address where the page was found
 */
record JobPostings(LinkedData data, Document page, URI address, CanonicalUrls urls) {

  /** The schema.org type. */
  static final String TYPE = "JobPosting";

  private static final int MAX_LINE = 300;
  private static final int MAX_DESCRIPTION = 100_000;

  /** The maximum number of places of a posting. */
  private static final int MAX_PLACES = 20;

  private static final Set<String> REMOTE_PLACES =
      Set.of("remote", "anywhere", "worldwide", "100% remote", "fully remote", "work from home");

  /** The posting that the url names, or else the first; empty where no item has a title. */
  Optional<FoundPosting> best(String url) {
    var items = data.items();
    var pageTitle = pageTitle();
    var named =
        items.stream().filter(it -> names(it, url) || names(it, canonical(address.toString())));
    return Stream.concat(named, items.stream())
        .map(it -> posting(it, url, pageTitle))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private boolean names(JsonNode item, String url) {
    return url != null
        && Stream.of("url", "@id", "mainEntityOfPage", "sameAs")
            .map(property -> text(data.get(item, property), "@id", "url"))
            .filter(Objects::nonNull)
            .anyMatch(it -> url.equals(canonical(absolute(it))));
  }

  private String absolute(String url) {
    try {
      return address.resolve(url.strip()).toString();
    } catch (IllegalArgumentException _) {
      return url;
    }
  }

  private String canonical(String url) {
    try {
      return urls.of(url).toString();
    } catch (ApiException _) {
      return null;
    }
  }

  private Optional<FoundPosting> posting(JsonNode item, String url, String pageTitle) {
    var title = title(item, pageTitle);
    if (title == null) {
      return Optional.empty();
    }
    var pay = Pay.of(data, item);
    return Optional.of(
        new FoundPosting(
            line(text(data.get(item, "identifier"), "value", "@value", "name")),
            url,
            title,
            company(item),
            location(item),
            isRemote(item),
            employmentType(data.get(item, "employmentType")),
            pay == null ? null : pay.yearlyMin(),
            pay == null ? null : pay.yearlyMax(),
            pay == null || pay.isWithoutYear() ? null : pay.currency(),
            description(item),
            PostedDate.of(text(data.get(item, "datePosted"), "@value")).orElse(null)));
  }

  private String pageTitle() {
    return firstLine(
        () -> page.select("meta[property=og:title]").attr("content"),
        () -> page.select("h1").text());
  }

  private String title(JsonNode item, String pageTitle) {
    return firstLine(
        () -> text(data.get(item, "title"), "@value"),
        () -> text(data.get(item, "name"), "@value"),
        () -> pageTitle);
  }

  private String company(JsonNode item) {
    var organization = first(data.get(item, "hiringOrganization"));
    return firstLine(
        () -> text(data.get(organization, "name"), "@value"),
        () -> organization.isValueNode() ? organization.asText() : null,
        () -> text(data.get(organization, "legalName"), "@value"),
        () -> page.select("meta[property=og:site_name]").attr("content"),
        () -> address.getHost().replaceFirst("^www\\.", ""));
  }

  private String location(JsonNode item) {
    var places = places(data.get(item, "jobLocation"));
    var named = places.isEmpty() ? places(data.get(item, "applicantLocationRequirements")) : places;
    var joined = new StringBuilder();
    for (var place : named) {
      var length = joined.length() + (joined.isEmpty() ? 0 : 2) + place.length();
      if (length <= MAX_LINE) {
        joined.append(joined.isEmpty() ? "" : "; ").append(place);
      }
    }
    return joined.isEmpty() ? null : joined.toString();
  }

  private Set<String> places(JsonNode value) {
    var places = new LinkedHashSet<String>();
    for (var place : each(value)) {
      if (places.size() < MAX_PLACES && place(place) instanceof String name) {
        places.add(name);
      }
    }
    return places;
  }

  private String place(JsonNode place) {
    if (place.isValueNode()) {
      return line(place.asText());
    }
    var address = first(data.get(place, "address"));
    if (address.isValueNode()) {
      var written = line(address.asText());
      return written == null ? line(text(data.get(place, "name"), "@value")) : written;
    }
    // some sites leave the address's own level out
    var parts = addressLine(address.isObject() ? address : place);
    return parts == null ? line(text(data.get(place, "name"), "@value")) : parts;
  }

  private String addressLine(JsonNode address) {
    var parts = new LinkedHashSet<String>();
    for (var property : List.of("addressLocality", "addressRegion", "addressCountry")) {
      var part = line(text(data.get(address, property), "name", "@value"));
      if (part != null) {
        parts.add(part);
      }
    }
    return parts.isEmpty() ? null : line(String.join(", ", parts));
  }

  /** Schema.org marks only fully remote work; a missing mark means unknown. */
  private Boolean isRemote(JsonNode item) {
    for (var type : each(data.get(item, "jobLocationType"))) {
      var text = text(type, "@value", "name");
      if (text != null && text.toUpperCase(Locale.ROOT).contains("TELECOMMUTE")) {
        return true;
      }
    }
    var places = places(data.get(item, "jobLocation"));
    var isRemote =
        !places.isEmpty()
            && places.stream().allMatch(it -> REMOTE_PLACES.contains(it.toLowerCase(Locale.ROOT)));
    return isRemote ? true : null;
  }

  private EmploymentType employmentType(JsonNode value) {
    return each(value).stream()
        .map(it -> EmploymentType.ofText(text(it, "@value", "name")))
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(null);
  }

  private String description(JsonNode item) {
    var html = text(data.get(item, "description"), "@value");
    var text = ReadableText.ofHtml(html, MAX_DESCRIPTION);
    return text.isEmpty() ? null : text;
  }

  @SafeVarargs
  private static String firstLine(Supplier<String>... texts) {
    for (var text : texts) {
      var line = line(text.get());
      if (line != null) {
        return line;
      }
    }
    return null;
  }

  private static String line(String text) {
    return ReadableText.line(text, MAX_LINE);
  }

  /** The values of a property that may have one or several. */
  static List<JsonNode> each(JsonNode value) {
    if (value.isMissingNode() || value.isNull()) {
      return List.of();
    }
    return value.isArray() ? value.valueStream().toList() : List.of(value);
  }

  /** The first value of a property that should have one. */
  static JsonNode first(JsonNode value) {
    return value.isArray() ? value.path(0) : value;
  }

  /** The text of a value, or of the first of its properties that has one; null where none has. */
  static String text(JsonNode value, String... properties) {
    var node = first(value);
    if (node.isValueNode() && !node.isNull()) {
      return node.asText();
    }
    for (var property : properties) {
      var part = first(node.path(property));
      if (part.isValueNode() && !part.isNull()) {
        return part.asText();
      }
    }
    return null;
  }
}
