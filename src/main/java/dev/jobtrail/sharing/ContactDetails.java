package dev.jobtrail.sharing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;

/** Removes contact details from a document. */
final class ContactDetails {

  private static final List<String> BASICS = List.of("phone", "email");
  private static final List<String> LOCATION = List.of("address", "postalCode");
  private static final List<String> SCHEMES = List.of("mailto:", "tel:");

  private ContactDetails() {}

  /**
   * Removes phone, e-mail and address; city, region and country remain, because they show where the
   * applicant can work.
   */
  static void remove(JsonNode document) {
    if (document.path("basics") instanceof ObjectNode basics) {
      basics.remove(BASICS);
      removeContactLink(basics);
      if (basics.path("location") instanceof ObjectNode location) {
        location.remove(LOCATION);
      }
      basics.path("profiles").forEach(ContactDetails::removeContactLink);
    }
  }

  /** People put their mail address where the address of a page belongs. */
  private static void removeContactLink(JsonNode node) {
    var url = node.path("url").asText("").strip().toLowerCase(Locale.ROOT);
    if (node instanceof ObjectNode object
        && (SCHEMES.stream().anyMatch(url::startsWith) || url.matches("[^\\s/@]+@[^\\s/@]+"))) {
      object.remove("url");
    }
  }
}
