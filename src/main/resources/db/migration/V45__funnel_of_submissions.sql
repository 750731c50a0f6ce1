-- The funnel counts applications with a time of submission as submitted, even where their history, such as
-- an imported one, does not contain that status.

-- The place in the funnel by the history and the time of submission; null without a history.
create function stage_with_submission(stage integer, submitted_at timestamptz)
returns integer language sql immutable as $$
  select case when stage is null or submitted_at is null then stage else greatest(stage, funnel_stage('SUBMITTED')) end
$$;

create or replace function figure_removed_application() returns trigger language plpgsql as $$
begin
  if not exists (select from account where id = old.account_id and closed_at is null)
    or (old.client_id is not null and not exists (select from client where id = old.client_id)) then
    return old;
  end if;
  insert into application_figure (account_id, client_id, kind, status, bucket, number)
  select old.account_id, old.client_id, 'STATUS', old.status, 0, -1
  union all
  select old.account_id, old.client_id, 'FURTHEST',
    stage_of_funnel(stage_with_submission(max(funnel_stage(to_status)), old.submitted_at)), 0, -1
  from application_status_change where application_id = old.id having count(*) > 0
  union all
  select old.account_id, old.client_id, 'STAY', status, bucket, -count(*)
  from application_stay where application_id = old.id group by status, bucket;
  return old;
end $$;

create or replace function figure_added_status_changes() returns trigger language plpgsql as $$
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
  cross join lateral (values
    (stage_with_submission(reached.before, a.submitted_at), -1),
    (stage_with_submission(reached.now, a.submitted_at), 1)) as change (place, number)
  where change.place is not null
  group by 1, 2, 4 having sum(change.number) <> 0;

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

create function figure_dated_submission() returns trigger language plpgsql as $$
begin
  insert into application_figure (account_id, client_id, kind, status, bucket, number)
  select new.account_id, new.client_id, 'FURTHEST', stage_of_funnel(change.place), 0, change.number
  from (
    select max(funnel_stage(to_status)) as stage
    from application_status_change where application_id = new.id) as history
  cross join lateral (
    select stage_with_submission(history.stage, old.submitted_at) as before,
      stage_with_submission(history.stage, new.submitted_at) as now) as reached
  cross join lateral (values (reached.before, -1), (reached.now, 1)) as change (place, number)
  where reached.before <> reached.now;
  return null;
end $$;

create trigger application_dated_figure after update of submitted_at on application for each row
  when ((old.submitted_at is null) is distinct from (new.submitted_at is null))
  execute function figure_dated_submission();

insert into application_figure (account_id, client_id, kind, status, bucket, number)
select a.account_id, a.client_id, 'FURTHEST', stage_of_funnel(change.place), 0, sum(change.number)
from application a
cross join lateral (
  select max(funnel_stage(to_status)) as stage
  from application_status_change where application_id = a.id) as history
cross join lateral (values
  (history.stage, -1),
  (stage_with_submission(history.stage, a.submitted_at), 1)) as change (place, number)
where history.stage < funnel_stage('SUBMITTED') and a.submitted_at is not null
group by 1, 2, 4;
