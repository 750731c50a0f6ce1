package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.text.PayPeriod;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each board's example reads as. */
@Timeout(180)
class BoardExamplesTest {

  static final java.util.List<BoardExample> EXAMPLES = BoardExample.ALL;

  private static final TestBoards BOARDS = new TestBoards();

  @AfterAll
  static void close() {
    BOARDS.close();
  }

  @BeforeEach
  void forget() {
    BOARDS.server.reset();
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void readsEveryJobThatTheBoardOffers(BoardExample example) {
    example.serve(BOARDS.server);

    var walk = BOARDS.walk(example, it -> false);

    assertThat(walk.jobs()).hasSize(example.count());
    assertThat(walk.end().fetched()).isEqualTo(example.count());
    assertThat(walk.end().unreadable()).isZero();
    assertThat(walk.jobs())
        .allSatisfy(
            job -> {
              assertThat(job.board()).isEqualTo(example.board());
              assertThat(job.companySlug())
                  .isEqualTo(example.company() == null ? null : example.company().slug());
              assertThat(job.externalId()).isNotBlank();
              assertThat(job.url()).startsWith("https://");
              assertThat(job.originalUrl()).isNotBlank();
              assertThat(job.title()).isNotBlank();
              assertThat(job.company()).isNotBlank();
            });
  }

  @Test
  void thereIsAnExampleOfEveryBoardInOrder() {
    assertThat(BoardExample.ALL)
        .extracting(BoardExample::board)
        .isEqualTo(Board.searchable())
        .hasSize(28);
  }

  private static TestBoards.Walk walk(Board board) {
    var example = BoardExample.of(board);
    example.serve(BOARDS.server);
    return BOARDS.walk(example);
  }

  private static void assertPay(
      FoundJob job, String words, double min, double max, String currency, PayPeriod period) {
    assertThat(job.salary()).isEqualTo(words);
    assertThat(job.pay().min()).isEqualByComparingTo(BigDecimal.valueOf(min));
    assertThat(job.pay().max()).isEqualByComparingTo(BigDecimal.valueOf(max));
    assertThat(job.pay().currency()).isEqualTo(currency);
    assertThat(job.pay().period()).isEqualTo(period);
  }

  private static Instant at(String text) {
    return Instant.parse(text);
  }

  @Test
  void greenhouse() {
    var walk = walk(Board.GREENHOUSE);

    var job = walk.job("6104417003");
    assertThat(job.title()).isEqualTo("Senior Backend Engineer (Ledger)");
    assertThat(job.company()).isEqualTo("Quillmark Systems");
    assertThat(job.url()).isEqualTo("https://job-boards.greenhouse.io/quillmark/jobs/6104417003");
    assertThat(job.locations()).containsExactly("Austin, TX", "Remote (US)");
    assertThat(job.location()).isEqualTo("Austin, TX; Remote (US)");
    assertThat(job.isRemote()).isTrue();
    assertThat(job.postedAt()).isEqualTo(at("2026-10-30T20:02:11Z"));
    assertThat(job.description())
        .startsWith("Quillmark builds bookkeeping tools & audit trails.")
        .contains("What you'll do\n\n- Own the ledger service\n- Cut p99 < 80 ms");
    assertThat(job.snippet()).contains("- Cut p99 < 80 ms");
    assertPay(job, "$165,000—$205,000 USD", 165_000, 205_000, "USD", null);
    assertThat(job.pay().yearlyMin()).isEqualTo(165_000);

    var hybrid = walk.job("6098810003");
    assertThat(hybrid.url())
        .isEqualTo("https://careers.quillmark.example/openings?gh_jid=6098810003");
    assertThat(hybrid.locations()).containsExactly("Zürich, Switzerland", "Geneva, Switzerland");
    assertThat(hybrid.isRemote()).isFalse();
    assertThat(walk.jobs()).as("a talent community is no job").hasSize(2);
  }

  @Test
  void lever() {
    var walk = walk(Board.LEVER);

    var planner = walk.job("0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11");
    assertThat(planner.title()).isEqualTo("Crew Planner – Fjordlinje");
    assertThat(planner.company()).isEqualTo("Havglid");
    assertThat(planner.locations()).containsExactly("Oslo", "Bergen", "Tromsø");
    assertThat(planner.isRemote()).isFalse();
    assertThat(planner.postedAt()).isEqualTo(at("2025-10-31T10:00:00.123Z"));
    assertThat(planner.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertThat(planner.description())
        .contains("You plan crews.\n\nWhat you bring\n\n- Norwegian & English")
        .endsWith("Benefits\n\n- Free ferry pass");

    var analyst = walk.job("c2c6b0a0-1d6b-4b64-8a4b-2b0c9f0f7d90");
    assertThat(analyst.isRemote()).isTrue();
    assertThat(analyst.employmentType()).isEqualTo(EmploymentType.CONTRACT);
    assertPay(analyst, "65 – 85 USD per hour", 65, 85, "USD", PayPeriod.HOUR);
    assertThat(analyst.pay().yearlyMax()).isEqualTo(85 * 2_080);
    assertThat(walk.jobs()).as("an open application is no job").hasSize(2);
  }

  @Test
  void ashby() {
    var walk = walk(Board.ASHBY);

    var designer = walk.job("5a0a7f86-7a55-4d3b-8f5e-0c6a6c2a1f01");
    assertThat(designer.title()).isEqualTo("Product Designer, Mapping");
    assertThat(designer.locations())
        .containsExactly("San Francisco (HQ)", "Remote (Canada)", "Montréal, QC");
    assertThat(designer.isRemote()).as("hybrid wins over isRemote").isFalse();
    assertThat(designer.postedAt()).isEqualTo(at("2026-10-21T17:12:35.753Z"));
    assertThat(designer.description())
        .isEqualTo("About Cartowright\n\nWe draw maps people trust & edit.");
    assertPay(designer, "$150K - $190K", 150_000, 190_000, "USD", PayPeriod.YEAR);
    assertThat(walk.jobs().getLast().employmentType()).isEqualTo(EmploymentType.INTERNSHIP);
    assertThat(walk.jobs().getLast().salary()).isNull();
    assertThat(walk.jobs()).noneMatch(it -> it.title().contains("unlisted"));
  }

  @Test
  void workable() {
    var walk = walk(Board.WORKABLE);

    var developer = walk.job("A1B2C3D4E5");
    assertThat(developer.company()).isEqualTo("Λευκή Βάρκα");
    assertThat(developer.locations()).containsExactly("Chania, Crete, Greece");
    assertThat(developer.isRemote()).isTrue();
    assertThat(developer.postedAt()).isEqualTo(at("2026-11-01T00:00:00Z"));
    assertThat(developer.description()).contains("Requirements\n\n- Python & SQL");
    assertThat(walk.job("F6A7B8C9D0").locations()).containsExactly("Greece");
    assertThat(walk.job("F6A7B8C9D0").employmentType()).isNull();
  }

  @Test
  void smartrecruiters() {
    BOARDS.server.serve(
        "/v1/companies/BaerenflussEnergie/postings/744000139000002",
        BoardServer.example("smartrecruiters.detail.json"));

    var walk = walk(Board.SMARTRECRUITERS);

    var engineer = walk.job("744000139000002");
    assertThat(engineer.company()).isEqualTo("Bärenfluss Energie GmbH");
    assertThat(engineer.url())
        .isEqualTo("https://jobs.smartrecruiters.com/BaerenflussEnergie/744000139000002");
    assertThat(engineer.locations()).containsExactly("Poland");
    assertThat(engineer.isRemote()).isTrue();
    assertThat(engineer.postedAt()).isEqualTo(at("2026-10-01T06:30:00Z"));
    assertThat(engineer.description()).contains("Build outage maps.\n\n- Rust & PostGIS");
    assertPay(
        engineer, "PLN 18 000 – 24 000 gross / month", 18_000, 24_000, "PLN", PayPeriod.MONTH);
    var student = walk.job("744000139000001");
    assertThat(student.isRemote()).as("hybrid").isFalse();
    assertThat(student.employmentType()).isEqualTo(EmploymentType.INTERNSHIP);
    assertThat(student.url())
        .isEqualTo("https://jobs.smartrecruiters.com/BaerenflussEnergie/744000139000001");
    assertThat(walk.end().withoutDetails()).as("its own page is missing").isEqualTo(1);
  }

  @Test
  void recruitee() {
    var walk = walk(Board.RECRUITEE);

    var fitter = walk.job("2710011");
    assertThat(fitter.url())
        .isEqualTo("https://werkenbij.zonveld.example/o/veldmonteur-zonnepanelen");
    assertThat(fitter.locations()).containsExactly("Zwolle, Overijssel, Netherlands");
    assertThat(fitter.postedAt()).isEqualTo(at("2026-10-09T13:03:54Z"));
    assertThat(fitter.description())
        .isEqualTo("Je legt panelen in heel Overijssel.\n\n- Rijbewijs B");
    assertPay(fitter, "2,900 – 3,650 EUR per month", 2_900, 3_650, "EUR", PayPeriod.MONTH);
    assertThat(fitter.pay().yearlyMax()).isEqualTo(43_800);
    assertThat(fitter.isRemote()).isFalse();
    var engineer = walk.job("2710222");
    assertThat(engineer.isRemote()).isTrue();
    assertThat(engineer.salary()).isNull();
    assertThat(engineer.locations()).containsExactly("Madrid, Spain", "Málaga, Andalucía, Spain");
  }

  @Test
  void personio() {
    var walk = walk(Board.PERSONIO);

    var developer = walk.job("2450117");
    assertThat(developer.title()).isEqualTo("Frontend-Entwickler:in (m/w/d)");
    assertThat(developer.company()).isEqualTo("Hopfen & Ruh GmbH");
    assertThat(developer.url()).isEqualTo("https://hopfenruh.jobs.personio.de/job/2450117");
    assertThat(developer.locations()).containsExactly("München", "Wien", "Remote (DE)");
    assertThat(developer.postedAt()).isEqualTo(at("2026-10-13T14:10:41Z"));
    assertThat(developer.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertThat(developer.description())
        .startsWith("Deine Aufgaben\n\n- Du baust unser Kassensystem & die App.");
    assertPay(
        developer, "55.000 – 68.000 € brutto pro Jahr", 55_000, 68_000, "EUR", PayPeriod.YEAR);
    assertThat(walk.jobs().getLast().company()).isEqualTo("Hopfenruh");
    assertThat(walk.jobs().getLast().employmentType()).isEqualTo(EmploymentType.PART_TIME);
  }

  @Test
  void bamboohr() {
    BOARDS.server.serve("/careers/company-info", "{\"result\":{\"name\":\"Glenmoor Survey\"}}");
    BOARDS.server.serve("/careers/134/detail", BoardServer.example("bamboohr.detail.json"));

    var walk = walk(Board.BAMBOOHR);

    var technician = walk.job("134");
    assertThat(technician.company()).isEqualTo("Glenmoor Survey");
    assertThat(technician.url()).isEqualTo("https://glenmoorsurvey.bamboohr.com/careers/134");
    assertThat(technician.locations()).containsExactly("Inverness, Highland, United Kingdom");
    assertThat(technician.postedAt()).isEqualTo(at("2026-10-20T00:00:00Z"));
    assertThat(technician.description()).isEqualTo("What you’ll do\n\n- Fly drones & log data");
    assertPay(technician, "£29,500 - £33,000", 29_500, 33_000, "GBP", null);
    assertThat(technician.isRemote()).isFalse();
    assertThat(walk.job("141").isRemote()).isTrue();
    assertThat(walk.job("141").locations()).containsExactly("Edmonton, Alberta, Canada");
    assertThat(walk.job("150").locations()).containsExactly("Ålborg, Nordjylland, Denmark");
  }

  @Test
  void breezy() {
    var walk = walk(Board.BREEZY);

    var baker = walk.job("e63605aeb81c");
    assertThat(baker.company()).isEqualTo("Crumb Hall");
    assertThat(baker.url()).isEqualTo("https://crumbhall.breezy.hr/p/e63605aeb81c-night-baker");
    assertThat(baker.locations()).containsExactly("Burlington, VT");
    assertThat(baker.postedAt()).isEqualTo(at("2026-10-04T23:24:11.988Z"));
    assertPay(baker, "$21.00 - $24.00 / hr", 21, 24, "USD", PayPeriod.HOUR);
    assertThat(baker.isRemote()).isFalse();
    assertThat(walk.job("a1b2c3d4e5f6").isRemote()).isTrue();
    assertThat(walk.job("a1b2c3d4e5f6").employmentType()).isEqualTo(EmploymentType.CONTRACT);
  }

  @Test
  void teamtailor() {
    var walk = walk(Board.TEAMTAILOR);

    var manager = walk.job("8250030");
    assertThat(manager.title()).isEqualTo("Butikschef & inköpare");
    assertThat(manager.company()).isEqualTo("Norrsken Skidor");
    assertThat(manager.url())
        .isEqualTo("https://jobb.norrskenskidor.example/jobs/8250030-butikschef-inkopare");
    assertThat(manager.locations()).containsExactly("Östersund, Sweden", "Åre, Sweden");
    assertThat(manager.postedAt()).isEqualTo(at("2026-11-02T12:45:57Z"));
    assertThat(manager.description()).isEqualTo("Led vår butik i Östersund & Åre.");
    assertThat(manager.isRemote()).isFalse();
    var developer = walk.job("8199001");
    assertThat(developer.isRemote()).isTrue();
    assertThat(developer.url()).isEqualTo("https://norrskenskidor.teamtailor.com/jobs/8199001");
    assertThat(developer.originalUrl()).contains("promotion=1203345-spring-campaign");
  }

  @Test
  void teamtailorAsAJsonFeed() {
    var example = BoardExample.of(Board.TEAMTAILOR);
    example.serve(BOARDS.server, BoardServer.Reply.ok(BoardServer.example("teamtailor.json")));

    var walk = BOARDS.walk(example);

    var manager = walk.job("8250030");
    assertThat(manager.company()).isEqualTo("Norrsken Skidor");
    assertThat(manager.locations()).containsExactly("Östersund, Jämtland, SE");
    assertThat(manager.postedAt()).isEqualTo(at("2026-11-02T12:45:57Z"));
    assertThat(walk.jobs()).as("a spontaneous application is no job").hasSize(1);
  }

  @Test
  void pinpoint() {
    var walk = walk(Board.PINPOINT);

    var ecologist = walk.job("515428");
    assertThat(ecologist.url())
        .isEqualTo(
            "https://saltmarsh.pinpointhq.com/en/postings/fca592d6-2561-4b2a-88b0-15d2b375971a");
    assertThat(ecologist.locations()).containsExactly("Jersey HQ, Saint Helier, Jersey");
    assertThat(ecologist.postedAt()).as("the deadline is no date of posting").isNull();
    assertThat(ecologist.description())
        .isEqualTo(
            """
            Survey eelgrass around Jersey & Guernsey.

            Key Responsibilities

            Dive surveys

            Skills, Knowledge and Expertise

            HSE diver ticket\
            """);
    assertPay(ecologist, "£38,000 - £43,500 / year", 38_000, 43_500, "GBP", PayPeriod.YEAR);
    assertThat(walk.job("515999").isRemote()).isTrue();
    assertThat(walk.job("515999").employmentType()).isEqualTo(EmploymentType.VOLUNTEER);
  }

  @Test
  void rippling() {
    BOARDS.server.serve(
        "/platform/api/ats/v1/board/frostline-careers/jobs/3c36e9c8-1bee-45a2-94fe-09f10ccbe10f",
        BoardServer.example("rippling.detail.json"));

    var walk = walk(Board.RIPPLING);

    var engineer = walk.job("3c36e9c8-1bee-45a2-94fe-09f10ccbe10f");
    assertThat(engineer.company()).isEqualTo("Frostline");
    assertThat(engineer.locations()).containsExactly("Chicago, IL", "Remote (United States)");
    assertThat(engineer.postedAt()).isEqualTo(at("2026-10-08T17:00:00Z"));
    assertThat(engineer.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertThat(engineer.description()).contains("Demo loggers & write bids.");
    assertPay(engineer, "110,000 – 138,000 USD per year", 110_000, 138_000, "USD", PayPeriod.YEAR);
    assertThat(walk.job("480c597a-867b-4f9f-b7e4-693b27cc6e9a").locations())
        .as("listed twice")
        .containsExactly("Remote (Canada)");
  }

  @Test
  void workday() {
    BOARDS.server.serve(
        "/wday/cxs/verdantfoods/Careers/job/Remote-USA/Supply-Data-Analyst_R-0041990-1",
        BoardServer.example("workday.detail.json"));

    var walk = walk(Board.WORKDAY);

    var analyst = walk.job("R-0041990-1");
    assertThat(analyst.company()).isEqualTo("Verdant Foods, Inc.");
    assertThat(analyst.url())
        .isEqualTo(
            "https://verdantfoods.wd5.myworkdayjobs.com/Careers/job/Remote-USA/Supply-Data-Analyst_R-0041990-1");
    assertThat(analyst.locations()).containsExactly("Remote - USA", "Columbus, OH", "Gdańsk");
    assertThat(analyst.isRemote()).isTrue();
    assertThat(analyst.postedAt()).isEqualTo(at("2026-09-29T00:00:00Z"));
    assertThat(analyst.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertPay(analyst, "$82,000 – $101,000 per year", 82_000, 101_000, "USD", PayPeriod.YEAR);
    var lead = walk.job("R-0041872");
    assertThat(lead.postedAt()).as("three days ago").isEqualTo(at("2026-11-18T00:00:00Z"));
    assertThat(lead.locations()).containsExactly("Gdańsk");
    assertThat(walk.job("R-0041001").postedAt()).isNull();
    var request = BOARDS.server.requests().getFirst();
    assertThat(request.method()).isEqualTo("POST");
    assertThat(request.body())
        .isEqualTo("{\"appliedFacets\":{},\"limit\":20,\"offset\":0,\"searchText\":\"\"}");
    assertThat(request.headers()).containsEntry("content-type", "application/json");
  }

  @Test
  void jazzhr() {
    var walk = walk(Board.JAZZHR);

    var scribe = walk.job("job_20261006122430_CR9WJRTY9BDUBAKM");
    assertThat(scribe.title()).isEqualTo("Medical Scribe & Coder");
    assertThat(scribe.company()).isEqualTo("Pinecrest Clinics");
    assertThat(scribe.url()).isEqualTo("https://pinecrestclinics.applytojob.com/apply/AbCd123xyz");
    assertThat(scribe.originalUrl()).startsWith("http://");
    assertThat(scribe.postedAt()).isEqualTo(at("2026-10-06T12:24:30Z"));
    assertThat(scribe.locations()).containsExactly("Boise, ID, United States");
    assertPay(scribe, "$19.50/hour", 19.5, 19.5, "USD", PayPeriod.HOUR);
    assertThat(walk.jobs().getLast().isRemote()).isTrue();
    assertThat(walk.jobs()).noneMatch(it -> it.title().equals("Old Role"));
  }

  @Test
  void gem() {
    var walk = walk(Board.GEM);

    var technician = walk.job("am9icG9zdDpleGFtcGxlMDAx");
    assertThat(technician.locations()).containsExactly("Tucson, United States", "Ottawa, Canada");
    assertThat(technician.isRemote()).isFalse();
    assertThat(technician.postedAt()).isEqualTo(at("2026-10-07T22:50:01.732Z"));
    assertThat(technician.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertThat(walk.job("4965519002").isRemote()).isTrue();
    assertThat(walk.job("4965519002").description()).isEqualTo("Orbits.");
  }

  @Test
  void polymer() {
    BOARDS.server.serve(
        "/v1/hire/organizations/oakjoint/jobs/38850", BoardServer.example("polymer.detail.json"));

    var walk = walk(Board.POLYMER);

    var estimator = walk.job("38850");
    assertThat(estimator.company()).isEqualTo("Oak & Joint");
    assertThat(estimator.isRemote()).as("No remote").isFalse();
    assertThat(estimator.postedAt()).isEqualTo(at("2026-10-13T14:33:11.225Z"));
    assertThat(estimator.description()).isEqualTo("Price joinery & visit sites.");
    assertPay(estimator, "62,000 - 78,000 USD a year", 62_000, 78_000, "USD", PayPeriod.YEAR);
    assertThat(walk.job("38901").isRemote()).isTrue();
    assertThat(walk.job("38901").locations()).containsExactly("DE", "PL", "PT");
  }

  @Test
  void comeet() {
    var walk = walk(Board.COMEET);

    var engineer = walk.job("E8.91F");
    assertThat(engineer.company()).isEqualTo("TidalGrid");
    assertThat(engineer.isRemote()).as("hybrid").isFalse();
    assertThat(engineer.postedAt()).isEqualTo(at("2026-10-19T16:19:06Z"));
    assertThat(engineer.description())
        .isEqualTo("Description\n\nWrite C for buoys & turbines.\n\nRequirements\n\n- C/C++");
    assertThat(walk.job("AB.C12").isRemote()).isTrue();
    assertThat(walk.jobs().toString()).doesNotContain("applynow.io");
    assertThat(BOARDS.server.requests().getFirst().uri())
        .isEqualTo("/careers-api/2.0/company/E5.007/positions?token=PUBLICTOKEN&details=true");
  }

  @Test
  void remoteok() {
    var walk = walk(Board.REMOTEOK);

    var engineer = walk.job("1133263");
    assertThat(engineer.title()).isEqualTo("Backend Engineer");
    assertThat(engineer.description()).as("without the proof of reading").isEqualTo("Ship APIs.");
    assertThat(engineer.url())
        .isEqualTo("https://remoteok.com/remote-jobs/remote-backend-engineer-ferncastle-1133263");
    assertPay(engineer, "60,000 – 90,000 USD per year", 60_000, 90_000, "USD", PayPeriod.YEAR);
    var writer = walk.job("1133270");
    assertThat(writer.company()).isEqualTo("Mâa & Hÿ");
    assertThat(writer.description()).as("mojibake").isEqualTo("We’re hiring.");
    assertThat(writer.pay()).as("0 is unknown").isNull();
    assertThat(walk.jobs()).allMatch(FoundJob::isRemote);
  }

  @Test
  void remotive() {
    var walk = walk(Board.REMOTIVE);

    var lead = walk.job("2190881");
    assertThat(lead.company()).isEqualTo("Harbour & Pine");
    assertThat(lead.postedAt()).as("UTC").isEqualTo(at("2026-11-12T21:30:58Z"));
    assertThat(lead.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertPay(lead, "$140k - $165k", 140_000, 165_000, "USD", null);
    assertThat(walk.job("2190989").salary()).isNull();
    assertThat(walk.job("2190989").locations()).isEmpty();
  }

  @Test
  void weworkremotely() {
    var walk = walk(Board.WEWORKREMOTELY);

    var engineer = walk.job("lantern-loom-staff-platform-engineer");
    assertThat(engineer.company()).isEqualTo("Lantern & Loom");
    assertThat(engineer.title()).isEqualTo("Staff Platform Engineer: Kubernetes");
    assertThat(engineer.locations())
        .containsExactly("Anywhere in the World", "Barbados", "United States of America");
    assertThat(engineer.postedAt()).isEqualTo(at("2026-11-13T14:10:41Z"));
    assertThat(engineer.description()).isEqualTo("Build & run clusters.");
    assertThat(walk.job("copy-editor-wanted").title()).isEqualTo("Copy Editor wanted");
  }

  @Test
  void himalayas() {
    var walk = walk(Board.HIMALAYAS);

    var architect = walk.jobs().getFirst();
    assertThat(architect.externalId()).endsWith("remote-java-architect-9079704681");
    assertThat(architect.postedAt()).as("seconds").isEqualTo(at("2026-11-19T15:17:49Z"));
    assertThat(architect.locations()).containsExactly("Portugal", "Spain");
    assertPay(architect, "90,000 – 120,000 EUR per year", 90_000, 120_000, "EUR", PayPeriod.YEAR);
    assertThat(walk.jobs().getLast().url())
        .as("guid where the link is empty")
        .isEqualTo("https://himalayas.app/companies/wurzelwerk/jobs/community-gaertner-in");
    assertThat(walk.end().isComplete()).isFalse();
  }

  @Test
  void jobicy() {
    var walk = walk(Board.JOBICY);

    var manager = walk.job("156869");
    assertThat(manager.company()).isEqualTo("Ravelin & Sons");
    assertThat(manager.locations()).containsExactly("EMEA", "UK");
    assertThat(manager.description()).isEqualTo("Own renewals & onboarding.");
    assertPay(manager, "48,000 – 61,000 GBP per year", 48_000, 61_000, "GBP", PayPeriod.YEAR);
    assertThat(walk.job("156870").postedAt()).isEqualTo(at("2026-11-15T09:00:00Z"));
  }

  @Test
  void arbeitnow() {
    var walk = walk(Board.ARBEITNOW);

    var manager = walk.job("marketing-operations-manager-koln-332231");
    assertThat(manager.title()).isEqualTo("Marketing Operations Manager (m/w/d) | 100 % Remote");
    assertThat(manager.postedAt()).isEqualTo(at("2026-11-20T15:47:10Z"));
    assertThat(manager.description()).isEqualTo("Aufträge & Mitarbeiter finden.");
    assertThat(manager.locations()).containsExactly("Köln");
    assertThat(manager.isRemote()).isTrue();
    assertThat(walk.jobs().getLast().isRemote()).isFalse();
  }

  @Test
  void workingnomads() {
    var walk = walk(Board.WORKINGNOMADS);

    var developer = walk.job("1742437");
    assertThat(developer.url()).isEqualTo("https://www.workingnomads.com/job/go/1742437/");
    assertThat(developer.postedAt()).isEqualTo(at("2026-11-11T15:25:53Z"));
    assertThat(developer.locations()).containsExactly("Europe", "North America");
    assertThat(developer.description()).isEqualTo("Build & ship great UI");
    assertThat(walk.job("1742500").description()).isEqualTo("Plain text body.");
  }

  @Test
  void themuse() {
    var walk = walk(Board.THEMUSE);

    var manager = walk.job("22643383");
    assertThat(manager.company()).isEqualTo("Steep & Co");
    assertThat(manager.locations()).containsExactly("Osaka, Japan", "Flexible / Remote");
    assertThat(manager.isRemote()).isTrue();
    assertPay(manager, "$70,000-$85,000", 70_000, 85_000, "USD", null);
    assertThat(walk.job("22438954").companyStage()).isEqualTo(CompanyStage.PUBLIC);
    assertThat(walk.job("22438954").isRemote()).isNull();
  }

  @Test
  void landingjobs() {
    var walk = walk(Board.LANDINGJOBS);

    var developer = walk.job("19622");
    assertThat(developer.company()).isEqualTo("Mare Azul");
    assertThat(developer.locations()).containsExactly("Lisbon, PT", "Porto, PT");
    assertThat(developer.postedAt()).isEqualTo(at("2026-10-21T09:38:38.127Z"));
    assertThat(developer.description()).contains("Requirements\n\n- Java 17+");
    assertPay(developer, "54,000 – 69,000 EUR per year", 54_000, 69_000, "EUR", PayPeriod.YEAR);
    assertThat(walk.job("19701").isRemote()).isTrue();
    assertThat(walk.job("19701").pay()).isNull();
  }

  @Test
  void hackernews() {
    var walk = walk(Board.HACKERNEWS);

    var engineer = walk.job("46100123");
    assertThat(engineer.company()).isEqualTo("Bramblewick");
    assertThat(engineer.title()).isEqualTo("Senior Rust Engineer");
    assertThat(engineer.originalUrl()).isEqualTo("https://bramblewick.example/jobs");
    assertThat(engineer.url()).isEqualTo("https://news.ycombinator.com/item?id=46100123");
    assertThat(engineer.locations()).containsExactly("Remote (EU)");
    assertThat(engineer.isRemote()).isTrue();
    assertThat(engineer.employmentType()).isEqualTo(EmploymentType.FULL_TIME);
    assertPay(engineer, "€80k/yr", 80_000, 80_000, "EUR", PayPeriod.YEAR);
    assertThat(engineer.postedAt()).isEqualTo(at("2026-11-02T16:10:00Z"));
    var free = walk.job("46100160");
    assertThat(free.company()).isEqualTo("Løvfall");
    assertThat(free.url()).isEqualTo("https://news.ycombinator.com/item?id=46100160");
    assertThat(walk.jobs()).as("replies and deleted comments are no jobs").hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      nullValues = "-",
      value = {
        "Oxbow | Berlin, Germany | Baker | Full-time | €40k ! Oxbow ! - ! Berlin, Germany",
        "Oxbow | Lyon | Full-time | Data Engineer ! Oxbow ! Data Engineer ! Lyon",
        "Oxbow | Full-time | Hybrid | Porto | Data Analyst ! Oxbow ! Data Analyst ! Porto",
        "Oxbow | New York City | Hybrid | Sales Lead ! Oxbow ! Sales Lead ! New York City",
        "Oxbow | Toronto, ON | Onsite | Multiple roles ! Oxbow ! Multiple roles ! Toronto, ON",
        "Oxbow (Madrid) | QA Engineer | Remote OK ! Oxbow ! QA Engineer ! Madrid; Remote",
        "Oxbow | Hybrid (Leeds, 2 days) | Web Developer ! Oxbow ! Web Developer ! Leeds",
        "Oxbow | Data Engineer | Littlewick | Remote ! Oxbow ! Data Engineer ! Littlewick; Remote",
        "Oxbow - Data Engineer - Vienna - Hybrid ! Oxbow ! Data Engineer ! Vienna",
        "Oxbow, Rome, Italy, Data Engineer, onsite ! Oxbow ! Data Engineer ! Rome, Italy",
        "Oxbow Labs is looking for a web developer (PHP) in Dublin. ! Oxbow Labs ! - ! Dublin",
        "Oxbow is hiring a Data Engineer | Riga | Hybrid ! Oxbow ! Data Engineer ! Riga",
        "Data Engineer (SQL) at Oxbow | Remote, Europe ! Oxbow ! Data Engineer (SQL) ! Remote,"
            + " Europe",
        "Oxbow (https://oxbow.example) | Data Engineer | Oslo ! Oxbow ! Data Engineer ! Oslo",
        "Oxbow (YC W21) | Data Engineer | Oslo ! Oxbow ! Data Engineer ! Oslo",
        "Data Engineer | Oxbow | Oslo ! Oxbow ! Data Engineer ! Oslo",
        "Oslo, Norway | Oxbow | Data Engineer ! Oxbow ! Data Engineer ! Oslo, Norway",
        "Phoenix | Data Engineer | Remote (US) | We build bots ! Phoenix ! Data Engineer ! Remote"
            + " (US)",
        "Lead Bank | Kansas City, MO | Data Engineer ! Lead Bank ! Data Engineer ! Kansas City, MO",
        "We are hiring web developers | Remote ! hackernews ! web developers ! Remote",
        "SEEKING FREELANCER | Oxbow | Web Developer | Remote ! Oxbow ! Web Developer ! Remote"
      })
  void hackernewsInOtherOrders(String head, String company, String title, String location) {
    var job = hiring(head).getFirst();

    assertThat(job.company()).isEqualTo(company);
    assertThat(job.location()).isEqualTo(location);
    if (title != null) {
      assertThat(job.title()).isEqualTo(title);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SEEKING WORK | Web developer, PHP | Remote EU",
        "[SEEKING WORK] Berlin or remote",
        "Sam | Seeking work | Lyon"
      })
  void hackernewsOffersNoApplicants(String head) {
    assertThat(hiring(head)).isEmpty();
  }

  private static List<FoundJob> hiring(String head) {
    var example = BoardExample.of(Board.HACKERNEWS);
    var body =
        """
        {"children": [{"id": 1, "author": "a", "text": "%s<p>We build things."}]}
        """
            .formatted(head);
    return Reading.read(Reading.adapter(Board.HACKERNEWS), example, body);
  }

  @Test
  void usajobs() {
    var walk = walk(Board.USAJOBS);

    var specialist = walk.job("846500100");
    assertThat(specialist.company()).isEqualTo("Bureau of Example Surveys");
    assertThat(specialist.isRemote()).as("telework is not remote").isFalse();
    assertThat(specialist.postedAt()).isEqualTo(at("2026-11-10T00:00:00Z"));
    assertThat(specialist.description())
        .isEqualTo(
            "Runs the office network.\n\nRuns the network.\n\nWrites reports & briefs.\n\n"
                + "One year of specialized experience.");
    assertPay(specialist, "88,621 – 137,000 USD per year", 88_621, 137_000, "USD", PayPeriod.YEAR);
    var clerk = walk.job("846500200");
    assertThat(clerk.isRemote()).isTrue();
    assertThat(clerk.employmentType()).isEqualTo(EmploymentType.TEMPORARY);
    assertThat(clerk.pay().period()).isEqualTo(PayPeriod.HOUR);
    assertThat(BOARDS.server.requests().getFirst().headers())
        .containsEntry("authorization-key", "key-1")
        .containsEntry("user-agent", "owner@jobtrail.example");
  }
}
