create table discovery_target (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  resume_id uuid not null references resume (id) on delete cascade,
  title text,
  keywords varchar[] not null,
  excluded_keywords varchar[] not null,
  locations varchar[] not null,
  remote_only boolean not null,
  boards varchar[] not null,
  companies jsonb not null,
  excluded_companies varchar[] not null,
  min_salary integer,
  daily boolean not null,
  next_daily_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column discovery_target.companies is 'array of {board, slug, token}';
comment on column discovery_target.next_daily_at is 'when its search is due by itself, where daily';

create index discovery_target_resume on discovery_target (resume_id, id);
create index discovery_target_account on discovery_target (account_id, id);
create index discovery_target_client on discovery_target (client_id) where client_id is not null;
create index discovery_target_due on discovery_target (next_daily_at) where daily;

create table discovery_run (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  resume_id uuid not null references resume (id) on delete cascade,
  state text not null,
  is_scheduled boolean not null,
  error text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3)
);

create index discovery_run_resume on discovery_run (resume_id, id desc);
create index discovery_run_account on discovery_run (account_id, id);
create index discovery_run_client on discovery_run (client_id) where client_id is not null;

create table discovery_run_board (
  id uuid primary key,
  run_id uuid not null references discovery_run (id) on delete cascade,
  position integer not null,
  board text not null,
  company text,
  token text,
  target_ids uuid[] not null,
  state text not null,
  fetched integer not null,
  kept integer not null,
  new_ones integer not null,
  note text,
  error text,
  constraint discovery_run_board_position unique (run_id, position)
);

comment on table discovery_run_board is 'what a run walks over: a board, or a company on it';

create table discovery_match (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  person_id uuid not null generated always as (coalesce(client_id, account_id)) stored,
  resume_id uuid not null references resume (id) on delete cascade,
  run_id uuid references discovery_run (id) on delete set null,
  board text not null,
  company_slug text,
  external_id text not null,
  url text not null check (octet_length(url) <= 2000),
  original_url text not null,
  twin text not null,
  title text not null,
  company text not null,
  location text,
  is_remote boolean,
  posted_at timestamptz(3),
  snippet text,
  description text,
  salary text,
  salary_min integer,
  salary_max integer,
  salary_currency text,
  employment_type text,
  company_stage text,
  target_titles varchar[] not null,
  score integer not null check (score between 0 and 100),
  fit_reason text,
  fit_gap text,
  state text not null,
  application_id uuid references application (id) on delete set null,
  missed integer not null,
  last_run_id uuid,
  found_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint discovery_match_url unique (resume_id, url)
);

comment on column discovery_match.twin is 'a hash of company, title and place, by which the same job is known on another board';
comment on column discovery_match.missed is 'complete walks in a row that did not find it';
comment on column discovery_match.last_run_id is 'the last run that found it';

create index discovery_match_open on discovery_match (resume_id, found_at desc, id desc) where state = 'NEW';
create index discovery_match_twin on discovery_match (resume_id, twin);
create index discovery_match_tracked on discovery_match (person_id, url) where state = 'NEW';
create index discovery_match_old on discovery_match (found_at) where state = 'NEW';
create index discovery_match_account on discovery_match (account_id, id);
create index discovery_match_client on discovery_match (client_id) where client_id is not null;
create index discovery_match_run on discovery_match (run_id) where run_id is not null;
create index discovery_match_application on discovery_match (application_id) where application_id is not null;

drop index work_open_resume;
create unique index work_open_resume on work (resume_id, kind)
  where resume_id is not null and kind <> 'REASONS' and state in ('QUEUED', 'RUNNING');
