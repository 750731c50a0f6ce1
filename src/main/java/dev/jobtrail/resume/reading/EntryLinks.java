package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.reactive.WebAddress;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The pages that entries lead to, by a link of the file or by an address in their text. */
final class EntryLinks {

  /** With what stands around it: "(https://...)", "Link: https://...". */
  private static final Pattern WRITTEN =
      Pattern.compile(
          "(?iu)[\\s,;|·–-]*[(\\[<]?(?:\\b(?:url|link|website|web|doi)\\s?:\\s*)?(https?://[^\\s<>()\\[\\]]*[\\p{L}\\d/])[)\\]>]?");

  private final List<FileLink> links;

  EntryLinks(List<FileLink> links) {
    this.links = links.stream().filter(FileLink::isToPage).toList();
  }

  /** Gives an entry the address of its page; one that it has stays. */
  void put(FileEntry source, ObjectNode entry) {
    var text = source.text();
    var linked = links.stream().filter(it -> it.isIn(text)).map(FileLink::address).findFirst();
    linked.or(() -> written(text)).flatMap(WebAddress::of).ifPresent(it -> put(it, entry));
  }

  private static void put(String address, ObjectNode entry) {
    if (!entry.has("url")) {
      entry.put("url", address);
    }
  }

  /** The first address in a text. */
  static Optional<String> written(String text) {
    return WRITTEN.matcher(text).results().map(it -> it.group(1)).findFirst();
  }

  /** The text without its first address. */
  static String without(String text) {
    return WRITTEN.matcher(text).replaceFirst("").strip();
  }
}
