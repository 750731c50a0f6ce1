package dev.jobtrail.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.SettableClock;
import java.sql.SQLException;
import java.time.Instant;
import java.time.YearMonth;
import java.util.Objects;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AllowancesTest {

  private static DataSource dataSource;

  private final SettableClock clock = new SettableClock("2026-03-04T10:00:00Z");
  private final Allowances allowances =
      new Allowances(
          dataSource,
          new Plans(
              Settings.with(
                  "tiny.ai", "20",
                  "tiny.apply", "1",
                  "tiny.discovery", "0",
                  "tiny.seats", "2")),
          _ -> {},
          clock);

  @BeforeAll
  static void startDatabase() {
    dataSource = Database.migrated();
  }

  @Test
  void givesTheLastUnitsToExactlyAsManyCallersAsThereAreUnits() throws InterruptedException {
    var account = account("tiny");
    var taken =
        Parallel.run(
            50,
            () -> {
              try {
                return allowances.take(account, Allowance.AI);
              } catch (ApiException e) {
                assertThat(e.code()).isEqualTo(ErrorCode.AI_LIMIT_REACHED);
                return null;
              }
            });
    assertThat(taken.stream().filter(Objects::nonNull)).hasSize(20);
    assertThat(allowances.usage(account).ai()).isEqualTo(new Usage.Used(20, 20));
  }

  @ParameterizedTest
  @CsvSource({
    "AI, 20, AI_LIMIT_REACHED",
    "APPLY, 1, APPLY_LIMIT_REACHED",
    "DISCOVERY, 0, DISCOVERY_LIMIT_REACHED"
  })
  void refusesWithTheCodeOfTheAllowance(Allowance allowance, int allowed, ErrorCode code) {
    var account = account("tiny");
    for (int i = 0; i < allowed; i++) {
      allowances.take(account, allowance);
    }
    assertRefused(account, allowance, code);
  }

  @ParameterizedTest
  @EnumSource(Allowance.class)
  void countsWithoutALimitWhereThePlanHasNone(Allowance allowance) {
    var account = account("unlimited");
    for (int i = 0; i < 30; i++) {
      allowances.take(account, allowance);
    }
    var usage = allowances.usage(account);
    var used =
        switch (allowance) {
          case AI -> usage.ai();
          case APPLY -> usage.apply();
          case DISCOVERY -> usage.discovery();
        };
    assertThat(used).isEqualTo(new Usage.Used(null, 30));
  }

  @Test
  void tellsWhatIsUsedAndWhenItStartsAnew() {
    var account = account("tiny");
    allowances.take(account, Allowance.AI);
    allowances.take(account, Allowance.AI);
    allowances.take(account, Allowance.APPLY);
    assertThat(allowances.usage(account))
        .isEqualTo(
            new Usage(
                "tiny",
                new Usage.Used(20, 2),
                new Usage.Used(1, 1),
                new Usage.Used(0, 0),
                2,
                Instant.parse("2026-04-01T00:00:00Z")));
  }

  @Test
  void startsAnewWithTheMonthInUtc() {
    var account = account("tiny");
    clock.set("2026-12-31T23:59:59.999Z");
    allowances.take(account, Allowance.APPLY);
    assertRefused(account, Allowance.APPLY, ErrorCode.APPLY_LIMIT_REACHED);
    clock.set("2027-01-01T00:00:00Z");
    assertThat(allowances.usage(account).resetsAt())
        .isEqualTo(Instant.parse("2027-02-01T00:00:00Z"));
    assertThat(allowances.take(account, Allowance.APPLY).month()).isEqualTo(YearMonth.of(2027, 1));
  }

  @Test
  void givesAUnitBackToTheMonthItWasTakenIn() {
    var account = account("tiny");
    var unit = allowances.take(account, Allowance.APPLY);
    clock.set("2026-04-01T00:00:00Z");
    allowances.take(account, Allowance.APPLY);
    allowances.giveBack(unit);
    assertThat(allowances.usage(account).apply()).isEqualTo(new Usage.Used(1, 1));
    clock.set("2026-03-31T00:00:00Z");
    assertThat(allowances.usage(account).apply()).isEqualTo(new Usage.Used(1, 0));
  }

  @Test
  void canTakeAgainWhatWasGivenBack() {
    var account = account("tiny");
    allowances.giveBack(allowances.take(account, Allowance.APPLY));
    allowances.take(account, Allowance.APPLY);
    assertRefused(account, Allowance.APPLY, ErrorCode.APPLY_LIMIT_REACHED);
  }

  @Test
  void neverGivesBackMoreThanWasTaken() {
    var account = account("tiny");
    var unit = allowances.take(account, Allowance.APPLY);
    allowances.giveBack(unit);
    allowances.giveBack(unit);
    assertThat(allowances.usage(account).apply()).isEqualTo(new Usage.Used(1, 0));
  }

  @Test
  void countsAccountsApart() {
    allowances.take(account("tiny"), Allowance.APPLY);
    allowances.take(account("tiny"), Allowance.APPLY);
  }

  @ParameterizedTest
  @CsvSource(
      value = {"NULL", "''", "gone"},
      nullValues = "NULL")
  void fallsBackToTheDefaultPlan(String plan) {
    assertThat(allowances.planOf(account(plan)).name()).isEqualTo("unlimited");
  }

  @Test
  void knowsNothingOfAnAccountThatDoesNotExist() {
    assertRefused(UUID.randomUUID(), Allowance.AI, ErrorCode.NOT_FOUND);
  }

  @Test
  void forgetsWhatADeletedAccountUsed() throws SQLException {
    var account = account("tiny");
    allowances.take(account, Allowance.AI);
    try (var connection = dataSource.getConnection();
        var delete = connection.prepareStatement("delete from account where id = ?")) {
      delete.setObject(1, account);
      assertThat(delete.executeUpdate()).isEqualTo(1);
    }
  }

  private void assertRefused(UUID account, Allowance allowance, ErrorCode code) {
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> allowances.take(account, allowance))
        .satisfies(it -> assertThat(it.code()).isEqualTo(code));
  }

  private static UUID account(String plan) {
    var id = UUID.randomUUID();
    try (var connection = dataSource.getConnection();
        var insert =
            connection.prepareStatement(
                """
                insert into account (id, username, email, name, plan, created_at, updated_at)
                values (?, ?, ?, 'Test Person', ?, now(), now())
                """)) {
      insert.setObject(1, id);
      insert.setString(2, id.toString());
      insert.setString(3, id + "@example.com");
      insert.setString(4, plan);
      insert.executeUpdate();
      return id;
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }
}
