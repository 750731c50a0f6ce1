package dev.jobtrail.inbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.application.ApplicationStatus;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ApplicationMatcherTest {

  private static final String TEXT = "Thank you for your application.";

  private final ApplicationMatcher matcher =
      new ApplicationMatcher(List.of(), domain -> domain.endsWith("greenhouse.io"));

  @Test
  void findsTheCompanyInTheSender() {
    var northwind = job("Engineer", "Northwind GmbH");
    var jobs = List.of(northwind, job("Engineer", "Contoso"));
    assertThat(match("Northwind Careers", "no-reply@greenhouse.io", "Hello", TEXT, jobs))
        .contains(northwind);
    assertThat(match("", "eva@northwind.com", "Hello", TEXT, jobs)).contains(northwind);
    assertThat(match("", "eva@careers.northwind.co.uk", "Hello", TEXT, jobs)).contains(northwind);
    assertThat(match("", "eva@northwind-jobs.de", "Hello", TEXT, jobs)).contains(northwind);
    assertThat(match("", "eva@northwindow.com", "Hello", TEXT, jobs)).isEmpty();
  }

  @Test
  void findsTheCompanyByTheDomainOfThePosting() {
    var job = job("Engineer", "Alpha Beta", "https://careers.abc.example/jobs/1");
    assertThat(match("", "eva@abc.example", "Hello", TEXT, List.of(job))).contains(job);
    assertThat(match("", "eva@other.example", "Hello", TEXT, List.of(job))).isEmpty();
  }

  @Test
  void takesNoDomainOfManyCompaniesForOne() {
    var known = job("Engineer", "Alpha", "https://boards.greenhouse.io/alpha/1");
    assertThat(match("", "no-reply@greenhouse.io", "Hello", TEXT, List.of(known))).isEmpty();
    var shared =
        List.of(
            job("Engineer", "Alpha", "https://ats.example/alpha"),
            job("Engineer", "Beta", "https://ats.example/beta"));
    assertThat(match("", "no-reply@ats.example", "Hello", TEXT, shared)).isEmpty();
  }

  @Test
  void findsTheCompanyInSubjectOrText() {
    var jobs = List.of(job("Engineer", "Target"), job("Engineer", "Contoso"));
    assertThat(match("", "a@b.example", "Your application to Target", TEXT, jobs))
        .contains(jobs.getFirst());
    assertThat(match("", "a@b.example", "Hello", "Thanks for applying to Target.", jobs))
        .contains(jobs.getFirst());
    assertThat(match("", "a@b.example", "Hello", "We reached our target.", jobs)).isEmpty();
  }

  @Test
  void prefersTheSenderToTheText() {
    var jobs = List.of(job("Engineer", "Northwind"), job("Engineer", "Contoso"));
    var text = "Thanks for applying. You wrote that you worked for Contoso.";
    assertThat(match("Northwind", "a@b.example", "Hello", text, jobs)).contains(jobs.getFirst());
  }

  @Test
  void prefersTheLongerOfTwoNames() {
    var jobs = List.of(job("Engineer", "Northwind"), job("Engineer", "Northwind Traders"));
    assertThat(match("Northwind Traders HR", "a@b.example", "Hello", TEXT, jobs))
        .contains(jobs.get(1));
  }

  @Test
  void findsNoneWhereTwoCompaniesAreNamed() {
    var jobs = List.of(job("Engineer", "Northwind"), job("Engineer", "Contoso"));
    var text = "Thanks for applying. Northwind and Contoso merge.";
    assertThat(match("", "a@b.example", "Hello", text, jobs)).isEmpty();
  }

  @Test
  void tellsJobsOfACompanyByTitleAndThenByStatus() {
    var jobs =
        List.of(job("Backend Engineer", "Northwind"), job("Data Analyst (m/w/d)", "Northwind"));
    assertThat(match("Northwind", "a@b.example", "Data Analyst", TEXT, jobs)).isEmpty();
    assertThat(match("Northwind", "a@b.example", "Re: Backend Engineer", TEXT, jobs))
        .contains(jobs.getFirst());
    var one = List.of(jobs.getFirst(), job("Designer", "Northwind", ApplicationStatus.SUBMITTED));
    assertThat(match("Northwind", "a@b.example", "Hello", TEXT, one)).contains(one.get(1));
  }

  @Test
  void tellsClientsByTheirNames() {
    var jana = new TrackedJob(UUID.randomUUID(), "Jana Novak", "Nurse", "Contoso", null, SAVED);
    var mark = new TrackedJob(UUID.randomUUID(), "Mark Bell", "Nurse", "Contoso", null, SAVED);
    var jobs = List.of(jana, mark);
    assertThat(match("Contoso", "a@b.example", "Nurse", "Dear Mark Bell, thanks.", jobs))
        .contains(mark);
    assertThat(match("Contoso", "a@b.example", "Nurse", "Dear applicant, thanks.", jobs)).isEmpty();
  }

  private static final ApplicationStatus SAVED = ApplicationStatus.SAVED;

  private Optional<TrackedJob> match(
      String name, String address, String subject, String text, List<TrackedJob> jobs) {
    var mail =
        new ReceivedMail("", List.of(), name, address, subject, Instant.EPOCH, false, false, text);
    return matcher.match(mail, text, jobs);
  }

  private static TrackedJob job(String title, String company) {
    return job(title, company, SAVED);
  }

  private static TrackedJob job(String title, String company, String url) {
    return new TrackedJob(UUID.randomUUID(), null, title, company, url, SAVED);
  }

  private static TrackedJob job(String title, String company, ApplicationStatus status) {
    return new TrackedJob(UUID.randomUUID(), null, title, company, null, status);
  }
}
