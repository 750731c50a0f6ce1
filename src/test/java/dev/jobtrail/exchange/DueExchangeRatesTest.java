package dev.jobtrail.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class DueExchangeRatesTest {

  private static final Instant FOUND = Instant.parse("2026-11-20T12:00:00Z");
  private static final String PATH = "/eurofxref-daily.xml";

  @Inject DueExchangeRates due;
  @Inject ExchangeRates rates;
  @Inject FoundMatches found;
  @Inject Session session;

  BoardServer boards;

  @BeforeEach
  @AfterEach
  void forget() {
    boards.reset();
    run("update exchange_rate set per_euro = 1.1, as_of = '2026-09-29', read_at = '2026-09-29'");
  }

  @Test
  void readsTheRatesOnceADay() {
    boards.serve(PATH, list("2026-11-20", "1.25"));
    due.runDue();
    assertThat(rates.perEuro("USD").orElseThrow()).isEqualByComparingTo("1.25");
    assertThat(rates.perEuro("EUR").orElseThrow()).isEqualByComparingTo("1.1");
    assertThat(rates.perEuro("BTC")).isEmpty();

    boards.serve(PATH, list("2026-11-21", "1.5"));
    due.runDue();
    assertThat(rates.perEuro("USD").orElseThrow()).isEqualByComparingTo("1.25");
    run("update exchange_rate set read_at = read_at - interval '1 day'");
    due.runDue();
    assertThat(rates.perEuro("USD").orElseThrow()).isEqualByComparingTo("1.5");
  }

  @Test
  void keepsNewerRatesAndThoseOfBefore() {
    boards.serve(PATH, list("2026-09-01", "9"));
    due.runDue();
    assertThat(rates.perEuro("USD").orElseThrow()).isEqualByComparingTo("1.1");
    boards.serve(PATH, "<html>Down</html>");
    due.runDue();
    boards.reset();
    due.runDue();
    assertThat(rates.perEuro("USD").orElseThrow()).isEqualByComparingTo("1.1");
  }

  @Test
  void comparesPayOfDifferentCurrencies() {
    run(
        "update exchange_rate set per_euro = case currency when 'EUR' then 1 when 'JPY' then 150"
            + " else 1.2 end");
    var applicant = Applicant.create();
    pay(applicant, "Euros", 80_000, "EUR");
    pay(applicant, "Dollars", 90_000, "USD");
    pay(applicant, "Yen", 9_000_000, "JPY");
    pay(applicant, "Beads", 999_999, "XAU");
    pay(applicant, "Unknown", null, null);
    var path = "/discovery/resumes/" + applicant.resumeId() + "/matches";

    applicant
        .get(path + "?sort=pay")
        .body("title", contains("Euros", "Dollars", "Yen", "Beads", "Unknown"));
    applicant
        .get(path + "?sort=pay&minSalary=75000&currency=EUR")
        .body("title", contains("Euros", "Dollars"));
    applicant
        .get(path + "?sort=pay&minSalary=9000000&currency=JPY")
        .body("title", contains("Euros", "Dollars", "Yen"));
    applicant.get(path + "/counts?minSalary=95000&currency=USD").body("total", equalTo(1));
    applicant
        .get(path + "?sort=pay&minSalary=85000")
        .body("title", contains("Dollars", "Yen", "Beads"));
    for (var refused : new String[] {"XAU", "eur", "EURO"}) {
      applicant
          .get(path + "?minSalary=1&currency=" + refused)
          .statusCode(400)
          .body("message", containsString("currency"));
    }
  }

  private void pay(Applicant applicant, String title, Integer pay, String currency) {
    var url = "https://jobs.example.com/" + UUID.randomUUID();
    var match = found.add(UUID.fromString(applicant.resumeId()), url, title, 50, FOUND);
    if (pay != null) {
      run(
          "update discovery_match set salary_max = %d, salary_currency = '%s' where id = '%s'"
              .formatted(pay, currency, match));
    }
  }

  private static String list(String day, String dollars) {
    return EcbRatesTest.list(day, "<Cube currency='USD' rate='%s'/>".formatted(dollars));
  }

  private void run(String sql) {
    QuarkusTransaction.requiringNew()
        .run(() -> session.createNativeMutationQuery(sql).executeUpdate());
  }
}
