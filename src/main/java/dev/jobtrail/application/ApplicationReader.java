package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.posting.DuplicateKey;
import dev.jobtrail.posting.PostingView;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.TypedQuery;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.jpa.HibernateHints;

/** Reads applications with posting and resume name in one statement, without a transaction. */
@ApplicationScoped
public class ApplicationReader {

  private static final String WITH_POSTING_AND_RESUME =
      "select a, r.name from Application a join fetch a.posting p"
          + " left join Resume r on r.id = a.resumeId where ";

  private static final int MOST_ALIKE = 5;

  private static final String CARDS =
      """
      select new dev.jobtrail.application.ApplicationCard(a.id, a.status, a.statusChangedAt,
        a.createdAt, a.submittedAt, a.archivedAt, a.matchScore, p.title, p.company, p.location,
        a.stageId)
      from Application a join a.posting p where %s order by %s
      """;

  /** The last ones of each status, in the order of an index, with the count of that status. */
  private static final String CARDS_BY_STATUS =
      """
      select new dev.jobtrail.application.ApplicationCard(d.id, t.status, d.since, d.created,
        d.sent, d.archived, d.score, d.title, d.company, d.location, d.stage), t.number
      from (select a.status as status, count(*) as number %1$s where %2$s group by a.status) t
      join lateral (
        select a.id as id, a.statusChangedAt as since, a.createdAt as created,
          a.submittedAt as sent, a.archivedAt as archived, a.stageId as stage,
          a.matchScore as score, p.title as title, p.company as company, p.location as location
        from Application a join a.posting p where a.status = t.status and %2$s
        order by a.statusChangedAt desc, a.id desc limit :most) d
      order by d.since desc, d.id desc
      """;

  private static final String KEY_OF =
      "select %s from Application a join a.posting p where a.id = :after and a.personId = :person";

  private static final String TEXT_MATCHES =
      "(p.title ilike regexp :pattern or p.company ilike regexp :pattern"
          + " or p.location ilike regexp :pattern or a.notes ilike regexp :pattern)";

  /** As posting_person_company has it: by the beginning, which is what the index holds. */
  private static final String AT_COMPANY =
      "p.personId = a.personId and left(lower(p.company), 200) = left(lower(:company), 200)"
          + " and lower(p.company) = lower(:company)";

  /** A query condition with its parameters. */
  private record Condition(String text, Map<String, Object> parameters) {

    Condition(String text, String parameter, Object value) {
      this(text, Map.of(parameter, value));
    }

    void applyTo(TypedQuery<?> query) {
      parameters.forEach(query::setParameter);
    }
  }

  private final EntityManager entityManager;

