package dev.jobtrail.plan;

import dev.jobtrail.error.ApiException;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.Session;

/**
 * Counts what accounts use of their plans, by the calendar month in UTC. Each count is one
 * statement, so that two calls at the same instant cannot both take the last unit.
 */
@ApplicationScoped
public class Allowances {

  private final PlanSettings settings;
  private final Session session;
  private final Clock clock;

  /**
   * A unit that was taken.
   *
   * @param month whose count it is part of
   */
  public record Unit(UUID accountId, Allowance allowance, YearMonth month) {}

  Allowances(PlanSettings settings, Session session, Clock clock) {
    this.settings = settings;
    this.session = session;
    this.clock = clock;
  }

  void checkSettings(@Observes StartupEvent event) {
    if (!settings.byName().containsKey(settings.defaultPlan())) {
      throw new IllegalStateException(
          "jobtrail.plans.default names a plan that is not configured: " + settings.defaultPlan());
    }
  }

  /**
   * Takes one unit, in a transaction of its own, so that it is counted whatever becomes of the
   * caller's.
   *
   * @return what {@link #giveBack} takes where the work fails on our side
   * @throws ApiException AI_LIMIT_REACHED, APPLY_LIMIT_REACHED or DISCOVERY_LIMIT_REACHED
   */
  public Unit take(UUID accountId, Allowance allowance) {
    var month = YearMonth.now(clock);
    var most = allowance.of(planOf(accountId)).orElse(Integer.MAX_VALUE);
    boolean taken =
        most > 0
            && QuarkusTransaction.requiringNew()
                .call(() -> count(accountId, allowance, month, most));
    if (!taken) {
      throw new ApiException(
          allowance.refusal(), "The plan's allowance for this month is used up.");
    }
    return new Unit(accountId, allowance, month);
  }

  /** Returns a unit to the month that it was taken from, in a transaction of its own. */
  public void giveBack(Unit unit) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(
                        """
                        update allowance_usage set used = used - 1
                        where account_id = :account and allowance = :allowance
                          and month = :month and used > 0
                        """)
                    .setParameter("account", unit.accountId())
                    .setParameter("allowance", unit.allowance().name())
                    .setParameter("month", unit.month().atDay(1))
                    .executeUpdate());
  }

  /** What the account's plan allows and what is used of it. */
  public Usage usage(UUID accountId) {
    var month = YearMonth.now(clock);
    var plan = planOf(accountId);
    var used = used(accountId, month.atDay(1));
    Map<Allowance, Usage.Used> allowances = new EnumMap<>(Allowance.class);
    for (var allowance : Allowance.values()) {
      allowances.put(
          allowance,
          new Usage.Used(orNull(allowance.of(plan)), used.getOrDefault(allowance.name(), 0)));
    }
    return new Usage(
        planName(accountId),
        allowances,
        orNull(plan.seats()),
        month.plusMonths(1).atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant());
  }

  private boolean count(UUID accountId, Allowance allowance, YearMonth month, int most) {
    return session
            .createNativeMutationQuery(
                """
                insert into allowance_usage as counted (account_id, allowance, month, used)
                values (:account, :allowance, :month, 1)
                on conflict (account_id, allowance, month)
                do update set used = counted.used + 1 where counted.used < :most
                """)
            .setParameter("account", accountId)
            .setParameter("allowance", allowance.name())
            .setParameter("month", month.atDay(1))
            .setParameter("most", most)
            .executeUpdate()
        == 1;
  }

  private Map<String, Integer> used(UUID accountId, LocalDate month) {
    List<Object[]> rows =
        session
            .createNativeQuery(
                "select allowance, used from allowance_usage"
                    + " where account_id = :account and month = :month",
                Object[].class)
            .setParameter("account", accountId)
            .setParameter("month", month)
            .getResultList();
    return rows.stream().collect(Collectors.toMap(it -> (String) it[0], it -> (Integer) it[1]));
  }

  private PlanSettings.Plan planOf(UUID accountId) {
    return settings.byName().get(planName(accountId));
  }

  /** An account whose plan is no longer configured has the default one. */
  private String planName(UUID accountId) {
    List<String> names =
        session
            .createNativeQuery("select plan from account where id = :account", String.class)
            .setParameter("account", accountId)
            .getResultList();
    return names.isEmpty() || !settings.byName().containsKey(names.getFirst())
        ? settings.defaultPlan()
        : names.getFirst();
  }

  private static Integer orNull(OptionalInt value) {
    return value.isPresent() ? value.getAsInt() : null;
  }
}
