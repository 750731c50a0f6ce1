package dev.jobtrail.discovery.company;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.TestBoards;
import dev.jobtrail.discovery.board.TestCompanies;
import dev.jobtrail.discovery.company.FoundCompany.FoundBy;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.TestFetcher;
import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardServer.Reply;
import dev.jobtrail.trace.Tracer;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class CompanyFinderTest {

  private static final String NO_DOMAIN_OF_ITS_OWN = "unknown.example";
  private static final SiteServer SITE = new SiteServer();
  private static final TestFetcher FETCHING =
      new TestFetcher(
          new SsrfGuard(
              CompanyFinderTest::addresses, InetAddress::isLoopbackAddress, port -> true));
  private static final TestBoards BOARDS = new TestBoards(FETCHING);

  private final CompanyFinder finder =
      new CompanyFinder(
          FETCHING.fetcher(),
          TestCompanies.RECOGNIZER,
          new CompanyCatalogue(),
          new CompanyChecks(BOARDS.boards()),
          BOARDS.boards(),
          Tracer.off());

  /** All hosts are this machine, but for those of a private network and those of nobody. */
  private static InetAddress[] addresses(String host) throws UnknownHostException {
    if (host.endsWith(NO_DOMAIN_OF_ITS_OWN)) {
      throw new UnknownHostException(host);
    }
    return InetAddress.getAllByName(host.endsWith("private.example") ? "10.1.2.3" : "127.0.0.1");
  }

  @AfterAll
  static void close() {
    BOARDS.close();
    SITE.close();
  }

  @BeforeEach
  void forget() {
    SITE.reset();
    BOARDS.server.reset();
  }

  private CompanyFindings find(String line) {
    var findings = finder.find(line);
    assertThat(findings).hasSize(1);
    return findings.getFirst();
  }

  private FoundCompany only(String line) {
    var found = find(line);
    assertThat(found.problem()).isNull();
    assertThat(found.companies()).hasSize(1);
    return found.companies().getFirst();
  }

  private static void servesLever(String slug, int jobs) {
    BOARDS.server.serve(
        "/v0/postings/" + slug,
        IntStream.range(0, jobs)
            .mapToObj(
                it ->
                    "{\"id\":\"%d\",\"text\":\"Engineer\",\"hostedUrl\":\"https://jobs.lever.co/%s/%d\"}"
                        .formatted(it, slug, it))
            .collect(Collectors.joining(",", "[", "]")));
  }

  @Test
  void asksTheBoardForTheCompanyOfALink() {
    servesLever("acme", 3);

    var company = only("https://jobs.lever.co/acme/1f0c2d3e-4b5a-4c6d-8e7f-90a1b2c3d4e5");

    assertThat(company.board()).isEqualTo(Board.LEVER);
    assertThat(company.slug()).isEqualTo("acme");
    assertThat(company.foundBy()).isEqualTo(FoundBy.URL);
    assertThat(company.isLikely()).isTrue();
    assertThat(company.answered()).isTrue();
    assertThat(company.jobs()).isEqualTo(3);
    assertThat(company.name()).isNull();
    assertThat(BOARDS.server.requests()).hasSize(1);
    only("jobs.lever.co/acme");
    assertThat(BOARDS.server.requests()).as("remembered").hasSize(1);
  }

  @Test
  void tellsTheNameAndTheTotalThatTheBoardStates() {
    BOARDS.server.serve("/v1/boards/acme/jobs", BoardServer.example("greenhouse.json"));

    var company = only("https://boards.greenhouse.io/acme");

    assertThat(company.name()).isNotBlank();
    assertThat(company.jobs()).isPositive();
    assertThat(BOARDS.server.requests().getFirst().uri()).doesNotContain("content");
  }

  @Test
  void saysThatTheBoardDoesNotKnowTheCompany() {
    var found = find("https://jobs.lever.co/nobody");

    assertThat(found.companies()).isEmpty();
    assertThat(found.problem()).contains("nobody on Lever", "Lever does not know this company.");
  }

  @Test
  void keepsACompanyWhoseBoardCannotBeAskedNow() {
    BOARDS.server.serve("/v0/postings/acme", Reply.status(403));

    var company = only("https://jobs.lever.co/acme");

    assertThat(company.answered()).isFalse();
    assertThat(company.jobs()).isNull();
    assertThat(company.note()).isEqualTo("Lever denies this service access to its jobs.");
  }

  @Test
  void findsTheEmbeddedBoardOfTheCareersPage() {
    servesLever("acme", 2);
    SITE.page(
        "www.acme.example/careers",
        "<html><body><iframe src='https://jobs.lever.co/acme?x=1&amp;y=2'></iframe></body></html>");

    var company = only(SITE.url("www.acme.example/careers"));

    assertThat(company.foundBy()).isEqualTo(FoundBy.PAGE);
    assertThat(company.foundAt()).endsWith("/careers");
    assertThat(SITE.requests()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a href='/about/karriere-bei-uns'>Über uns</a>",
        "<a href='/ueber/k1'>Offene Stellen</a>",
        "<a href='/x/rejoignez-nous'>L'équipe</a>",
        "<a href='/x/y'>Carrières</a>",
        "<a href='/x/trabaja-con-nosotros'>Equipo</a>",
        "<a href='/x/y'><span>We&#39;re</span> <b>hiring</b></a>",
        "<a href='/company/join-us/'>Team</a>"
      })
  void followsTheLinkToTheCareersPage(String link) {
    servesLever("acme", 1);
    var path = link.replaceFirst(".*?href='([^']+)'.*", "$1");
    SITE.page("acme.example/", "<nav><a href='/products'>Products</a>" + link + "</nav>");
    SITE.page("acme.example" + path, "<a href='https://jobs.lever.co/acme'>Jobs</a>");

    assertThat(only(SITE.url("acme.example/")).slug()).isEqualTo("acme");
    assertThat(SITE.requests()).containsExactly("acme.example/", "acme.example" + path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "acme.example/careers",
        "acme.example/jobs",
        "careers.acme.example/",
        "jobs.acme.example/"
      })
  void triesTheUsualAddresses(String page) {
    servesLever("acme", 1);
    SITE.page("acme.example/", "<p>We make things.</p>");
    SITE.page(page, "<a href='https://jobs.lever.co/acme'>Jobs</a>");

    assertThat(only(SITE.url("acme.example/")).slug()).isEqualTo("acme");
  }

  @Test
  void followsRedirectsToTheBoard() {
    servesLever("acme", 1);
    SITE.redirect("acme.example/jobs", SITE.url("jobs.lever.co/acme"));
    SITE.page("jobs.lever.co/acme", "<title>Acme</title>");

    var company = only(SITE.url("acme.example/jobs"));

    assertThat(company.foundBy()).isEqualTo(FoundBy.URL);
    assertThat(company.slug()).isEqualTo("acme");
  }

  @Test
  void knowsACareerSiteAtTheCompanysOwnHost() {
    BOARDS.server.serve("/jobs.rss", BoardServer.example("teamtailor.xml"));
    SITE.page(
        "careers.acme.example/",
        "<link rel=stylesheet href='https://assets-aws.teamtailor-cdn.com/a.css'>");

    var company = only(SITE.url("careers.acme.example/"));

    assertThat(company.board()).isEqualTo(Board.TEAMTAILOR);
    assertThat(company.slug()).isEqualTo("careers.acme.example");
    assertThat(company.jobs()).isPositive();
  }

  @Test
  void believesNoMarkupAlone() {
    SITE.page("acme.example/about", "<a href='https://www.teamtailor.com/'>A partner</a>");

    var found = find(SITE.url("acme.example/about"));

    assertThat(found.companies()).isEmpty();
    assertThat(found.problem()).contains("No job board that Jobtrail can search was found");
  }

  @Test
  void looksOnWhereTheMarkupOfAVendorIsNotItsCareerSite() {
    servesLever("acme", 1);
    SITE.page(
        "acme.example/",
        "<script src='https://scripts.teamtailor-cdn.com/widgets/production/jobs.js'></script>"
            + "<a href='/team/jobs'>Jobs</a>");
    SITE.page("acme.example/team/jobs", "<a href='https://jobs.lever.co/acme'>All</a>");

    assertThat(only(SITE.url("acme.example/")).board()).isEqualTo(Board.LEVER);
  }

  @Test
  void offersBothBoardsOfAPage() {
    servesLever("acme", 1);
    BOARDS.server.serve("/v1/boards/acmeinc/jobs", BoardServer.example("greenhouse.json"));
    SITE.page(
        "acme.example/careers",
        "<a href='https://jobs.lever.co/acme'>Offices</a>"
            + "<script src='https://boards.greenhouse.io/embed/job_board/js?for=acmeinc'></script>");

    assertThat(find(SITE.url("acme.example/careers")).companies())
        .extracting(FoundCompany::board, FoundCompany::isLikely)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(Board.GREENHOUSE, true),
            org.assertj.core.groups.Tuple.tuple(Board.LEVER, true));
  }

  @Test
  void marksACompanyThatThePageOnlyMentions() {
    servesLever("globex", 1);
    SITE.redirect("acme.example/partners", "/partners/");
    SITE.page("acme.example/partners/", "<a href='https://jobs.lever.co/globex'>Globex</a>");

    assertThat(only(SITE.url("acme.example/partners")).isLikely()).isFalse();
    assertThat(SITE.requests()).hasSize(2);
  }

  @Test
  void putsTheCompanyOfTheSiteBeforeOthers() {
    servesLever("globex", 1);
    servesLever("acme-gmbh", 1);
    SITE.page(
        "acme.example/jobs",
        "<a href='https://jobs.lever.co/globex'>A</a><a href='https://jobs.lever.co/acme-gmbh'>B</a>");

    assertThat(find(SITE.url("acme.example/jobs")).companies())
        .extracting(FoundCompany::slug)
        .containsExactly("acme-gmbh", "globex");
  }

  @Test
  void refusesAPageWithTheJobsOfMany() {
    var links =
        IntStream.range(0, 8)
            .mapToObj(it -> "<a href='https://jobs.lever.co/company%d'>x</a>".formatted(it))
            .collect(Collectors.joining());
    SITE.page("investor.example/portfolio", links);

    var found = find(SITE.url("investor.example/portfolio"));

    assertThat(found.companies()).isEmpty();
    assertThat(found.problem()).contains("many companies");
    assertThat(BOARDS.server.requests()).isEmpty();
  }

  @Test
  void namesAVendorThatIsNotSearched() {
    SITE.page(
        "acme.example/careers", "<iframe src='https://careers-acme.icims.com/jobs'></iframe>");

    assertThat(find(SITE.url("acme.example/careers")).problem())
        .contains("publishes its jobs with iCIMS", "Add single jobs by their links");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.linkedin.com/jobs/view/123456",
        "https://de.indeed.com/viewjob?jk=abc",
        "https://remotive.com/remote-jobs/x/1"
      })
  void asksForTheCompanysPageInsteadOfAJobBoards(String url) {
    assertThat(find(url).problem()).contains("lists jobs of many companies");
    assertThat(SITE.requests()).isEmpty();
  }

  @Test
  void makesFewRequests() {
    SITE.page(
        "acme.example/",
        IntStream.range(0, 200)
            .mapToObj(it -> "<a href='/jobs/%d'>Job %d</a>".formatted(it, it))
            .collect(Collectors.joining()));

    assertThat(find(SITE.url("acme.example/")).companies()).isEmpty();
    assertThat(SITE.requests()).hasSize(6);
  }

  @Test
  void readsEmbedsAtTheEndOfALongPage() {
    servesLever("acme", 1);
    SITE.page(
        "acme.example/careers",
        "<p>" + "Lorem ipsum ".repeat(300_000) + "<iframe src='https://jobs.lever.co/acme'>");

    assertThat(only(SITE.url("acme.example/careers")).slug()).isEqualTo("acme");
  }

  @Test
  void refusesAPageThatIsTooLarge() {
    SITE.page("acme.example/careers", "x".repeat(6_000_000));

    assertThat(find(SITE.url("acme.example/careers")).companies()).isEmpty();
  }

  @Test
  void readsNoFiles() {
    SITE.page("acme.example/cv.pdf", 200, "application/pdf", "https://jobs.lever.co/acme");

    assertThat(find(SITE.url("acme.example/cv.pdf")).problem())
        .contains("did not answer with a web page");
  }

  @Test
  void refusesPrivateAddresses() {
    for (var url : new String[] {"http://10.0.0.1/careers", "http://private.example/careers"}) {
      assertThat(find(url).companies()).isEmpty();
      assertThat(find(url).problem()).contains("Check the address");
    }
    SITE.redirect("acme.example/careers", "http://private.example/admin");
    assertThat(find(SITE.url("acme.example/careers")).companies()).isEmpty();
    assertThat(SITE.requests()).doesNotContain("private.example/admin");
  }

  @Test
  void saysThatASiteCannotBeReached() {
    assertThat(find("https://" + NO_DOMAIN_OF_ITS_OWN).problem()).contains("Check the address");
  }

  @Test
  void takesAnEmployerFromTheCatalogueAndAsksItsBoard() {
    BOARDS.server.serve("/v1/boards/stripe/jobs", BoardServer.example("greenhouse.json"));

    var company = only("stripe");

    assertThat(company.foundBy()).isEqualTo(FoundBy.CATALOGUE);
    assertThat(company.board()).isEqualTo(Board.GREENHOUSE);
    assertThat(company.answered()).isTrue();
    assertThat(find("Airbnb").problem()).contains("airbnb on Greenhouse");
    assertThat(find("Nobody knows this").problem()).contains("neither a link nor a domain");
  }

  @Test
  void takesTheCatalogueWhereTheSiteSaysNothing() {
    BOARDS.server.serve("/v1/boards/stripe/jobs", BoardServer.example("greenhouse.json"));
    SITE.page("www.stripe.example/", 403, "text/html", "");

    var company = only(SITE.url("www.stripe.example/"));

    assertThat(company.foundBy()).isEqualTo(FoundBy.CATALOGUE);
    assertThat(company.isLikely()).isFalse();
  }

  @Test
  void answersForEachLine() {
    servesLever("acme", 1);
    servesLever("globex", 2);
    var never = new CountDownLatch(1);
    SITE.on(
        "slow.example/careers",
        () -> {
          try {
            never.await();
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
        });

    var findings =
        finder.find(
            "https://jobs.lever.co/acme\n\n  jobs.lever.co/globex \r\nNobody at all\n"
                + SITE.url("slow.example/careers"));
    never.countDown();

    assertThat(findings).hasSize(4);
    assertThat(findings.get(0).companies()).extracting(FoundCompany::slug).containsExactly("acme");
    assertThat(findings.get(1).companies()).extracting(FoundCompany::jobs).containsExactly(2);
    assertThat(findings.get(2).problem()).isNotNull();
    assertThat(findings.get(3).problem()).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n ", "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11"})
  void refusesTextsWithoutLinesAndWithTooMany(String text) {
    assertThatThrownBy(() -> finder.find(text)).isInstanceOf(ApiException.class);
  }

  @Test
  void refusesLinesThatAreTooLong() {
    assertThatThrownBy(() -> finder.find("x".repeat(2_001))).isInstanceOf(ApiException.class);
  }
}