  ApplicationReader(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /**
   * One application of the account or its clients.
   *
   * @throws ApiException NOT_FOUND
   */
  public ApplicationView one(UUID accountId, UUID id) {
    return entityManager
        .createQuery(
            WITH_POSTING_AND_RESUME + "a.id = :id and a.accountId = :account", Object[].class)
        .setParameter("id", id)
        .setParameter("account", accountId)
        .setHint(HibernateHints.HINT_READ_ONLY, true)
        .getResultStream()
        .findFirst()
        .map(ApplicationReader::view)
        .orElseThrow(ApiException::notFound);
  }

  /**
   * Those of some applications that are of the account or its clients, by their ids.
   *
   * @param ids not more than a page shows
   */
  public Map<UUID, ApplicationView> some(UUID accountId, List<UUID> ids) {
    return entityManager
        .createQuery(
            WITH_POSTING_AND_RESUME + "a.id in :ids and a.accountId = :account", Object[].class)
        .setParameter("ids", ids)
        .setParameter("account", accountId)
        .setHint(HibernateHints.HINT_READ_ONLY, true)
        .getResultStream()
        .map(ApplicationReader::view)
        .collect(Collectors.toUnmodifiableMap(ApplicationView::id, it -> it));
  }

  /**
   * A person's applications in the order of the filter.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param limit how many at most
   * @throws ApiException NOT_FOUND if an order other than by time is to go on after an application
   *     that was deleted
   */
  public List<ApplicationView> page(
      Person person, ApplicationFilter filter, UUID after, int limit) {
    return views(conditions(person, filter, after), filter.sorting().orderBy(), limit);
  }

  /** How many of a person's applications pass the filter. */
  long count(Person person, ApplicationFilter filter) {
    var conditions = conditions(person, filter, null);
    var query =
        entityManager.createQuery(
            "select count(*) %s where %s".formatted(source(filter), text(conditions)), Long.class);
    conditions.forEach(condition -> condition.applyTo(query));
    return query.getSingleResult();
  }

  /** The same without their texts, and with how well they match only as a number. */
  public List<ApplicationCard> cards(
      Person person, ApplicationFilter filter, UUID after, int limit) {
    var conditions = conditions(person, filter, after);
    var query =
        entityManager.createQuery(
            CARDS.formatted(text(conditions), filter.sorting().orderBy()), ApplicationCard.class);
    conditions.forEach(condition -> condition.applyTo(query));
    return query.setMaxResults(limit).getResultList();
  }

  /**
   * A person's applications by status.
   *
   * @param most how many of each status at most; all are counted
   */
  public Pipeline pipeline(Person person, ApplicationFilter filter, int most) {
    var conditions = conditions(person, filter, null);
    var query =
        entityManager
            .createQuery(
                CARDS_BY_STATUS.formatted(source(filter), text(conditions)), Object[].class)
            .setParameter("most", most);
    conditions.forEach(condition -> condition.applyTo(query));
    var cards = new ArrayList<ApplicationCard>();
    var counts = new EnumMap<ApplicationStatus, Long>(ApplicationStatus.class);
    for (var row : query.getResultList()) {
      var card = (ApplicationCard) row[0];
      cards.add(card);
      counts.put(card.status(), (Long) row[1]);
    }
    return new Pipeline(cards, counts);
  }

  /** All applications of an account and its clients, newest first; parameters as above. */
  List<ApplicationView> pageOfAccount(UUID accountId, UUID after, int limit) {
    var conditions = new ArrayList<Condition>();
    conditions.add(new Condition("a.accountId = :account", "account", accountId));
    if (after != null) {
      conditions.add(new Condition("a.id < :after", "after", after));
    }
    return views(conditions, new ApplicationFilter().sorting().orderBy(), limit);
  }

  /**
   * The history of one application of the account, oldest first.
   *
   * @throws ApiException NOT_FOUND
   */
  public List<StatusChangeView> history(UUID accountId, UUID id) {
    var changes = StatusChange.of(accountId, List.of(id));
    if (changes.isEmpty()) {
      throw ApiException.notFound();
    }
    return changes.stream().map(StatusChange::view).toList();
  }

  /**
   * The letters of one application of the account that others have replaced, the last first.
   *
   * @throws ApiException NOT_FOUND
   */
  public List<EarlierCoverLetterView> earlierCoverLetters(UUID accountId, UUID id) {
    Application.find(accountId, id).orElseThrow(ApiException::notFound);
    return EarlierCoverLetter.of(accountId, id).stream().map(EarlierCoverLetter::view).toList();
  }

  /**
   * The interviews of one application of the account, earliest first.
   *
   * @throws ApiException NOT_FOUND
   */
  public List<InterviewView> interviews(UUID accountId, UUID id) {
    Application.find(accountId, id).orElseThrow(ApiException::notFound);
    return Interview.of(accountId, List.of(id)).stream().map(Interview::view).toList();
  }

  /**
   * The contacts of one application of the account, oldest first.
   *
   * @throws ApiException NOT_FOUND
   */
  public List<ContactView> contacts(UUID accountId, UUID id) {
    Application.find(accountId, id).orElseThrow(ApiException::notFound);
    return Contact.of(accountId, List.of(id)).stream().map(Contact::view).toList();
  }

  /**
   * Other applications of the same person for what seems to be the same job, the newest first:
   * title, company and, where both are known, place are the same.
   */
  public List<ApplicationCard> alike(UUID accountId, ApplicationView application) {
    var posting = application.posting();
    if (posting.company() == null) {
      return List.of();
    }
    var person = new Person(accountId, application.clientId());
    return entityManager
        .createQuery(
            CARDS.formatted(
                "a.personId = :person and a.id <> :id and"
                    + " (lower(p.title) = lower(:title) or lower(p.company) = lower(:company))",
                "a.id desc"),
            ApplicationCard.class)
        .setParameter("person", person.id())
        .setParameter("id", application.id())
        .setParameter("title", posting.title())
        .setParameter("company", posting.company())
        .getResultStream()
        .filter(it -> it.company() != null && isSameJob(posting, it))
        .limit(MOST_ALIKE)
        .toList();
  }

  private static boolean isSameJob(PostingView posting, ApplicationCard other) {
    var hasPlaces = posting.location() != null && other.location() != null;
    return DuplicateKey.of(
            posting.company(), posting.title(), hasPlaces ? posting.location() : null)
        .equals(
            DuplicateKey.of(other.company(), other.title(), hasPlaces ? other.location() : null));
  }

  private List<Condition> conditions(Person person, ApplicationFilter filter, UUID after) {
    var conditions = new ArrayList<Condition>();
    conditions.add(new Condition("a.personId = :person", "person", person.id()));
    if (after != null) {
      addCursor(conditions, person, filter, after);
    }
    narrow(conditions, filter);
    return conditions;
  }

  private void addCursor(
      List<Condition> conditions, Person person, ApplicationFilter filter, UUID after) {
    var sorting = filter.sorting();
    if (sorting.isByTime()) {
      conditions.add(new Condition(sorting.following(), "after", after));
      return;
    }
    var last =
        entityManager
            .createQuery(KEY_OF.formatted(sorting.key()), Object.class)
            .setParameter("after", after)
            .setParameter("person", person.id())
            .getResultStream()
            .findFirst()
            .orElseThrow(ApiException::notFound);
    conditions.add(new Condition(sorting.following(), Map.of("key", last, "after", after)));
  }

  private static String text(List<Condition> conditions) {
    return conditions.stream().map(Condition::text).collect(Collectors.joining(" and "));
  }

  /** What the conditions of a filter read; the posting only if one of them needs it. */
  private static String source(ApplicationFilter filter) {
    return filter.readsPosting() ? "from Application a join a.posting p" : "from Application a";
  }

  private static void narrow(List<Condition> conditions, ApplicationFilter filter) {
    if (!filter.statuses().isEmpty()) {
      conditions.add(new Condition("a.status in :statuses", "statuses", filter.statuses()));
    }
    if (filter.pattern() != null) {
      conditions.add(new Condition(TEXT_MATCHES, "pattern", filter.pattern()));
    }
    if (filter.company() != null) {
      conditions.add(new Condition(AT_COMPANY, "company", filter.company()));
    }
    if (filter.resume() != null) {
      conditions.add(new Condition("a.resumeId = :resume", "resume", filter.resume()));
    }
    if (filter.stage() != null) {
      conditions.add(new Condition("a.stageId = :stage", "stage", filter.stage()));
    }
    if (filter.tag() != null) {
      conditions.add(new Condition("array_contains(a.tags, :tag)", "tag", filter.tag()));
    }
    switch (filter.archived()) {
      case EXCLUDE -> conditions.add(new Condition("a.archivedAt is null", Map.of()));
      case ONLY -> conditions.add(new Condition("a.archivedAt is not null", Map.of()));
      case INCLUDE -> {}
    }
    if (filter.since() != null) {
      conditions.add(new Condition("a.updatedAt >= :since", "since", filter.since()));
    }
  }

  private List<ApplicationView> views(List<Condition> conditions, String order, int limit) {
    TypedQuery<Object[]> query =
        entityManager.createQuery(
            WITH_POSTING_AND_RESUME + text(conditions) + " order by " + order, Object[].class);
    conditions.forEach(condition -> condition.applyTo(query));
    query.setMaxResults(limit).setHint(HibernateHints.HINT_READ_ONLY, true);
    return query.getResultStream().map(ApplicationReader::view).toList();
  }

  private static ApplicationView view(Object[] row) {
    return ((Application) row[0]).view((String) row[1]);
  }
}
