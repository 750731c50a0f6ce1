package dev.jobtrail.search;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.platform.Scope;

/** What a search finds, in the order of the results. */
public enum FoundKind {
  @JsonProperty("application")
  APPLICATION(
      Scope.APPLICATIONS_READ,
      """
      select a.id, a.id as application_id, null as resume_id, c.id as client_id, c.name as client_name,
        p.title, concat_ws(', ', p.company, p.location) as context, a.status
      from application a join posting p on p.id = a.posting_id left join client c on c.id = a.client_id
      """,
      "a",
      "concat_ws(' ', p.title, p.company, p.location, a.notes, array_to_string(a.tags, ' '))",
      "a.updated_at desc, a.id"),
  @JsonProperty("contact")
  CONTACT(
      Scope.APPLICATIONS_READ,
      """
      select k.id, a.id, null, c.id, c.name,
        k.name, concat_ws(', ', k.role, p.company, p.title), a.status
      from contact k join application a on a.id = k.application_id join posting p on p.id = a.posting_id
        left join client c on c.id = a.client_id
      """,
      "k",
      "concat_ws(' ', k.name, k.role, k.email, k.phone, k.notes)",
      "k.updated_at desc, k.id"),
  @JsonProperty("interview")
  INTERVIEW(
      Scope.APPLICATIONS_READ,
      """
      select i.id, a.id, null, c.id, c.name,
        p.title, concat_ws(', ', to_char(i.starts_at at time zone i.time_zone, 'YYYY-MM-DD HH24:MI'), p.company, i.people),
        a.status
      from interview i join application a on a.id = i.application_id join posting p on p.id = a.posting_id
        left join client c on c.id = a.client_id
      """,
      "i",
      "concat_ws(' ', i.people, i.place, i.notes)",
      "i.starts_at desc, i.id"),
  @JsonProperty("resume")
  RESUME(
      Scope.RESUMES_READ,
      """
      select r.id, null, r.id, c.id, c.name, r.name, array_to_string(r.tags, ', '), null
      from resume r left join client c on c.id = r.client_id
      """,
      "r",
      "concat_ws(' ', r.name, array_to_string(r.tags, ' '))",
      "r.updated_at desc, r.id"),
  @JsonProperty("match")
  MATCH(
      Scope.DISCOVERY,
      """
      select m.id, null, m.resume_id, c.id, c.name, m.title, concat_ws(', ', m.company, m.location), null
      from discovery_match m left join client c on c.id = m.client_id
      """,
      "m",
      "concat_ws(' ', m.title, m.company, m.location)",
      "m.score desc, m.id"),
  @JsonProperty("client")
  CLIENT(
      Scope.CLIENTS,
      """
      select c.id, null, null, c.id, c.name, c.name, c.email, null
      from client c
      """,
      "c",
      "concat_ws(' ', c.name, c.email, c.phone, c.notes)",
      "c.updated_at desc, c.id");

  private final Scope scope;
  private final String select;
  private final String table;
  private final String text;
  private final String order;

  FoundKind(Scope scope, String select, String table, String text, String order) {
    this.scope = scope;
    this.select = select;
    this.table = table;
    this.text = text;
    this.order = order;
  }

  /** What a limited API key needs to find these. */
  Scope scope() {
    return scope;
  }

  /**
   * The query for those of an account that contain each of some words; clients that are archived
   * are left out unless one is searched alone.
   *
   * @param words how many patterns it takes, as {@code w0}, {@code w1} and so on
   */
  String query(int words) {
    var query = new StringBuilder(select);
    query.append("where %s.account_id = :account".formatted(table));
    query.append(" and (c.id = cast(:client as uuid) or cast(:client as uuid) is null");
    query.append(" and (c.id is null or c.status = 'ACTIVE'))");
    if (this == MATCH) {
      query.append(" and m.state = 'NEW'");
    }
    for (int i = 0; i < words; i++) {
      query.append(" and %s ~* :w%d".formatted(text, i));
    }
    return query.append(" order by ").append(order).toString();
  }
}
