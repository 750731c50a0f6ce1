package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.CompanyClue.Sign;
import dev.jobtrail.fetch.WebUri;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognizes companies of boards by URLs and in the markup of pages, by each board's patterns. */
@ApplicationScoped
public class CompanyRecognizer {

  /** A URL with or without scheme, in an attribute, a script or a text. */
  private static final Pattern LINK =
      Pattern.compile(
          "//([a-z0-9][a-z0-9.-]{1,252}\\.[a-z]{2,24}(?![a-z0-9.-])(?::[0-9]{1,5})?"
              + "(?:[/?#][^\\s\"'<>\\\\`){}|^]{0,500})?)",
          Pattern.CASE_INSENSITIVE);

  /** Pages with more distinct links are read up to here. */
  private static final int MOST_LINKS = 5_000;

  /** How far before a link its tag may begin; inline styles and class lists are long. */
  private static final int LONGEST_TAG_START = 2_000;

  private static final Pattern LINK_TAG =
      Pattern.compile("<(?:a|area|link|meta)\\s.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final List<Map.Entry<String, String>> ESCAPES =
      List.of(
          Map.entry("\\/", "/"),
          Map.entry("\\u002F", "/"),
          Map.entry("\\u002f", "/"),
          Map.entry("&#x2F;", "/"),
          Map.entry("&#47;", "/"),
          Map.entry("\\u0026", "&"),
          Map.entry("&#038;", "&"),
          Map.entry("&#38;", "&"),
          Map.entry("&amp;", "&"),
          Map.entry("&quot;", "\""));

  private final List<BoardAdapter> adapters;

  CompanyRecognizer(@All List<BoardSite> sites) {
    this.adapters =
        sites.stream()
            .filter(BoardAdapter.class::isInstance)
            .map(BoardAdapter.class::cast)
            .filter(it -> it.board().kind() == Board.Kind.ATS)
            .toList();
  }

  /** The company whose page or posting a URL is. */
  public Optional<CompanyClue> of(URI url) {
    return of(PostingUrls.comparable(url), Sign.URL)
        .or(
            () ->
                JobAddress.of(url, adapters)
                    .flatMap(it -> clue(it.adapter().board(), it.company(), Sign.URL)));
  }

  /**
   * The companies that a page points to, each once with its strongest sign.
   *
   * @param page where the page was found
   */
  public List<CompanyClue> in(String markup, URI page) {
    var text = unescaped(markup);
    var clues = new LinkedHashMap<String, CompanyClue>();
    links(text).forEach((link, sign) -> of(link, sign).ifPresent(it -> add(clues, it)));
    for (var adapter : adapters) {
      var patterns = adapter.api().companies();
      for (var pattern : patterns.markup()) {
        for (var match = pattern.matcher(text); match.find(); ) {
          clue(adapter.board(), JobAddress.company(adapter.board(), match), Sign.EMBED)
              .ifPresent(it -> add(clues, it));
        }
      }
      var isNamed = clues.values().stream().anyMatch(it -> it.board() == adapter.board());
      if (!isNamed && patterns.ownHosts().stream().anyMatch(it -> it.matcher(text).find())) {
        clue(adapter.board(), BoardCompany.of(page.getHost()), Sign.OWN_HOST)
            .ifPresent(it -> add(clues, it));
      }
    }
    return List.copyOf(clues.values());
  }

  /** The hosts that a page links, embeds or mentions. */
  public static List<String> hostsIn(String markup) {
    return links(unescaped(markup)).keySet().stream()
        .map(it -> it.split("[/?#:]", 2)[0].toLowerCase(Locale.ROOT))
        .distinct()
        .toList();
  }

  private Optional<CompanyClue> of(String url, Sign sign) {
    for (var adapter : adapters) {
      for (var pattern : adapter.api().companies().urls()) {
        var match = pattern.matcher(url);
        if (match.lookingAt()) {
          return clue(adapter.board(), JobAddress.company(adapter.board(), match), sign);
        }
      }
    }
    return Optional.empty();
  }

  /** Empty where the board cannot have such a company. */
  private static Optional<CompanyClue> clue(Board board, BoardCompany company, Sign sign) {
    try {
      BoardScope.of(board, company, null, null);
      return Optional.of(new CompanyClue(board, company, sign));
    } catch (BoardException _) {
      return Optional.empty();
    }
  }

  private static void add(Map<String, CompanyClue> clues, CompanyClue clue) {
    clues.merge(
        clue.board() + " " + clue.company().slug().toLowerCase(Locale.ROOT),
        clue,
        (known, it) -> it.sign().compareTo(known.sign()) > 0 ? it : known);
  }

  /** Links without scheme and "www.", with their strongest sign. */
  private static Map<String, Sign> links(String text) {
    var links = new LinkedHashMap<String, Sign>();
    for (var link = LINK.matcher(text); link.find() && links.size() < MOST_LINKS; ) {
      comparable(link.group(1))
          .ifPresent(it -> links.merge(it, sign(text, link), CompanyRecognizer::stronger));
    }
    return links;
  }

  private static Optional<String> comparable(String link) {
    try {
      return Optional.of(PostingUrls.comparable(WebUri.of("https://" + link)));
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }

  private static Sign stronger(Sign one, Sign other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  /** What loads a frame or a script embeds it; links, scripts' texts and comments mention it. */
  private static Sign sign(String text, Matcher link) {
    var from = Math.max(0, link.start() - LONGEST_TAG_START);
    var before = text.substring(from, link.start());
    var tag = before.lastIndexOf('<');
    var isInTag = tag >= 0 && before.indexOf('>', tag) < 0;
    return isInTag && !LINK_TAG.matcher(before.substring(tag)).matches()
        ? Sign.EMBED
        : Sign.MENTION;
  }

  /** Text with the slashes and ampersands of URLs as in attributes and in JSON decoded. */
  private static String unescaped(String markup) {
    var text = markup;
    for (var it : ESCAPES) {
      text = text.replace(it.getKey(), it.getValue());
    }
    return text;
  }
}
