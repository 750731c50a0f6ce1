create table discovery_match_source (
  id uuid primary key,
  match_id uuid not null references discovery_match (id) on delete cascade,
  resume_id uuid not null,
  board text not null,
  company_slug text not null,
  external_id text not null,
  url text not null check (octet_length(url) <= 2000),
  original_url text not null,
  is_employer boolean not null,
  missed integer not null,
  last_run_id uuid,
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  constraint discovery_match_source_identity unique (resume_id, board, company_slug, external_id)
);

comment on table discovery_match_source is 'a listing of a match on a board; the first one has the id of the match';
comment on column discovery_match_source.company_slug is 'empty on a board that is searched as a whole';
comment on column discovery_match_source.is_employer is 'whether the board lists the jobs of one employer, not of many';
comment on column discovery_match_source.missed is 'complete searches in a row that did not find it, at most those that end it';

create index discovery_match_source_match on discovery_match_source (match_id);
create index discovery_match_source_url on discovery_match_source (url);

alter table discovery_match add column told_by uuid;

comment on column discovery_match.told_by is 'the source whose title, company, place and text it has; null for the first one';
comment on column discovery_match.url is 'of the best source that still lists it, with board, company_slug and external_id';

create function discovery_is_employer(board text) returns boolean language sql immutable
  return board not in ('REMOTEOK', 'REMOTIVE', 'WEWORKREMOTELY', 'HIMALAYAS', 'JOBICY', 'ARBEITNOW', 'WORKINGNOMADS',
    'THEMUSE', 'LANDINGJOBS', 'HACKERNEWS', 'LINKEDIN', 'INDEED');

insert into discovery_match_source
select id, id, resume_id, board, coalesce(company_slug, ''), external_id, url, original_url, discovery_is_employer(board),
  missed, last_run_id, found_at, updated_at
from discovery_match order by id
on conflict do nothing;

-- a replica of the release before adds matches without sources
create function discovery_match_first_source() returns trigger language plpgsql as $$
begin
  insert into discovery_match_source
  select id, id, resume_id, board, coalesce(company_slug, ''), external_id, url, original_url,
    discovery_is_employer(board), missed, last_run_id, found_at, updated_at
  from added
  on conflict do nothing;
  return null;
end $$;

create trigger discovery_match_first_source after insert on discovery_match
  referencing new table as added for each statement execute function discovery_match_first_source();

alter table discovery_target add column radius_km integer not null default 0 check (radius_km between 0 and 500);

alter table discovery_match
  add column places text[],
  add column search tsvector generated always as (
    to_tsvector('simple', title || ' ' || company || ' ' || coalesce(location, '') || ' ' || coalesce(left(description, 8000), ''))
  ) stored;

comment on column discovery_match.places is 'keys of its places, what they lie in and, with a tilde, where a remote job may be done; null before it is found again';

create index discovery_match_fit on discovery_match (resume_id, score desc, found_at desc, id desc) where state = 'NEW';
create index discovery_match_search on discovery_match using gin (search);
