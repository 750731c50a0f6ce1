package dev.jobtrail.plan;

import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Clock;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Consumer;
import javax.sql.DataSource;

/** Counts the usage of plan allowances per account and calendar month in UTC. */
@ApplicationScoped
public class Allowances {

  private static final String TAKE =
      """
      insert into allowance_usage as usage (account_id, allowance, month, used)
      select ?, ?, ?, 1 where coalesce(?, 1) > 0
      on conflict (account_id, allowance, month)
      do update set used = usage.used + 1 where usage.used < coalesce(?, usage.used + 1)
      """;

  private static final String GIVE_BACK =
      """
      update allowance_usage set used = used - 1
      where account_id = ? and allowance = ? and month = ? and used > 0
      """;

  private final DataSource dataSource;
  private final Plans plans;
  private final Consumer<AllowanceUnit> taken;
  private final Clock clock;

  @Inject
  Allowances(DataSource dataSource, Plans plans, Event<AllowanceUnit> taken, Clock clock) {
    this(dataSource, plans, taken::fire, clock);
  }

  Allowances(DataSource dataSource, Plans plans, Consumer<AllowanceUnit> taken, Clock clock) {
    this.dataSource = dataSource;
    this.plans = plans;
    this.taken = taken;
    this.clock = clock;
  }

  /**
   * Takes one unit, in the caller's transaction where there is one: it is not taken if that is
   * rolled back, and until it ends the next one who takes of the same allowance waits. Observers of
   * the unit can refuse it.
   *
   * @return the unit, to be given back if the work fails on our side
   * @throws ApiException AI_LIMIT_REACHED, APPLY_LIMIT_REACHED or DISCOVERY_LIMIT_REACHED if none
   *     is left this month, NOT_FOUND if there is no such account
   */
  @Transactional
  public AllowanceUnit take(UUID accountId, Allowance allowance) {
    var plan = planOf(accountId);
    var allowed = allowance.of(plan);
    var unit = new AllowanceUnit(accountId, allowance, thisMonth());
    if (!insertOrCount(unit, allowed)) {
      throw new ApiException(
          allowance.code(),
          "The plan %s allows %d of %s per month, and all are used.",
          plan.name(),
          allowed.getAsInt(),
          allowance.wireName());
    }
    taken.accept(unit);
    return unit;
  }

  /**
   * Gives a unit back to the month that it was taken in. It joins the caller's transaction, so that
   * the unit comes back exactly if the record of the failure does; calling it once is up to the
   * caller.
   */
  @Transactional
  public void giveBack(AllowanceUnit unit) {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(GIVE_BACK)) {
      statement.setObject(1, unit.accountId());
      statement.setString(2, unit.allowance().wireName());
      statement.setObject(3, unit.month().atDay(1));
      statement.executeUpdate();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /**
   * What the account's plan allows and what is used of it this month.
   *
   * @throws ApiException NOT_FOUND if there is no such account
   */
  @Transactional
  public Usage usage(UUID accountId) {
    var plan = planOf(accountId);
    var month = thisMonth();
    var used = used(accountId, month);
    return new Usage(
        plan.name(),
        used(plan, Allowance.AI, used),
        used(plan, Allowance.APPLY, used),
        used(plan, Allowance.DISCOVERY, used),
        orNull(plan.seats()),
        startOf(month.plusMonths(1)));
  }

  /**
   * The plan that the account has; the default one if none is set.
   *
   * @throws ApiException NOT_FOUND if there is no such account
   */
  @Transactional
  public Plan planOf(UUID accountId) {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement("select plan from account where id = ?")) {
      statement.setObject(1, accountId);
      try (var rows = statement.executeQuery()) {
        if (!rows.next()) {
          throw ApiException.notFound();
        }
        return plans.named(rows.getString(1));
      }
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private boolean insertOrCount(AllowanceUnit unit, OptionalInt allowed) {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(TAKE)) {
      statement.setObject(1, unit.accountId());
      statement.setString(2, unit.allowance().wireName());
      statement.setObject(3, unit.month().atDay(1));
      statement.setObject(4, orNull(allowed), Types.INTEGER);
      statement.setObject(5, orNull(allowed), Types.INTEGER);
      return statement.executeUpdate() == 1;
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private Map<Allowance, Integer> used(UUID accountId, YearMonth month) {
    var used = new EnumMap<Allowance, Integer>(Allowance.class);
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement(
                "select allowance, used from allowance_usage where account_id = ? and month = ?")) {
      statement.setObject(1, accountId);
      statement.setObject(2, month.atDay(1));
      try (var rows = statement.executeQuery()) {
        while (rows.next()) {
          used.put(Allowance.ofWireName(rows.getString(1)), rows.getInt(2));
        }
      }
      return used;
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private static Usage.Used used(Plan plan, Allowance allowance, Map<Allowance, Integer> used) {
    return new Usage.Used(orNull(allowance.of(plan)), used.getOrDefault(allowance, 0));
  }

  private static Integer orNull(OptionalInt number) {
    return number.isPresent() ? number.getAsInt() : null;
  }

  private YearMonth thisMonth() {
    return YearMonth.now(clock.withZone(ZoneOffset.UTC));
  }

  private static Instant startOf(YearMonth month) {
    return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  private static IllegalStateException failed(SQLException e) {
    return new IllegalStateException("The use of allowances cannot be read or written", e);
  }
}
