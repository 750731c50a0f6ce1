create table apply_profile (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  person_id uuid not null generated always as (coalesce(client_id, account_id)) stored,
  profile jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint apply_profile_person unique (person_id)
);

create index apply_profile_account on apply_profile (account_id, id);
create index apply_profile_client on apply_profile (client_id) where client_id is not null;

alter table work alter column unit_month drop not null;

comment on column work.unit_month is
  'the month that its unit of an allowance was taken in; null for work that takes none of its own';

create table attempt (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  state text not null,
  auto_submit boolean not null,
  submit_mode text not null,
  outcome text,
  ats_vendor text,
  apply_url text,
  fields jsonb not null,
  asked jsonb not null,
  answers jsonb not null,
  blockers varchar[] not null,
  note text,
  reason text,
  confirmation text,
  unit_month date not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  finished_at timestamptz(3),
  check ((state = 'DONE') = (outcome is not null))
);

comment on column attempt.unit_month is 'the month that its unit of the apply allowance was taken in';

create index attempt_application on attempt (application_id, id desc);
create unique index attempt_open on attempt (application_id) where state <> 'DONE';
create index attempt_quiet on attempt (updated_at) where state <> 'DONE';
create index attempt_account on attempt (account_id, id);
create index attempt_client on attempt (client_id) where client_id is not null;

create table attempt_event (
  attempt_id uuid not null references attempt (id) on delete cascade,
  id bigint generated always as identity,
  at timestamptz(3) not null,
  kind text not null,
  label text,
  text text,
  error boolean not null,
  primary key (attempt_id, id)
);

create table attempt_screenshot (
  attempt_id uuid primary key references attempt (id) on delete cascade,
  png bytea not null,
  taken_at timestamptz(3) not null
);

create table submission (
  application_id uuid primary key references application (id) on delete cascade,
  attempt_id uuid not null references attempt (id) on delete cascade,
  begun_at timestamptz(3) not null,
  settled_at timestamptz(3)
);

comment on table submission is
  'an application is sent by a run once at most: the row is there before the button is pressed';
comment on column submission.settled_at is 'when it was known what became of it; null until then';

create index submission_attempt on submission (attempt_id);

create table attempt_link_secret (
  secret text not null
);

comment on table attempt_link_secret is 'one row: what links to screenshots are signed with';

insert into attempt_link_secret
values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
