package dev.jobtrail.plan;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.SQLException;
import java.util.UUID;
import java.util.function.LongSupplier;
import javax.sql.DataSource;

/** Assigns the seats of accounts' plans: one per active client. */
@ApplicationScoped
public class Seats {

  /** Weaker than an update's lock on the key, so that records of the account can still be added. */
  private static final String LOCK = "select 1 from account where id = ? for no key update";

  private final DataSource dataSource;
  private final Allowances allowances;

  Seats(DataSource dataSource, Allowances allowances) {
    this.dataSource = dataSource;
    this.allowances = allowances;
  }

  /**
   * Makes those who take seats of the account wait for each other until the transaction ends. Comes
   * before any other lock of the transaction.
   */
  @Transactional(TxType.MANDATORY)
  public void lock(UUID accountId) {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(LOCK)) {
      statement.setObject(1, accountId);
      statement.executeQuery();
    } catch (SQLException e) {
      throw new IllegalStateException("The account's seats cannot be locked", e);
    }
  }

  /**
   * Whether a seat is free; the caller holds the lock.
   *
   * @param taken how many are taken
   */
  @Transactional(TxType.MANDATORY)
  public boolean isFree(UUID accountId, long taken) {
    var seats = allowances.planOf(accountId).seats();
    return seats.isEmpty() || taken < seats.getAsInt();
  }

  /**
   * Requires a free seat; the caller holds the lock.
   *
   * @param taken counts the seats that are taken; not called where any number is allowed
   * @throws ApiException SEAT_LIMIT_REACHED, NOT_FOUND if there is no such account
   */
  @Transactional(TxType.MANDATORY)
  public void requireFree(UUID accountId, LongSupplier taken) {
    var plan = allowances.planOf(accountId);
    if (plan.seats().isPresent() && taken.getAsLong() >= plan.seats().getAsInt()) {
      throw new ApiException(
          ErrorCode.SEAT_LIMIT_REACHED,
          "The plan %s has %d seats for active clients, and all are taken.",
          plan.name(),
          plan.seats().getAsInt());
    }
  }
}
