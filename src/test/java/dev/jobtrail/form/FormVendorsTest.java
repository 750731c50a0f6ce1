package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.site.TestSites;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormVendorsTest {

  private static final String KEY = "5e3d0c1a-8b7f-4c2d-9a10-0123456789ab";

  @ParameterizedTest
  @CsvSource({
    "greenhouse, https://boards.greenhouse.io/acme/jobs/4011234",
    "greenhouse, https://job-boards.greenhouse.io/acme/jobs/4011234",
    "greenhouse, https://JOB-BOARDS.eu.greenhouse.io/acme/jobs/4011234?gh_src=x",
    "greenhouse, https://job-boards.greenhouse.io/embed/job_app?for=acme&token=4011234",
    "greenhouse, https://www.acme.example/careers?department=it&gh_jid=4011234",
    "lever, https://jobs.lever.co/acme/" + KEY,
    "lever, https://jobs.eu.lever.co/acme/" + KEY + "/apply?lever-source=x",
    "ashby, https://jobs.ashbyhq.com/acme/" + KEY,
    "ashby, https://jobs.ashbyhq.com/acme/embed",
    "ashby, https://www.acme.example/jobs?ashby_jid=" + KEY,
    "workable, https://apply.workable.com/acme/j/0A1B2C3D4E/",
    "workable, https://apply.workable.com/j/0A1B2C3D4E",
    "workable, https://acme.workable.com/j/0A1B2C3D4E",
    "smartrecruiters, https://jobs.smartrecruiters.com/Acme/743999812345678-platform-engineer",
    "smartrecruiters, https://careers.smartrecruiters.com/Acme",
    "smartrecruiters, https://jobs.smartrecruiters.com/oneclick-ui/company/Acme/publication/" + KEY,
    "recruitee, https://acme.recruitee.com/o/platform-engineer",
    "recruitee, https://jobs.acme.example/o/platform-engineer/c/new",
    "teamtailor, https://acme.teamtailor.com/jobs/123456-platform-engineer",
    "teamtailor, https://acme.na.teamtailor.com/jobs/123456-platform-engineer/applications/new",
    "teamtailor, https://career.acme.example/jobs/12345678-platform-engineer",
    "bamboohr, https://acme.bamboohr.com/careers/123",
    "bamboohr, https://acme.bamboohr.com/jobs/view.php?id=123",
    "breezy, https://acme.breezy.hr/p/0a1b2c3d4e5f-platform-engineer",
    "personio, https://acme.jobs.personio.de/job/1234567",
    "personio, https://acme.jobs.personio.com/job/1234567/apply?language=en",
    "rippling, https://ats.rippling.com/acme/jobs/" + KEY,
    "rippling, https://ats.us1.rippling.com/en-GB/acme/jobs/" + KEY,
    "jazzhr, https://acme.applytojob.com/apply/AbC123/Platform-Engineer",
    "pinpoint, https://acme.pinpointhq.com/en/postings/" + KEY,
    "comeet, https://www.comeet.com/jobs/acme/30.005/platform-engineer/9A.F04",
    "polymer, https://jobs.polymer.co/acme/12345",
    "gem, https://jobs.gem.com/acme/4011234",
    "workday, https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/Berlin/Engineer_R-1",
    "icims, https://careers-acme.icims.com/jobs/1234/platform-engineer/job",
    "jobvite, https://jobs.jobvite.com/acme/job/oAbC1fwd",
    "jobvite, https://jobs.jobvite.com/careers/acme/job/oAbC1fwd/apply",
    "workday, https://wd3.myworkdaysite.com/recruiting/acme/Careers/job/Berlin/Engineer_R-1"
  })
  void knowsAVendorByAnAddress(String vendor, String address) {
    assertThat(TestVendors.ALL.at(URI.create(address)).name()).isEqualTo(vendor);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.acme.example/careers/123",
        "https://www.acme.example/jobs/123-engineer",
        "https://www.acme.example/?gh_jid=abc",
        "https://www.acme.example/?other=gh_jid=123",
        "https://www.acme.example/jobs.lever.co/x",
        "https://jobs.lever.co.acme.example/acme",
        "https://notrecruitee.com/offers/1",
        "https://www.teamtailor.com/pricing",
        "https://www.bamboohr.com/careers/123",
        "https://www.breezy.hr/p/1",
        "https://www.personio.de/job/1",
        "https://www.rippling.com/acme/jobs/1",
        "https://www.comeet.com/product",
        "https://jobs.workable.com/view/abc",
        "mailto:jobs@acme.example"
      })
  void takesOtherAddressesForNone(String address) {
    assertThat(TestVendors.ALL.at(URI.create(address)).name()).isEqualTo("generic");
  }

  @ParameterizedTest
  @CsvSource({
    "https://jobs.lever.co/acme/" + KEY + ", https://jobs.lever.co/acme/" + KEY + "/apply",
    "https://jobs.eu.lever.co/acme/"
        + KEY
        + "/?lever-via=x, https://jobs.eu.lever.co/acme/"
        + KEY
        + "/apply",
    "https://jobs.ashbyhq.com/acme/"
        + KEY
        + ", https://jobs.ashbyhq.com/acme/"
        + KEY
        + "/application",
    "https://jobs.ashbyhq.com/Acme%20Inc/"
        + KEY
        + ", https://jobs.ashbyhq.com/Acme%20Inc/"
        + KEY
        + "/application",
    "https://apply.workable.com/acme/j/0A1B2C3D4E/, https://apply.workable.com/acme/j/0A1B2C3D4E/apply/",
    "https://jobs.smartrecruiters.com/Acme/7439998-engineer, https://jobs.smartrecruiters.com/Acme/7439998-engineer?oga=true",
    "https://acme.recruitee.com/o/engineer, https://acme.recruitee.com/o/engineer/c/new",
    "https://acme.teamtailor.com/jobs/123456-engineer, https://acme.teamtailor.com/jobs/123456-engineer/applications/new",
    "https://acme.breezy.hr/p/0a1b-engineer, https://acme.breezy.hr/p/0a1b-engineer/apply",
    "https://acme.jobs.personio.de/job/12, https://acme.jobs.personio.de/job/12/apply",
    "https://ats.rippling.com/acme/jobs/"
        + KEY
        + ", https://ats.rippling.com/acme/jobs/"
        + KEY
        + "/apply"
  })
  void tellsTheAddressOfAForm(URI posting, URI form) {
    assertThat(TestVendors.ALL.at(posting).formAddress(posting)).contains(form);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://job-boards.greenhouse.io/acme/jobs/4011234",
        "https://jobs.lever.co/acme",
        "https://jobs.lever.co/acme/" + KEY + "/apply",
        "https://jobs.ashbyhq.com/acme/embed",
        "https://www.acme.example/jobs?ashby_jid=" + KEY,
        "https://apply.workable.com/acme/j/0A1B2C3D4E/apply/",
        "https://jobs.smartrecruiters.com/oneclick-ui/company/Acme/publication/" + KEY,
        "https://jobs.acme.example/o/platform-engineer",
        "https://career.acme.example/jobs/123456-platform-engineer",
        "https://acme.bamboohr.com/careers/123",
        "https://acme.breezy.hr/p/0a1b-engineer/apply",
        "https://acme.jobs.personio.de/job/12/apply",
        "https://acme.applytojob.com/apply/AbC123"
      })
  void staysWhereNoOtherAddressIsKnown(URI address) {
    assertThat(TestVendors.ALL.at(address).formAddress(address)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "https://job-boards.greenhouse.io/acme/jobs/4011234/confirmation, true",
    "https://job-boards.greenhouse.io/embed/job_app/confirmation?for=acme&token=1, true",
    "https://job-boards.greenhouse.io/acme/jobs/4011234, false",
    "https://jobs.lever.co/acme/" + KEY + "/thanks, true",
    "https://jobs.lever.co/acme/" + KEY + "/apply, false",
    "https://jobs.ashbyhq.com/acme/" + KEY + "/application, false",
    "https://apply.workable.com/acme/j/0A1B2C3D4E/?success, true",
    "https://apply.workable.com/acme/j/0A1B2C3D4E/?unsuccessful, false",
    "https://acme.recruitee.com/o/engineer/applied, true",
    "https://acme.recruitee.com/o/applied, false",
    "https://acme.teamtailor.com/jobs/123456-engineer/applications, false"
  })
  void knowsASentApplicationByItsAddress(URI address, boolean isSuccess) {
    assertThat(TestVendors.ALL.at(address).isSuccess(address)).isEqualTo(isSuccess);
  }

  @Test
  void takesARepeatedApplicationToLeverForARefusal() {
    var address = URI.create("https://jobs.lever.co/acme/" + KEY + "/already-received");

    assertThat(TestVendors.ALL.at(address).isFailure(address)).isTrue();
    assertThat(TestVendors.ALL.at(address).isSuccess(address)).isFalse();
  }

  @Test
  void knowsAnUnknownCodeOfWorkable() {
    var address = URI.create("https://apply.workable.com/oops");

    assertThat(TestVendors.ALL.at(address).isClosed(address)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "greenhouse, '', first_name, '', TEXT, FIRST_NAME",
    "greenhouse, job_application[last_name], job_application_last_name, '', TEXT, LAST_NAME",
    "greenhouse, '', candidate-location, '', SEARCH, LOCATION",
    "greenhouse, data_compliance[gdpr_processing_consent_given], x, '', TICK, CONSENT_DATA",
    "greenhouse, data_compliance[gdpr_retention_consent_given], x, '', TICK, CONSENT",
    "greenhouse, '', question_123, '', TEXT,",
    "lever, urls[LinkedIn], '', '', TEXT, LINKEDIN",
    "lever, comments, additional-information, '', LONG_TEXT, COVER_LETTER",
    "lever, eeo[disabilitySignature], '', '', TEXT, SIGNATURE",
    "lever, surveysResponses[1][responses][field0], '', '', CHOICE, DEMOGRAPHIC",
    "lever, cards[1][field0], '', '', TEXT,",
    "ashby, _systemfield_name, _systemfield_name, _systemfield_name, TEXT, FULL_NAME",
    "ashby, '', _systemfield_resume, _systemfield_resume, FILE, CV",
    "ashby, '', '', '', FILE, AUTOFILL_UPLOAD",
    "ashby, '', " + KEY + ", " + KEY + ", FILE,",
    "ashby, '', '', _systemfield_eeoc_race, CHOICE, RACE",
    "workable, firstname, x, firstname, TEXT, FIRST_NAME",
    "workable, '', f1, resume, FILE, CV",
    "workable, '', f2, avatar, FILE, PHOTO",
    "workable, QA_1, x, QA_1, TEXT,",
    "smartrecruiters, '', confirm-email-input, '', EMAIL, EMAIL_AGAIN",
    "recruitee, candidate.cv, input-candidate.cv-6, '', FILE, CV",
    "recruitee, candidate.openQuestionAnswers.1.flag, x, '', CHOICE,",
    "teamtailor, candidate[consent_given_future_jobs], x, '', TICK, CONSENT_TALENT_POOL",
    "teamtailor, candidate[answers_attributes][0][text], x, '', TEXT,",
    "bamboohr, desiredPay, fab-1, '', TEXT, SALARY",
    "bamboohr, customQuestionAnswers.long_5, fab-1, '', LONG_TEXT,"
  })
  void knowsWhatFieldsAreFor(
      String vendor, String name, String id, String path, FieldKind kind, FieldMeaning meaning) {
    assertThat(named(vendor).meaning(new FieldClue(name, id, path, "", "", kind, 0, true)))
        .isEqualTo(meaning);
  }

  @ParameterizedTest
  @CsvSource({
    "bamboohr, '', Cover Letter, file-input, true, COVER_LETTER",
    "bamboohr, '', Resume, file-input, true, CV",
    "bamboohr, '', Certificates, file-input, true,",
    "smartrecruiters, file-input, '', Autocomplete your application, false, AUTOFILL_UPLOAD",
    "smartrecruiters, file-input, Resume, Choose a file, true, CV",
    "smartrecruiters, file-input, Profile image, Choose a file, true, PHOTO",
    "smartrecruiters, other, '', Certificates, true,"
  })
  void tellsFileBoxesApart(
      String vendor,
      String id,
      String section,
      String label,
      boolean afterText,
      FieldMeaning meaning) {
    var clue = new FieldClue("", id, "", label, section, FieldKind.FILE, 0, afterText);

    assertThat(named(vendor).meaning(clue)).isEqualTo(meaning);
  }

  @Test
  void takesTheMessageToTheHiringTeamForALetter() {
    var clue =
        new FieldClue("", "", "", "Message to the Hiring Team", "", FieldKind.LONG_TEXT, 2, true);

    assertThat(named("smartrecruiters").meaning(clue)).isEqualTo(FieldMeaning.COVER_LETTER);
  }

  @Test
  void believesTheHostMoreThanAParameterOfAnotherVendor() {
    assertThat(TestVendors.ALL.at(URI.create("https://jobs.lever.co/acme/1?gh_jid=4011234")).name())
        .isEqualTo("lever");
  }

  private static FormVendor named(String name) {
    return TestSites.all(FormVendor.class).stream()
        .filter(it -> it.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
