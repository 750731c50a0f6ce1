-- Closed accounts, whose data is deleted in the background.
alter table account add column closed_at timestamptz(3);

comment on column account.closed_at is 'when its owner deleted it; what it holds is deleted from then on, the row last';

create table account_deletion (
  account_id uuid primary key,
  token_hash text not null unique,
  deleted bigint not null,
  total bigint,
  requested_at timestamptz(3) not null,
  finished_at timestamptz(3)
);

comment on table account_deletion is 'how far deletions have come; a row outlives its account for a day';
comment on column account_deletion.total is 'rows when it began; null until they are counted';

create index account_deletion_finished on account_deletion (finished_at) where finished_at is not null;

-- Pages of an account's export, by index.
create index resume_fact_account_id on resume_fact (account_id, id);
create index builder_message_account_id on builder_message (account_id, id);

-- The filter by company. The beginning only: an index entry has a bound, a text has none.
create index posting_person_company on posting (person_id, left(lower(company), 200));

-- What the figures over a person's applications are made of, kept up by triggers, so that reading them
-- does not depend on how many applications there are.

-- How long an application stayed in a status that it has left.
create table application_stay (
  application_id uuid not null references application (id) on delete cascade,
  change_id uuid not null,
  person_id uuid not null,
  status text not null,
  bucket integer not null,
  milliseconds bigint not null
);

comment on column application_stay.change_id is 'the entry of the history that ended the stay';
comment on column application_stay.bucket is 'a range of durations, one percent wide';

create index application_stay_application on application_stay (application_id);
create index application_stay_person on application_stay (person_id, status, bucket, milliseconds);

-- Sums of changes, as in application_tally: writers only add rows, and a sweep adds them up.
create table application_figure (
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  person_id uuid not null generated always as (coalesce(client_id, account_id)) stored,
  kind text not null,
  status text not null,
  bucket integer not null,
  number bigint not null,
  is_sum boolean not null default false
);

comment on column application_figure.kind is
  'STATUS: applications in the status; FURTHEST: applications that came to this stage of the funnel and no further; STAY: stays in the status, by bucket';

create index application_figure_person on application_figure (person_id, kind);
create index application_figure_account on application_figure (account_id);
create index application_figure_client on application_figure (client_id) where client_id is not null;
create index application_figure_change on application_figure (person_id) where not is_sum;

-- The place of a status in the funnel; what is no stage of it counts as the first.
create function funnel_stage(status text) returns integer language sql immutable as $$
  select coalesce(array_position(array['SAVED', 'SUBMITTED', 'SCREENING', 'INTERVIEW', 'OFFER'], status), 1)
$$;

create function stage_of_funnel(place integer) returns text language sql immutable as $$
  select (array['SAVED', 'SUBMITTED', 'SCREENING', 'INTERVIEW', 'OFFER'])[place]
$$;

create function milliseconds(duration interval) returns bigint language sql immutable as $$
  select round(extract(epoch from duration) * 1000)::bigint
$$;

create function stay_bucket(milliseconds bigint) returns integer language sql immutable as $$
  select floor(96 * ln((greatest(milliseconds, 0) + 1)::float8))::integer
$$;

create function figure_added_applications() returns trigger language plpgsql as $$
begin
  insert into application_figure (account_id, client_id, kind, status, bucket, number)
  select account_id, client_id, 'STATUS', status, 0, count(*) from added group by 1, 2, 4;
  return null;
end $$;

create function figure_moved_application() returns trigger language plpgsql as $$
begin
  insert into application_figure (account_id, client_id, kind, status, bucket, number) values
    (old.account_id, old.client_id, 'STATUS', old.status, 0, -1),
    (new.account_id, new.client_id, 'STATUS', new.status, 0, 1);
  return null;
end $$;

-- What goes together with its account or client needs no figures any more.
create function figure_removed_application() returns trigger language plpgsql as $$
begin
  if not exists (select from account where id = old.account_id and closed_at is null)
    or (old.client_id is not null and not exists (select from client where id = old.client_id)) then
    return old;
  end if;
  insert into application_figure (account_id, client_id, kind, status, bucket, number)
  select old.account_id, old.client_id, 'STATUS', old.status, 0, -1
  union all
  select old.account_id, old.client_id, 'FURTHEST', stage_of_funnel(max(funnel_stage(to_status))), 0, -1
  from application_status_change where application_id = old.id having count(*) > 0
  union all
  select old.account_id, old.client_id, 'STAY', status, bucket, -count(*)
  from application_stay where application_id = old.id group by status, bucket;
  return old;
end $$;

