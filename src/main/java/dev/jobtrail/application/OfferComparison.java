package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import dev.jobtrail.exchange.ExchangeRates;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Compares the offers of applicants by their pay for a year in one currency. */
@ApplicationScoped
public class OfferComparison {

  /** Nobody compares more. */
  private static final int MOST = 50;

  private static final String EURO = "EUR";

  private static final String WITH_OFFER =
      "select a from Application a join fetch a.posting where a.personId = :person"
          + " and a.offer is not null and a.archivedAt is null order by a.updatedAt desc, a.id desc";

  private final EntityManager entityManager;
  private final ExchangeRates rates;

  OfferComparison(EntityManager entityManager, ExchangeRates rates) {
    this.entityManager = entityManager;
    this.rates = rates;
  }

  /** The currency that most offers of an applicant are in; euros without any. */
  public static String usual(List<String> currencies) {
    return currencies.stream()
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey)
        .orElse(EURO);
  }

  /**
   * The offers of an applicant that are not archived, highest converted pay first.
   *
   * @param currency null for that of most offers
   */
  public List<ComparedOffer> of(Person person, String currency) {
    var applications =
        entityManager
            .createQuery(WITH_OFFER, Application.class)
            .setParameter("person", person.id())
            .setMaxResults(MOST)
            .getResultList();
    var target =
        currency == null
            ? usual(applications.stream().map(it -> it.offer().currency()).toList())
            : currency;
    var known = new HashMap<String, Optional<BigDecimal>>();
    return applications.stream()
        .map(it -> compared(it, target, known))
        .sorted(
            Comparator.comparing(
                ComparedOffer::convertedPayPerYear,
                Comparator.nullsLast(Comparator.reverseOrder())))
        .toList();
  }

  private ComparedOffer compared(
      Application application, String target, Map<String, Optional<BigDecimal>> known) {
    var offer = application.offer();
    return new ComparedOffer(
        application.id,
        application.posting.title,
        application.posting.company,
        application.posting.location,
        application.status(),
        offer,
        offer.perYear(),
        converted(offer, target, known));
  }

  private Long converted(Offer offer, String target, Map<String, Optional<BigDecimal>> known) {
    if (offer.currency().equals(target)) {
      return offer.perYear();
    }
    var from = known.computeIfAbsent(offer.currency(), this::perEuro);
    var to = known.computeIfAbsent(target, this::perEuro);
    if (from.isEmpty() || to.isEmpty()) {
      return null;
    }
    return BigDecimal.valueOf(offer.perYear())
        .multiply(to.get())
        .divide(from.get(), MathContext.DECIMAL64)
        .setScale(0, RoundingMode.HALF_UP)
        .longValue();
  }

  private Optional<BigDecimal> perEuro(String currency) {
    return currency.equals(EURO) ? Optional.of(BigDecimal.ONE) : rates.perEuro(currency);
  }
}
