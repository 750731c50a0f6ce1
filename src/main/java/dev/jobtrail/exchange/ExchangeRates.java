package dev.jobtrail.exchange;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/** What a euro is worth in other currencies, the same on all replicas. */
@ApplicationScoped
public class ExchangeRates {

  /** What a euro is worth in a currency, in SQL; null for one without a rate. */
  public static final String PER_EURO =
      "(select x.per_euro from exchange_rate x where x.currency = %s)";

  private static final String STORE =
      """
      insert into exchange_rate (currency, per_euro, as_of, read_at)
      values (:currency, :rate, :day, :now)
      on conflict (currency) do update set
        per_euro = excluded.per_euro, as_of = excluded.as_of, read_at = excluded.read_at
      where exchange_rate.as_of <= excluded.as_of
      """;

  private final Session session;

  ExchangeRates(Session session) {
    this.session = session;
  }

  /** What a euro is worth in a currency; empty for one without a rate. */
  @Transactional
  public Optional<BigDecimal> perEuro(String currency) {
    return session
        .createNativeQuery(
            "select per_euro from exchange_rate where currency = :currency", BigDecimal.class)
        .setParameter("currency", currency)
        .uniqueResultOptional();
  }

  /** The currencies with a rate, in the order of their codes. */
  @Transactional
  public List<String> currencies() {
    return session
        .createNativeQuery("select currency from exchange_rate order by currency", String.class)
        .list();
  }

  /** When the newest rate was read. */
  @Transactional
  Instant readAt() {
    return session
        .createNativeQuery("select max(read_at) from exchange_rate", Instant.class)
        .getSingleResult();
  }

  /** Stores rates, but for currencies with newer ones. */
  @Transactional
  void store(EcbRates rates, Instant now) {
    rates
        .perEuro()
        .forEach(
            (currency, rate) ->
                session
                    .createNativeMutationQuery(STORE)
                    .setParameter("currency", currency)
                    .setParameter("rate", rate)
                    .setParameter("day", rates.day())
                    .setParameter("now", now)
                    .executeUpdate());
  }
}
