package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.board.CompanyClue.Sign;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class CompanyRecognizerTest {

  private static final URI PAGE = URI.create("https://www.acme.example/careers");
  private static final String UUID = "1f0c2d3e-4b5a-4c6d-8e7f-90a1b2c3d4e5";

  private static List<CompanyClue> in(String markup) {
    return TestCompanies.RECOGNIZER.in(markup, PAGE);
  }

  private static CompanyClue only(String markup) {
    var clues = in(markup);
    assertThat(clues).hasSize(1);
    return clues.getFirst();
  }

  @ParameterizedTest
  @CsvSource({
    "greenhouse, acme, https://boards.greenhouse.io/acme",
    "greenhouse, acme, https://boards.greenhouse.io/acme/jobs/4012345?gh_src=abc",
    "greenhouse, acme, https://job-boards.greenhouse.io/acme/",
    "greenhouse, acme, https://job-boards.eu.greenhouse.io/acme/jobs/4012345101",
    "greenhouse, acme, https://boards.greenhouse.io/embed/job_board?for=acme&b=https%3A%2F%2Facme.example",
    "greenhouse, acme, https://boards.greenhouse.io/embed/job_app?token=123&for=acme",
    "greenhouse, acme, https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true",
    "lever, acme, https://jobs.lever.co/acme?department=Engineering",
    "lever, acme, https://jobs.eu.lever.co/acme/1f0c2d3e-4b5a-4c6d-8e7f-90a1b2c3d4e5/apply",
    "lever, acme, https://api.lever.co/v0/postings/acme?mode=json",
    "ashby, Acme Robotics, https://jobs.ashbyhq.com/Acme%20Robotics",
    "ashby, acme, https://jobs.ashbyhq.com/acme/1f0c2d3e-4b5a-4c6d-8e7f-90a1b2c3d4e5/application",
    "ashby, acme, https://jobs.ashbyhq.com/acme/embed?version=2",
    "workable, acme-1, https://apply.workable.com/acme-1/",
    "workable, acme-1, https://apply.workable.com/acme-1/j/0A1B2C3D4E/",
    "workable, acme, https://acme.workable.com/jobs/12345",
    "smartrecruiters, AcmeGroup, https://careers.smartrecruiters.com/AcmeGroup",
    "smartrecruiters, AcmeGroup, https://jobs.smartrecruiters.com/AcmeGroup/743999912345678-engineer",
    "smartrecruiters, AcmeGroup, https://jobs.smartrecruiters.com/oneclick-ui/company/AcmeGroup/publication/x",
    "recruitee, acme, https://acme.recruitee.com/o/engineer",
    "personio, acme, https://acme.jobs.personio.de/?language=de",
    "personio, acme, https://acme.jobs.personio.com/job/123456",
    "bamboohr, acme, https://acme.bamboohr.com/careers/42",
    "breezy, acme, https://acme.breezy.hr/p/0123456789ab-engineer",
    "teamtailor, acme, https://acme.teamtailor.com/jobs/123-engineer",
    "teamtailor, acme.na.teamtailor.com, https://acme.na.teamtailor.com/jobs",
    "pinpoint, acme, https://acme.pinpointhq.com/en/postings/1f0c2d3e-4b5a-4c6d-8e7f-90a1b2c3d4e5",
    "rippling, acme, https://ats.rippling.com/en-GB/acme/jobs",
    "rippling, acme, https://ats.us1.rippling.com/acme/jobs/1f0c2d3e-4b5a-4c6d-8e7f-90a1b2c3d4e5",
    "workday, acme/wd5/Careers, https://acme.wd5.myworkdayjobs.com/en-US/Careers",
    "workday, acme/wd5/Careers, https://acme.wd5.myworkdayjobs.com/Careers/job/Berlin/Engineer_R-1",
    "workday, acme/wd3/Careers, https://acme.wd3.myworkdayjobs.com/wday/cxs/acme/Careers/jobs",
    "workday, acme/wd103/Ext, https://wd103.myworkdaysite.com/de-DE/recruiting/acme/Ext",
    "jazzhr, acme, https://acme.applytojob.com/apply",
    "jazzhr, acme, https://app.jazz.co/widgets/basic/create/acme",
    "gem, Acme-Co, https://jobs.gem.com/Acme-Co",
    "polymer, acme, https://jobs.polymer.co/acme/1234",
    "comeet, E5.007, https://www.comeet.co/careers-api/2.0/company/E5.007/positions?token=5E7ABCDEF&details=true"
  })
  void recognizesACompanyByItsUrl(String board, String slug, String url) {
    assertThat(TestCompanies.RECOGNIZER.of(URI.create(url)))
        .get()
        .satisfies(
            it -> {
              assertThat(it.board().wireName()).isEqualTo(board);
              assertThat(it.company().slug()).isEqualTo(slug);
              assertThat(it.sign()).isEqualTo(Sign.URL);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.acme.example/careers",
        "https://www.greenhouse.io/customers/acme",
        "https://boards.greenhouse.io/",
        "https://boards.greenhouse.io/embed/job_board",
        "https://www.lever.co/customers",
        "https://jobs.lever.co/",
        "https://apply.workable.com/j/0A1B2C3D4E",
        "https://jobs.workable.com/company/abc",
        "https://www.workable.com/pricing",
        "https://recruitee.com/",
        "https://www.recruitee.com/features",
        "https://www.bamboohr.com/pricing",
        "https://app.bamboohr.com/login",
        "https://www.personio.de/produkt",
        "https://career.teamtailor.com/jobs",
        "https://assets-cdn.breezy.hr/breezy.js",
        "https://acme.wd5.myworkdayjobs.com/",
        "https://acme.wd5.myworkdayjobs.com/wday/authgwy/acme/login",
        "https://www.comeet.com/jobs/acme/E5.007",
        "https://jobs.lever.co.evil.example/acme",
        "https://remotive.com/remote-jobs/software-dev/engineer-1"
      })
  void recognizesNoCompanyInOtherUrls(String url) {
    assertThat(TestCompanies.RECOGNIZER.of(URI.create(url))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "greenhouse | acme | <script src='https://boards.greenhouse.io/embed/job_board/js?for=acme'></script>",
        "greenhouse | acme | <div class=\"wide\"><iframe id=grnhse_iframe data-src=\"//boards.greenhouse.io/embed/job_board?validityToken=x&amp;for=acme\">",
        "lever | acme | <script>window.leverJobsOptions = { accountName: 'acme', includeCss: true };</script>",
        "ashby | acme | <script src=\"https://jobs.ashbyhq.com/acme/embed?version=2\"></script>",
        "smartrecruiters | AcmeGroup | <script>widget({\"company_code\": \"AcmeGroup\", \"bg_color_widget\": \"#fff\"})</script>",
        "bamboohr | acme | <div id=\"BambooHR\" data-domain=\"acme.bamboohr.com\" data-version=\"1.0.0\"></div>",
        "bamboohr | acme | <script src=https://acme.bamboohr.com/js/embed.js async></script>",
        "breezy | acme | <iframe src='https://acme.breezy.hr/embed/json' width='100%'></iframe>",
        "personio | acme-de | <iframe loading=lazy src=\"https://acme-de.jobs.personio.de/?language=en\"></iframe>",
        "recruitee | acme | <div data-url=\"https://acme.recruitee.com/\" class=widget></div>",
        "jazzhr | acme | <script src=\"//app.jazz.co/widgets/basic/create/acme\" charset=utf-8></script>",
        "comeet | E5.007 | <script>COMEET.init({\"token\": \"5E7ABCDEF01\", \"company-uid\": \"E5.007\", \"company-name\": \"acme\"});</script>",
        "comeet | E5.007 | <script>var c = {company_uid:'E5.007', name:'Acme', token:'5E7ABCDEF01'}</script>",
        "workable | acme | <iframe src=\"https://apply.workable.com/acme/?embed=1\"></iframe>"
      })
  void findsTheEmbeddedListOfAPage(String board, String slug, String markup) {
    var clue = only("<html><body><p>Work with us</p>" + markup + "</body></html>");

    assertThat(clue.board().wireName()).isEqualTo(board);
    assertThat(clue.company().slug()).isEqualTo(slug);
    assertThat(clue.sign()).isEqualTo(Sign.EMBED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a class=button href=\"https://jobs.lever.co/acme\">Open roles</a>",
        "<a href='https://jobs.lever.co/acme/1f0c2d3e-4b5a-4c6d-8e7f-90a1b2c3d4e5?utm_source=x'>Engineer</a>",
        "<script>__DATA__={\"url\":\"https:\\/\\/jobs.lever.co\\/acme\",\"n\":1}</script>",
        "<script>self.push([1,\"href\\\":\\\"https:\\u002F\\u002Fjobs.lever.co\\u002Facme\\\"\"])</script>",
        "<p>See https://jobs.lever.co/acme.</p>",
        "<!-- old: <iframe src=https://jobs.lever.co/acme> -->"
      })
  void findsWhatAPageLinksOrMentions(String markup) {
    var clue = only("<html><body>" + markup + "</body></html>");

    assertThat(clue.board()).isEqualTo(Board.LEVER);
    assertThat(clue.company().slug()).startsWith("acme");
  }

  @Test
  void keepsTheTokenOfAPage() {
    assertThat(
            only("<script>{\"company-uid\":\"E5.007\",\"token\":\"5E7ABCDEF01\"}</script>")
                .company()
                .token())
        .isEqualTo("5E7ABCDEF01");
  }

  @Test
  void namesACompanyOnceByItsStrongestSign() {
    var clues =
        in(
            "<a href='https://jobs.lever.co/acme'>Jobs</a> <a href='https://jobs.lever.co/Acme/"
                + UUID
                + "'>One</a><iframe src='https://jobs.lever.co/acme'></iframe>");

    assertThat(clues).extracting(CompanyClue::sign).containsExactly(Sign.EMBED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "teamtailor | <link href='https://assets-aws.teamtailor-cdn.com/assets/packs/css/careersite.css'>",
        "recruitee | <script src=\"https://careers.recruiteecdn.com/assets/main.js\"></script>"
      })
  void takesAHostForACareerSiteByItsMarkup(String board, String markup) {
    var clues =
        TestCompanies.RECOGNIZER.in(markup, URI.create("https://careers.acme.example/jobs"));

    assertThat(clues).hasSize(1);
    assertThat(clues.getFirst().board().wireName()).isEqualTo(board);
    assertThat(clues.getFirst().company()).isEqualTo(BoardCompany.of("careers.acme.example"));
    assertThat(clues.getFirst().sign()).isEqualTo(Sign.OWN_HOST);
  }

  @Test
  void readsHugeAndBrokenPagesSoon() {
    var page =
        "<a href='//x.example/'>".repeat(50_000)
            + "leverJobsOptions ".repeat(50_000)
            + "company-uid ".repeat(50_000)
            + "//".repeat(500_000)
            + "<".repeat(500_000)
            + "<iframe src='https://jobs.lever.co/acme'>";

    assertThat(only(page).company().slug()).isEqualTo("acme");
  }
}
