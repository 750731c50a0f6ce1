package dev.jobtrail.testing;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/** Runs in any state for tests that need no browser. */
@Singleton
public class StoredAttempts {

  /** Two questions: one with choices, one without but with wording for it. */
  public static final String ASKED =
      """
      [{"question": "Do you travel?", "options": ["Yes", "No"], "several": false,
        "sensitive": false, "longText": false},
       {"question": "Why us?", "options": [], "several": false, "sensitive": false,
        "longText": true, "maxLength": 500, "proposal": "I like <b>ships</b>."}]""";

  /** Fields of all kinds that a person corrects, and one that only the site changes. */
  public static final String KINDS =
      """
      [{"page": 1, "label": "Name", "kind": "TEXT", "required": true, "options": [],
        "value": "Jana Novak", "source": "profile", "maxLength": 60},
       {"page": 1, "label": "Website", "kind": "URL", "required": false, "options": [],
        "value": "https://jana.example.org", "source": "resume"},
       {"page": 1, "label": "Start", "kind": "DATE", "required": true, "options": [],
        "value": "02/01/2027", "source": "answer", "answer": "2027-02-01"},
       {"page": 1, "label": "Place", "kind": "CHOICE", "required": true,
        "options": ["Berlin", "Brno", "Cork", "Delft", "Essen", "Faro", "Graz", "Hull"],
        "value": "Brno", "source": "you"},
       {"page": 1, "label": "Remote?", "kind": "TICK", "required": false, "options": [],
        "value": "true", "source": "you"},
       {"page": 2, "label": "Languages", "kind": "CHOICES", "required": false,
        "options": ["Java", "C, C++", "Rust"], "value": "Java, C, C++", "source": "you",
        "answer": "Java\\nC, C++"},
       {"page": 2, "label": "Why us?", "kind": "LONG_TEXT", "required": true, "options": [],
        "value": "Ships.", "source": "you"},
       {"page": 2, "label": "CV", "kind": "FILE", "required": true, "options": [],
        "value": "Jana Novak Resume.pdf", "source": "resume"}]""";

  private static final String ADD =
      """
      insert into attempt (id, account_id, client_id, application_id, state, auto_submit,
        submit_mode, outcome, fields, asked, answers, blockers, unit_month, created_at, updated_at,
        finished_at)
      select :id, account_id, client_id, id, :state, false, 'REVIEW',
        case when :state = 'DONE' then 'BLOCKED' end,
        '[{"page": 1, "label": "Name", "kind": "TEXT", "required": true,
           "options": [], "value": "Jana Novak"}]',
        cast(:asked as jsonb), '{}', '{}', :month, :at, :at,
        case when :state = 'DONE' then cast(:at as timestamptz) end
      from application where id = :application
      """;

  private static final String MOVE =
      "update application set status = :status where id = :application";

  private final AtomicLong numbers = new AtomicLong(System.currentTimeMillis());

  @Inject EntityManager entityManager;

  /** Adds one that asks {@link #ASKED}. */
  public String asking(String applicationId) {
    return add(applicationId, "ASKING", "NEEDS_ACTION");
  }

  /** Adds one that waits for Submit. */
  public String ready(String applicationId) {
    return add(applicationId, "READY", "APPLYING");
  }

  /** Adds one that is over. */
  public String done(String applicationId) {
    return add(applicationId, "DONE", "NEEDS_ACTION");
  }

  /** Adds one that was heard of just now, and leaves the application in a status. */
  public String add(String applicationId, String state, String status) {
    return add(applicationId, state, status, Instant.now());
  }

  /**
   * Adds one.
   *
   * @param at when it was last heard of
   */
  @Transactional
  public String add(String applicationId, String state, String status, Instant at) {
    // ids grow with time, as those of the service do
    var id =
        new UUID(
            numbers.incrementAndGet() << 16 | 0x7000,
            UUID.randomUUID().getMostSignificantBits() >>> 2 | Long.MIN_VALUE);
    var application = UUID.fromString(applicationId);
    entityManager
        .createNativeQuery(ADD)
        .setParameter("id", id)
        .setParameter("state", state)
        .setParameter("asked", state.equals("ASKING") ? ASKED : "[]")
        .setParameter("month", LocalDate.ofInstant(at, ZoneOffset.UTC).withDayOfMonth(1))
        .setParameter("at", at)
        .setParameter("application", application)
        .executeUpdate();
    entityManager
        .createNativeQuery(MOVE)
        .setParameter("status", status)
        .setParameter("application", application)
        .executeUpdate();
    return id.toString();
  }

  /** Adds one whose site asks for an account. */
  @Transactional
  public String askingForAccount(String applicationId) {
    var id = asking(applicationId);
    entityManager
        .createNativeQuery("update attempt set asked = cast(:asked as jsonb) where id = :id")
        .setParameter("id", UUID.fromString(id))
        .setParameter(
            "asked",
            """
            [{"question": "Account at acme.test", "options": [], "several": false,
              "sensitive": true, "longText": false,
              "account": {"site": "acme.test", "email": "jana@example.com", "canCreate": true,
                "canRetry": false}}]\
            """)
        .executeUpdate();
    return id;
  }

  /** Gives one the fields of a form. */
  @Transactional
  public void show(String attemptId, String fields) {
    entityManager
        .createNativeQuery("update attempt set fields = cast(:fields as jsonb) where id = :id")
        .setParameter("id", UUID.fromString(attemptId))
        .setParameter("fields", fields)
        .executeUpdate();
  }

  /** Gives one a screenshot of a single pixel. */
  @Transactional
  public void photograph(String attemptId) {
    entityManager
        .createNativeQuery(
            "insert into attempt_screenshot values (:id, decode(:png, 'base64'), now())")
        .setParameter("id", UUID.fromString(attemptId))
        .setParameter(
            "png",
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5"
                + "ErkJggg==")
        .executeUpdate();
  }

  /** Notes that the form was being sent. */
  @Transactional
  public void beginSubmission(String attemptId) {
    entityManager
        .createNativeQuery(
            "insert into submission (application_id, attempt_id, begun_at)"
                + " select application_id, id, updated_at from attempt where id = :id")
        .setParameter("id", UUID.fromString(attemptId))
        .executeUpdate();
  }
}