-- The history may grow by several entries at once, and not in their order: what is there is held
-- against what should be.
create function figure_added_status_changes() returns trigger language plpgsql as $$
begin
  insert into application_figure (account_id, client_id, kind, status, bucket, number)
  select a.account_id, a.client_id, 'FURTHEST', stage_of_funnel(change.place), 0, sum(change.number)
  from (
    select h.application_id,
      max(funnel_stage(h.to_status)) filter (where n.id is null) as before,
      max(funnel_stage(h.to_status)) as now
    from application_status_change h left join added n on n.id = h.id
    where h.application_id in (select application_id from added)
    group by h.application_id) as reached
  join application a on a.id = reached.application_id
  cross join lateral (values (reached.before, -1), (reached.now, 1)) as change (place, number)
  where reached.before is distinct from reached.now and change.place is not null
  group by 1, 2, 4;

  with gone as (
    delete from application_stay s
    where s.application_id in (select application_id from added)
      and not exists (
        select from stays_of(array[s.application_id]) c
        where c.change_id = s.change_id and c.status = s.status and c.milliseconds = s.milliseconds)
    returning s.application_id, s.status, s.bucket)
  insert into application_figure (account_id, client_id, kind, status, bucket, number)
  select a.account_id, a.client_id, 'STAY', gone.status, gone.bucket, -count(*)
  from gone join application a on a.id = gone.application_id group by 1, 2, 4, 5;

  with come as (
    insert into application_stay (application_id, change_id, person_id, status, bucket, milliseconds)
    select c.application_id, c.change_id, a.person_id, c.status, stay_bucket(c.milliseconds), c.milliseconds
    from stays_of(array(select distinct application_id from added)) c
    join application a on a.id = c.application_id
    where not exists (
      select from application_stay s
      where s.application_id = c.application_id and s.change_id = c.change_id)
    returning application_id, status, bucket)
  insert into application_figure (account_id, client_id, kind, status, bucket, number)
  select a.account_id, a.client_id, 'STAY', come.status, come.bucket, count(*)
  from come join application a on a.id = come.application_id group by 1, 2, 4, 5;
  return null;
end $$;

-- The stays that the histories of some applications tell of; a note on a status that stayed ends none.
create function stays_of(applications uuid[])
returns table (application_id uuid, change_id uuid, status text, milliseconds bigint) language sql stable as $$
  select stay.application_id, stay.change_id, stay.status, milliseconds(stay.until - stay.since)
  from (
    select h.application_id, h.to_status as status, h.at as since,
      lead(h.id) over history as change_id, lead(h.at) over history as until
    from application_status_change h
    where h.application_id = any(applications) and h.from_status is distinct from h.to_status
    window history as (partition by h.application_id order by h.at, h.id)) as stay
  where stay.change_id is not null
$$;

create trigger application_added_figure after insert on application
  referencing new table as added for each statement execute function figure_added_applications();
create trigger application_moved_figure after update of status on application for each row
  when (old.status is distinct from new.status) execute function figure_moved_application();
create trigger application_removed_figure before delete on application for each row
  execute function figure_removed_application();
create trigger application_status_change_added_figure after insert on application_status_change
  referencing new table as added for each statement execute function figure_added_status_changes();

-- What is there already; in slices, so that no single statement runs into the client's timeout.
create function pg_temp.fill_application_stays(slice integer) returns void language sql as $$
  insert into application_stay (application_id, change_id, person_id, status, bucket, milliseconds)
  select stay.application_id, stay.change_id, stay.person_id, stay.status,
    stay_bucket(milliseconds(stay.until - stay.since)), milliseconds(stay.until - stay.since)
  from (
    select h.application_id, a.person_id, h.to_status as status, h.at as since,
      lead(h.id) over history as change_id, lead(h.at) over history as until
    from application_status_change h join application a on a.id = h.application_id
    where get_byte(uuid_send(h.application_id), 15) % 8 = slice and h.from_status is distinct from h.to_status
    window history as (partition by h.application_id order by h.at, h.id)) as stay
  where stay.change_id is not null
$$;

select pg_temp.fill_application_stays(0);
select pg_temp.fill_application_stays(1);
select pg_temp.fill_application_stays(2);
select pg_temp.fill_application_stays(3);
select pg_temp.fill_application_stays(4);
select pg_temp.fill_application_stays(5);
select pg_temp.fill_application_stays(6);
select pg_temp.fill_application_stays(7);

insert into application_figure (account_id, client_id, kind, status, bucket, number, is_sum)
select account_id, client_id, 'STATUS', status, 0, count(*), true from application group by 1, 2, 4;

insert into application_figure (account_id, client_id, kind, status, bucket, number, is_sum)
select a.account_id, a.client_id, 'FURTHEST', stage_of_funnel(reached.place), 0, count(*), true
from (
  select application_id, max(funnel_stage(to_status)) as place
  from application_status_change group by application_id) as reached
join application a on a.id = reached.application_id group by 1, 2, 4;

insert into application_figure (account_id, client_id, kind, status, bucket, number, is_sum)
select a.account_id, a.client_id, 'STAY', s.status, s.bucket, count(*), true
from application_stay s join application a on a.id = s.application_id group by 1, 2, 4, 5;
