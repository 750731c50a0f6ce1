package dev.jobtrail.discovery.company;

import dev.jobtrail.fetch.WebUri;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Where a site may have its careers page. */
final class CareersPages {

  /** Words of links and paths that lead to jobs, in languages of Europe. */
  private static final Pattern WORDS =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])(?:careers?|jobs?|vacanc(?:y|ies)|hiring|join[ _-]?(?:us|our[ _-]?team)"
              + "|work[ _-]?(?:with|for|at)[ _-]?(?:us|\\p{L}{2,30})|open[ _-]?(?:positions?|roles?)"
              + "|karriere|stellen(?:angebote?|anzeigen|markt)?|offene[ _-]?stellen|jobboerse"
              + "|arbeiten[ _-]?bei(?:[ _-]?uns)?|carri[eè]res?|recrutement|emplois?"
              + "|(?:nous[ _-]?)?rejoindre|rejoignez(?:[ _-]?nous)?|offres[ _-]?d[ _-]?emploi"
              + "|travailler[ _-]?chez|empleos?|carreras?|trabaja(?:[ _-]?con)?(?:[ _-]?nosotros)?"
              + "|vacantes|[uú]nete|ofertas[ _-]?de[ _-]?(?:empleo|trabajo)|bolsa[ _-]?de[ _-]?trabajo"
              + "|lavora[ _-]?con[ _-]?noi|carreiras|vagas|werken[ _-]?bij|vacatures|jobba[ _-]?hos"
              + "|kariera|praca)(?![\\p{L}\\p{N}])",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** Paths of articles, where such words say little. */
  private static final Pattern ARTICLE =
      Pattern.compile("/(?:blog|news|press|stor(?:y|ies)|articles?|magazine?|wiki|help|legal)/");

  /** The path that sites of a top-level domain use beside the English ones. */
  private static final Map<String, String> PATHS =
      Map.ofEntries(
          Map.entry("de", "/karriere"),
          Map.entry("at", "/karriere"),
          Map.entry("ch", "/karriere"),
          Map.entry("fr", "/carrieres"),
          Map.entry("es", "/empleo"),
          Map.entry("it", "/lavora-con-noi"),
          Map.entry("nl", "/vacatures"));

  private static final int LONGEST_TEXT = 80;

  private CareersPages() {}

  /** The links of a page that lead to jobs, the best first. */
  static List<URI> linkedOn(Document page, int most) {
    return page.select("a[href]").stream()
        .filter(CareersPages::leadsToJobs)
        .map(it -> url(it.absUrl("href")))
        .flatMap(Optional::stream)
        .filter(it -> OtherSites.of(it.getHost()).isEmpty())
        .distinct()
        // the careers page itself has a short path
        .sorted(Comparator.comparingInt(it -> it.getRawPath().length()))
        .limit(most)
        .toList();
  }

  private static boolean leadsToJobs(Element link) {
    var address = link.absUrl("href");
    var text = link.text();
    return !ARTICLE.matcher(address.toLowerCase(Locale.ROOT)).find()
        && (WORDS.matcher(address.replaceFirst("[?#].*", "")).find()
            || text.length() <= LONGEST_TEXT && WORDS.matcher(text).find());
  }

  /** The usual addresses of a site's careers pages, the most common first. */
  static List<URI> usual(URI url) {
    var site = SiteName.of(url);
    var here = url.getScheme() + "://" + url.getRawAuthority();
    var port = url.getPort() < 0 ? "" : ":" + url.getPort();
    var addresses = new ArrayList<String>();
    addresses.add(here + "/");
    if (!site.isDomain()) {
      addresses.add(here + "/careers");
      addresses.add(here + "/jobs");
    } else {
      var domain = site.domain() + port;
      var scheme = url.getScheme() + "://";
      addresses.add(here + PATHS.getOrDefault(site.topLevel(), "/careers"));
      addresses.add(scheme + "careers." + domain + "/");
      addresses.add(scheme + "jobs." + domain + "/");
      addresses.add(here + "/careers");
      addresses.add(here + "/jobs");
      addresses.add(scheme + "www." + domain + "/");
    }
    return addresses.stream().map(CareersPages::url).flatMap(Optional::stream).distinct().toList();
  }

  private static Optional<URI> url(String address) {
    try {
      return Optional.of(WebUri.of(address.replaceFirst("#.*", "")));
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }
}
